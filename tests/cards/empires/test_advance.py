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


def test_actions_up_to_6() -> None:
    """You gain an Action, one costing $6 at most."""
    t = bed(hand="Moat", landscapes="Advance", kingdom="Artisan, King's Court")
    t.buy("Advance", ("trash", "Moat"), ("gain", "Artisan"))
    assert "King's Court" not in t.asked[-1]
    assert "Gold" not in t.asked[-1]
