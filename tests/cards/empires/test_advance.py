"""Advance goes wrong when it gains without trashing."""

from tests.bed import bed

CARD = "Advance"


def test_trash_an_action_for_another() -> None:
    """You may trash an Action card from your hand; if you do, you gain an Action card costing at most $6."""
    t = bed(hand="Village, Copper", landscapes="Advance", kingdom="Market, Engineer")
    t.buy("Advance", ("trash", "Village"), ("gain", "Market"))
    assert t.trashed == "Village"
    assert t.p1.discard == "Market"
    assert "Engineer" not in t.asked[-1]


def test_need_not() -> None:
    """If you trash nothing you gain nothing."""
    t = bed(hand="Village", landscapes="Advance", kingdom="Market")
    t.buy("Advance", ("trash", ""))
    assert t.p1.discard == ""
