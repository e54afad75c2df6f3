"""Relic goes wrong when its Attack comes before reactions, or the token counts for looking at cards."""

from tests.bed import bed

CARD = "Relic"


def test_others_put_their_minus_card_token_on_their_deck() -> None:
    """$2; each other player puts their -1 Card token on their deck: they draw one card less the next time."""
    t = bed(hand="Relic", p2="5 Estate", p2_deck="9 Copper")
    t.play("Relic")
    assert t.p1.coins == 2
    t.end_turn()
    t.end_turn()
    assert len(t.p2.hand) == 4
    t.end_turn()
    t.end_turn()
    assert len(t.p2.hand) == 5


def test_reactions_to_it() -> None:
    """It is an Attack, though a Treasure: others may react to it."""
    t = bed(hand="Relic", p2="Moat", p2_deck="9 Copper")
    t.play("Relic", ("p2", "resolve", "Moat"))
    assert not t.p2.player.minus_card


def test_the_token_stays_when_cards_are_looked_at() -> None:
    """The token stays when cards of the deck are revealed or looked at; only drawing removes it."""
    t = bed(hand="Relic", p2="Raze", p2_deck="Gold, Silver, 9 Copper")
    t.play("Relic")
    t.end_turn()
    t.play("Raze", ("option", "trash this"), ("take", "Gold"))
    assert t.p2.player.minus_card
    t.draw(2)
    assert t.p2.hand == "Gold, Copper"


def test_a_second_token_does_nothing() -> None:
    """If the token is already there nothing more happens."""
    t = bed(hand="2 Relic", p2_deck="9 Copper")
    t.play("Relic")
    t.play("Relic")
    t.draw(3, seat=1)
    assert t.p2.hand == "2 Copper"
