"""Sanctuary goes wrong if exiling is taken for a duty."""

from tests.bed import bed

CARD = "Sanctuary"


def test_exile_or_not() -> None:
    """You get +1 Card, +1 Action and +1 Buy; then you may exile a card from your hand."""
    t = bed(hand="Sanctuary, Estate", deck="Curse")
    t.play("Sanctuary", ("exile", "Curse"))
    assert (t.p1.actions, t.p1.buys) == (1, 2)
    assert (t.p1.hand, t.p1.exile) == ("Estate", "Curse")
    t = bed(hand="Sanctuary, Estate", deck="Curse")
    t.play("Sanctuary", ("exile", ""))
    assert t.p1.exile == ""


def test_a_copy_of_what_is_being_gained() -> None:
    """Played as you gain it, it may exile a copy of itself, and you may discard that copy for the same gain."""
    t = bed(hand="Sanctuary", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain("Sanctuary", ("resolve", "Innovation"), ("exile", "Sanctuary"), ("resolve", "Exile mat"))
    assert t.p1.exile == ""
    assert t.p1.discard == "Sanctuary"
