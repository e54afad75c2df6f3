"""War Chest goes wrong by forgetting what was named before, and by stopping other ways to gain the card."""

import pytest

from tests.bed import bed

CARD = "War Chest"


def test_gains_a_card_up_to_five() -> None:
    """It makes no coins; you gain a card costing up to $5, without Potion or Debt in its cost."""
    t = bed(hand="War Chest", kingdom="Smithy, Golem")
    t.play("War Chest", ("p2", "name", "Duchy"), ("gain", "Smithy"))
    assert t.p1.coins == 0
    assert t.p1.discard == "Smithy"
    for dear in ("Golem", "Gold"):
        t = bed(hand="War Chest", kingdom="Golem")
        with pytest.raises(AssertionError, match="not among the options"):
            t.play("War Chest", ("p2", "name", "Duchy"), ("gain", dear))


def test_not_the_named_card() -> None:
    """The player to your left names a card that it can't gain; in other ways you still can."""
    t = bed(hand="War Chest", p3="")
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("War Chest", ("p2", "name", "Duchy"), ("gain", "Duchy"))
    t = bed(hand="War Chest")
    t.play("War Chest", ("p2", "name", "Duchy"), ("gain", "Silver"))
    t.gain("Duchy")
    assert t.p1.discard == "Silver, Duchy"


def test_all_names_of_the_turn_count() -> None:
    """Each War Chest you play can gain none of the cards named for War Chests this turn."""
    t = bed(hand="2 War Chest", deck="5 Estate")
    t.play("War Chest", ("p2", "name", "Duchy"), ("gain", "Silver"))
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("War Chest", ("p2", "name", "Silver"), ("gain", "Duchy"))


def test_only_this_turn() -> None:
    """What was named counts for this turn only."""
    t = bed(hand="War Chest", deck="War Chest, 4 Estate")
    t.play("War Chest", ("p2", "name", "Duchy"), ("gain", "Silver"))
    t.end_turn()
    t.end_turn()
    t.play("War Chest", ("p2", "name", "Silver"), ("gain", "Duchy"))
    assert "Duchy" in t.p1.discard
