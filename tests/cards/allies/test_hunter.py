"""Hunter goes wrong with cards of several types."""

from tests.bed import bed

CARD = "Hunter"


def test_one_of_each() -> None:
    """+1 Action. You reveal your top 3 cards and put an Action, a Treasure and a Victory card from them into your hand."""
    t = bed(hand="Hunter", deck="Smithy, Gold, Estate, Curse")
    t.play("Hunter")
    assert t.p1.hand == "Smithy, Gold, Estate"
    assert t.p1.actions == 1
    assert t.p1.deck == "Curse"


def test_discards_the_rest() -> None:
    """You take one of each that there is, and discard the rest."""
    t = bed(hand="Hunter", deck="Gold, Silver, Curse")
    t.play("Hunter", ("take", "Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Silver, Curse"


def test_is_no_choice() -> None:
    """You must take what there is."""
    t = bed(hand="Hunter", deck="2 Estate, Copper")
    t.play("Hunter")
    assert t.p1.hand == "Estate, Copper"
    assert t.p1.discard == "Estate"


def test_several_types_in_order() -> None:
    """You take the cards one by one in the order Action, Treasure, Victory. With Village, Mill and Copper revealed, taking
    the Mill as the Action means that you do not get the Village."""
    t = bed(hand="Hunter", deck="Village, Mill, Copper")
    t.play("Hunter", ("take", "Mill"))
    assert t.p1.hand == "Mill, Copper"
    assert t.p1.discard == "Village"
    t = bed(hand="Hunter", deck="Village, Mill, Copper")
    t.play("Hunter", ("take", "Village"))
    assert t.p1.hand == "Village, Mill, Copper"


def test_short_deck() -> None:
    """You shuffle if need be, and reveal what there is."""
    t = bed(hand="Hunter", deck="Estate", discard="Curse")
    t.play("Hunter")
    assert t.p1.hand == "Estate"
    assert t.p1.discard == "Curse"
