"""Tactician goes wrong when nothing was discarded, or when it is played twice."""

from freehold.rules.vocab import CARD_TOKEN
from tests.bed import bed

CARD = "Tactician"


def test_discards_now_gives_next_turn() -> None:
    """You discard your hand; at the start of your next turn +5 Cards, +1 Action and +1 Buy."""
    t = bed(hand="Tactician, Gold, Estate", deck="20 Copper")
    t.play("Tactician")
    assert t.p1.hand == ""
    assert t.p1.discard == "Gold, Estate"
    t.end_turn()
    assert t.p1.in_play == "Tactician"
    assert len(t.p1.hand) == 5
    t.end_turn()
    assert len(t.p1.hand) == 10
    assert (t.p1.actions, t.p1.buys) == (2, 2)
    t.end_turn()
    assert t.p1.in_play == ""


def test_nothing_to_discard() -> None:
    """With no card to discard you get nothing next turn, and it does not stay in play."""
    t = bed(hand="Tactician", deck="20 Copper")
    t.play("Tactician")
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert len(t.p1.hand) == 5
    assert (t.p1.actions, t.p1.buys) == (1, 1)


def test_throne_room_does_it_once() -> None:
    """Played twice by Throne Room it does this only once, as the second time you have no cards; both stay in play."""
    t = bed(hand="Throne Room, Tactician, Gold", deck="20 Copper")
    t.play("Throne Room", ("play card", "Tactician"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Tactician"
    t.end_turn()
    assert len(t.p1.hand) == 10
    assert (t.p1.actions, t.p1.buys) == (2, 2)


def test_twice_with_a_card_drawn_between() -> None:
    """If you draw a card before the second play (a +1 Card token on the pile), both plays count."""
    t = bed(hand="Throne Room, Tactician", deck="30 Copper", text="p2 discard: Teacher, 9 Copper")
    t.game.players[0].token_at[CARD_TOKEN] = t.game.pile_named("Tactician")
    t.play("Throne Room", ("play card", "Tactician"))
    assert t.p1.discard == "2 Copper"
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 15
    assert (t.p1.actions, t.p1.buys) == (3, 3)


def test_discarded_hand_may_react() -> None:
    """What discarding the hand triggers comes at once: a Faithful Hound is back at the end of this turn."""
    t = bed(hand="Tactician, Faithful Hound, Tunnel", deck="20 Copper")
    t.play("Tactician", ("resolve", "Tunnel"), ("resolve", "Faithful Hound"))
    assert t.p1.discard == "Tunnel, Gold"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Faithful Hound"
