"""Courtier goes wrong when it counts types as printed, or lets you take an option twice or fewer than you must."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Courtier"


def test_one_option_for_each_type() -> None:
    """You choose as many different options as the revealed card has types; one for a Copper."""
    t = bed(hand="Courtier, Copper")
    t.play("Courtier", ("option", "gain a Gold"))
    assert t.p1.discard == "Gold"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 1, 0)
    t = bed(hand="Courtier, Mill")
    t.play("Courtier", ("option", "+1 Action, +$3"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 1, 3)


def test_not_fewer() -> None:
    """It is not optional: you cannot choose fewer options than the card has types."""
    t = bed(hand="Courtier, Mill")
    t.play("Courtier", ("option", "+1 Buy, +$3"))
    assert "(2 to 2 of:" in t.asked[-1]


def test_options_first_then_done_in_order() -> None:
    """You choose all options before doing any, then do them in the order in which they stand on the card."""
    t = bed(hand="Courtier, Moat, Estate")
    t.game.log = []
    t.play("Courtier", ("reveal", "Moat"), ("option", "gain a Gold, +1 Buy"))
    words = [entry.word for entry in t.game.log]
    assert words.index("buys") < words.index("gain")
    assert len([asked for asked in t.asked if "'option'" in asked]) == 1


def test_four_at_most() -> None:
    """You get at most the four bonuses, even if the card has more than four types."""
    t = bed(hand="Courtier, Moat")
    moat = t.game.kind_named("Moat").id
    t.game.base_types[moat] = t.game.base_types[moat] | 0b11110
    t.play("Courtier", ("option", "+1 Action, +1 Buy, +$3, gain a Gold"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 3)
    assert t.p1.discard == "Gold"


def test_treasures_by_capitalism() -> None:
    """On your turn Capitalism makes an Action with +$ a Treasure too: a revealed Militia has three types."""
    t = bed(hand="Courtier, Militia", landscapes="Capitalism", text="p1 holds: Capitalism")
    t.play("Courtier", ("option", "+1 Action, +1 Buy, +$3"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 3)


def test_one_more_with_elder() -> None:
    """Played with Elder you may choose one option more, not one more for each type."""
    t = bed(hand="Elder, Courtier, Moat")
    t.play("Elder", ("play card", "Courtier"), ("option", "+1 Action, +1 Buy, +$3"))
    assert "(2 to 3 of:" in t.asked[-1]
    assert (t.p1.buys, t.p1.coins) == (2, 5)


def test_nothing_to_reveal() -> None:
    """With no card in hand to reveal you get nothing."""
    t = bed(hand="Courtier")
    t.play("Courtier")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 1, 0)
    assert t.p1.discard == ""


def test_types_as_they_are_now() -> None:
    """Types that an ability adds count: an Estate that Inheritance makes a Command Action too gives three bonuses."""
    t = bed(hand="Courtier, Estate", landscapes="Inheritance", kingdom="Moat", coins=7)
    t.buy("Inheritance")
    t.game.phase = 1
    t.play("Courtier", ("option", "+1 Buy, +$3, gain a Gold"))
    assert t.p1.coins == 3
    assert "Gold" in t.p1.discard


def test_revealed_card_stays() -> None:
    """The revealed card stays in your hand."""
    t = bed(hand="Courtier, Curse")
    t.play("Courtier", ("option", "+1 Action"))
    assert t.p1.hand == "Curse"


def test_one_card_that_all_see() -> None:
    """You reveal one card, and must."""
    t = bed(hand="Courtier, Copper, Estate")
    t.play("Courtier", ("reveal", "Copper"), ("option", "+$3"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.game.known[t.card("Copper") & CARD_MASK] == -1
