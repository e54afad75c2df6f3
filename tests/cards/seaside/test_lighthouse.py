"""Lighthouse goes wrong when its protection begins or ends at the wrong moment."""

from freehold.rules.vocab import TURN_OPENING
from tests.bed import Bed, bed

CARD = "Lighthouse"


def to_opening(t: Bed) -> None:
    """Go on until a turn has begun, with its start-of-turn abilities still to come."""
    serial = t.game.turn_serial
    while t.game.turn_serial == serial or t.game.phase != TURN_OPENING:
        t.step()


def test_coin_now_and_next_turn() -> None:
    """+1 Action and +$1 now, +$1 at the start of your next turn."""
    t = bed(hand="Lighthouse", deck="9 Copper")
    t.play("Lighthouse")
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    t.end_turn()
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.p1.in_play == "Lighthouse"
    t.end_turn()
    assert t.p1.in_play == ""


def test_attacks_do_not_affect_you() -> None:
    """Until your next turn, Attacks of other players do not affect you; you are not asked whether you want that."""
    t = bed(hand="Lighthouse", deck="5 Copper", p2="Militia")
    t.play("Lighthouse")
    t.end_turn()
    t.play("Militia")
    assert t.p1.hand == "5 Copper"


def test_own_attacks_work() -> None:
    """Your own Attacks affect the others as usual."""
    t = bed(hand="Lighthouse, Militia", p2="5 Copper")
    t.play("Lighthouse")
    t.play("Militia")
    assert t.p2.hand == "3 Copper"


def test_protects_at_once() -> None:
    """The protection begins when you play it, also for the rest of this turn."""
    t = bed(hand="Lighthouse, 5 Copper", p2="Militia")
    t.play("Lighthouse")
    t.play("Militia", seat=1)
    assert t.p1.hand == "5 Copper"


def test_no_protection_on_your_next_turn() -> None:
    """On your next turn you are no longer protected, though it is still in play."""
    t = bed(hand="Lighthouse", deck="5 Copper", p2_deck="Militia")
    t.play("Lighthouse")
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Lighthouse"
    t.play("Militia", seat=1)
    assert t.p1.hand == "3 Copper"


def test_ends_before_start_of_turn_abilities() -> None:
    """The protection ends when your turn starts, before any abilities at the start of the turn."""
    t = bed(hand="Lighthouse", deck="5 Copper", p2_deck="Militia")
    t.play("Lighthouse")
    t.end_turn()
    to_opening(t)
    assert t.p1.coins == 0
    t.play("Militia", seat=1)
    assert t.p1.hand == "3 Copper"


def test_no_help_against_earlier_attacks() -> None:
    """An Attack that works until its player's next turn is not stopped by a Lighthouse played after it."""
    t = bed(hand="Corsair", p2="Lighthouse, Silver")
    t.play("Corsair")
    t.end_turn()
    t.play("Lighthouse")
    t.play("Silver")
    assert t.trashed == "Silver"


def test_stays_protected_from_what_was_played_meanwhile() -> None:
    """An Attack played while you are protected never affects you, even after the protection has ended."""
    t = bed(hand="Lighthouse", deck="5 Silver", p2="Corsair")
    t.play("Lighthouse")
    t.end_turn()
    t.play("Corsair")
    t.end_turn()
    t.play("Silver")
    assert t.trashed == ""


def test_first_printing_protects_while_in_play() -> None:
    """First printing: it protects you while you have it in play, so also on your next turn."""
    t = bed(hand="Lighthouse", deck="5 Copper", p2="Militia", p2_deck="Militia", ruleset="first printing")
    t.play("Lighthouse")
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    t.end_turn()
    t.play("Militia")
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    assert t.p1.coins == 1
    t.play("Militia", seat=1)
    assert t.p1.hand == "5 Copper"


def test_first_printing_needs_the_card_in_play() -> None:
    """First printing: once it has left play you are not protected."""
    t = bed(hand="Lighthouse", deck="5 Copper", p2="Militia", ruleset="first printing")
    t.play("Lighthouse")
    t.game.players[0].trash([t.card("Lighthouse", 0, "play")])
    t.end_turn()
    t.play("Militia")
    assert t.p1.hand == "3 Copper"
