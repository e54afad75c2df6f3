"""Jewelled Egg goes wrong when the wrong player gets the Loot."""

from tests.bed import bed

CARD = "Jewelled Egg"


def test_played() -> None:
    """$1 and +1 Buy."""
    t = bed(hand="Jewelled Egg")
    t.play("Jewelled Egg")
    assert (t.p1.coins, t.p1.buys) == (1, 2)


def test_loot_when_trashed() -> None:
    """When you trash it you gain a Loot."""
    t = bed(hand="Jewelled Egg", text="top Loot: Sword")
    t.trash("Jewelled Egg")
    assert t.p1.discard == "Sword"


def test_whoever_trashes_it() -> None:
    """The player who trashes it gets the Loot, no matter whose card made them do it."""
    t = bed(hand="Bishop", p2="Jewelled Egg", text="top Loot: Sword")
    t.play("Bishop", ("p2", "trash", "Jewelled Egg"))
    assert t.p2.discard == "Sword"
    assert t.p1.discard == "-"
