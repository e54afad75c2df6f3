"""Renown goes wrong when only cards of the Supply cost less."""

from tests.bed import bed

CARD = "Renown"


def test_play() -> None:
    """+1 Buy; this turn, cards cost $2 less everywhere, but not less than $0."""
    t = bed(hand="Renown, Gold", kingdom="Smithy")
    t.play("Renown")
    assert t.p1.buys == 2
    assert t.cost("Smithy") == 2
    assert t.cost("Copper") == 0
    assert t.game.cost(t.card("Gold")) == 4
    t.end_turn()
    assert t.cost("Smithy") == 4


def test_with_remake() -> None:
    """With Remake you could make a Copper, which still costs $0, into a Silver for $1."""
    t = bed(hand="Renown, Remake, Copper", actions=2)
    t.play("Renown")
    t.play("Remake")
    assert t.p1.discard == "Silver"


def test_played_twice() -> None:
    """Played twice, cards cost $4 less."""
    t = bed(hand="Throne Room, Renown", kingdom="Market")
    t.play("Throne Room", ("play card", "Renown"))
    assert t.cost("Market") == 1
