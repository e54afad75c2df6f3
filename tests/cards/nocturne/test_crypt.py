"""Crypt goes wrong in how long it stays in play, and with two of them."""

from tests.bed import bed

CARD = "Crypt"


def test_one_each_turn() -> None:
    """You set aside Treasures you have in play; at the start of each of your turns you put one of them into your hand."""
    t = bed(hand="Crypt, Estate", deck="40 Copper", text="turn: p1 night\np1 play: Gold, Silver, Copper, Village")
    t.play("Crypt", ("set aside", "Gold, Silver"))
    assert t.p1.facedown == "Gold, Silver"
    assert t.p1.in_play == "Copper, Village, Crypt"
    t.end_turn()
    assert t.p1.in_play == "Crypt"
    t.end_turn(("p1", "take", "Silver"))
    assert t.p1.hand == "5 Copper, Silver"
    t.end_turn()
    assert t.p1.in_play == "Crypt"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold"


def test_discarded_when_empty() -> None:
    """It stays in play only as long as cards are set aside: it is discarded on the turn you take the last one."""
    t = bed(hand="Crypt", deck="40 Copper", text="turn: p1 night\np1 play: Gold")
    t.play("Crypt", ("set aside", "Gold"))
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Crypt"
    t.end_turn()
    assert t.p1.in_play == ""


def test_none_set_aside() -> None:
    """If you set no Treasure aside, it is discarded this turn."""
    t = bed(hand="Crypt", text="turn: p1 night\np1 play: Gold")
    t.play("Crypt", ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == ""


def test_two_sets() -> None:
    """Two Crypts keep separate sets: you take one card from each, each turn."""
    t = bed(hand="2 Crypt", deck="40 Copper", text="turn: p1 night\np1 play: 2 Gold, 2 Silver")
    t.play("Crypt", ("set aside", "2 Gold"))
    t.play("Crypt", ("set aside", "2 Silver"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Crypt"))
    assert t.p1.hand == "5 Copper, Gold, Silver"


def test_no_durations() -> None:
    """Duration Treasures cannot be set aside."""
    t = bed(hand="Crypt", text="turn: p1 night\np1 play: Astrolabe, Gold, Village")
    t.play("Crypt", ("set aside", "Gold"))
    assert "of: Gold)" in t.asked[0]


def test_removed_from_play() -> None:
    """A Treasure that is set aside has left play; the coins it made stay."""
    t = bed(hand="Crypt", text="turn: p1 night\np1 play: Gold", coins=3)
    t.play("Crypt", ("set aside", "Gold"))
    assert t.p1.coins == 3


def test_first_printing_durations() -> None:
    """Before 2022: Durations may be set aside as well."""
    t = bed(hand="Crypt", text="p1 play: Astrolabe, Gold\nturn: p1 night", deck="9 Copper", ruleset="first printing")
    t.play("Crypt", ("set aside", "Astrolabe, Gold"))
    assert t.p1.facedown == "Astrolabe, Gold"
