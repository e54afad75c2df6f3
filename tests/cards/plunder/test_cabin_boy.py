"""Cabin Boy goes wrong when a Duration comes without the trashing."""

from tests.bed import bed

CARD = "Cabin Boy"


def test_coins() -> None:
    """+1 Card, +1 Action. Next turn +$2, ..."""
    t = bed(hand="Cabin Boy", deck="12 Copper", p2_deck="5 Silver")
    t.play("Cabin Boy")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    t.end_turn()
    t.end_turn(("p1", "option", "+$2"))
    assert t.p1.coins == 2


def test_duration() -> None:
    """... or trash it to gain a Duration card."""
    t = bed(hand="Cabin Boy", deck="12 Copper", p2_deck="5 Silver", kingdom="Wharf")
    t.play("Cabin Boy")
    t.end_turn()
    t.end_turn(("p1", "option", "trash this"), ("p1", "gain", "Wharf"))
    assert t.trashed == "Cabin Boy"
    assert t.p1.discard == "Wharf, Copper"


def test_played_twice() -> None:
    """Played with Throne Room, it can be trashed only once; the second time that option does nothing. The Throne Room
    stays until Clean-up."""
    t = bed(hand="Throne Room, Cabin Boy", deck="12 Copper", p2_deck="5 Silver", kingdom="Wharf")
    t.play("Throne Room", ("play card", "Cabin Boy"))
    t.end_turn()
    t.end_turn(("p1", "option", "trash this"), ("p1", "gain", "Wharf"), ("p1", "option", "trash this"))
    assert t.trashed == "Cabin Boy"
    assert t.p1.in_play == "Throne Room"
    assert t.p1.discard == "Wharf, 2 Copper"


def test_only_durations() -> None:
    """Other cards cannot be gained."""
    t = bed(hand="Cabin Boy", deck="12 Copper", p2_deck="5 Silver", kingdom="Wharf, Village, Caravan")
    t.play("Cabin Boy")
    t.end_turn()
    t.end_turn(("p1", "option", "trash this"), ("p1", "gain", "Caravan"))
    asked = next(each for each in t.asked if "'gain'" in each)
    assert "Village" not in asked
    assert "Gold" not in asked
