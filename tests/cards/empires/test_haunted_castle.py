"""Haunted Castle goes wrong off your turn, with no Gold left, and in the order of the two effects."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Haunted Castle"
TOP = "p3 discard: Humble Castle, Crumbling Castle, Small Castle\n"
THREE = "p3 discard: 2 Humble Castle, Crumbling Castle, 2 Small Castle\n"


def test_gained_on_your_turn() -> None:
    """Gained on your turn: you gain a Gold, and others with 5 or more cards in hand put two of them onto their deck."""
    t = bed(p2="3 Copper, Estate, Gold", p3="4 Copper", text=THREE)
    t.gain("Haunted Castle", ("p2", "topdeck", "Gold, Estate"))
    assert t.p1.discard == "Haunted Castle, Gold"
    assert t.p2.hand == "3 Copper"
    assert t.p2.deck == "Gold, Estate"
    assert t.p3.hand == "4 Copper"


def test_not_on_your_turn() -> None:
    """Gained on another player's turn it does nothing."""
    t = bed(hand="5 Copper", p2="5 Copper", p3="", text=THREE)
    t.gain("Haunted Castle", seat=1)
    assert t.p2.discard == "Haunted Castle"
    assert t.p1.hand == "5 Copper"


def test_no_gold_left() -> None:
    """If no Gold is left the others still put cards onto their decks."""
    t = bed(p2="5 Copper", p3="", text=THREE + "pile Gold: 0")
    t.gain("Haunted Castle")
    assert t.p2.hand == "3 Copper"
    assert t.p1.discard == "Haunted Castle"


def test_no_attack_is_played() -> None:
    """It is no Attack: a Moat does not help, and nobody is asked for one."""
    t = bed(p2="Moat, 4 Copper", p3="", text=THREE)
    t.gain("Haunted Castle", ("p2", "topdeck", "2 Copper"))
    assert t.p2.hand == "Moat, 2 Copper"


def test_first_the_gold() -> None:
    """First you gain the Gold, with all that this triggers; then the others put their cards back."""
    t = bed(p2="5 Copper", p3="", text=THREE + "p1 tavern: Duplicate")
    t.gain("Haunted Castle", ("resolve", "Haunted Castle"), ("resolve", "Duplicate"))
    assert t.p1.discard == "Haunted Castle, 2 Gold"
    assert t.p2.hand == "3 Copper"


def test_before_what_the_others_do() -> None:
    """The others put their cards back before they do what your gain triggers for them: then Road Network draws."""
    t = bed(p2="5 Copper", p3="", text=THREE, landscapes="Road Network")
    own(t, "Road Network", 1)
    t.gain("Haunted Castle")
    assert t.p2.hand == "4 Copper"
    assert t.p2.deck == "Copper"


def test_points() -> None:
    """It is worth 2 VP."""
    assert bed(hand="Haunted Castle").p1.points == 2
