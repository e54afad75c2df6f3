"""Minion goes wrong when the choice comes before Reactions, or small hands are replaced too."""

from tests.bed import bed

CARD = "Minion"


def test_coins() -> None:
    """You get +1 Action and may choose +$2; then nothing happens to the others."""
    t = bed(hand="Minion, Estate", p2="5 Copper", p2_deck="4 Gold")
    t.play("Minion", ("option", "+$2"))
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (1, 2, "Estate")
    assert t.p2.hand == "5 Copper"


def test_new_hands() -> None:
    """Or you discard your hand and draw 4, and others with 5 cards or more discard theirs and draw 4."""
    t = bed(hand="Minion, Estate", deck="4 Gold", p2="5 Copper", p2_deck="4 Silver", p3="4 Copper", text="p3 deck: 4 Gold")
    t.play("Minion", ("option", "new hands"))
    assert (t.p1.hand, t.p1.discard, t.p1.coins) == ("4 Gold", "Estate", 0)
    assert (t.p2.hand, t.p2.discard) == ("4 Silver", "5 Copper")
    assert t.p3.hand == "4 Copper"


def test_discards_may_come_back() -> None:
    """Cards are discarded first: if you must shuffle to draw, they are shuffled in."""
    t = bed(hand="Minion, 4 Estate", p2="")
    t.play("Minion", ("option", "new hands"))
    assert t.p1.hand == "4 Estate"


def test_reactions_before_the_choice() -> None:
    """The other players use their Reactions before you choose."""
    t = bed(hand="Minion", deck="4 Gold", p2="Moat, 4 Copper", p2_deck="4 Silver")
    t.play("Minion", ("p2", "resolve", "Moat"), ("option", "new hands"))
    assert t.p2.hand == "Moat, 4 Copper"
    assert t.p1.hand == "4 Gold"


def test_empty_hand_still_draws() -> None:
    """With no cards to discard you still draw 4."""
    t = bed(hand="Minion", deck="4 Gold")
    t.play("Minion", ("option", "new hands"))
    assert t.p1.hand == "4 Gold"


def test_discarded_cards_may_react() -> None:
    """A player's whole hand is discarded before cards in it react, and they do before the 4 cards are drawn."""
    t = bed(hand="Minion", deck="9 Copper", p2="Trail, 4 Copper", p2_deck="9 Gold")
    t.play("Minion", ("option", "new hands"), ("p2", "resolve", "Trail"))
    assert t.p2.hand == "5 Gold"
    assert t.p2.discard == "4 Copper"
