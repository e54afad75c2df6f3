"""Shop goes wrong when it looks at what was played instead of what is in play."""

from tests.bed import bed

CARD = "Shop"


def test_play() -> None:
    """+1 Card, +$1. You may play an Action from your hand that you have no copy of in play."""
    t = bed(hand="Shop, Village", deck="3 Copper")
    t.play("Shop", ("play card", "Village"))
    assert t.p1.hand == "2 Copper"
    assert t.p1.coins == 1
    assert t.p1.in_play == "Shop, Village"
    assert t.p1.actions == 2


def test_no_copy_in_play() -> None:
    """A card that you have a copy of in play cannot be played, so no other Shop either."""
    t = bed(hand="Shop, Shop, Village", text="p1 play: Village")
    t.play("Shop")
    assert t.p1.hand == "Shop, Village"


def test_played_but_gone() -> None:
    """A copy that you have played but that is no longer in play does not matter."""
    t = bed(hand="Death Cart, Shop, Death Cart", actions=2)
    t.play("Death Cart", ("trash", "Death Cart"))
    t.play("Shop", ("play card", "Death Cart"), ("trash", ""))
    assert t.p1.in_play == "Shop, Death Cart"


def test_is_optional() -> None:
    """You need not play one."""
    t = bed(hand="Shop, Village")
    t.play("Shop", ("play card", ""))
    assert t.p1.hand == "Village"
