"""Keep goes wrong with ties, with Treasures nobody else has, and with several names."""

from freehold.rules.vocab import GAME_OVER
from tests.bed import bed

CARD = "Keep"


def test_five_points_for_each_treasure_nobody_has_more_of() -> None:
    """At the end each differently named Treasure you have is worth 5 VP if nobody has more copies of it than you."""
    t = bed(hand="2 Gold, Silver", p2="Gold, 2 Silver, Copper", landscapes="Keep")
    assert t.p1.points == 5
    assert t.p2.points == 10


def test_ties() -> None:
    """If players tie for a Treasure each of them gets 5 VP; a player without any gets nothing."""
    t = bed(hand="2 Gold", p2="2 Gold", p3="", landscapes="Keep")
    assert t.p1.points == t.p2.points == 5
    assert t.p3.points == 0


def test_each_name_by_itself() -> None:
    """Each name counts by itself, also that of a Treasure which has other types besides."""
    t = bed(hand="Crown, Humble Castle, Copper", landscapes="Keep")
    assert t.p1.points == 15 + 1


def test_capitalism_does_not_matter() -> None:
    """When the points are counted it is nobody's turn: Capitalism makes no Action a Treasure then."""
    t = bed(hand="Market, Gold", landscapes="Keep, Capitalism", text="p1 holds: Capitalism")
    t.game.phase = GAME_OVER
    assert t.p1.points == 5
