"""Distant Lands goes wrong when each copy counts, or none, instead of those on the mat."""

from tests.bed import bed

CARD = "Distant Lands"


def test_points_on_the_mat_only() -> None:
    """It is worth 4 VP if it is on your Tavern mat at the end of the game, and nothing elsewhere."""
    t = bed(hand="2 Distant Lands", actions=2)
    assert t.p1.points == 0
    t.play("Distant Lands")
    assert t.p1.tavern == "Distant Lands"
    assert t.p1.points == 4
    t.play("Distant Lands")
    assert t.p1.points == 8
    assert t.p2.points == 0


def test_on_the_mat_it_is_one_of_your_cards() -> None:
    """On the mat it is one of your cards for whatever counts your cards at the end."""
    t = bed(hand="Distant Lands", landscapes="Wolf Den")
    t.play("Distant Lands")
    assert t.p1.points == 4 - 3
