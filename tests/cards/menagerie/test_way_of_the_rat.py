"""Way of the Rat goes wrong when nothing is discarded, and when the copy cannot be had."""

from tests.bed import bed

CARD = "Way of the Rat"
WAY = ("resolve", "Way of the Rat")


def test_discard_a_treasure_for_a_copy() -> None:
    """You may discard a Treasure; if you do, you gain a copy of the card you played."""
    t = bed(hand="Smithy, Copper, Estate", landscapes="Way of the Rat")
    t.play("Smithy", WAY, ("discard", "Copper"))
    assert t.p1.discard == "Copper, Smithy"


def test_no_discard_no_copy() -> None:
    """If you discard nothing you gain nothing."""
    t = bed(hand="Smithy, Copper", landscapes="Way of the Rat")
    t.play("Smithy", WAY, ("discard", ""))
    assert t.p1.discard == ""


def test_only_if_it_is_to_be_had() -> None:
    """A copy can be gained only if it is on top of a Supply pile: never a Horse."""
    t = bed(hand="Horse, Copper", landscapes="Way of the Rat", kingdom="Cavalry")
    t.play("Horse", WAY, ("discard", "Copper"))
    assert t.p1.discard == "Copper"


def test_in_the_middle_of_a_gain() -> None:
    """With a Reaction that plays itself it gains a card in the middle of a gain."""
    t = bed(hand="Sheepdog, Copper", kingdom="Cavalry", landscapes="Way of the Rat")
    t.gain("Silver", ("resolve", "Sheepdog"), WAY, ("discard", "Copper"))
    assert t.p1.discard == "Silver, Copper, Sheepdog"
