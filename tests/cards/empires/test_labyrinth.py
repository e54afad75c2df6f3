"""Labyrinth goes wrong when it triggers twice in a turn, or on another's."""

from tests.bed import bed

CARD = "Labyrinth"


def test_the_second_card() -> None:
    """When you gain a second card on your turn you take 2 VP from here, once in a turn."""
    t = bed(landscapes="Labyrinth", text="tokens Labyrinth: vp=12")
    t.gain("Copper")
    assert t.p1.vp == 0
    t.gain("Copper")
    assert t.p1.vp == 2
    t.gain("Copper")
    assert t.p1.vp == 2


def test_not_on_another_turn() -> None:
    """Cards gained on another player's turn do nothing."""
    t = bed(landscapes="Labyrinth", text="tokens Labyrinth: vp=12")
    t.gain("Copper", seat=1)
    t.gain("Copper", seat=1)
    assert t.p2.vp == 0


def test_a_card_gained_while_gaining() -> None:
    """If gaining the first card makes you gain another, that is the second: you take 2 VP once."""
    t = bed(landscapes="Labyrinth", text="tokens Labyrinth: vp=12\np1 tavern: Duplicate")
    t.gain("Silver", ("resolve", "Duplicate"))
    assert t.p1.vp == 2
