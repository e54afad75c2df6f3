"""Crossroads goes wrong when the first play is counted by card instead of by name, or when Victory cards are not revealed."""

from tests.bed import bed

CARD = "Crossroads"


def test_play() -> None:
    """Reveal your hand: +1 Card for each Victory card. The first time you play a Crossroads in a turn: +3 Actions."""
    t = bed(hand="Crossroads, Estate, Duchy, Copper", deck="2 Gold, Silver")
    t.play("Crossroads")
    assert t.p1.hand == "Estate, Duchy, Copper, 2 Gold"
    assert t.p1.actions == 3


def test_second_crossroads() -> None:
    """The second Crossroads of the turn gives no Actions."""
    t = bed(hand="2 Crossroads, Estate", deck="3 Gold")
    t.play("Crossroads")
    t.play("Crossroads")
    assert t.p1.actions == 2
    assert t.p1.hand == "Estate, 2 Gold"


def test_played_twice() -> None:
    """Played again by a Throne Room, it gives Actions only the first time."""
    t = bed(hand="Throne Room, Crossroads", deck="3 Gold")
    t.play("Throne Room", ("play card", "Crossroads"))
    assert t.p1.actions == 3


def test_enchanted() -> None:
    """If its first play did something else (Enchantress), the second Crossroads is not the first one either."""
    t = bed(hand="Enchantress", p2="2 Crossroads", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Crossroads")
    assert t.p2.actions == 1
    t.play("Crossroads")
    assert t.p2.actions == 0


def test_played_with_a_way() -> None:
    """If you play it with a Way the first time, the next Crossroads is not the first one either."""
    t = bed(hand="2 Crossroads", landscapes="Way of the Sheep", actions=2)
    t.play("Crossroads", ("resolve", "Way of the Sheep"))
    assert t.p1.coins == 2
    t.play("Crossroads", ("resolve", ""))
    assert t.p1.actions == 0


def test_reckless() -> None:
    """A Reckless Crossroads that is the first one gives the Actions both times its instructions are followed."""
    t = bed(hand="Crossroads", kingdom="Crossroads", landscapes="Reckless", text="extra Reckless: Crossroads")
    t.play("Crossroads")
    assert t.p1.actions == 6


def test_cards_of_several_types() -> None:
    """A card of several types is a Victory card if one of them is. The revealed cards stay in your hand."""
    t = bed(hand="Crossroads, Nobles, Farm", deck="3 Gold")
    t.play("Crossroads")
    assert t.p1.hand == "Nobles, Farm, 2 Gold"
