"""Exile (CR IV and the mat): a place for cards of yours; gaining a copy lets you take all of them back."""

from freehold.rules.vocab import HAND
from tests.bed import bed


def test_discard_all_copies_or_none() -> None:
    """When you gain a card you may discard all its copies from your mat: all or none, and no other cards."""
    t = bed(hand="Gatekeeper", text="p1 exile: 2 Silver, Gold")
    t.gain("Silver", ("resolve", ""))
    assert t.p1.exile == "2 Silver, Gold"
    t.gain("Silver", ("resolve", "Exile mat"))
    assert t.p1.exile == "Gold"
    assert t.p1.discard == "4 Silver"


def test_however_and_wherever_gained() -> None:
    """It does not matter how the card was gained, to where, or on whose turn."""
    t = bed(kingdom="Gatekeeper", text="p2 exile: Silver")
    t.gain("Silver", ("p2", "resolve", "Exile mat"), seat=1, to=HAND)
    assert t.p2.hand == "Silver"
    assert t.p2.discard == "Silver"


def test_only_your_own_gains() -> None:
    """Another player's gain does not let you discard."""
    t = bed(kingdom="Gatekeeper", text="p2 exile: Silver")
    t.gain("Silver")
    assert t.p2.exile == "Silver"


def test_discarding_from_exile_triggers() -> None:
    """Discarding from the mat is discarding: abilities for that trigger."""
    t = bed(deck="2 Gold", kingdom="Gatekeeper", text="p1 exile: Village Green")
    t.gain("Village Green", ("resolve", "Exile mat"), ("resolve", "Village Green"), ("option", "now"))
    assert t.p1.in_play == "Village Green"
    assert t.p1.hand == "Gold"


def test_exiled_while_the_gain_is_resolved() -> None:
    """A copy that another ability of the same gain exiles may then be discarded, but not the gained card itself."""
    t = bed(hand="Sheepdog", landscapes="Way of the Worm", kingdom="Gatekeeper")
    t.gain("Estate", ("resolve", "Sheepdog"), ("resolve", "Way of the Worm"), ("resolve", "Exile mat"))
    assert t.p1.exile == ""
    assert t.p1.discard == "2 Estate"


def test_exiled_cards_are_yours() -> None:
    """Cards on your mat are yours at the end of the game; putting them there from the Supply was not gaining them."""
    t = bed(hand="Smithy", landscapes="Way of the Worm")
    before = t.p1.points
    t.play("Smithy", ("resolve", "Way of the Worm"))
    assert t.p1.exile == "Estate"
    assert t.p1.points == before + 1
    assert t.game.gained_cards(0) == []


def test_last_card_of_a_pile() -> None:
    """Exiling the last card of a Supply pile empties the pile."""
    t = bed(hand="2 Smithy", landscapes="Way of the Worm", text="pile Estate: 1", actions=2)
    t.play("Smithy", ("resolve", "Way of the Worm"))
    assert t.game.empty_supply_piles() == 1
    t.play("Smithy", ("resolve", "Way of the Worm"))
    assert t.p1.exile == "Estate"
