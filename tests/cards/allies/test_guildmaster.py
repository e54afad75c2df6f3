"""Guildmaster goes wrong with gains from before it was played."""

from tests.bed import bed

CARD = "Guildmaster"


def test_a_favor_for_each_gain() -> None:
    """For the rest of the turn each card you gain gives you a Favor; twice with a throne room."""
    t = bed(hand="Guildmaster")
    t.play("Guildmaster")
    assert t.p1.coins == 3
    t.gain("Copper")
    t.gain("Copper")
    t.gain("Copper", seat=1)
    assert t.p1.favors == 2
    t = bed(hand="Throne Room, Guildmaster")
    t.play("Throne Room", ("play card", "Guildmaster"))
    t.gain("Copper")
    assert t.p1.favors == 2


def test_only_cards_gained_afterwards() -> None:
    """Cards you gained before you played it give nothing, nor do those of later turns."""
    t = bed(hand="Guildmaster")
    t.gain("Copper")
    t.play("Guildmaster")
    t.end_turn()
    t.end_turn()
    t.gain("Copper")
    assert t.p1.favors == 0
