"""Acolyte goes wrong when one of its offers depends on the other, or when it can be trashed twice."""

from tests.bed import bed

CARD = "Acolyte"


def test_gold() -> None:
    """You may trash an Action or Victory card from your hand to gain a Gold."""
    t = bed(hand="Acolyte, Estate, Copper", kingdom="Augurs")
    t.play("Acolyte", ("trash", "Estate"), ("trash", "no"))
    assert t.trashed == "Estate"
    assert t.p1.discard == "Gold"
    assert t.p1.in_play == "Acolyte"
    assert "(0 to 1 of: Estate)" in t.asked[0]


def test_augur() -> None:
    """You may trash the Acolyte to gain an Augur: whatever lies on top of that pile."""
    t = bed(hand="Acolyte, Estate", kingdom="Augurs")
    t.play("Acolyte", ("trash", ""), ("trash", "yes"))
    assert t.trashed == "Acolyte"
    assert t.p1.discard == "Herb Gatherer"
    t = bed(hand="Acolyte", kingdom="Augurs", text="top Augurs: Sibyl")
    t.play("Acolyte", ("trash", "yes"))
    assert t.p1.discard == "Sibyl"


def test_both() -> None:
    """You may do both, or neither."""
    t = bed(hand="Acolyte, Village", kingdom="Augurs")
    t.play("Acolyte", ("trash", "Village"), ("trash", "yes"))
    assert t.trashed == "Acolyte, Village"
    assert t.p1.discard == "Gold, Herb Gatherer"
    t = bed(hand="Acolyte, Village", kingdom="Augurs")
    t.play("Acolyte", ("trash", ""), ("trash", "no"))
    assert t.trashed == ""


def test_trash_another_acolyte() -> None:
    """The Action from your hand may be another Acolyte."""
    t = bed(hand="2 Acolyte", kingdom="Augurs")
    t.play("Acolyte", ("trash", "Acolyte"), ("trash", "yes"))
    assert t.trashed == "2 Acolyte"


def test_throne_room() -> None:
    """With Throne Room you may gain a Gold both times, but an Augur no more than once."""
    t = bed(hand="Throne Room, Acolyte, 2 Estate", kingdom="Augurs")
    t.play("Throne Room", ("play card", "Acolyte"), ("trash", "Estate"), ("trash", "yes"), ("trash", "Estate"))
    assert t.trashed == "Acolyte, 2 Estate"
    assert t.p1.discard == "2 Gold, Herb Gatherer"


def test_played_where_it_lies() -> None:
    """Played without being moved into play it cannot be trashed, and you gain no Augur."""
    t = bed(hand="Captain, Estate", kingdom="Augurs", text="top Augurs: Acolyte")
    t.play("Captain", ("trash", "Estate"))
    assert t.p1.discard == "Gold"
    assert t.top("Augurs") == "Acolyte"


def test_one_after_the_other() -> None:
    """What trashing the first card triggers comes before the Gold, and all that before you decide on the Acolyte."""
    t = bed(hand="Acolyte, Rats", deck="Estate", kingdom="Augurs")
    t.play("Acolyte", ("trash", "Rats"), ("trash", "no"))
    assert t.p1.hand == "Estate"
    assert t.p1.discard == "Gold"


def test_no_augurs_left() -> None:
    """You may trash it even if there is no Augur to gain."""
    t = bed(hand="Acolyte", text="pile Augurs: 0")
    t.play("Acolyte", ("trash", "yes"))
    assert t.trashed == "Acolyte"
    assert t.p1.discard == ""
