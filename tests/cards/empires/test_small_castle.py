"""Small Castle goes wrong when it gains a Castle though nothing was trashed, or not the one on top."""

from tests.bed import bed

CARD = "Small Castle"


def test_trashes_itself_for_the_top_castle() -> None:
    """You trash it and gain the Castle on top of the pile, whichever that is."""
    t = bed(hand="Small Castle", kingdom="Castles")
    t.play("Small Castle", ("option", "trash this"))
    assert t.trashed == "Small Castle"
    assert t.p1.discard == "Humble Castle"


def test_trashes_a_castle_from_the_hand() -> None:
    """Or you trash a Castle from your hand and keep it."""
    t = bed(hand="Small Castle, Humble Castle, Estate", text="p2 discard: Crumbling Castle")
    t.play("Small Castle", ("option", "trash a Castle from your hand"))
    assert t.trashed == "Humble Castle"
    assert t.p1.in_play == "Small Castle"
    assert t.p1.discard == "Haunted Castle, Gold"


def test_one_of_the_two_is_chosen() -> None:
    """You may choose either, even one that cannot be done; if nothing is trashed nothing is gained."""
    t = bed(hand="Small Castle, Estate")
    t.play("Small Castle", ("option", "trash a Castle from your hand"))
    assert t.trashed == ""
    assert t.p1.discard == ""


def test_without_being_moved() -> None:
    """Played twice it trashes itself once; the second time only a Castle from your hand helps."""
    t = bed(hand="Throne Room, Small Castle", text="p2 discard: Crumbling Castle")
    t.play("Throne Room", ("play card", "Small Castle"), ("option", "trash this"), ("option", "trash this"))
    assert t.trashed == "Small Castle"
    assert t.p1.discard == "Humble Castle"
    t = bed(hand="Overlord", text="p2 discard: Humble Castle, Crumbling Castle")
    t.play("Overlord", ("option", "trash this"))
    assert t.trashed == ""
    assert t.p1.discard == ""
    assert t.top("Castles") == "Small Castle"


def test_first_trash_then_gain() -> None:
    """What trashing the Castle does comes before you gain another."""
    t = bed(hand="Small Castle, Crumbling Castle", kingdom="Castles")
    t.play("Small Castle", ("option", "trash a Castle from your hand"))
    assert t.p1.vp == 1
    assert t.p1.discard == "Silver, Humble Castle"


def test_points() -> None:
    """It is worth 2 VP."""
    assert bed(hand="Small Castle").p1.points == 2
