"""Poor House goes wrong when the $ can fall below nothing, or when only its own $4 can be lost."""

from tests.bed import bed

CARD = "Poor House"


def test_play() -> None:
    """+$4, then -$1 for each Treasure card in your hand, which you reveal."""
    t = bed(hand="Poor House, Copper, Gold, Estate")
    t.play("Poor House")
    assert t.p1.coins == 2


def test_each_time() -> None:
    """The Treasures are counted each time you play one."""
    t = bed(hand="2 Poor House, Copper", actions=2)
    t.play("Poor House")
    t.play("Poor House")
    assert t.p1.coins == 6


def test_not_below_nothing() -> None:
    """You cannot have less than $0."""
    t = bed(hand="Poor House, 6 Copper")
    t.play("Poor House")
    assert t.p1.coins == 0


def test_takes_earlier_coins() -> None:
    """$ that you had before can be lost as well, so that it may cost you more than it gave."""
    t = bed(hand="Poor House, 6 Copper", coins=3)
    t.play("Poor House")
    assert t.p1.coins == 1


def test_minus_coin_token() -> None:
    """Your -$1 token takes $1 off the +$4, before anything is lost for Treasures."""
    t = bed(hand="Poor House, Copper, Silver")
    t.game.players[0].minus_coin = True
    t.play("Poor House")
    assert t.p1.coins == 1
    assert not t.game.players[0].minus_coin


def test_cards_of_several_types() -> None:
    """A card of several types is a Treasure if one of them is."""
    t = bed(hand="Poor House, Farm, Estate")
    t.play("Poor House")
    assert t.p1.coins == 3
