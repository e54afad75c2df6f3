"""Toil goes wrong with playing Actions in the Buy phase."""

from tests.bed import bed

CARD = "Toil"


def test_plays_an_action() -> None:
    """You get +1 Buy and may play an Action from your hand, in your Buy phase; that uses no Action."""
    t = bed(hand="Market, Copper", deck="Gold", landscapes="Toil", coins=2)
    t.buy("Toil", ("play card", "Market"))
    assert (t.p1.buys, t.p1.coins, t.p1.actions) == (2, 1, 2)
    assert t.p1.hand == "Copper, Gold"


def test_optional() -> None:
    """You need not play one."""
    t = bed(hand="Market, Copper", landscapes="Toil", coins=2)
    t.buy("Toil", ("play card", ""))
    assert "Copper" not in t.asked[-1]
    assert (t.p1.buys, t.p1.hand) == (1, "Market, Copper")


def test_villages_do_not_help() -> None:
    """Actions that it gives you cannot be used in the Buy phase."""
    t = bed(hand="Village, Smithy", deck="9 Copper", landscapes="Toil", coins=2)
    t.buy("Toil", ("play card", "Village"))
    t.end_turn()
    assert "Smithy" in t.p1.discard
    assert not any("'play'" in each for each in t.asked)
