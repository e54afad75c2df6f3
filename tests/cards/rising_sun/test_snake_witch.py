"""Snake Witch goes wrong when the Curses come though it did not return."""

from tests.bed import bed

CARD = "Snake Witch"


def test_no_duplicates() -> None:
    """+1 Card, +1 Action. If then your hand has no duplicates you may reveal it and return this to its pile; each other
    player gains a Curse."""
    t = bed(hand="Snake Witch, Copper", deck="Estate, Gold")
    t.play("Snake Witch", ("reveal", "yes"))
    assert t.p2.discard == "Curse"
    assert t.left("Snake Witch") == 10


def test_duplicates() -> None:
    """Not with a duplicate, the card just drawn included."""
    t = bed(hand="Snake Witch, Copper", deck="Copper, Gold")
    t.play("Snake Witch")
    assert t.p2.discard == "-"


def test_optional_and_empty_hand() -> None:
    """It is optional; an empty hand has no duplicates."""
    t = bed(hand="Snake Witch")
    t.play("Snake Witch", ("reveal", "no"))
    assert t.p1.in_play == "Snake Witch"


def test_cannot_return() -> None:
    """If it cannot return to its pile (played a second time) nobody gains a Curse."""
    t = bed(hand="Throne Room, Snake Witch")
    t.play("Throne Room", ("play card", "Snake Witch"), ("reveal", "yes"), ("reveal", "yes"))
    assert t.p2.discard == "Curse"
