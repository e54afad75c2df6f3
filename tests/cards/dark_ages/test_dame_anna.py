"""Dame Anna goes wrong when a Knight trashed from your own hand counts, or when the two cards are trashed one by one."""

from tests.bed import bed

CARD = "Dame Anna"


def test_may_trash_up_to_two() -> None:
    """You may trash up to 2 cards from your hand, or none; then she does what Knights do."""
    t = bed(hand="Dame Anna, 3 Copper")
    t.play("Dame Anna", ("trash", "2 Copper"))
    assert t.p1.hand == "Copper"
    assert "0 to 2" in t.asked[0]
    t = bed(hand="Dame Anna, 3 Copper", p2_deck="Silver, Copper")
    t.play("Dame Anna", ("trash", ""))
    assert t.p1.hand == "3 Copper"
    assert t.trashed == "Silver"


def test_own_knight_does_not_count() -> None:
    """Trashing a Knight from your own hand does not trash Dame Anna."""
    t = bed(hand="Dame Anna, Sir Martin", p2_deck="Silver, Copper")
    t.play("Dame Anna", ("trash", "Sir Martin"))
    assert t.p1.in_play == "Dame Anna"


def test_trashes_at_once() -> None:
    """Both cards are trashed at once; then you order what that triggers."""
    t = bed(hand="Dame Anna, Overgrown Estate, Cultist", deck="4 Copper")
    t.play("Dame Anna", ("trash", "Overgrown Estate, Cultist"), ("resolve", "Cultist"))
    assert t.p1.hand == "4 Copper"
