"""Banish goes wrong with cards of different names."""

from tests.bed import bed

CARD = "Banish"


def test_any_number_of_one_name() -> None:
    """You choose a card and exile any number of copies of it from your hand."""
    t = bed(hand="3 Estate, 2 Copper", landscapes="Banish", coins=4)
    t.buy("Banish", ("exile", "Estate"), ("exile", "Estate"))
    assert "Copper" not in t.asked[1]
    assert t.p1.exile == "2 Estate"
    assert t.p1.hand == "Estate, 2 Copper"


def test_none() -> None:
    """That may be none."""
    t = bed(hand="3 Estate", landscapes="Banish", coins=4)
    t.buy("Banish", ("exile", ""))
    assert t.p1.exile == ""


def test_just_one() -> None:
    t = bed(hand="3 Estate", landscapes="Banish", coins=4)
    t.buy("Banish", ("exile", "Estate"), ("exile", ""))
    assert t.p1.exile == "Estate"


def test_ruins_have_different_names() -> None:
    """Cards of one type but with different names, such as Ruins, are not copies."""
    t = bed(hand="Ruined Market, 2 Survivors", landscapes="Banish", coins=4)
    t.buy("Banish", ("exile", "Survivors"), ("exile", "Survivors"))
    assert t.p1.exile == "2 Survivors"
    assert t.p1.hand == "Ruined Market"
