"""Sea Witch goes wrong in its next-turn half: first two cards are drawn, then two discarded."""

from freehold.rules.vocab import ASIDE, BETWEEN_TURNS
from tests.bed import bed

CARD = "Sea Witch"


def test_now() -> None:
    """+2 Cards, and each other player gains a Curse."""
    t = bed(hand="Sea Witch", deck="2 Copper", p3="")
    t.play("Sea Witch")
    assert t.p1.hand == "2 Copper"
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"


def test_next_turn() -> None:
    """At the start of your next turn you draw 2 cards, then discard 2; it stays in play until then."""
    t = bed(hand="Sea Witch", deck="2 Gold, 5 Copper, 2 Estate, Silver")
    t.play("Sea Witch")
    t.end_turn()
    assert t.p1.in_play == "Sea Witch"
    t.end_turn(("p1", "discard", "2 Estate"))
    assert t.p1.hand == "5 Copper"


def test_discards_even_if_it_could_not_draw() -> None:
    """You discard 2 cards even if you could not draw any."""
    t = bed(hand="Sea Witch", text="p1 aside: 3 Copper")
    t.play("Sea Witch")
    t.game.players[0].to_hand(t.game.players[0].zone(ASIDE))
    t.game.players[0].to_mat(t.game.players[0].discards)
    t.game.phase = BETWEEN_TURNS
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "Copper"


def test_the_unaffected_gain_no_curse() -> None:
    """A player who is unaffected gains no Curse."""
    t = bed(hand="Sea Witch", p2="Moat")
    t.play("Sea Witch", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""


def test_exactly_two_cards() -> None:
    """Next turn you draw 2 cards and discard exactly 2."""
    t = bed(hand="Sea Witch", deck="2 Gold, 2 Copper, 3 Estate, 3 Silver")
    t.play("Sea Witch")
    t.end_turn()
    t.end_turn(("p1", "discard", "2 Estate"))
    assert "(2 to 2 of" in next(asked for asked in t.asked if "'discard'" in asked)
