"""Ranger goes wrong in which way the Journey token lies."""

from tests.bed import bed

CARD = "Ranger"


def test_every_second_time() -> None:
    """+1 Buy; you turn your Journey token over, which starts face up, and draw 5 cards when it is face up again."""
    t = bed(hand="2 Ranger", deck="9 Copper", actions=2)
    t.play("Ranger")
    assert t.p1.hand == "Ranger"
    assert t.p1.buys == 2
    t.play("Ranger")
    assert t.p1.hand == "5 Copper"


def test_one_token_for_all() -> None:
    """It is the same token whatever turned it before, a Giant for example; other players have their own."""
    t = bed(hand="Giant, Ranger", deck="9 Copper", p2="Ranger", actions=2)
    t.play("Giant")
    t.play("Ranger")
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    t.play("Ranger")
    assert t.p2.hand == ""
