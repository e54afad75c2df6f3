"""Shipwreck goes wrong in where the Treasure goes, and in its limits."""

from tests.bed import bed

CARD = "Shipwreck"


def test_under_the_deck() -> None:
    """+2 Cards, +1 Buy. Then you must gain a Treasure costing up to $3, which goes under your deck."""
    t = bed(hand="Shipwreck", deck="Estate, Curse, Gold")
    t.play("Shipwreck", ("gain", "Silver"))
    assert t.p1.hand == "Estate, Curse"
    assert t.p1.buys == 2
    assert t.p1.deck == "Gold, Silver"
    assert t.p1.discard == "-"
    assert "Gold" not in t.asked[0]


def test_when_trashed() -> None:
    """When you trash it, you must gain a Treasure costing up to $6, also under your deck."""
    t = bed(hand="Shipwreck", deck="Estate, Curse")
    t.trash("Shipwreck", ("gain", "Gold"))
    assert t.p1.deck == "Estate, Curse, Gold"


def test_empty_deck() -> None:
    """With no deck the Treasure becomes your deck."""
    t = bed(hand="Shipwreck")
    t.play("Shipwreck", ("gain", "Silver"))
    assert t.p1.deck == "Silver"


def test_no_such_treasure() -> None:
    """If there is no such Treasure you gain none."""
    t = bed(hand="Shipwreck", text="pile Copper: 0\npile Silver: 0")
    t.play("Shipwreck")
    assert t.p1.deck == "-"


def test_potion_and_debt() -> None:
    """None with a Potion or Debt in its cost, neither when played nor when trashed."""
    t = bed(hand="2 Shipwreck", kingdom="Philosopher's Stone, Fortune")
    t.play("Shipwreck", ("gain", "Copper"))
    t.trash("Shipwreck", ("gain", "Gold"))
    assert "Philosopher" not in t.asked[0] + t.asked[1]
    assert "Fortune" not in t.asked[0] + t.asked[1]


def test_two_types() -> None:
    """A card with several types is a Treasure if one of them is."""
    t = bed(hand="Shipwreck", kingdom="Gamepiece")
    t.play("Shipwreck", ("gain", "Gamepiece"))
    assert t.p1.deck == "Gamepiece"


def test_trashed_by_another_player() -> None:
    """It works on another player's turn: who trashes it gains the Treasure."""
    t = bed(hand="Swindler", p2_deck="Shipwreck, Curse", kingdom="Shipwreck, Village")
    t.play("Swindler", ("p2", "gain", "Gold"), ("choose", "Village"))
    assert t.p2.deck == "Curse, Gold"
