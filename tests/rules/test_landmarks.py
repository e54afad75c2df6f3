"""Landmarks (CR IV): always active, for every player."""

from tests.bed import bed


def test_for_every_player_on_every_turn() -> None:
    """A Landmark's ability holds for all players all the time."""
    t = bed(hand="Copper", p2="2 Estate", landscapes="Tomb")
    t.trash("Copper")
    t.trash("Estate", seat=1)
    t.trash("Estate", seat=1)
    assert (t.p1.vp, t.p2.vp) == (1, 2)


def test_scored_for_each_player_at_the_end() -> None:
    """Landmarks that score do so at the end of the game for each player; several add up."""
    t = bed(hand="Gold, Gold, Silver", p2="Copper", landscapes="Wolf Den, Keep")
    assert t.p1.points == 10 - 3
    assert t.p2.points == 5 - 3


def test_points_may_be_negative() -> None:
    """Landmarks may lower your points below nothing."""
    t = bed(hand="Gold, Silver, Curse", landscapes="Wolf Den")
    assert t.p1.points == -10


def test_landmarks_are_not_bought() -> None:
    """A Landmark cannot be bought."""
    t = bed(landscapes="Tomb", coins=20, text="turn: p1 buy")
    assert not t.on_offer("Tomb")
