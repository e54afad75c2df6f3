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


def test_before_what_else_the_treasure_triggers() -> None:
    """You may put it onto your deck before you use Inspiring for that Treasure."""
    t = bed(hand="Landing Party", deck="2 Silver, Pendant, Smithy, 3 Copper, Estate, 9 Gold", p2_deck="5 Copper",
            landscapes="Inspiring", kingdom="Pendant", text="extra Inspiring: Pendant")  # fmt: skip
    t.play("Landing Party")
    t.end_turn()
    t.end_turn()
    t.play("Pendant", ("resolve", "Landing Party"), ("play card", "Smithy"))
    assert "Landing Party" in t.p1.hand


def test_played_by_the_first_card() -> None:
    """If the first card of the turn is a Treasure that plays it, that is not the next time: it stays in play."""
    t = bed(hand="Crown, Landing Party", deck="12 Copper", p2_deck="5 Copper", kingdom="Crown")
    t.play("Crown", ("play card", "Landing Party"))
    assert t.p1.in_play == "Crown, Landing Party"
