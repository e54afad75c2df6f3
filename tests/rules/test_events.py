"""Events (CR IV): bought like cards, with a Buy, but not cards."""

from freehold.rules.vocab import COST_TOKEN
from tests.bed import bed


def test_an_event_uses_a_buy_and_is_paid() -> None:
    """Buying an Event uses up a Buy and is paid from your money; you get its effect and no card."""
    t = bed(landscapes="Mission", coins=5)
    t.buy("Mission")
    assert t.p1.buys == 0
    assert t.p1.coins == 1
    assert t.p1.discard == ""
    assert not t.on_offer("Copper")


def test_the_same_event_again() -> None:
    """With enough Buys you may buy the same Event several times on a turn, and mix Events and cards."""
    t = bed(landscapes="Mission", coins=11, buys=3)
    t.buy("Mission")
    t.buy("Silver")
    assert t.on_offer("Mission")
    t.buy("Mission")
    assert t.p1.coins == 0


def test_once_per_game() -> None:
    """An Event that says "once per game" can be bought only once by each player."""
    t = bed(landscapes="Inheritance", kingdom="Smithy", coins=14, buys=2, deck="30 Copper", p2_deck="30 Copper")
    t.buy("Inheritance")
    assert not t.on_offer("Inheritance")
    t.end_turn()
    t.end_turn()
    t.p1.player.coins = 7
    t.game.phase = 3
    assert not t.on_offer("Inheritance")


def test_buying_an_event_is_not_buying_a_card() -> None:
    """What happens when you buy or gain a card does not happen for an Event."""
    t = bed(landscapes="Mission", coins=4, text="p1 tavern: Duplicate")
    t.buy("Mission")
    assert t.p1.tavern == "Duplicate"
    assert t.game.gained_cards(0) == []


def test_costs_of_events_do_not_change() -> None:
    """What makes cards cheaper does not make Events cheaper."""
    t = bed(landscapes="Mission", kingdom="Peasant, Village", coins=3)
    t.p1.player.token_at[COST_TOKEN] = t.game.pile_named("Village")
    assert t.cost("Village") == 1
    t.game.phase = 3
    assert not t.on_offer("Mission")
