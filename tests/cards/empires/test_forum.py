"""Forum goes wrong in the Buy it gives when gained."""

from tests.bed import bed

CARD = "Forum"


def test_draw_then_discard() -> None:
    """+3 Cards, +1 Action, then you discard 2 cards, even if you could not draw three."""
    t = bed(hand="Forum, Estate", deck="Gold, Silver, Curse, Copper")
    t.play("Forum", ("discard", "Estate, Curse"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.actions == 1
    t = bed(hand="Forum, 2 Estate")
    t.play("Forum")
    assert t.p1.hand == ""


def test_a_buy_when_gained() -> None:
    """When you gain it you get +1 Buy: buying it leaves you as many Buys as you had."""
    t = bed(kingdom="Forum", coins=5)
    t.buy("Forum")
    assert t.p1.buys == 1
    t.gain("Forum")
    assert t.p1.buys == 2


def test_first_printing_when_bought() -> None:
    """Before 2022: +1 Buy when you buy it, none when you gain it otherwise."""
    t = bed(kingdom="Forum", coins=5, ruleset="first printing")
    t.gain("Forum")
    assert t.p1.buys == 1
    t.buy("Forum")
    assert t.p1.buys == 1


def test_first_printing_play() -> None:
    t = bed(hand="Forum", deck="3 Copper", ruleset="first printing")
    t.play("Forum")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
