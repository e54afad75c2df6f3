"""Advisor goes wrong when you choose, or when discarding finds the other cards in the hand."""

from tests.bed import bed

CARD = "Advisor"


def test_play() -> None:
    """+1 Action. Reveal 3 cards; the player to your left chooses one to discard, the others go into your hand."""
    t = bed(hand="Advisor", deck="Gold, Copper, Estate, Silver", p3="")
    t.play("Advisor", ("p2", "discard", "Gold"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Copper, Estate"
    assert t.p1.discard == "Gold"


def test_few_cards() -> None:
    """With fewer cards to reveal, one is discarded all the same."""
    t = bed(hand="Advisor", deck="Gold")
    t.play("Advisor")
    assert t.p1.discard == "Gold"


def test_the_others_lie_aside() -> None:
    """While discarding triggers something, the other cards lie aside: a Trail draws the card under them."""
    t = bed(hand="Advisor", deck="Trail, 2 Gold, Province")
    t.play("Advisor", ("p2", "discard", "Trail"), ("resolve", "Trail"))
    assert t.p1.hand == "Province, 2 Gold"


def test_shuffles_without_the_revealed() -> None:
    """You shuffle to reveal 3 cards, without those revealed before."""
    t = bed(hand="Advisor", deck="Gold", discard="2 Silver")
    t.play("Advisor", ("p2", "discard", "Gold"))
    assert (t.p1.hand, t.p1.discard) == ("2 Silver", "Gold")
