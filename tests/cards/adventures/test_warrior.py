"""Warrior goes wrong in how many cards are discarded, and in which of them are trashed."""

from tests.bed import bed

CARD = "Warrior"


def test_draws_and_discards_the_top_card() -> None:
    """You get +2 Cards; each other player discards the top card of their deck, and keeps it if it costs neither $3 nor $4."""
    t = bed(hand="Warrior", deck="3 Gold", p2_deck="Estate, Silver", kingdom="Page")
    t.play("Warrior")
    assert t.p1.hand == "2 Gold"
    assert t.p2.discard == "Estate"
    assert t.p2.deck == "Silver"
    assert t.trashed == ""


def test_trashes_cards_costing_3_or_4() -> None:
    """A discarded card that costs exactly $3 or $4, without Potion or Debt, is trashed."""
    t = bed(hand="Warrior", p2_deck="Silver, Smithy, Market, Engineer, Gold", kingdom="Page",
            text="p1 play: 2 Page, 2 Hero")  # fmt: skip
    t.play("Warrior")
    assert t.trashed == "Silver, Smithy"
    assert t.p2.discard == "Market, Engineer, Gold"


def test_counts_the_travellers_in_play() -> None:
    """It is done once for each Traveller you have in play, the Warrior included."""
    t = bed(hand="Warrior", p2_deck="5 Copper", kingdom="Page", text="p1 play: Page, Champion, Village")
    t.play("Warrior")
    assert t.p2.discard == "2 Copper"


def test_one_card_at_a_time() -> None:
    """Cards are discarded, and trashed if they cost $3 or $4, one at a time, before the next card is discarded."""
    t = bed(hand="Warrior", p2_deck="Silver", p2_discard="Smithy", kingdom="Page", text="p1 play: 2 Page")
    t.play("Warrior")
    assert t.trashed == "Silver, Smithy"
    assert t.p2.discard == ""


def test_each_warrior_counts_anew() -> None:
    """Each Warrior counts the Travellers when it is played: the second usually makes others discard more."""
    t = bed(hand="2 Warrior", p2_deck="9 Copper", kingdom="Page", actions=2)
    t.play("Warrior")
    assert t.p2.discard == "Copper"
    t.play("Warrior")
    assert t.p2.discard == "3 Copper"


def test_a_player_with_no_cards() -> None:
    """A player without a card in deck and discard pile discards nothing."""
    t = bed(hand="Warrior", kingdom="Page")
    t.play("Warrior")
    assert t.p2.discard == ""


def test_exchanged_for_a_hero() -> None:
    """When you discard it from play you may exchange it for a Hero."""
    t = bed(hand="Warrior", deck="9 Copper", kingdom="Page")
    t.play("Warrior")
    t.clean_up(("resolve", "Warrior"))
    assert t.p1.discard == "2 Copper, Hero"


def test_a_card_that_moves_when_it_is_discarded() -> None:
    """What discarding a card does comes before the trashing: a Trail, costing $4, that is played then is not trashed."""
    t = bed(hand="Warrior", p2_deck="Trail, Gold, Copper", kingdom="Page")
    t.play("Warrior", ("p2", "resolve", "Trail"))
    assert t.p2.in_play == "Trail"
    assert t.p2.hand == "Gold"
    assert t.trashed == ""
    t = bed(hand="Warrior", p2_deck="Trail, Gold, Copper", kingdom="Page")
    t.play("Warrior", ("p2", "resolve", ""), ("p2", "resolve", ""))  # discarded, then trashed
    assert t.trashed == "Trail"
