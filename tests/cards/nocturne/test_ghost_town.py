"""Ghost Town goes wrong when it gives anything this turn, or when it is gained to the discard pile."""

from tests.bed import bed

CARD = "Ghost Town"


def test_a_card_and_an_action_next_turn() -> None:
    """At the start of your next turn, +1 Card and +1 Action: you start it with 2 Actions."""
    t = bed(hand="Ghost Town", deck="12 Copper", text="turn: p1 night")
    t.play("Ghost Town")
    assert t.p1.hand == ""
    t.end_turn()
    t.end_turn()
    assert t.p1.actions == 2
    assert t.p1.hand == "6 Copper"
    assert t.p1.in_play == "Ghost Town"
    t.end_turn()
    assert t.p1.in_play == ""


def test_each_gives_them() -> None:
    """Two of them give 2 Cards and 2 Actions."""
    t = bed(hand="2 Ghost Town", deck="12 Copper", text="turn: p1 night")
    t.play("Ghost Town")
    t.play("Ghost Town")
    t.end_turn()
    t.end_turn()
    assert t.p1.actions == 3
    assert t.p1.hand == "7 Copper"


def test_gained_to_your_hand() -> None:
    """It is gained to your hand."""
    t = bed(kingdom="Ghost Town", coins=3)
    t.buy("Ghost Town")
    assert t.p1.hand == "Ghost Town"
    assert t.p1.discard == ""
