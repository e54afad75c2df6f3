"""Groundskeeper goes wrong in which gains count: after it, this turn, yours."""

from tests.bed import bed

CARD = "Groundskeeper"


def test_a_vp_for_each_victory_card_gained() -> None:
    """+1 Card, +1 Action; for the rest of this turn you get +1 VP when you gain a Victory card."""
    t = bed(hand="Groundskeeper", deck="9 Copper")
    t.gain("Estate")
    t.play("Groundskeeper")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    t.gain("Duchy")
    t.gain("Silver")
    t.gain("Estate", seat=1)
    assert t.p1.vp == 1
    t.end_turn()
    t.gain("Estate", seat=0)
    assert t.p1.vp == 1


def test_cumulative() -> None:
    """Played twice it gives two; it need not stay in play."""
    t = bed(hand="Throne Room, Groundskeeper", deck="9 Copper")
    t.play("Throne Room", ("play card", "Groundskeeper"))
    t.p1.player.trash([t.card("Groundskeeper", 0, "play")])
    t.gain("Estate")
    assert t.p1.vp == 2


def test_first_printing_while_in_play() -> None:
    """Before 2022: it gives VP while it is in play: once for each one there, and none once it has left."""
    t = bed(hand="Throne Room, Groundskeeper", deck="2 Copper", ruleset="first printing")
    t.play("Throne Room")
    t.gain("Estate")
    assert t.p1.vp == 1
    t.p1.player.trash([t.card("Groundskeeper", zone="play")])
    t.gain("Estate")
    assert t.p1.vp == 1


def test_first_printing_played() -> None:
    t = bed(hand="Groundskeeper", deck="2 Gold", ruleset="first printing")
    t.play("Groundskeeper")
    assert (t.p1.hand, t.p1.actions) == ("Gold", 1)
