"""Landing Party goes wrong when a Treasure that was not the first card of a turn counts."""

from tests.bed import bed

CARD = "Landing Party"


def test_first_card_a_treasure() -> None:
    """+2 Cards, +2 Actions. It stays in play until the first card you play on a turn is a Treasure; after that Treasure it
    goes onto your deck."""
    t = bed(hand="Landing Party, Gold", deck="Smithy, 30 Copper", p2_deck="12 Silver")
    t.play("Landing Party")
    assert t.p1.actions == 2
    t.play("Gold")
    assert t.p1.in_play == "Landing Party, Gold"
    t.end_turn()
    t.end_turn()
    t.play("Copper")
    assert t.p1.in_play == "Copper"
    assert t.p1.deck.startswith("Landing Party")


def test_action_first() -> None:
    """If the first card of the turn is an Action, it goes on waiting."""
    t = bed(hand="Landing Party", deck="7 Copper, Smithy, 30 Copper", p2_deck="12 Silver")
    t.play("Landing Party")
    t.end_turn()
    t.end_turn()
    t.draw(1)
    t.play("Smithy")
    t.play("Copper")
    assert "Landing Party" in t.p1.in_play
