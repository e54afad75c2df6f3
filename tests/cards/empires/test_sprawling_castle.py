"""Sprawling Castle goes wrong when a pile lacks the cards that were chosen."""

from tests.bed import bed

CARD = "Sprawling Castle"
TOP = "p2 discard: Humble Castle, Crumbling Castle, Small Castle, Haunted Castle, Opulent Castle\n"


def test_a_duchy_or_three_estates() -> None:
    """When you gain it you gain a Duchy, or 3 Estates, as you like."""
    t = bed(text=TOP)
    t.gain("Sprawling Castle", ("option", "a Duchy"))
    assert t.p1.discard == "Sprawling Castle, Duchy"
    t = bed(text=TOP)
    t.gain("Sprawling Castle", ("option", "3 Estates"))
    assert t.p1.discard == "Sprawling Castle, 3 Estate"


def test_either_may_be_chosen_whatever_is_left() -> None:
    """You may choose either even if not enough cards are left; you gain what there is."""
    t = bed(text=TOP + "pile Estate: 2\npile Duchy: 0")
    t.gain("Sprawling Castle", ("option", "3 Estates"))
    assert t.p1.discard == "Sprawling Castle, 2 Estate"
    t = bed(text=TOP + "pile Duchy: 0")
    t.gain("Sprawling Castle", ("option", "a Duchy"))
    assert t.p1.discard == "Sprawling Castle"


def test_estates_one_by_one() -> None:
    """The Estates are gained one by one: each may be duplicated."""
    t = bed(text=TOP + "p1 tavern: Duplicate")
    t.gain("Sprawling Castle", ("option", "3 Estates"), ("resolve", ""), ("resolve", "Duplicate"))
    assert t.p1.discard == "Sprawling Castle, 4 Estate"


def test_points() -> None:
    """It is worth 4 VP."""
    assert bed(hand="Sprawling Castle").p1.points == 4
