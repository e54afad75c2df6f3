"""Merchant Guild goes wrong in what it counts: only the gains of that Buy phase, bought or not."""

from tests.bed import bed

CARD = "Merchant Guild"


def test_play() -> None:
    """+1 Buy, +$1. At the end of your Buy phase, +1 Coffers for each card you gained in it, bought or not."""
    t = bed(hand="Merchant Guild", coins=5)
    t.play("Merchant Guild")
    assert (t.p1.buys, t.p1.coins) == (2, 6)
    t.to_phase(3)
    t.buy("Silver")
    t.buy("Silver")
    t.gain("Curse")
    assert t.p1.coffers == 0
    t.to_phase(5)
    assert t.p1.coffers == 3


def test_not_the_action_phase() -> None:
    """Cards gained in the Action phase do not count."""
    t = bed(hand="Merchant Guild")
    t.play("Merchant Guild")
    t.gain("Curse")
    t.to_phase(5)
    assert t.p1.coffers == 0


def test_cumulative() -> None:
    """Played twice, it pays twice."""
    t = bed(hand="Throne Room, Merchant Guild")
    t.play("Throne Room", ("play card", "Merchant Guild"))
    t.to_phase(3)
    t.buy("Copper")
    t.to_phase(5)
    assert t.p1.coffers == 2


def test_earlier_gains_of_the_phase() -> None:
    """Played in the Buy phase, it counts what you gained before in that phase, too."""
    t = bed(hand="Merchant Guild")
    t.to_phase(3)
    t.buy("Copper")
    t.play("Merchant Guild")
    t.to_phase(5)
    assert t.p1.coffers == 1


def test_several_buy_phases() -> None:
    """If you return to the Action phase, it pays at the end of each Buy phase for that phase."""
    t = bed(hand="Merchant Guild", buys=3)
    t.play("Merchant Guild")
    t.to_phase(3)
    t.buy("Copper")
    t.game.players[0].return_to_actions()
    assert t.p1.coffers == 1
    t.game.phase = 1
    t.to_phase(3)
    t.buy("Copper")
    t.buy("Copper")
    t.to_phase(5)
    assert t.p1.coffers == 3


def test_first_printing_when_buying() -> None:
    """Before 2022: while it is in play, +1 Coffers as you buy each card; cards gained otherwise and Events give none."""
    t = bed(hand="Throne Room, Merchant Guild", landscapes="Alms", coins=4, ruleset="first printing")
    t.play("Throne Room")
    t.buy("Copper")
    assert t.p1.coffers == 1
    t.gain("Silver")
    t.buy("Alms", ("gain", "Silver"))
    assert t.p1.coffers == 1
    t.p1.player.trash([t.card("Merchant Guild", zone="play")])
    t.buy("Copper")
    assert t.p1.coffers == 1


def test_first_printing_each_in_play() -> None:
    """Before 2022: each Merchant Guild in play gives one."""
    t = bed(hand="2 Merchant Guild", actions=2, ruleset="first printing")
    t.play("Merchant Guild")
    t.play("Merchant Guild")
    t.buy("Copper")
    assert t.p1.coffers == 2


def test_first_printing_played_while_buying() -> None:
    """Before 2022: played as you gain another card in the middle of buying, it gives +1 Coffers for what you buy."""
    t = bed(hand="Haggler", kingdom="Merchant Guild", landscapes="Innovation", coins=4, ruleset="first printing",
            text="p1 holds: Innovation")  # fmt: skip
    t.play("Haggler")
    t.buy("Gold", ("gain", "Merchant Guild"), ("resolve", "Innovation"))
    assert t.p1.in_play == "Haggler, Merchant Guild"
    assert t.p1.coffers == 1


def test_first_printing_played() -> None:
    """Before 2022: played, it gives +1 Buy and +$1 as now."""
    t = bed(hand="Merchant Guild", ruleset="first printing")
    t.play("Merchant Guild")
    assert (t.p1.buys, t.p1.coins, t.p1.coffers) == (2, 1, 0)
