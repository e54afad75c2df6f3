"""Artisan goes wrong when the gained card goes to the discard pile, or cannot be put onto the deck."""

from tests.bed import bed

CARD = "Artisan"


def test_gains_to_hand_then_puts_one_back() -> None:
    """You gain a card costing up to $5 to your hand, then put a card from your hand onto your deck."""
    t = bed(hand="Artisan, Copper", deck="Estate", kingdom="Market")
    t.play("Artisan", ("gain", "Market"), ("topdeck", "Copper"))
    assert t.p1.hand == "Market"
    assert t.p1.deck == "Copper, Estate"
    assert t.p1.discard == ""
    assert "Gold" not in t.asked[0]


def test_may_put_back_the_gained_card() -> None:
    """The card you put onto your deck may be the one you have just gained."""
    t = bed(hand="Artisan, Copper", deck="Estate")
    t.play("Artisan", ("gain", "Duchy"), ("topdeck", "Duchy"))
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "Duchy, Estate"


def test_must_put_a_card_back() -> None:
    """Putting a card back is not optional, even if the gained card is all you have."""
    t = bed(hand="Artisan", deck="Estate")
    t.play("Artisan", ("gain", "Duchy"))
    assert t.p1.hand == ""
    assert t.p1.deck == "Duchy, Estate"


def test_coins_do_not_help() -> None:
    """Coins that you have do not raise the limit; costs with a Potion do not fit."""
    t = bed(hand="Artisan, Copper", kingdom="Possession", coins=3)
    t.play("Artisan", ("gain", "Silver"), ("topdeck", "Copper"))
    assert "Gold" not in t.asked[0]
    assert "Possession" not in t.asked[0]


def test_nothing_to_gain_and_no_hand() -> None:
    """You do as much as you can: without a card in hand nothing is put onto the deck."""
    t = bed(hand="Artisan", deck="Gold", text="pile Copper: 0\npile Curse: 0\npile Estate: 0\npile Silver: 0\npile Duchy: 0")
    t.play("Artisan")
    assert t.p1.deck == "Gold"
    assert t.p1.hand == ""


def test_what_gaining_triggers_comes_first() -> None:
    """When-gain abilities come before you put a card onto your deck, and may take the gained card away."""
    t = bed(hand="Artisan, Watchtower", deck="Estate")
    t.play("Artisan", ("gain", "Duchy"), ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Duchy"
    assert t.p1.deck == "Watchtower, Estate"


def test_cost_reduction() -> None:
    """With costs reduced by $1 it gains cards that cost $6 otherwise."""
    t = bed(hand="Bridge, Artisan, Copper", deck="Estate", actions=2)
    t.play("Bridge")
    t.play("Artisan", ("gain", "Gold"), ("topdeck", "Copper"))
    assert t.p1.hand == "Gold"
