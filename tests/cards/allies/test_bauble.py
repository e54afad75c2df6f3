"""Bauble goes wrong in the order of its options and with gained cards that have been moved."""

from tests.bed import bed

CARD = "Bauble"


def test_two_different_options() -> None:
    """You choose two different options."""
    t = bed(hand="Bauble")
    t.play("Bauble", ("option", "+1 Buy, +$1"))
    assert (t.p1.buys, t.p1.coins, t.p1.favors) == (2, 1, 0)
    t = bed(hand="Bauble")
    t.play("Bauble", ("option", "+$1, +1 Favor"))
    assert (t.p1.buys, t.p1.coins, t.p1.favors) == (1, 1, 1)


def test_gains_onto_the_deck() -> None:
    """With that option, each card you gain this turn may be put onto your deck."""
    t = bed(hand="Bauble", deck="9 Copper")
    t.play("Bauble", ("option", "+$1, gains onto your deck"))
    t.gain("Silver", ("resolve", "Bauble"))
    t.gain("Gold", ("resolve", ""))
    assert t.p1.deck == "Silver, 9 Copper"
    assert t.p1.discard == "Gold"
    t.end_turn()
    t.end_turn()
    t.gain("Gold")


def test_moved_already() -> None:
    """If another ability has moved the gained card, Bauble cannot."""
    t = bed(hand="Bauble, Sheepdog")
    t.play("Bauble", ("option", "+$1, gains onto your deck"))
    t.gain("Gold", ("resolve", "Sheepdog"))
    assert t.p1.hand == "Gold"


def test_played_in_time() -> None:
    """The ability applies to gains from when it is played, also to a gain that is being resolved just then."""
    t = bed(hand="Sheepdog", deck="2 Copper", landscapes="Way of the Seal", kingdom="Bauble")
    t.gain("Gold", ("resolve", "Sheepdog"), ("resolve", "Way of the Seal"), ("resolve", "Way of the Seal"))
    assert t.p1.deck == "Gold, 2 Copper"
