"""Leprechaun goes wrong in when it counts, and in what counts."""

from tests.bed import bed

CARD = "Leprechaun"
GREED = "hexes: Greed"


def test_seven_cards_in_play() -> None:
    """You gain a Gold. With exactly 7 cards in play (this one included) you gain a Wish, else you receive a Hex."""
    t = bed(hand="Leprechaun", text=GREED + "\np1 play: 6 Copper")
    t.play("Leprechaun")
    assert t.p1.discard == "Gold, Wish"
    assert t.p1.deck == "-"
    for others in ("5 Copper", "7 Copper"):
        t = bed(hand="Leprechaun", text=GREED + "\np1 play: " + others)
        t.play("Leprechaun")
        assert t.p1.discard == "Gold"
        assert t.p1.deck == "Copper"


def test_cards_of_earlier_turns_and_no_longer_in_play() -> None:
    """Durations left from earlier turns count; cards played this turn that have left play do not."""
    t = bed(hand="Pixie, Leprechaun", deck="9 Estate", text=GREED + "\nboons: The Sea's Gift\np1 play: 5 Copper, Wharf")
    t.play("Pixie", ("trash", "yes"))
    t.play("Leprechaun")
    assert t.p1.discard == "Gold, Wish"


def test_no_gold_left() -> None:
    """With no Gold left in the Supply you still gain a Wish or receive a Hex."""
    t = bed(hand="2 Leprechaun", text=GREED + "\npile Gold: 0\np1 play: 6 Copper", actions=2)
    t.play("Leprechaun")
    assert t.p1.discard == "Wish"
    t.play("Leprechaun")
    assert t.p1.deck == "Copper"


def test_counted_after_the_gold() -> None:
    """You count after gaining the Gold: a Duplicate called then makes it 8 cards, and you receive a Hex."""
    t = bed(hand="Leprechaun", text=GREED + "\np1 play: 6 Copper\np1 tavern: Duplicate")
    t.play("Leprechaun", ("resolve", "Duplicate"))
    assert t.p1.discard == "2 Gold"
    assert t.p1.deck == "Copper"


def test_each_playing_counts() -> None:
    """Played twice, it counts each time."""
    t = bed(hand="Throne Room, Leprechaun", text=GREED + "\np1 play: 5 Copper")
    t.play("Throne Room", ("play card", "Leprechaun"))
    assert t.p1.discard == "2 Gold, 2 Wish"


def test_no_wish_left() -> None:
    """If there is no Wish left you gain none, and receive no Hex instead."""
    t = bed(hand="Leprechaun", text=GREED + "\npile Wish: 0\np1 play: 6 Copper")
    t.play("Leprechaun")
    assert t.p1.discard == "Gold"
    assert t.p1.deck == "-"


def test_wishes_are_there() -> None:
    """The 12 Wishes are in games with it, outside the Supply."""
    t = bed(kingdom="Leprechaun", coins=9)
    assert t.left("Wish") == 12
    assert not t.on_offer("Wish")
