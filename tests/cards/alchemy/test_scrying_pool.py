"""Scrying Pool goes wrong in the order of players, by touching players who are safe, and by missing the last card."""

from tests.bed import bed

CARD = "Scrying Pool"


def test_you_first_then_the_others_in_turn_order() -> None:
    """You reveal first, then each other player in turn order; for each you decide before the next one reveals."""
    t = bed(hand="Scrying Pool", deck="Copper, Silver", p2_deck="Gold", p3="", text="p3 deck: Estate")
    t.play("Scrying Pool", ("discard", "yes"), ("discard", "yes"), ("discard", "no"))
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Copper"
    assert t.p2.discard == "Gold"
    assert t.p3.deck == "Estate"
    assert t.p1.actions == 1


def test_not_those_who_are_safe() -> None:
    """A player who reveals a Moat is left alone; you still do the rest."""
    t = bed(hand="Scrying Pool", deck="Copper, Silver", p2="Moat", p2_deck="Gold")
    t.play("Scrying Pool", ("p2", "resolve", "Moat"), ("discard", "no"))
    assert t.p1.hand == "Copper"
    assert t.p2.deck == "Gold"


def test_digs_for_a_card_that_is_no_action() -> None:
    """You reveal as long as Actions come; all of them and the first other card go to your hand."""
    t = bed(hand="Scrying Pool", deck="Village, Smithy, Village, Estate, Smithy")
    t.play("Scrying Pool", ("discard", "no"))
    assert t.p1.hand == "2 Village, Smithy, Estate"
    assert t.p1.deck == "Smithy"


def test_the_discarded_card_may_come_back() -> None:
    """If you must shuffle while digging, the card you have just discarded is shuffled in."""
    t = bed(hand="Scrying Pool", deck="Estate")
    t.play("Scrying Pool", ("discard", "yes"))
    assert t.p1.hand == "Estate"


def test_running_out_without_another_card() -> None:
    """If you run out of cards before a card that is no Action comes, you take all that you revealed."""
    t = bed(hand="Scrying Pool", deck="Smithy", discard="Village")
    t.play("Scrying Pool", ("discard", "no"))
    assert t.p1.hand == "Smithy, Village"


def test_discarded_trail_draws_before_the_digging() -> None:
    """What discarding triggers comes before you dig: a Trail that plays itself draws the next card first."""
    t = bed(hand="Scrying Pool", deck="Trail, Copper, Village, Gold, Silver")
    t.play("Scrying Pool", ("discard", "yes"), ("resolve", "Trail"))
    assert t.p1.hand == "Copper, Village, Gold"
    assert t.p1.in_play == "Scrying Pool, Trail"
