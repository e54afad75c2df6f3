"""Way of the Owl goes wrong in counting the hand."""

from tests.bed import bed

CARD = "Way of the Owl"


def test_draws_up_to_6_in_the_middle_of_a_gain() -> None:
    """You draw until you have 6 cards in hand; with a Reaction that plays itself, in the middle of a gain."""
    t = bed(hand="Sheepdog, 3 Copper", deck="9 Gold", landscapes="Way of the Owl")
    t.gain("Silver", ("resolve", "Sheepdog"), ("resolve", "Way of the Owl"))
    assert t.p1.hand == "3 Copper, 3 Gold"


def test_minus_card_token() -> None:
    """Your -1 Card token is removed first, then you draw up to 6; with 6 cards in hand it stays."""
    t = bed(hand="Smithy, 3 Copper", deck="9 Gold", landscapes="Way of the Owl")
    t.p1.player.minus_card = True
    t.play("Smithy", ("resolve", "Way of the Owl"))
    assert len(t.p1.hand) == 6
    assert not t.p1.player.minus_card
