"""Capital goes wrong when the Debt comes more than once, or not only for a discard from play."""

from tests.bed import bed

CARD = "Capital"


def test_six_coins_and_a_buy() -> None:
    """$6 and +1 Buy."""
    t = bed(hand="Capital")
    t.play("Capital")
    assert t.p1.coins == 6
    assert t.p1.buys == 2


def test_debt_when_discarded_from_play() -> None:
    """When you discard it from play you get 6 Debt; each Capital in play gives 6."""
    t = bed(hand="2 Capital", deck="5 Copper")
    t.play("Capital")
    t.play("Capital")
    t.p1.player.coins = 0
    t.clean_up()
    assert t.p1.debt == 12


def test_played_twice_gives_the_debt_once() -> None:
    """Played twice, by a Crown for example, it is discarded once: 6 Debt only."""
    t = bed(hand="Crown, Capital", deck="5 Copper", text="turn: p1 treasure")
    t.step(("treasures", "Crown"), ("play card", "Capital"))
    assert t.p1.coins == 12
    t.p1.player.coins = 0
    t.clean_up()
    assert t.p1.debt == 6


def test_removed_from_play_otherwise() -> None:
    """If it leaves play without being discarded you get no Debt; nor if it is discarded from your hand."""
    t = bed(hand="2 Capital", deck="5 Copper")
    t.play("Capital")
    t.p1.player.trash([t.card("Capital", 0, "play")])
    t.discard("Capital")
    t.clean_up()
    assert t.p1.debt == 0


def test_may_be_paid_off_at_once() -> None:
    """You may pay off Debt right then, with the $ you have left."""
    t = bed(hand="Capital", deck="5 Copper")
    t.play("Capital")
    t.p1.player.coins = 4
    t.clean_up(("pay debt", 4))
    assert t.p1.debt == 2
