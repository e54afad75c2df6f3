"""The Night phase: after the Buy phase, for as many Night cards as you like, which are no Actions."""

from freehold.rules.vocab import ACTION_PHASE, BUY_PHASE, CLEANUP_PHASE, NIGHT_PHASE
from tests.bed import bed


def test_after_the_buy_phase() -> None:
    """If there are Night cards in the game, the Night phase comes after the Buy phase and before Clean-up."""
    t = bed(hand="Crypt", deck="5 Copper")
    t.to_phase(BUY_PHASE)
    t.step()
    assert t.game.phase == NIGHT_PHASE
    t.to_phase(CLEANUP_PHASE)
    t = bed(hand="Village")
    t.to_phase(BUY_PHASE)
    t.step()
    assert t.game.phase not in (NIGHT_PHASE, ACTION_PHASE)


def test_as_many_as_you_like() -> None:
    """You may play any number of Night cards, in any order; that uses no Actions."""
    t = bed(hand="2 Changeling, Bat, Copper", text="turn: p1 night\np1 play: Gold, Silver", kingdom="Vampire", actions=0)
    t.step(("play", "Changeling"), ("choose", "Gold"), ("resolve", ""))
    t.step(("play", "Bat"), ("trash", ""))
    t.step(("play", "Changeling"), ("choose", "Silver"), ("resolve", ""))
    assert t.p1.discard == "Gold, Silver"
    assert t.game.phase == NIGHT_PHASE


def test_only_at_night() -> None:
    """A Night card cannot be played in your Action phase or Buy phase."""
    t = bed(hand="Crypt, Village", deck="5 Copper")
    t.step(("play", ""))
    assert not any("Crypt" in line for line in t.asked)


def test_no_actions() -> None:
    """A Night card is not an Action card, unless it says so: what looks for Actions passes it by."""
    t = bed(hand="Throne Room, Crypt, Bat", kingdom="Vampire")
    t.play("Throne Room")
    assert t.p1.hand == "Crypt, Bat"


def test_no_other_cards() -> None:
    """Only Night cards can be played in the Night phase."""
    t = bed(hand="Village, Gold, Crypt", text="turn: p1 night")
    t.step(("play", ""))
    assert "of: Crypt)" in t.asked[0]
