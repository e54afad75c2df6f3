"""Remake goes wrong when both cards are trashed before anything is gained."""

from tests.bed import bed

CARD = "Remake"


def test_play() -> None:
    """Twice: trash a card from your hand, then gain a card costing exactly $1 more."""
    t = bed(hand="Remake, Estate, Curse, Gold", kingdom="Poor House")
    t.play("Remake", ("trash", "Estate"), ("trash", "Curse"))
    assert t.trashed == "Estate, Curse"
    assert t.p1.discard == "Silver, Poor House"
    assert all("(1 to 1 of" in asked for asked in t.asked)


def test_nothing_of_that_cost() -> None:
    """If nothing costs exactly $1 more, you gain nothing; the trashing is not optional."""
    t = bed(hand="Remake, 2 Gold")
    t.play("Remake")
    assert t.trashed == "2 Gold"
    assert t.p1.discard == ""


def test_one_after_the_other() -> None:
    """The first card's abilities come before the second card is trashed: a card drawn by it may be trashed."""
    t = bed(hand="Remake, Overgrown Estate, Gold", deck="Curse")
    t.play("Remake", ("trash", "Overgrown Estate"), ("trash", "Curse"))
    assert t.trashed == "Overgrown Estate, Curse"
    assert t.p1.discard == "Estate"


def test_single_card() -> None:
    """With only one card in hand, just that card is remade."""
    t = bed(hand="Remake, Estate")
    t.play("Remake")
    assert t.p1.discard == "Silver"


def test_empty_hand() -> None:
    """With no card in hand you trash and gain nothing."""
    t = bed(hand="Remake")
    t.play("Remake")
    assert t.trashed == ""
    assert t.p1.discard == ""
