"""Herald goes wrong when playing is optional, or when the overpayment comes before the Herald is gained."""

from tests.bed import bed

CARD = "Herald"


def test_action() -> None:
    """+1 Card, +1 Action. Reveal your top card: an Action is played. That uses no Action and is not optional."""
    t = bed(hand="Herald", deck="Copper, Village, Gold")
    t.play("Herald")
    assert t.p1.in_play == "Herald, Village"
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.actions == 3


def test_other_card() -> None:
    """Any other card goes back."""
    t = bed(hand="Herald", deck="Copper, Gold")
    t.play("Herald")
    assert t.p1.deck == "Gold"


def test_overpay() -> None:
    """For each $1 overpaid, put a card from your discard pile onto your deck, in any order."""
    t = bed(kingdom="Herald", deck="Copper", discard="Gold, Silver, Estate", coins=6)
    t.buy("Herald", ("overpay", 2), ("topdeck", "Gold, Silver"))
    assert t.p1.deck == "Gold, Silver, Copper"
    assert t.p1.discard == "Estate, Herald"


def test_may_choose_itself() -> None:
    """The Herald has been gained by then: it may be one of the cards."""
    t = bed(kingdom="Herald", discard="Estate", coins=5)
    t.buy("Herald", ("overpay", 1), ("topdeck", "Herald"))
    assert t.p1.deck == "Herald"


def test_overpays_before_looking() -> None:
    """You decide how much to overpay before you look; then you must put that many cards, as far as there are any."""
    t = bed(kingdom="Herald", discard="Estate", coins=7)
    t.buy("Herald", ("overpay", 3), ("topdeck", "Estate, Herald"))
    assert t.p1.deck == "Estate, Herald"
    assert t.asked[0].startswith("p1 is asked 'overpay'")


def test_first_printing_overpaid_when_bought() -> None:
    """Before 2022: you overpay when you buy it, so the Herald itself is not in your discard pile yet."""
    t = bed(kingdom="Herald", discard="Gold, Estate", coins=7, ruleset="first printing")
    t.buy("Herald", ("overpay", 3), ("topdeck", "Gold, Estate"))
    assert t.p1.deck == "Gold, Estate"
    assert t.p1.discard == "Herald"


def test_first_printing_played() -> None:
    """Before 2022: played, it does what it does now."""
    t = bed(hand="Herald", deck="Copper, Village, Gold", ruleset="first printing")
    t.play("Herald")
    assert t.p1.in_play == "Herald, Village"
    assert t.p1.hand == "Copper, Gold"


def test_first_printing_money_that_comes_with_buying() -> None:
    """Before 2022: what you gain as you buy it may give you $ or Coffers, which you may use to overpay (Nomads, Spices)."""
    t = bed(hand="Charm", kingdom="Herald, Nomads", discard="2 Gold", coins=4, ruleset="first printing")
    t.play("Charm", ("option", "gain another card"))
    t.buy("Herald", ("resolve", "Charm"), ("gain", "Nomads"), ("overpay", 2), ("topdeck", "2 Gold"))
    assert t.p1.deck == "2 Gold"
    assert t.p1.discard == "Nomads, Herald"


def test_first_printing_coffers() -> None:
    """Before 2022: Coffers may be spent in the middle of that to overpay."""
    t = bed(kingdom="Herald", discard="Gold, Copper", coins=4, coffers=2, ruleset="first printing")
    t.buy("Herald", ("spend", 1), ("overpay", 1), ("topdeck", "Gold"))
    assert t.p1.deck == "Gold"
    assert t.p1.coffers == 1


def test_plays_a_duration() -> None:
    """If it plays a Duration, the Herald is discarded as always: only the Duration stays."""
    t = bed(hand="Herald", deck="Copper, Caravan, 9 Gold")
    t.play("Herald")
    t.end_turn()
    assert t.p1.in_play == "Caravan"


def test_cards_of_several_types() -> None:
    """A card of several types is an Action if one of them is."""
    t = bed(hand="Herald", deck="Copper, Great Hall, Gold")
    t.play("Herald")
    assert t.p1.in_play == "Herald, Great Hall"


def test_overpaying_more_than_there_is() -> None:
    """If you overpay for more cards than your discard pile has, all of it goes onto your deck."""
    t = bed(kingdom="Herald", discard="Gold", coins=9)
    t.buy("Herald", ("overpay", 5), ("topdeck", "Gold, Herald"))
    assert t.p1.deck == "Gold, Herald"
    assert t.p1.discard == ""
