"""Tribute goes wrong when two copies pay twice, or a card of two types pays once."""

from tests.bed import bed

CARD = "Tribute"


def test_a_bonus_for_each_card() -> None:
    """The player to your left reveals and discards 2 cards: +2 Actions for an Action, +$2 for a Treasure, +2 Cards for a
    Victory card."""
    t = bed(hand="Tribute", deck="2 Gold", p2_deck="Smithy, Copper, Estate", p3="")
    t.play("Tribute")
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (2, 2, "")
    assert t.p2.discard == "Smithy, Copper"
    t = bed(hand="Tribute", deck="2 Gold", p2_deck="Curse, Estate")
    t.play("Tribute")
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (0, 0, "2 Gold")


def test_all_bonuses_of_a_card() -> None:
    """A card of several types gives all their bonuses: for Copper and Farm you get +$4 and +2 Cards."""
    t = bed(hand="Tribute", deck="2 Gold", p2_deck="Copper, Farm")
    t.play("Tribute")
    assert (t.p1.coins, t.p1.hand) == (4, "2 Gold")


def test_same_name_counts_once() -> None:
    """Two cards of the same name give only one bonus."""
    t = bed(hand="Tribute", p2_deck="2 Silver")
    t.play("Tribute")
    assert t.p1.coins == 2
    assert t.p2.discard == "2 Silver"


def test_fewer_cards() -> None:
    """They reveal what they can, shuffling if needed without what is revealed."""
    t = bed(hand="Tribute", p2_deck="Silver", p2_discard="Smithy")
    t.play("Tribute")
    assert (t.p1.actions, t.p1.coins) == (2, 2)
    t = bed(hand="Tribute", p2_deck="Silver")
    t.play("Tribute")
    assert t.p1.coins == 2


def test_not_an_attack() -> None:
    """It is no Attack."""
    t = bed(hand="Tribute", p2="Moat", p2_deck="2 Silver")
    t.play("Tribute")
    assert t.p2.discard == "2 Silver"


def test_discarded_cards_may_react() -> None:
    """The discarded cards may react before you get anything, and still count for what they are."""
    t = bed(hand="Tribute", p2_deck="Trail, Faithful Hound, 3 Gold")
    t.play("Tribute", ("p2", "resolve", "Faithful Hound"), ("p2", "resolve", "Trail"))
    assert t.p1.actions == 4
    assert t.p2.in_play == "Trail"
    assert t.p2.aside == "Faithful Hound"
