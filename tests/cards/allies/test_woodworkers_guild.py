"""Woodworkers' Guild goes wrong if an Action is gained without one being trashed."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Woodworkers' Guild"


def test_trash_one_gain_one() -> None:
    """You may spend a Favor to trash an Action from your hand; if you did you gain any Action from the Supply."""
    t = bed(hand="Village, Copper", kingdom="Village, Possession", landscapes="Woodworkers' Guild", favors=2, actions=0)
    t.to_phase(TREASURE_PHASE, ("trash", "Village"), ("gain", "Possession"))
    assert t.trashed == "Village"
    assert t.p1.discard == "Possession"
    assert t.p1.favors == 1


def test_not_without_an_action() -> None:
    """With no Action in hand you cannot trash one, and gain nothing."""
    t = bed(hand="Copper", kingdom="Village", landscapes="Woodworkers' Guild", favors=2)
    t.to_phase(TREASURE_PHASE)
    assert t.p1.discard == ""
    assert t.p1.favors == 2


def test_trashing_comes_first() -> None:
    """What the trashing triggers comes before the gain."""
    t = bed(hand="Lich", kingdom="Village, Smithy", landscapes="Woodworkers' Guild", favors=1, actions=0, text="trash: Copper")
    t.to_phase(TREASURE_PHASE, ("trash", "Lich"), ("gain", "Smithy"))
    assert t.p1.discard == "Lich, Copper, Smithy"


def test_only_actions() -> None:
    """Only an Action can be trashed, one of them, and only an Action gained."""
    t = bed(hand="2 Village, Copper", kingdom="Village, Smithy", landscapes="Woodworkers' Guild", favors=2, actions=0)
    t.to_phase(TREASURE_PHASE, ("trash", "Village"), ("gain", "Smithy"))
    assert "(0 to 1 of: Village, Village)" in t.asked[0]
    assert "of: Village, Smithy)" in t.asked[1]
