"""Crystal Ball goes wrong with what it plays: an Action in the Buy phase, a Treasure, or a card that is neither."""

import pytest

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Crystal Ball"


def test_trash_or_discard() -> None:
    """It makes $1; you look at the top card of your deck and may trash or discard it."""
    t = bed(hand="Crystal Ball", deck="Estate, Gold")
    t.play("Crystal Ball", ("option", "trash"))
    assert t.p1.coins == 1
    assert t.trashed == "Estate"
    t = bed(hand="Crystal Ball", deck="Estate, Gold")
    t.play("Crystal Ball", ("option", "discard"))
    assert t.p1.discard == "Estate"


def test_plays_an_action_or_treasure() -> None:
    """If the card is an Action or a Treasure you may play it; that uses up no Action."""
    t = bed(hand="Crystal Ball", deck="Gold, Copper")
    t.play("Crystal Ball", ("option", "play"))
    assert t.p1.in_play == "Crystal Ball, Gold"
    assert t.p1.coins == 4
    t = bed(hand="Crystal Ball", deck="Estate")
    with pytest.raises(AssertionError, match="play"):
        t.play("Crystal Ball", ("option", "play"))


def test_else_it_is_put_back() -> None:
    """If you do none of these, the card stays on your deck."""
    t = bed(hand="Crystal Ball", deck="Gold, Copper")
    t.play("Crystal Ball", ("option", "put back"))
    assert t.p1.deck == "Gold, Copper"


def test_actions_in_the_buy_phase() -> None:
    """An Action that it plays in your Buy phase may draw Treasures for you to play; +Actions are of no use there."""
    t = bed(hand="Crystal Ball, Smithy", deck="Village, Gold")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Crystal Ball"), ("option", "play"))
    assert t.p1.actions == 3
    assert t.p1.hand == "Smithy, Gold"
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 4
    assert t.p1.hand == "Smithy"
