"""Altar goes wrong when nothing is gained because nothing was trashed."""

from tests.bed import bed

CARD = "Altar"


def test_play() -> None:
    """Trash a card from your hand, then gain a card costing up to $5, whatever the trashed card cost."""
    t = bed(hand="Altar, Copper, Gold", kingdom="Market")
    t.play("Altar", ("trash", "Copper"), ("gain", "Market"))
    assert t.trashed == "Copper"
    assert "1 to 1" in t.asked[0]
    assert t.p1.discard == "Market"
    assert not any("Province" in asked or ("'gain'" in asked and "Gold" in asked) for asked in t.asked)


def test_empty_hand() -> None:
    """If you have no card to trash, you still gain one."""
    t = bed(hand="Altar")
    t.play("Altar", ("gain", "Duchy"))
    assert t.p1.discard == "Duchy"


def test_trashes_first() -> None:
    """What the trashed card brings comes before you gain."""
    t = bed(hand="Altar, Overgrown Estate", discard="Silver")
    t.play("Altar", ("gain", "Duchy"))
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Duchy"


def test_one_card() -> None:
    """You trash one card, no more."""
    t = bed(hand="Altar, Copper, Estate")
    t.play("Altar", ("trash", "Copper"), ("gain", "Duchy"))
    assert all("(1 to 1 of" in asked for asked in t.asked)
    assert t.p1.hand == "Estate"
