"""Locusts goes wrong in which cards are cheaper and share a type."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Locusts"


def test_copper_or_estate() -> None:
    """If the trashed card is a Copper or an Estate, you gain a Curse."""
    for name in ("Copper", "Estate"):
        t = hexed(CARD, deck=f"{name}, Gold")
        assert t.trashed == name
        assert t.p1.discard == "Curse"


def test_cheaper_and_of_a_common_type() -> None:
    """Any other card: you gain a card that costs less and has at least one type in common with it."""
    t = hexed(CARD, ("gain", "Silver"), deck="Gold")
    assert t.p1.discard == "Silver"
    assert "of: Copper, Silver)" in t.asked[-1]
    t = hexed(CARD, ("gain", "Moat"), deck="Militia", kingdom="Moat, Smithy, Village")
    assert "Smithy" not in t.asked[-1]
    assert t.p1.discard == "Moat"


def test_nothing_suits() -> None:
    """If there is no such card, as for a Curse, you gain nothing."""
    t = hexed(CARD, deck="Curse")
    assert t.trashed == "Curse"
    assert t.p1.discard == ""


def test_first_trash_then_gain() -> None:
    """What the trashing triggers comes before the gain; with no card to trash nothing is gained."""
    t = hexed(CARD, ("gain", "Village"), deck="Cultist, 3 Copper", kingdom="Village")
    assert t.p1.hand == "3 Copper"
    assert t.p1.discard == "Village"
    t = hexed(CARD)
    assert t.p1.discard == ""
