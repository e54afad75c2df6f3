"""Aristocrat goes wrong when it counts plays instead of cards in play."""

from tests.bed import bed

CARD = "Aristocrat"


def test_by_number() -> None:
    """1: +3 Actions, 2: +3 Cards, 3: +$3, 4: +3 Buys, and again from 5."""
    t = bed(hand="5 Aristocrat", deck="3 Copper", actions=5)
    for _ in range(5):
        t.play("Aristocrat")
    assert t.p1.actions == 5 - 5 + 3 + 3
    assert t.p1.hand == "3 Copper"
    assert t.p1.coins == 3
    assert t.p1.buys == 4


def test_cards_not_plays() -> None:
    """What counts is how many are in play, not how many were played: with Throne Room you get +3 Actions twice."""
    t = bed(hand="Throne Room, Aristocrat")
    t.play("Throne Room", ("play card", "Aristocrat"))
    assert t.p1.actions == 6
