"""Way of the Seal goes wrong when another ability has moved the gained card."""

from tests.bed import bed

CARD = "Way of the Seal"
WAY = ("resolve", "Way of the Seal")


def test_gains_may_go_onto_the_deck() -> None:
    """You get +$1; this turn, when you gain a card, you may put it onto your deck."""
    t = bed(hand="Smithy", deck="Gold", landscapes="Way of the Seal")
    t.play("Smithy", WAY)
    assert t.p1.coins == 1
    t.gain("Silver", ("resolve", "Way of the Seal"))
    t.gain("Copper", ("resolve", ""))
    assert t.p1.deck == "Silver, Gold"
    assert t.p1.discard == "Copper"


def test_moved_already() -> None:
    """If another ability has moved the gained card, this Way cannot."""
    t = bed(hand="2 Smithy, Sheepdog", landscapes="Way of the Seal", actions=2)
    t.play("Smithy", WAY)
    t.gain("Gold", ("resolve", "Sheepdog"), ("resolve", ""))
    assert t.p1.hand == "Smithy, Gold"


def test_played_in_time() -> None:
    """Used for a Reaction to a gain, it applies to that gain already."""
    t = bed(hand="Sheepdog", landscapes="Way of the Seal")
    t.gain("Gold", ("resolve", "Sheepdog"), WAY, ("resolve", "Way of the Seal"))
    assert t.p1.deck == "Gold"
