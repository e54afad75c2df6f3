"""Hireling goes wrong if it ever leaves play or counts once for several playings."""

from tests.bed import bed

CARD = "Hireling"


def test_a_card_each_turn_for_the_rest_of_the_game() -> None:
    """At the start of each of your turns for the rest of the game you get +1 Card."""
    t = bed(hand="Hireling", deck="30 Copper")
    t.play("Hireling")
    for _ in range(3):
        t.end_turn()
        t.end_turn()
        assert len(t.p1.hand) == 6
        assert t.p1.in_play == "Hireling"


def test_cumulative() -> None:
    """Played twice it gives +2 Cards each turn, and what played it twice stays in play."""
    t = bed(hand="Throne Room, Hireling", deck="30 Copper")
    t.play("Throne Room", ("play card", "Hireling"))
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 7
    assert t.p1.in_play == "Throne Room, Hireling"


def test_played_at_the_start_of_your_turn() -> None:
    """If you play it at the start of your turn you get +1 Card on that turn already, and none on the turns of others."""
    t = bed(hand="Ghost", deck="Hireling, 30 Copper", text="turn: p1 night")
    t.play("Ghost")
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 7
    t.end_turn()
    assert len(t.p1.hand) == 5
