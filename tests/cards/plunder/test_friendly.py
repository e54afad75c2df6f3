"""Friendly goes wrong when it can be used twice in a Clean-up."""

from tests.bed import bed

CARD = "Friendly"


def test_discard_to_gain() -> None:
    """At the start of your Clean-up you may discard a Friendly card to gain one; once."""
    t = bed(hand="2 Smithy", deck="5 Copper", landscapes="Friendly", kingdom="Smithy", text="extra Friendly: Smithy")
    t.end_turn(("resolve", "Friendly"))
    assert t.p1.discard == "3 Smithy"
    assert t.left("Smithy") == 7


def test_split_pile() -> None:
    """From a pile of different cards you may gain another one than you discarded."""
    t = bed(hand="Plunder", deck="5 Copper", landscapes="Friendly", kingdom="Encampment/Plunder",
            text="extra Friendly: Encampment/Plunder")  # fmt: skip
    t.end_turn(("resolve", "Friendly"))
    assert t.p1.discard == "Plunder, Encampment"


def test_drawn_at_the_start_of_clean_up() -> None:
    """A Friendly card that comes into your hand at the start of Clean-up can still be discarded."""
    t = bed(hand="Improve, Sheepdog", deck="2 Village, 9 Copper", landscapes="Friendly", kingdom="Village, Smithy",
            text="extra Friendly: Village")  # fmt: skip
    t.play("Improve")
    t.clean_up(("resolve", "Improve"), ("resolve", "Sheepdog"), ("resolve", "Friendly"))
    assert t.left("Village") == 7


def test_clean_up_discard() -> None:
    """It is a discard in Clean-up: a Faithful Hound does nothing then."""
    t = bed(hand="Faithful Hound", deck="5 Copper", landscapes="Friendly",
            kingdom="Faithful Hound", text="extra Friendly: Faithful Hound")  # fmt: skip
    t.end_turn(("resolve", "Friendly"))
    assert t.p1.discard == "2 Faithful Hound"
