"""Treasure Map goes wrong when Golds come without both maps having been trashed."""

from tests.bed import bed

CARD = "Treasure Map"


def test_two_maps_give_four_golds() -> None:
    """You trash this and another Treasure Map, and gain 4 Golds onto your deck."""
    t = bed(hand="2 Treasure Map", deck="Copper")
    t.play("Treasure Map")
    assert t.trashed == "2 Treasure Map"
    assert t.p1.deck == "4 Gold, Copper"


def test_one_map_is_just_trashed() -> None:
    """Without another Treasure Map in your hand you just trash this one."""
    t = bed(hand="Treasure Map, Copper", deck="Copper")
    t.play("Treasure Map")
    assert t.trashed == "Treasure Map"
    assert t.p1.deck == "Copper"


def test_fewer_golds() -> None:
    """If fewer than 4 Golds are left you gain those there are."""
    t = bed(hand="2 Treasure Map", text="pile Gold: 3")
    t.play("Treasure Map")
    assert t.p1.deck == "3 Gold"


def test_played_where_it_lies() -> None:
    """Played without being put into play it is not trashed, so there is no Gold; the one in your hand is trashed."""
    t = bed(hand="Captain, Treasure Map", kingdom="Treasure Map")
    t.play("Captain")
    assert t.trashed == "Treasure Map"
    assert t.p1.deck == "-"


def test_throne_room_gives_gold_once() -> None:
    """Played twice, the second time it cannot be trashed: a third map is trashed for nothing."""
    t = bed(hand="Throne Room, 3 Treasure Map")
    t.play("Throne Room", ("play card", "Treasure Map"))
    assert t.trashed == "3 Treasure Map"
    assert t.p1.deck == "4 Gold"
