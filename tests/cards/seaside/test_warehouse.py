"""Warehouse goes wrong when it discards before drawing, or discards only as many as it drew."""

from tests.bed import bed

CARD = "Warehouse"


def test_draws_then_discards_three() -> None:
    """You draw 3 cards, then discard 3, which may be among those drawn."""
    t = bed(hand="Warehouse, Gold", deck="Estate, Copper, Silver, Duchy")
    t.play("Warehouse", ("discard", "Estate, Copper, Silver"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate, Copper, Silver"
    assert t.p1.actions == 1


def test_discards_even_if_it_could_not_draw() -> None:
    """You discard 3 cards even if you could not draw 3."""
    t = bed(hand="Warehouse, 2 Gold, 2 Estate")
    t.play("Warehouse", ("discard", "2 Estate, Gold"))
    assert t.p1.hand == "Gold"


def test_discards_all_it_can() -> None:
    """With fewer than 3 cards in hand you discard them all."""
    t = bed(hand="Warehouse, Gold", deck="Estate")
    t.play("Warehouse")
    assert t.p1.hand == ""
    assert t.p1.discard == "Gold, Estate"


def test_discarded_cards_may_react() -> None:
    """Cards that react to being discarded do so after all three are discarded: a Trail then draws one card more."""
    t = bed(hand="Warehouse, Trail", deck="5 Copper")
    t.play("Warehouse", ("discard", "Trail, 2 Copper"), ("resolve", "Trail"))
    assert t.p1.hand == "2 Copper"
    assert t.p1.in_play == "Warehouse, Trail"


def test_three_cards() -> None:
    """You draw 3 cards and discard exactly 3."""
    t = bed(hand="Warehouse, 2 Estate", deck="3 Gold, Silver")
    t.play("Warehouse", ("discard", "2 Estate, Gold"))
    assert "(3 to 3 of" in t.asked[0]
    assert (t.p1.hand, t.p1.deck) == ("2 Gold", "Silver")
