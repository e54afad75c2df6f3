"""Bargain goes wrong with who gains what when."""

from tests.bed import bed

CARD = "Bargain"


def test_a_card_for_you_and_horses_for_the_others() -> None:
    """You gain a card costing up to $5 that is no Victory card; then each other player gains a Horse."""
    t = bed(kingdom="Market", landscapes="Bargain", coins=4, p3="")
    t.buy("Bargain", ("gain", "Market"))
    for name in ("Duchy", "Estate", "Gold"):
        assert name not in t.asked[-1]
    assert t.p1.discard == "Market"
    assert (t.p2.discard, t.p3.discard) == ("Horse", "Horse")


def test_in_turn_order() -> None:
    """The others gain their Horses in turn order, and cannot decline; the last Horse goes to the first of them."""
    t = bed(landscapes="Bargain", coins=4, p3="", text="pile Horse: 1")
    t.buy("Bargain", ("gain", "Silver"))
    assert (t.p2.discard, t.p3.discard) == ("Horse", "")


def test_without_horses() -> None:
    """It can be bought when no Horses are left."""
    t = bed(landscapes="Bargain", coins=4, text="pile Horse: 0")
    t.buy("Bargain", ("gain", "Silver"))
    assert (t.p1.discard, t.p2.discard) == ("Silver", "")
