"""Butcher goes wrong when the spent Coffers make $, or when tokens from before cannot be spent."""

from tests.bed import bed

CARD = "Butcher"


def test_play() -> None:
    """+2 Coffers. You may trash a card, spend any number of Coffers, and gain a card costing up to that much more."""
    t = bed(hand="Butcher, Estate, Gold", kingdom="Smithy, Market")
    t.play("Butcher", ("trash", "Estate"), ("spend", 2), ("gain", "Smithy"))
    assert t.trashed == "Estate"
    assert "0 to 1" in t.asked[0]
    assert t.p1.discard == "Smithy"
    assert (t.p1.coffers, t.p1.coins) == (0, 0)
    assert not any("Market" in asked for asked in t.asked)


def test_more_tokens() -> None:
    """You may also spend tokens that you had before."""
    t = bed(hand="Butcher, Gold", coffers=3)
    t.play("Butcher", ("trash", "Gold"), ("spend", 5), ("gain", "Province"))
    assert t.p1.discard == "Province"
    assert t.p1.coffers == 0


def test_no_tokens() -> None:
    """You may trash a card and spend none: then you gain a card costing no more than it. The tokens remain yours."""
    t = bed(hand="Butcher, Estate")
    t.play("Butcher", ("trash", "Estate"), ("spend", 0), ("gain", "Estate"))
    assert t.p1.coffers == 2
    assert t.p1.discard == "Estate"


def test_is_optional() -> None:
    """If you trash no card, you cannot spend for it and gain none."""
    t = bed(hand="Butcher, Estate")
    t.play("Butcher", ("trash", ""))
    assert t.p1.coffers == 2
    assert t.p1.discard == ""
