"""Wealthy Village goes wrong when it looks at the hand, or counts copies."""

from tests.bed import bed

CARD = "Wealthy Village"


def test_played() -> None:
    """+1 Card, +2 Actions."""
    t = bed(hand="Wealthy Village", deck="2 Copper")
    t.play("Wealthy Village")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2


def test_loot_when_gained() -> None:
    """When you gain it with at least 3 differently named Treasures in play, you gain a Loot."""
    text = "p1 play: Copper, Silver, Gold\ntop Loot: Sword"
    t = bed(kingdom="Wealthy Village", text=text)
    t.gain("Wealthy Village")
    assert t.p1.discard == "Wealthy Village, Sword"
    t = bed(hand="Gold", kingdom="Wealthy Village", text="p1 play: 2 Copper, Silver")
    t.gain("Wealthy Village")
    assert t.p1.discard == "Wealthy Village"


def test_treasure_played_first() -> None:
    """You count when you resolve it: a Treasure that you play on gaining it, before, counts."""
    t = bed(hand="Sheepdog, Gold", landscapes="Way of the Mouse", kingdom="Wealthy Village",
            text="extra Way of the Mouse: Black Market\nextra Black Market: Goons, Artisan, Forge\n"
                 "offers: Goons, Artisan, Forge\np1 play: Copper, Silver\ntop Loot: Sword")  # fmt: skip
    t.gain("Wealthy Village", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Gold"),
           ("order", "Goons, Artisan, Forge"))  # fmt: skip
    assert t.p1.discard == "Wealthy Village, Sword"
