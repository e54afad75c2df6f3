"""Souk goes wrong when the $ can fall below nothing, or when only its own $7 can be lost."""

from tests.bed import bed

CARD = "Souk"


def test_play() -> None:
    """+1 Buy, +$7, then -$1 for each card in your hand."""
    t = bed(hand="Souk, 4 Copper")
    t.play("Souk")
    assert (t.p1.buys, t.p1.coins) == (2, 3)


def test_each_time() -> None:
    """The cards are counted each time you play one."""
    t = bed(hand="2 Souk, 2 Copper", actions=2)
    t.play("Souk")
    assert t.p1.coins == 4
    t.play("Souk")
    assert t.p1.coins == 9


def test_not_below_nothing() -> None:
    """You cannot have less than $0, but $ that you had before can be lost as well."""
    t = bed(hand="Souk, 9 Copper")
    t.play("Souk")
    assert t.p1.coins == 0
    t = bed(hand="Souk, 9 Copper", coins=3)
    t.play("Souk")
    assert t.p1.coins == 1


def test_minus_coin_token() -> None:
    """Your -$1 token takes $1 off the +$7, before anything is lost for cards."""
    t = bed(hand="Souk, Copper")
    t.game.players[0].minus_coin = True
    t.play("Souk")
    assert t.p1.coins == 5


def test_when_gained() -> None:
    """When you gain it, trash up to 2 cards from your hand, at once; you may trash none."""
    t = bed(hand="Overgrown Estate, Cultist, Copper", deck="4 Gold", kingdom="Souk")
    t.gain("Souk", ("trash", "Overgrown Estate, Cultist"), ("resolve", "Cultist"))
    assert t.p1.hand == "Copper, 4 Gold"
    t = bed(hand="Copper", kingdom="Souk")
    t.gain("Souk", ("trash", ""))
    assert t.p1.hand == "Copper"


def test_other_abilities_first() -> None:
    """Other abilities of yours may come before the trashing."""
    t = bed(hand="Trader, Estate", kingdom="Souk")
    t.gain("Souk", ("resolve", "Trader"), ("trash", "Trader, Estate"))
    assert t.trashed == "Trader, Estate"
    assert t.p1.discard == "Silver"


def test_no_more_than_two() -> None:
    """You trash no more than 2 cards."""
    t = bed(hand="3 Copper, Estate", kingdom="Souk")
    t.gain("Souk", ("trash", "2 Copper"))
    assert "(0 to 2 of" in t.asked[0]
