"""Caravan Guard goes wrong when it is played on another player's turn."""

from tests.bed import bed

CARD = "Caravan Guard"


def test_played_on_your_turn() -> None:
    """+1 Card, +1 Action, and +$1 at the start of your next turn."""
    t = bed(hand="Caravan Guard", deck="9 Copper")
    t.play("Caravan Guard")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 1
    assert t.p1.in_play == "Caravan Guard"


def test_reacts_to_an_attack() -> None:
    """When another player plays an Attack you may first play it from your hand; it is discarded after your next turn."""
    t = bed(hand="Militia", p2="Caravan Guard, 3 Copper", p2_deck="9 Estate", deck="9 Copper")
    t.play("Militia", ("p2", "resolve", "Caravan Guard"), ("p2", "discard", "Copper"))
    assert t.p2.in_play == "Caravan Guard"
    t.end_turn()
    assert t.p2.coins == 1
    assert t.p2.actions == 1
    t.end_turn()
    assert t.p2.in_play == ""


def test_several_and_one_just_drawn() -> None:
    """You may react with several to the same Attack, also with one that you have drawn by reacting."""
    t = bed(hand="Militia", p2="2 Caravan Guard", p2_deck="Caravan Guard, 2 Estate")
    t.play("Militia", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Caravan Guard"),
           ("p2", "resolve", "Caravan Guard"))  # fmt: skip
    assert t.p2.in_play == "3 Caravan Guard"
    assert t.p2.hand == "2 Estate"


def test_need_not_react() -> None:
    """You need not react."""
    t = bed(hand="Militia", p2="Caravan Guard")
    t.play("Militia", ("p2", "resolve", ""))
    assert t.p2.hand == "Caravan Guard"


def test_only_to_attacks_of_others() -> None:
    """You may not react to a card that is no Attack, nor to an Attack of your own."""
    t = bed(hand="Village, Militia, Caravan Guard", p2="Caravan Guard, Copper", deck="5 Copper")
    t.play("Village")
    assert t.asked == []
    t.play("Militia", ("p2", "resolve", ""))
    assert t.p1.hand == "Caravan Guard, Copper"
