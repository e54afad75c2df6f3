"""Orb goes wrong when it plays from the hand, or takes the $3 as well."""

from tests.bed import bed

CARD = "Orb"


def test_plays_from_the_discard_pile() -> None:
    """You may play an Action or Treasure from your discard pile; that costs no Action, and the card comes into play."""
    t = bed(hand="Orb", discard="Smithy, Estate, Gold", deck="3 Copper")
    t.play("Orb", ("option", "play a card"), ("play card", "Smithy"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "Orb, Smithy"
    assert t.p1.coins == 0
    assert t.p1.actions == 1
    assert "Estate" not in t.asked[1]


def test_in_the_buy_phase() -> None:
    """So you can play an Action card in your Buy phase, and then still Treasures that it drew."""
    t = bed(hand="Orb", discard="Laboratory", deck="2 Gold", text="turn: p1 treasure")
    t.step(("treasures", "Orb"), ("option", "play a card"))
    t.step(("treasures", "2 Gold"))
    assert t.p1.coins == 6


def test_coins() -> None:
    """Or +1 Buy and +$3."""
    t = bed(hand="Orb", discard="Smithy")
    t.play("Orb", ("option", "+1 Buy and +$3"))
    assert (t.p1.coins, t.p1.buys) == (3, 2)


def test_option_without_effect() -> None:
    """You may choose to play a card though there is none."""
    t = bed(hand="Orb", discard="Estate")
    t.play("Orb", ("option", "play a card"))
    assert (t.p1.coins, t.p1.buys) == (0, 1)
