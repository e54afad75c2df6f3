"""Cursed goes wrong when no Curses are left, or when the order is turned round."""

from tests.bed import bed

CARD = "Cursed"


def test_loot_and_curse() -> None:
    """When you gain a Cursed card you gain a Loot and then a Curse."""
    t = bed(landscapes="Cursed", kingdom="Smithy, Village", text="extra Cursed: Smithy\ntop Loot: Orb")
    t.gain("Smithy")
    assert [t.game.name(c) for c in t.p1.player.discards] == ["Smithy", "Orb", "Curse"]
    t.gain("Village")
    assert t.p1.discard == "Smithy, Orb, Curse, Village"


def test_either_alone() -> None:
    """If no Curses are left you still gain the Loot, and the other way round."""
    t = bed(landscapes="Cursed", kingdom="Smithy", text="extra Cursed: Smithy\ntop Loot: Orb\npile Curse: 0")
    t.gain("Smithy")
    assert t.p1.discard == "Smithy, Orb"
    t = bed(landscapes="Cursed", kingdom="Smithy", text="extra Cursed: Smithy\npile Loot: 0")
    t.gain("Smithy")
    assert t.p1.discard == "Smithy, Curse"


def test_other_abilities_first() -> None:
    """It is resolved together with the other when-gain abilities, in the order you choose: those may take the last Curse."""
    t = bed(landscapes="Cursed", kingdom="Ill-Gotten Gains",
            text="extra Cursed: Ill-Gotten Gains\ntop Loot: Orb\npile Curse: 1")  # fmt: skip
    t.gain("Ill-Gotten Gains", ("resolve", "Ill-Gotten Gains"))
    assert t.p1.discard == "Ill-Gotten Gains, Orb"
    assert t.p2.discard == "Curse"
