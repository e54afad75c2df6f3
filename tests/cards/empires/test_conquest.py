"""Conquest goes wrong in which Silvers count."""

from tests.bed import bed

CARD = "Conquest"


def test_silvers_and_vp() -> None:
    """You gain 2 Silvers and get +1 VP for each Silver you have gained this turn until now."""
    t = bed(landscapes="Conquest", coins=6)
    t.gain("Silver")
    t.gain("Gold")
    t.gain("Silver", seat=1)
    t.buy("Conquest")
    assert t.p1.vp == 3
    t.gain("Silver")
    assert t.p1.vp == 3


def test_no_silver_left() -> None:
    """If no Silver is left you still get VP for those gained before."""
    t = bed(landscapes="Conquest", coins=6, text="pile Silver: 1")
    t.gain("Silver")
    t.buy("Conquest")
    assert t.p1.vp == 1


def test_silvers_gained_meanwhile() -> None:
    """Silvers gained because of these, by a Duplicate, count too."""
    t = bed(landscapes="Conquest", coins=6, text="p1 tavern: Duplicate")
    t.buy("Conquest", ("resolve", "Duplicate"))
    assert t.p1.vp == 3
