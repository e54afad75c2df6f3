"""Exorcist goes wrong when a Spirit of the same cost may be gained, or when one of the three piles is missing."""

from tests.bed import bed

CARD = "Exorcist"
NIGHT = "turn: p1 night"


def test_a_cheaper_spirit() -> None:
    """You trash a card from your hand and gain a Spirit that costs less than it; which of them, you choose."""
    t = bed(hand="Exorcist, Silver", text=NIGHT)
    t.play("Exorcist", ("gain", "Imp"))
    assert t.trashed == "Silver"
    assert t.p1.discard == "Imp"
    assert "of: Will-o'-Wisp, Imp)" in t.asked[0]
    t = bed(hand="Exorcist, Duchy", text=NIGHT)
    t.play("Exorcist", ("gain", "Ghost"))
    assert t.p1.discard == "Ghost"


def test_not_of_the_same_cost() -> None:
    """A Spirit of the same cost cannot be gained: for an Estate there is only Will-o'-Wisp, for a Copper nothing."""
    t = bed(hand="Exorcist, Estate", text=NIGHT)
    t.play("Exorcist")
    assert t.p1.discard == "Will-o'-Wisp"
    t = bed(hand="Exorcist, Copper", text=NIGHT)
    t.play("Exorcist")
    assert t.trashed == "Copper"
    assert t.p1.discard == ""


def test_must_trash() -> None:
    """Trashing a card is not optional; with an empty hand you gain nothing."""
    t = bed(hand="Exorcist, Gold, Estate", text=NIGHT)
    t.play("Exorcist", ("trash", "Gold"), ("gain", "Ghost"))
    assert "(1 to 1 of" in t.asked[0]
    t = bed(hand="Exorcist", text=NIGHT)
    t.play("Exorcist")
    assert t.p1.discard == ""


def test_an_empty_pile() -> None:
    """An empty pile of Spirits cannot be gained from."""
    t = bed(hand="Exorcist, Silver", text=NIGHT + "\npile Imp: 0")
    t.play("Exorcist")
    assert t.p1.discard == "Will-o'-Wisp"


def test_the_three_piles() -> None:
    """All three piles of Spirits are in games with it, outside the Supply."""
    t = bed(kingdom="Exorcist", coins=9)
    assert [t.left(name) for name in ("Will-o'-Wisp", "Imp", "Ghost")] == [12, 13, 6]
    assert not t.on_offer("Ghost")
