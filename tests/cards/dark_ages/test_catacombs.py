"""Catacombs goes wrong when the discarded cards cannot be drawn again, or when it gains a card of its own cost."""

from tests.bed import bed

CARD = "Catacombs"
TAKE = ("option", "put into your hand")


def test_take() -> None:
    """Look at the top 3 cards: you may put them into your hand."""
    t = bed(hand="Catacombs", deck="2 Gold, Silver, Copper")
    t.play("Catacombs", TAKE)
    assert t.p1.hand == "2 Gold, Silver"
    assert t.p1.deck == "Copper"


def test_discard_and_draw() -> None:
    """Or you discard all three and draw three others."""
    t = bed(hand="Catacombs", deck="3 Copper, 3 Gold, Silver")
    t.play("Catacombs", ("option", "discard, +3 Cards"))
    assert t.p1.hand == "3 Gold"
    assert t.p1.discard == "3 Copper"


def test_shuffles_them_in() -> None:
    """If you have to shuffle to draw, the discarded cards are shuffled in and may be drawn."""
    t = bed(hand="Catacombs", deck="3 Copper")
    t.play("Catacombs", ("option", "discard, +3 Cards"))
    assert t.p1.hand == "3 Copper"


def test_when_trashed() -> None:
    """When you trash it, gain a card that costs less than it."""
    t = bed(hand="Catacombs", kingdom="Market, Smithy")
    t.trash("Catacombs", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert not any("Market" in asked or "Duchy" in asked for asked in t.asked)


def test_on_another_players_turn() -> None:
    """That also happens on another player's turn, for the player who had to trash it."""
    t = bed(hand="Dame Molly", p2_deck="Catacombs, Copper", kingdom="Smithy")
    t.play("Dame Molly", ("p2", "gain", "Smithy"))
    assert t.p2.discard == "Smithy, Copper"


def test_both_options() -> None:
    """If Elder lets you choose both, you first take the three cards and then discard those same cards and draw three."""
    t = bed(hand="Elder, Catacombs", deck="3 Copper, 3 Gold, Silver")
    t.play("Elder", ("play card", "Catacombs"), ("option", "put into your hand, discard, +3 Cards"))
    assert t.p1.hand == "3 Gold"
    assert t.p1.discard == "3 Copper"


def test_few_cards() -> None:
    """With fewer than 3 cards, also after shuffling, you look at those there are."""
    t = bed(hand="Catacombs", deck="Gold", discard="Copper")
    t.play("Catacombs", ("option", "put into your hand"))
    assert t.p1.hand == "Gold, Copper"
