"""Conspirator goes wrong when it counts cards in play instead of playings, or counts again later."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Conspirator"


def test_third_action() -> None:
    """If this is at least the third Action you have played this turn, you get +1 Card and +1 Action."""
    t = bed(hand="3 Conspirator", deck="2 Gold", actions=3)
    t.play("Conspirator")
    t.play("Conspirator")
    assert (t.p1.coins, t.p1.actions, t.p1.hand) == (4, 1, "Conspirator")
    t.play("Conspirator")
    assert (t.p1.coins, t.p1.actions, t.p1.hand) == (6, 1, "Gold")


def test_judged_when_played() -> None:
    """It is judged when you play it: Actions you play later change nothing."""
    t = bed(hand="Conspirator, 2 Village", deck="3 Gold", actions=2)
    t.play("Conspirator")
    t.play("Village")
    t.play("Village")
    assert t.p1.hand == "2 Gold"


def test_each_playing_counts() -> None:
    """Each time you play an Action counts: with Throne Room on Conspirator, the second playing is the third Action."""
    t = bed(hand="Throne Room, Conspirator", deck="2 Gold")
    t.play("Throne Room", ("play card", "Conspirator"))
    assert (t.p1.coins, t.p1.actions, t.p1.hand) == (4, 1, "Gold")


def test_cards_no_longer_in_play_count() -> None:
    """A played Action that has left play, such as a trashed Mining Village, still counts."""
    t = bed(hand="2 Mining Village, Conspirator", deck="2 Copper, Gold")
    t.play("Mining Village", ("trash", "yes"))
    t.play("Mining Village", ("trash", "yes"))
    t.play("Conspirator")
    assert "Gold" in t.p1.hand
    assert t.p1.in_play == "Conspirator"


def test_cards_played_earlier_do_not_count() -> None:
    """A Duration card that is in play from an earlier turn does not count."""
    t = bed(hand="2 Enchantress", deck="5 Conspirator, 9 Gold", actions=2)
    t.play("Enchantress")
    t.play("Enchantress")
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "2 Enchantress"
    t.play("Conspirator")
    assert t.p1.actions == 0


def test_actions_played_as_treasures_count() -> None:
    """A Crown counts as a played Action even when you play it in your Buy phase; so does an Action that Capitalism lets you
    play as a Treasure."""
    t = bed(hand="2 Crown, Conspirator", deck="Gold", landscapes="Capitalism", text="p1 holds: Capitalism\nturn: p1 treasure")
    t.play("Crown", ("play card", ""))
    t.play("Crown", ("play card", ""))
    t.play("Conspirator")
    assert t.p1.hand == "Gold"


def test_others_actions_do_not_count() -> None:
    """Only Actions that you played count."""
    t = bed(hand="2 Village", p2="Conspirator", deck="2 Copper", p2_deck="Gold")
    t.play("Village")
    t.play("Village")
    t.play("Conspirator", seat=1)
    assert t.p2.hand == ""


def test_a_spell_scroll_counts() -> None:
    """A Spell Scroll is a played Action, in your Buy phase too: a Conspirator that it gains and plays may be the third."""
    t = bed(hand="Village, Spell Scroll", deck="3 Gold", kingdom="Conspirator")
    t.play("Village")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Spell Scroll"), ("gain", "Conspirator"), ("play card", "yes"))
    assert t.p1.coins == 2
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 3
