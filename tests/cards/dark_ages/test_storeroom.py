"""Storeroom goes wrong when the first discard pays, or when the second draws."""

from tests.bed import bed

CARD = "Storeroom"


def test_play() -> None:
    """+1 Buy. Discard any number of cards and draw that many; then discard any number for +$1 each."""
    t = bed(hand="Storeroom, 2 Estate, Copper", deck="Gold, Curse, Silver")
    t.play("Storeroom", ("discard", "2 Estate"), ("discard", "Curse, Copper"))
    assert t.p1.buys == 2
    assert t.p1.coins == 2
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "2 Estate, Curse, Copper"


def test_none_first() -> None:
    """You may discard none the first time and then discard for $."""
    t = bed(hand="Storeroom, 2 Estate", deck="Gold")
    t.play("Storeroom", ("discard", ""), ("discard", "2 Estate"))
    assert t.p1.coins == 2
    assert t.p1.deck == "Gold"


def test_shuffles_them_in() -> None:
    """If you have to shuffle to draw, you may draw the cards you discarded."""
    t = bed(hand="Storeroom, 2 Estate")
    t.play("Storeroom", ("discard", "2 Estate"), ("discard", "2 Estate"))
    assert t.p1.coins == 2


def test_one_after_the_other() -> None:
    """What the first discarding triggers comes before you draw, and its cards are in your hand for the second."""
    t = bed(hand="Storeroom, Trail", deck="Estate, Curse, Gold")
    t.play("Storeroom", ("discard", "Trail"), ("resolve", "Trail"), ("discard", "Estate, Curse"))
    assert t.p1.coins == 2
    assert t.p1.deck == "Gold"


def test_first_printing_with_way_of_the_chameleon() -> None:
    """First printing: it says +1 Card where it now says draw, so Way of the Chameleon turns that into +$1 as well."""
    t = bed(hand="Storeroom, 3 Copper", deck="3 Silver", landscapes="Way of the Chameleon", ruleset="first printing")
    t.play("Storeroom", ("resolve", "Way of the Chameleon"), ("discard", "2 Copper"), ("discard", "Copper"))
    assert t.p1.coins == 2
    assert t.p1.hand == "Silver"
    t = bed(hand="Storeroom, 3 Copper", deck="3 Silver", landscapes="Way of the Chameleon")
    t.play("Storeroom", ("resolve", "Way of the Chameleon"), ("discard", "2 Copper"), ("discard", "Copper"))
    assert t.p1.coins == 0
    assert t.p1.hand == "3 Silver"


def test_first_printing_played() -> None:
    """First printing: played without that Way, it does what it does now."""
    t = bed(hand="Storeroom, 2 Estate", deck="2 Copper, Gold", ruleset="first printing")
    t.play("Storeroom", ("discard", "2 Estate"), ("discard", "2 Copper"))
    assert (t.p1.buys, t.p1.coins, t.p1.hand) == (2, 2, "")
