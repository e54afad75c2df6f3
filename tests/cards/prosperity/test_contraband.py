"""Contraband goes wrong in who names the card, and by stopping more than buying it."""

import pytest

from freehold.rules.vocab import BUY_PHASE, TREASURE_PHASE
from tests.bed import bed

CARD = "Contraband"


def test_the_player_to_your_left_forbids_a_card() -> None:
    """It makes $3 and a Buy; the player to your left names a card that you can't buy this turn."""
    t = bed(hand="Contraband", p2="", p3="", coins=5)
    t.play("Contraband", ("p2", "name", "Province"))
    assert (t.p1.coins, t.p1.buys) == (8, 2)
    assert not t.on_offer("Province")
    assert t.on_offer("Gold")
    t.end_turn()
    t.p2.player.coins = 8
    assert t.on_offer("Province")


def test_landscapes_cannot_be_named() -> None:
    """Any card may be named, one that is not in this game too, but no Event or Project."""
    t = bed(hand="Contraband", landscapes="Inheritance", kingdom="Smithy")
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("Contraband", ("p2", "name", "Inheritance"))
    t = bed(hand="Contraband", kingdom="Smithy")
    t.play("Contraband", ("p2", "name", "Golem"))


def test_other_gains_are_allowed() -> None:
    """You can still gain the named card in other ways than by buying it."""
    t = bed(hand="Contraband")
    t.play("Contraband", ("p2", "name", "Gold"))
    t.gain("Gold")
    assert t.p1.discard == "Gold"


def test_named_before_your_other_treasures() -> None:
    """The card is named when you play Contraband, before you play further Treasures."""
    t = bed(hand="Contraband, Gold")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Contraband"), ("p2", "name", "Duchy"))
    assert t.p1.hand == "Gold"
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 6
    assert not t.on_offer("Duchy")


def test_no_treasures_after_buying() -> None:
    """You need not play all your Treasures, but you can play none after buying a card."""
    t = bed(hand="Contraband, Gold")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Contraband"), ("p2", "name", "Duchy"))
    t.to_phase(BUY_PHASE)
    t.step(("buy", "Silver"))
    assert t.game.phase == BUY_PHASE
    t.step()
    assert t.p1.coins == 0


def test_several_forbid_several() -> None:
    """With several Contrabands none of the named cards can be bought."""
    t = bed(hand="2 Contraband", coins=2)
    t.play("Contraband", ("p2", "name", "Province"))
    t.play("Contraband", ("p2", "name", "Gold"))
    assert not t.on_offer("Province")
    assert not t.on_offer("Gold")
