"""Way of the Frog goes wrong when the card is not discarded from play, or not on your own turn."""

from tests.bed import bed

CARD = "Way of the Frog"
WAY = ("resolve", "Way of the Frog")


def test_put_onto_the_deck_when_discarded() -> None:
    """You get +1 Action; when the card is discarded from play this turn, it is put onto your deck."""
    t = bed(hand="Smithy", deck="9 Gold", landscapes="Way of the Frog")
    t.play("Smithy", WAY)
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.hand == "Smithy, 4 Gold"


def test_nothing_for_a_duration_that_stays() -> None:
    """A Duration that a throne room also played normally is not discarded, and the Way does nothing for it."""
    t = bed(hand="Throne Room, Gatekeeper", deck="20 Copper", landscapes="Way of the Frog")
    t.play("Throne Room", ("resolve", ""), ("play card", "Gatekeeper"), WAY, ("resolve", ""))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Gatekeeper"
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_on_another_players_turn() -> None:
    """It works on another player's turn too."""
    t = bed(p2="Sheepdog", p2_deck="4 Gold", landscapes="Way of the Frog")
    t.gain("Copper", ("p2", "resolve", "Sheepdog"), ("p2", "resolve", "Way of the Frog"), seat=1)
    t.clean_up()
    assert t.p2.deck == "Sheepdog, 4 Gold"


def test_once_it_has_left_play() -> None:
    """A card that leaves play and is played again without the Way is no longer the card that the Way was used for."""
    t = bed(hand="Smithy", deck="9 Gold", landscapes="Way of the Frog", actions=2)
    t.play("Smithy", WAY)
    t.p1.player.to_hand([t.card("Smithy", zone="play")])
    t.play("Smithy", ("resolve", ""))
    t.clean_up()
    assert t.p1.discard == "3 Gold, Smithy"
