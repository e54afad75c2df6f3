"""Raid goes wrong in which Silvers count; it is no Attack that is played."""

from tests.bed import bed

CARD = "Raid"


def test_a_silver_for_each_silver_in_play() -> None:
    """You gain a Silver for each Silver you have in play; others put their -1 Card token on their deck."""
    t = bed(hand="Silver", landscapes="Raid", text="p1 play: 2 Silver, Gold", coins=5, p2_deck="9 Copper")
    t.buy("Raid")
    assert t.p1.discard == "2 Silver"
    t.draw(2, seat=1)
    assert t.p2.hand == "Copper"
    assert not t.p1.player.minus_card


def test_no_reactions() -> None:
    """No Attack is played: a Moat does not help."""
    t = bed(landscapes="Raid", p2="Moat", coins=5)
    t.buy("Raid")
    assert t.p2.player.minus_card
