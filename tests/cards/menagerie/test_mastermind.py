"""Mastermind goes wrong in the next turn: what stays in play with what, and when the three plays happen."""

from tests.bed import bed

CARD = "Mastermind"


def test_three_times_next_turn() -> None:
    """At the start of your next turn you may play an Action from your hand three times; it uses no Action."""
    t = bed(hand="Mastermind", deck="Smithy, 20 Copper")
    t.play("Mastermind")
    t.end_turn()
    assert t.p1.in_play == "Mastermind"
    t.end_turn(("p1", "play card", "Smithy"))
    assert t.p1.hand == "13 Copper"
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.in_play == ""


def test_need_not_play() -> None:
    """You may choose to play nothing."""
    t = bed(hand="Mastermind", deck="Smithy, 20 Copper")
    t.play("Mastermind")
    t.end_turn()
    t.end_turn(("p1", "play card", ""))
    assert t.p1.hand == "Smithy, 4 Copper"


def test_stays_with_a_duration() -> None:
    """If the card is a Duration, Mastermind stays in play as long as it does."""
    t = bed(hand="Mastermind", deck="Gatekeeper, 20 Copper")
    t.play("Mastermind")
    t.end_turn()
    t.end_turn(("p1", "play card", "Gatekeeper"))
    t.end_turn()
    assert t.p1.in_play == "Gatekeeper, Mastermind"
    t.end_turn()
    assert t.p1.coins == 9
    t.end_turn()
    assert t.p1.in_play == ""


def test_chain_of_masterminds() -> None:
    """A Mastermind that played a Mastermind stays with it, and with the Duration that this plays in turn."""
    t = bed(hand="Mastermind", deck="Mastermind, 4 Copper, Gatekeeper, 4 Copper, 20 Silver")
    t.play("Mastermind")
    t.end_turn()
    t.end_turn(("p1", "play card", "Mastermind"))
    t.end_turn()
    assert t.p1.in_play == "2 Mastermind"
    t.end_turn(("p1", "play card", "Gatekeeper"))
    t.end_turn()
    assert t.p1.in_play == "2 Mastermind, Gatekeeper"
    t.end_turn()
    assert t.p1.coins == 9
    t.end_turn()
    assert t.p1.in_play == ""


def test_one_ability() -> None:
    """The three plays are one ability: nothing else of the start of the turn can come between them."""
    t = bed(hand="Mastermind, Village Green", deck="Smithy, 20 Copper", actions=2)
    t.play("Village Green", ("option", "next turn"))
    t.play("Mastermind")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Mastermind"), ("p1", "play card", "Smithy"))
    assert t.p1.hand == "14 Copper"
    assert t.p1.actions == 3


def test_ways_may_be_used_for_each_play() -> None:
    """For each of the three plays you choose anew whether to use a Way."""
    t = bed(hand="Mastermind", deck="Smithy, 20 Copper", landscapes="Way of the Chameleon")
    t.play("Mastermind", ("resolve", ""))
    t.end_turn()
    t.end_turn(("p1", "play card", "Smithy"), ("p1", "resolve", "Way of the Chameleon"), ("p1", "resolve", ""),
               ("p1", "resolve", "Way of the Chameleon"))  # fmt: skip
    assert t.p1.hand == "7 Copper"
    assert t.p1.coins == 6


def test_uses_no_actions() -> None:
    """Playing the card uses no Actions, but what it gives you have: with Bounty Hunter 4 Actions in all."""
    t = bed(hand="Mastermind", deck="5 Copper, Bounty Hunter, 4 Estate, 9 Copper")
    t.play("Mastermind")
    t.end_turn()
    t.p1.player.draw(1)
    t.end_turn(("p1", "play card", "Bounty Hunter"))
    assert t.p1.actions == 4
