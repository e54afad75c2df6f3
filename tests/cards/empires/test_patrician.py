"""Patrician goes wrong in which part of a cost counts, and if the revealed card is drawn or lost."""

from freehold.rules.vocab import CARD_TOKEN
from tests.bed import bed

CARD = "Patrician"


def test_from_5() -> None:
    """$5 is enough, $4 is not."""
    t = bed(hand="2 Patrician", deck="Copper, Duchy, Copper, Smithy", actions=2)
    t.play("Patrician")
    t.play("Patrician")
    assert t.p1.hand == "2 Copper, Duchy"
    assert t.p1.deck == "Smithy"


def test_takes_a_card_costing_5_or_more() -> None:
    """+1 Card, +1 Action; you reveal the top card of your deck and put it into your hand if it costs $5 or more."""
    t = bed(hand="Patrician", deck="Copper, Gold, Silver")
    t.play("Patrician")
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.deck == "Silver"
    assert t.p1.actions == 1


def test_a_cheaper_card_stays_on_the_deck() -> None:
    """A card that costs less stays on your deck."""
    t = bed(hand="Patrician", deck="Copper, Silver, Gold")
    t.play("Patrician")
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "Silver, Gold"


def test_other_parts_of_the_cost() -> None:
    """The $ in the cost must be 5 or more, whatever Potion or Debt it has besides: Debt alone does not count."""
    t = bed(hand="Patrician", deck="Copper, Overlord")
    t.play("Patrician")
    assert t.p1.deck == "Overlord"
    t = bed(hand="Patrician", deck="Copper, Possession")
    t.play("Patrician")
    assert t.p1.hand == "Copper, Possession"


def test_the_price_of_the_turn_counts() -> None:
    """What the card costs now counts, if something changes costs."""
    t = bed(hand="Patrician", deck="Copper, Market", kingdom="Peasant, Market")
    t.p1.player.token_at[4] = t.game.pile_named("Market")
    t.play("Patrician")
    assert t.p1.deck == "Market"
    assert t.p1.player.token_at[CARD_TOKEN] == -1


def test_an_empty_deck() -> None:
    """If no card is left to reveal nothing more happens."""
    t = bed(hand="Patrician", deck="Copper")
    t.play("Patrician")
    assert t.p1.hand == "Copper"
