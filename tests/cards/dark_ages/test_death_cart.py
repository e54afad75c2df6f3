"""Death Cart goes wrong when it pays without a card having been trashed, or when its two Ruins come as one gain."""

from tests.bed import bed

CARD = "Death Cart"


def test_trashes_itself() -> None:
    """You may trash the Death Cart itself for +$5."""
    t = bed(hand="Death Cart, Village")
    t.play("Death Cart", ("trash", "Death Cart"))
    assert t.p1.coins == 5
    assert t.trashed == "Death Cart"
    assert t.p1.hand == "Village"


def test_trashes_an_action() -> None:
    """Or you may trash an Action card from your hand for +$5: a Ruins is one. Other cards will not do."""
    t = bed(hand="Death Cart, Survivors, Gold")
    t.play("Death Cart", ("trash", "Survivors"))
    assert t.p1.coins == 5
    assert t.trashed == "Survivors"
    assert not any("Gold" in asked for asked in t.asked)


def test_need_not_trash() -> None:
    """You may trash neither; then you get nothing."""
    t = bed(hand="Death Cart, Village")
    t.play("Death Cart", ("trash", ""))
    assert t.p1.coins == 0
    assert t.p1.in_play == "Death Cart"


def test_second_play() -> None:
    """Played a second time after it trashed itself, it pays only if you trash an Action card from your hand."""
    t = bed(hand="Throne Room, Death Cart")
    t.play("Throne Room", ("play card", "Death Cart"), ("trash", "Death Cart"))
    assert t.p1.coins == 5
    t = bed(hand="Throne Room, Death Cart, Village")
    t.play("Throne Room", ("play card", "Death Cart"), ("trash", "Death Cart"), ("trash", "Village"))
    assert t.p1.coins == 10


def test_gains_two_ruins() -> None:
    """When you gain it, you gain the top two Ruins, or as many as are left."""
    t = bed(kingdom="Death Cart")
    t.gain("Death Cart")
    assert len(t.p1.discard) == 3
    assert t.left("Ruins") == 8
    t = bed(kingdom="Death Cart", text="pile Survivors: 1")
    t.gain("Death Cart")
    assert len(t.p1.discard) == 2
    assert t.left("Ruins") == 0


def test_other_abilities_may_come_first() -> None:
    """Other abilities may come before the Ruins; if the Death Cart is exchanged by one, you still gain them.

    Each Ruins is a gain of its own.
    """
    t = bed(hand="Trader", kingdom="Death Cart")
    t.gain("Death Cart", ("resolve", "Trader"), ("resolve", "Trader"), ("resolve", ""))
    assert t.left("Death Cart") == 10
    assert t.left("Ruins") == 9
    assert len(t.p1.discard) == 3
    assert "2 Silver" in t.p1.discard


def test_first_printing_must_trash() -> None:
    """Before 2019: +$5, then you may trash an Action of your hand; if you do not, Death Cart is trashed."""
    t = bed(hand="Death Cart, Village", ruleset="first printing")
    t.play("Death Cart", ("trash", "Village"))
    assert t.p1.coins == 5
    assert t.trashed == "Village"
    t = bed(hand="Death Cart, Village", ruleset="first printing")
    t.play("Death Cart", ("trash", ""))
    assert t.trashed == "Death Cart"
    t = bed(hand="Death Cart, Gold", ruleset="first printing")
    t.play("Death Cart")
    assert t.trashed == "Death Cart"


def test_first_printing_played_twice() -> None:
    """Before 2019: it gives +$5 each time, even if it was trashed the first time."""
    t = bed(hand="Throne Room, Death Cart", ruleset="first printing")
    t.play("Throne Room")
    assert t.p1.coins == 10
    assert t.trashed == "Death Cart"


def test_first_printing_gained() -> None:
    """Before 2019: as now, you gain 2 Ruins with it."""
    t = bed(kingdom="Death Cart", ruleset="first printing")
    t.gain("Death Cart")
    assert len(t.p1.discard) == 3


def test_second_play_offers_no_death_cart() -> None:
    """When it has trashed itself, the second time only an Action of your hand may be trashed, by either rules."""
    t = bed(hand="Throne Room, Death Cart, Village, Copper")
    t.play("Throne Room", ("play card", "Death Cart"), ("trash", "Death Cart"), ("trash", "Village"))
    assert t.p1.coins == 10
    assert t.trashed == "Death Cart, Village"


def test_first_printing_trashes_one_action() -> None:
    """Before 2019: one Action of your hand may be trashed, no more; with a Fortress, which comes back, that counts too."""
    t = bed(hand="Death Cart, Fortress, Village", ruleset="first printing")
    t.play("Death Cart", ("trash", "Fortress"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.in_play == "Death Cart"
    assert t.p1.hand == "Fortress, Village"
