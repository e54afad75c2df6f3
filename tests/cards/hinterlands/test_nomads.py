"""Nomads go wrong when the $ are missing for one of the two events."""

from tests.bed import bed

CARD = "Nomads"


def test_play() -> None:
    """+1 Buy and +$2."""
    t = bed(hand="Nomads")
    t.play("Nomads")
    assert (t.p1.buys, t.p1.coins) == (2, 2)


def test_when_gained() -> None:
    """When you gain it: +$2."""
    t = bed(kingdom="Nomads", coins=4)
    t.buy("Nomads")
    assert t.p1.coins == 2


def test_when_trashed() -> None:
    """When you trash it: +$2."""
    t = bed(hand="Nomads")
    t.trash("Nomads")
    assert t.p1.coins == 2


def test_on_another_players_turn() -> None:
    """On another player's turn you get the $ too, but they are gone before your own turn starts."""
    t = bed(hand="Dame Molly", p2_deck="Nomads, Estate")
    t.play("Dame Molly")
    assert t.p2.coins == 2
    t.end_turn()
    assert t.p2.coins == 0
