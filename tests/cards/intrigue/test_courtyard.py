"""Courtyard goes wrong when the card goes back before drawing, or only a drawn card may go back."""

from tests.bed import bed

CARD = "Courtyard"


def test_draw_then_put_one_back() -> None:
    """You first draw 3 cards, then put any card of your hand onto your deck, not only one of those you drew."""
    t = bed(hand="Courtyard, Estate", deck="Gold, Silver, Copper, Curse")
    t.play("Courtyard", ("topdeck", "Estate"))
    assert t.p1.hand == "Gold, Silver, Copper"
    assert t.p1.deck == "Estate, Curse"


def test_puts_back_even_if_fewer_were_drawn() -> None:
    """You put a card back even if you could not draw 3, or any at all."""
    t = bed(hand="Courtyard, Estate, Copper")
    t.play("Courtyard", ("topdeck", "Copper"))
    assert t.p1.hand == "Estate"
    assert t.p1.deck == "Copper"


def test_no_card_to_put_back() -> None:
    """With no cards at all nothing happens."""
    t = bed(hand="Courtyard")
    t.play("Courtyard")
    assert (t.p1.hand, t.p1.deck) == ("-", "-")


def test_one_card() -> None:
    """One card goes back, no more, and must."""
    t = bed(hand="Courtyard", deck="2 Gold, Silver, Copper")
    t.play("Courtyard", ("topdeck", "Silver"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.p1.hand, t.p1.deck) == ("2 Gold", "Silver, Copper")
