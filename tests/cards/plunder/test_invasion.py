"""Invasion goes wrong when one of its parts failing stops the rest, or when the Loot that moved on is played."""

from tests.bed import bed

CARD = "Invasion"


def test_four_things_in_order() -> None:
    """You may play an Attack from your hand; gain a Duchy; gain an Action onto your deck; gain a Loot and play it."""
    t = bed(hand="Witch, Smithy", deck="3 Copper", landscapes="Invasion", coins=10, kingdom="Village",
            text="top Loot: Amphora")  # fmt: skip
    t.buy("Invasion", ("play card", "Witch"), ("gain", "Village"), ("option", "now"))
    assert t.p2.discard == "Curse"
    assert t.p1.discard == "Duchy"
    assert t.p1.deck == "Village, Copper"
    assert t.p1.in_play == "Witch, Amphora"
    assert t.p1.coins == 3
    assert "Smithy" not in t.asked[0]


def test_no_attack_played() -> None:
    """Playing an Attack is optional, the rest is not."""
    t = bed(hand="Witch", landscapes="Invasion", coins=10, kingdom="Village", text="top Loot: Sword")
    t.buy("Invasion", ("play card", ""), ("gain", "Village"))
    assert t.p1.in_play == "Sword"


def test_treasure_attack() -> None:
    """The Attack may be a Treasure, which else cannot be played in this part of the Buy phase."""
    t = bed(hand="Sword", p2="6 Copper", landscapes="Invasion", coins=10, kingdom="Village", text="top Loot: Figurehead")
    t.buy("Invasion", ("play card", "Sword"))
    assert t.p2.hand == "4 Copper"
    assert t.p1.in_play == "Sword, Figurehead"


def test_empty_piles() -> None:
    """If the Duchies or the Loots are gone, you gain the others."""
    t = bed(landscapes="Invasion", coins=10, kingdom="Village", text="pile Duchy: 0\npile Loot: 0")
    t.buy("Invasion")
    assert t.p1.deck == "Village"
    assert t.p1.discard == "-"


def test_loot_moved() -> None:
    """If you move the gained Loot (with Watchtower), it is not played."""
    t = bed(hand="Watchtower", landscapes="Invasion", coins=10, kingdom="Village", text="top Loot: Sword")
    t.buy("Invasion", ("resolve", ""), ("gain", "Village"), ("resolve", ""), ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Sword, Village"
    assert t.p1.in_play == "-"


def test_loot_covered() -> None:
    """The Gold that Doubloons brings lies on it in the discard pile, but it is still played."""
    t = bed(landscapes="Invasion", coins=10, kingdom="Village", text="top Loot: Doubloons")
    t.buy("Invasion")
    assert t.p1.in_play == "Doubloons"
    assert t.p1.discard == "Duchy, Gold"
    assert t.p1.coins == 3


def test_gatekeeper_exiles_the_loot_first() -> None:
    """Another player's Gatekeeper exiles the gained cards before they are played or lie on the deck for long."""
    t = bed(p2="Gatekeeper", landscapes="Invasion", coins=10, kingdom="Village", text="top Loot: Sword")
    t.play("Gatekeeper", seat=1)
    t.buy("Invasion", ("gain", "Village"))
    assert t.p1.exile == "Village, Sword"
    assert t.p1.in_play == ""


def test_attack_in_force_for_the_gains() -> None:
    """What the Attack sets up when it is played works for the cards gained after it: with a Skirmisher, gaining an Attack
    makes the others discard."""
    t = bed(hand="Skirmisher", p2="5 Copper", landscapes="Invasion", coins=10, kingdom="Militia", text="top Loot: Figurehead")
    t.buy("Invasion", ("play card", "Skirmisher"), ("gain", "Militia"))
    assert t.p2.hand == "3 Copper"
