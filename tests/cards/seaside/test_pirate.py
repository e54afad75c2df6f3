"""Pirate goes wrong as a Reaction: to whose gains, how often, and how long it then stays in play."""

from tests.bed import bed

CARD = "Pirate"


def test_a_treasure_next_turn() -> None:
    """At the start of your next turn you gain a Treasure costing up to $6 to your hand; it stays in play until then."""
    t = bed(hand="Pirate", deck="9 Copper", kingdom="Astrolabe", text="colonies: yes")
    t.play("Pirate")
    assert t.p1.discard == ""
    t.end_turn()
    assert t.p1.in_play == "Pirate"
    t.end_turn(("p1", "gain", "Gold"))
    assert t.p1.hand == "5 Copper, Gold"
    question = next(asked for asked in t.asked if "'gain'" in asked)
    assert "Astrolabe" in question
    assert "Platinum" not in question
    assert "Estate" not in question
    t.end_turn()
    assert t.p1.in_play == ""


def test_reacts_to_any_players_treasure() -> None:
    """When any player gains a Treasure you may play it from your hand, on their turn too; that uses no Action."""
    t = bed(hand="Copper", deck="9 Copper", p2="Pirate", p2_deck="9 Copper")
    t.gain("Silver", ("p2", "resolve", "Pirate"))
    assert t.p2.in_play == "Pirate"
    t.end_turn(("p2", "gain", "Gold"))
    assert t.p2.hand == "Gold"
    assert t.p2.actions == 1
    t.end_turn()
    assert t.p2.in_play == ""


def test_reacting_is_optional() -> None:
    """You need not play it, and other cards than Treasures are no reason."""
    t = bed(hand="Pirate")
    t.gain("Silver", ("resolve", ""))
    t.gain("Duchy")
    assert t.p1.hand == "Pirate"


def test_several_to_one_gain() -> None:
    """You may play several Pirates for the same gain."""
    t = bed(hand="2 Pirate")
    t.gain("Silver", ("resolve", "Pirate"), ("resolve", "Pirate"))
    assert t.p1.in_play == "2 Pirate"


def test_in_your_buy_phase() -> None:
    """You may react when you gain a Treasure in your Buy phase; it is not discarded before your next turn's Clean-up."""
    t = bed(hand="Pirate", deck="9 Copper", coins=3)
    t.buy("Silver", ("resolve", "Pirate"))
    t.end_turn()
    assert t.p1.in_play == "Pirate"
    t.end_turn(("p1", "gain", "Gold"))
    assert "Gold" in t.p1.hand


def test_a_pirate_drawn_because_of_the_gain() -> None:
    """If the gain makes you draw a Pirate, you may still play it for that gain."""
    t = bed(hand="Monkey", deck="Pirate, 9 Copper")
    t.play("Monkey")
    t.gain("Silver", ("p1", "resolve", "Pirate"), seat=1)
    assert t.p1.in_play == "Monkey, Pirate"


def test_pirates_treasure_is_a_gain_too() -> None:
    """The Treasure that one Pirate gains may let you play another."""
    t = bed(hand="Pirate", deck="Pirate, 9 Copper")
    t.play("Pirate")
    t.end_turn()
    t.end_turn(("p1", "gain", "Gold"), ("p1", "resolve", "Pirate"))
    assert t.p1.in_play == "2 Pirate"
    t.end_turn()
    assert t.p1.in_play == "Pirate"


def test_treasures_may_be_gained_by_others_abilities() -> None:
    """It can be played in the middle of another ability that gains a Treasure."""
    t = bed(hand="2 Treasure Map, Pirate", deck="9 Copper")
    t.play("Treasure Map", ("resolve", ""), ("resolve", "Pirate"))
    assert t.p1.in_play == "Pirate"
    assert t.p1.deck == "4 Gold, 9 Copper"


def test_no_more_than_6() -> None:
    """The Treasure costs up to $6."""
    t = bed(hand="Pirate", kingdom="Bank", deck="20 Copper")
    t.play("Pirate")
    t.end_turn()
    t.end_turn(("p1", "gain", "Gold"))
    assert not any("Bank" in asked for asked in t.asked if "'gain'" in asked)
