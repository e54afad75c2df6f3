"""Cheap goes wrong when only the Supply gets cheaper."""

from tests.bed import bed

CARD = "Cheap"


def test_one_less() -> None:
    """Cards of that pile cost $1 less, wherever they are."""
    t = bed(hand="Smithy, Remodel", landscapes="Cheap", kingdom="Smithy, Village, Market, Festival",
            text="extra Cheap: Smithy")  # fmt: skip
    assert t.cost("Smithy") == 3
    assert t.cost("Village") == 3
    t.play("Remodel", ("gain", "Market"))
    assert t.trashed == "Smithy"


def test_at_the_end() -> None:
    """It holds for the whole game, so also when costs count in scoring."""
    t = bed(hand="Smithy, Village, Moat", landscapes="Cheap, Plateau Shepherds", kingdom="Smithy, Village, Moat",
            text="extra Cheap: Village", favors=5)  # fmt: skip
    assert t.p1.points == 4
