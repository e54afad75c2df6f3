"""Miller goes wrong with a short deck."""

from tests.bed import bed

CARD = "Miller"


def test_one_into_hand() -> None:
    """You look at the top 4 cards of your deck, put one into your hand and discard the rest."""
    t = bed(hand="Miller", deck="Gold, Silver, Copper, Estate, Curse")
    t.play("Miller", ("take", "Silver"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Gold, Copper, Estate"
    assert t.p1.deck == "Curse"
    assert t.p1.actions == 1


def test_only_one_card() -> None:
    """If there is only one card to look at it goes into your hand."""
    t = bed(hand="Miller", deck="Curse")
    t.play("Miller")
    assert t.p1.hand == "Curse"
    assert t.p1.discard == ""


def test_fewer_cards() -> None:
    """With fewer than four cards, after shuffling, you look at those there are."""
    t = bed(hand="Miller", deck="Gold", discard="Silver, Copper")
    t.play("Miller", ("take", "Silver"))
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Gold, Copper"
