"""Jack of All Trades goes wrong in the order of its four parts."""

from tests.bed import bed

CARD = "Jack of All Trades"


def test_play() -> None:
    """Gain a Silver; look at your top card and discard it or not; draw to 5 cards; you may trash a non-Treasure."""
    t = bed(hand="Jack of All Trades, 2 Copper, Estate", deck="Curse, 2 Gold, Province")
    t.play("Jack of All Trades", ("discard", "yes"), ("trash", "Estate"))
    assert t.p1.discard == "Silver, Curse"
    assert t.p1.hand == "2 Copper, 2 Gold"
    assert t.trashed == "Estate"
    assert t.p1.deck == "Province"


def test_keeps_the_card() -> None:
    """If you do not discard the card, you draw it, unless you have 5 cards in hand."""
    t = bed(hand="Jack of All Trades, 4 Copper", deck="Gold, Silver")
    t.play("Jack of All Trades", ("discard", "no"))
    assert t.p1.hand == "4 Copper, Gold"
    t = bed(hand="Jack of All Trades, 5 Copper", deck="Gold")
    t.play("Jack of All Trades", ("discard", "no"))
    assert t.p1.deck == "Gold"


def test_no_treasures_trashed() -> None:
    """Treasures cannot be trashed, and you need not trash anything."""
    t = bed(hand="Jack of All Trades, 4 Gold, Estate")
    t.play("Jack of All Trades", ("discard", "no"), ("trash", ""))
    assert t.trashed == ""
    assert not any("'trash'" in asked and "Gold" in asked for asked in t.asked)


def test_shuffles_the_discarded() -> None:
    """If you must shuffle, the Silver and the discarded card are shuffled in: to see the top card the Silver, to draw both."""
    t = bed(hand="Jack of All Trades, Copper", deck="Estate")
    t.play("Jack of All Trades", ("discard", "yes"), ("trash", "Estate"))
    assert t.p1.hand == "Copper, Silver"
    assert t.trashed == "Estate"


def test_gains_and_discards_before_drawing() -> None:
    """What gaining or discarding triggers comes before you draw and trash: cards that it draws count for the 5."""
    t = bed(hand="Jack of All Trades, 3 Copper", deck="Trail, Gold, Silver, Province")
    t.play("Jack of All Trades", ("discard", "yes"), ("resolve", "Trail"))
    assert t.p1.hand == "3 Copper, Gold, Silver"
    assert t.p1.in_play == "Jack of All Trades, Trail"


def test_few_and_many_cards() -> None:
    """With 5 cards or more in hand you draw none; with too few cards left you draw what there is. It trashes one card."""
    t = bed(hand="Jack of All Trades, 5 Estate", deck="Gold, Silver")
    t.play("Jack of All Trades", ("discard", "no"), ("trash", "Estate"))
    assert t.p1.hand == "4 Estate"
    assert "(0 to 1 of" in t.asked[-1]
    t = bed(hand="Jack of All Trades, Copper", deck="Gold", text="pile Silver: 0")
    t.play("Jack of All Trades", ("discard", "no"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == ""


def test_cards_of_several_types() -> None:
    """A card of several types is a Treasure if one of them is: it cannot be trashed."""
    t = bed(hand="Jack of All Trades, 4 Copper, Farm", deck="Gold")
    t.play("Jack of All Trades", ("discard", "no"))
    assert t.trashed == ""
