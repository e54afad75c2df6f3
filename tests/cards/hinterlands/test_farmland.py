"""Farmland goes wrong when it gains another Farmland, or when only buying counts."""

from tests.bed import bed

CARD = "Farmland"


def test_points_and_pile() -> None:
    """2 VP; a Victory pile of 8 or 12 cards."""
    assert bed(hand="Farmland").p1.points == 2
    assert bed(kingdom="Farmland", p3="").left("Farmland") == 12


def test_when_gained() -> None:
    """When you gain it, trash a card from your hand and gain one costing exactly $2 more, bought or not."""
    t = bed(hand="Gold, Copper", kingdom="Farmland")
    t.gain("Farmland", ("trash", "Gold"))
    assert t.trashed == "Gold"
    assert t.p1.discard == "Farmland, Province"


def test_no_farmland() -> None:
    """The gained card cannot be a Farmland."""
    t = bed(hand="Militia", kingdom="Farmland", coins=6)
    t.buy("Farmland")
    assert t.p1.discard == "Farmland, Gold"


def test_nothing_of_that_cost() -> None:
    """The trashing is not optional; if nothing costs exactly $2 more, you gain nothing."""
    t = bed(hand="Province", kingdom="Farmland")
    t.gain("Farmland")
    assert t.trashed == "Province"
    assert t.p1.discard == "Farmland"


def test_empty_hand() -> None:
    """With no card to trash, you gain nothing."""
    t = bed(kingdom="Farmland")
    t.gain("Farmland")
    assert t.p1.discard == "Farmland"


def test_other_abilities_first() -> None:
    """Other abilities of yours may come first; Farmland does its thing even if it has been exchanged."""
    t = bed(hand="Trader, Gold", kingdom="Farmland")
    t.gain("Farmland", ("resolve", "Trader"), ("trash", "Gold"), ("resolve", ""))
    assert t.p1.discard == "Silver, Province"
    assert t.left("Farmland") == 8


def test_first_printing_when_bought() -> None:
    """Before 2022: it does so when you buy it, before you gain it; the card may be another Farmland."""
    t = bed(hand="Silver, Smithy, Estate", kingdom="Farmland, Market", coins=6, ruleset="first printing")
    t.buy("Farmland", ("trash", "Silver"), ("gain", "Market"))
    assert str(t.p1.discard) == "Market, Farmland"
    t = bed(hand="Smithy, Estate", kingdom="Farmland", coins=6, ruleset="first printing")
    t.buy("Farmland", ("trash", "Smithy"), ("gain", "Farmland"))
    assert t.p1.discard == "2 Farmland"


def test_first_printing_only_when_bought() -> None:
    """Before 2022: gained in another way it does nothing."""
    t = bed(hand="Silver", kingdom="Farmland, Market", ruleset="first printing")
    t.gain("Farmland")
    assert t.p1.hand == "Silver"


def test_only_one_card() -> None:
    """You trash one card, no more, and must."""
    for ruleset in ("current", "first printing"):
        t = bed(hand="2 Copper, Estate", kingdom="Farmland", coins=6, ruleset=ruleset)
        t.buy("Farmland", ("trash", "Copper"))
        assert "(1 to 1 of" in t.asked[0]
        assert t.trashed == "Copper"
