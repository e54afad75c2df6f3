"""Desperation goes wrong when no Curse is gained, and when it is bought again."""

from tests.bed import bed

CARD = "Desperation"


def test_curse_for_a_buy_and_coins() -> None:
    """You may gain a Curse; if you do, you get +1 Buy (so that you have as many as before) and +$2."""
    t = bed(landscapes="Desperation")
    t.buy("Desperation", ("gain", "yes"))
    assert t.p1.discard == "Curse"
    assert (t.p1.buys, t.p1.coins) == (1, 2)
    t = bed(landscapes="Desperation")
    t.buy("Desperation", ("gain", "no"))
    assert t.p1.discard == ""
    assert (t.p1.buys, t.p1.coins) == (0, 0)


def test_once_per_turn() -> None:
    """It can be bought once per turn."""
    t = bed(landscapes="Desperation")
    t.buy("Desperation", ("gain", "yes"))
    assert not t.on_offer("Desperation")
    t.end_turn()
    t.to_phase(3)
    assert t.on_offer("Desperation")


def test_no_curse_left() -> None:
    """If no Curse is left you get nothing."""
    t = bed(landscapes="Desperation", text="pile Curse: 0")
    t.buy("Desperation")
    assert (t.p1.buys, t.p1.coins) == (0, 0)


def test_curse_trashed() -> None:
    """A Curse that you trash as you gain it, with a Watchtower, still counts."""
    t = bed(hand="Watchtower", landscapes="Desperation")
    t.buy("Desperation", ("gain", "yes"), ("resolve", "Watchtower"), ("option", "trash"))
    assert (t.p1.buys, t.p1.coins) == (1, 2)
