"""Artist goes wrong when two of a kind count once."""

from tests.bed import bed

CARD = "Artist"


def test_exactly_one_copy() -> None:
    """+1 Action, and +1 Card for each card of which you have exactly one copy in play, itself included."""
    t = bed(hand="Artist", deck="9 Copper", text="p1 play: 2 Silver, Gold")
    t.play("Artist")
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 1


def test_cards_of_earlier_turns() -> None:
    """Cards played on earlier turns count as long as they are in play."""
    t = bed(hand="2 Artist", deck="9 Copper", text="p1 play: Samurai", actions=2)
    t.play("Artist")
    assert t.p1.hand == "Artist, 2 Copper"
    t.play("Artist")
    assert t.p1.hand == "3 Copper"
