"""Archaeologist goes wrong when the rest is split, and when fewer than six cards are there."""

from tests.bed import bed

CARD = "Archaeologist"
SIX = "Gold, Silver, Copper, Estate, Duchy, Curse, Province"


def test_discards_the_rest() -> None:
    """Look at the top 6 cards of your deck: 3 go into your hand. You may discard the other three."""
    t = bed(hand="Archaeologist", deck=SIX)
    t.play("Archaeologist", ("take", "Gold, Silver, Duchy"), ("option", "discard the rest"))
    assert t.p1.hand == "Gold, Silver, Duchy"
    assert t.p1.discard == "Copper, Estate, Curse"
    assert t.p1.deck == "Province"


def test_puts_the_rest_back() -> None:
    """Or you put all three back on top, in any order."""
    t = bed(hand="Archaeologist", deck=SIX)
    t.play("Archaeologist", ("take", "Gold, Silver, Duchy"), ("option", "put the rest back"),
           ("topdeck", "Estate, Curse, Copper"))  # fmt: skip
    assert t.p1.deck == "Estate, Curse, Copper, Province"
    assert t.p1.discard == "-"


def test_shuffles_for_six() -> None:
    """With fewer than 6 cards in the deck, shuffle your discard pile and go on looking."""
    t = bed(hand="Archaeologist", deck="Gold, Silver", discard="5 Copper")
    t.play("Archaeologist", ("take", "Gold, Silver, Copper"), ("option", "discard the rest"))
    assert t.p1.discard == "3 Copper"
    assert t.p1.deck == "Copper"


def test_too_few_cards() -> None:
    """If deck and discard pile have fewer, look at as many as there are; three or fewer all go into your hand."""
    t = bed(hand="Archaeologist", deck="Gold", discard="Silver, Estate, Curse")
    t.play("Archaeologist", ("take", "Gold, Silver, Estate"), ("option", "discard the rest"))
    assert t.p1.discard == "Curse"
    t = bed(hand="Archaeologist", deck="Gold, Silver")
    t.play("Archaeologist")
    assert t.p1.hand == "Gold, Silver"


def test_only_you_see_them() -> None:
    """The cards are not revealed."""
    t = bed(hand="Archaeologist", deck=SIX)
    t.play("Archaeologist", ("take", "Gold, Silver, Duchy"), ("option", "put the rest back"),
           ("topdeck", "Estate, Curse, Copper"))  # fmt: skip
    assert all(t.game.known[card] == 1 for card in t.game.zones[t.p1.player.base + 1][1:])
