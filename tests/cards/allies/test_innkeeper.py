"""Innkeeper goes wrong when it discards only as many as it drew."""

from tests.bed import bed

CARD = "Innkeeper"


def test_one_card() -> None:
    """+1 Action in any case. You may choose +1 Card and discard nothing."""
    t = bed(hand="Innkeeper", deck="Gold, Silver")
    t.play("Innkeeper", ("option", "+1 Card"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1


def test_three_cards() -> None:
    """You may choose +3 Cards; then you discard 3 cards."""
    t = bed(hand="Innkeeper, Estate", deck="3 Gold, Silver")
    t.play("Innkeeper", ("option", "+3 Cards, discard 3"), ("discard", "Estate, 2 Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate, 2 Gold"
    assert "(3 to 3 of" in t.asked[-1]


def test_five_cards() -> None:
    """You may choose +5 Cards; then you discard 6 cards."""
    t = bed(hand="Innkeeper, 2 Estate", deck="5 Gold, Silver")
    t.play("Innkeeper", ("option", "+5 Cards, discard 6"), ("discard", "2 Estate, 4 Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Silver"
    assert "(6 to 6 of" in t.asked[-1]


def test_discards_even_if_few_came() -> None:
    """You discard so many even if you could not draw them all."""
    t = bed(hand="Innkeeper, 3 Estate, 4 Copper", deck="Gold")
    t.play("Innkeeper", ("option", "+5 Cards, discard 6"), ("discard", "3 Estate, 3 Copper"))
    assert t.p1.hand == "Gold, Copper"


def test_discards_what_there_is() -> None:
    """With fewer cards in hand than you must discard you discard all of them."""
    t = bed(hand="Innkeeper", deck="2 Gold")
    t.play("Innkeeper", ("option", "+3 Cards, discard 3"))
    assert t.p1.hand == ""
    assert t.p1.discard == "2 Gold"
