"""Livery goes wrong with what a card cost when it was gained, and with gains from before it was played."""

from tests.bed import bed

CARD = "Livery"


def test_horse_for_each_card_of_4_or_more() -> None:
    """For the rest of the turn, each card you gain that costs $4 or more gives you a Horse."""
    t = bed(hand="Livery", kingdom="Smithy")
    t.play("Livery")
    assert t.p1.coins == 3
    t.gain("Smithy")
    t.gain("Silver")
    t.gain("Gold")
    assert t.p1.discard == "Smithy, Horse, Silver, Gold, Horse"


def test_cumulative() -> None:
    """Two Liveries give two Horses for a card."""
    t = bed(hand="2 Livery", actions=2)
    t.play("Livery")
    t.play("Livery")
    t.gain("Gold")
    assert t.p1.discard == "Gold, 2 Horse"


def test_only_cards_gained_afterwards() -> None:
    """Cards you gained before you played it give nothing, nor do cards of later turns or other players."""
    t = bed(hand="Livery")
    t.gain("Gold")
    t.play("Livery")
    t.gain("Gold", seat=1)
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "Gold"
    t.end_turn()
    t.gain("Gold", seat=0)
    assert "Horse" not in t.p1.discard


def test_cost_when_it_was_gained() -> None:
    """A card counts as it cost when you gained it: a Destrier that cost $4 gives a Horse, though it costs $3 at once."""
    t = bed(hand="Livery", kingdom="Destrier")
    t.play("Livery")
    t.gain("Copper")
    t.gain("Copper")
    assert t.cost("Destrier") == 4
    t.gain("Destrier")
    assert t.cost("Destrier") < 4
    assert t.p1.discard == "2 Copper, Destrier, Horse"


def test_later_change_of_cost_does_not_matter() -> None:
    """If another ability changes the card's cost first, each Livery still gives its Horse.

    With two Liveries a Wayfarer of $6 gives two Horses, although the first Horse makes it cost $3.
    """
    t = bed(hand="2 Livery", kingdom="Wayfarer", actions=2)
    t.play("Livery")
    t.play("Livery")
    t.gain("Wayfarer")
    assert t.cost("Wayfarer") == 3
    assert t.p1.discard == "Wayfarer, 2 Horse"


def test_horses_do_not_give_horses() -> None:
    """A Horse costs $3, so gaining it gives no further Horse."""
    t = bed(hand="Livery, Cavalry", actions=2)
    t.play("Livery")
    t.play("Cavalry")
    assert t.p1.discard == "2 Horse"
