"""Fortune goes wrong when it doubles twice in a turn."""

from tests.bed import bed

CARD = "Fortune"


def test_doubles_once_a_turn() -> None:
    """+1 Buy and your $ are doubled; a second one on the same turn only gives +1 Buy."""
    t = bed(hand="2 Fortune", coins=5)
    t.play("Fortune")
    assert t.p1.coins == 10
    assert t.p1.buys == 2
    t.play("Fortune")
    assert t.p1.coins == 10
    assert t.p1.buys == 3


def test_again_on_another_turn() -> None:
    """On another turn, and for another player, it doubles again."""
    t = bed(hand="Fortune", deck="Fortune, 9 Copper", p2="Fortune", coins=5)
    t.play("Fortune")
    t.end_turn()
    t.p2.player.coins = 3
    t.play("Fortune")
    assert t.p2.coins == 6
    t.end_turn()
    t.p1.player.coins = 4
    t.play("Fortune")
    assert t.p1.coins == 8


def test_coffers_may_be_spent_first() -> None:
    """You may spend Coffers before it doubles."""
    t = bed(hand="Fortune", coins=1, coffers=3)
    t.play("Fortune", ("spend", 2))
    assert t.p1.coins == 6
    assert t.p1.coffers == 1


def test_golds_for_gladiators() -> None:
    """When you gain it you gain a Gold for each Gladiator you have in play."""
    t = bed(text="p1 play: 2 Gladiator\np2 discard: 3 Gladiator")
    t.gain("Fortune")
    assert t.p1.discard == "Fortune, 2 Gold"
