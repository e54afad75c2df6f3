"""Artist goes wrong when two of a kind count once."""

from tests.bed import bed

CARD = "Artist"


def test_exactly_one_copy() -> None:
    """+1 Action, and +1 Card for each card of which you have exactly one copy in play, itself included."""
    t = bed(hand="Artist", deck="9 Copper", text="p1 play: 2 Silver, Gold")
    t.play("Artist")
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 1
