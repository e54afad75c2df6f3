"""Shaman goes wrong when only its owner gains from the trash, or when that can be declined."""

from tests.bed import bed

CARD = "Shaman"


def test_played() -> None:
    """+1 Action, +$1, and you may trash a card from your hand."""
    t = bed(hand="Shaman, Curse, Gold")
    t.play("Shaman", ("trash", "Curse"))
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.trashed == "Curse"


def test_every_player_every_turn() -> None:
    """In games with Shaman every player gains a card costing up to $6 from the trash at the start of each of their turns,
    if there is one; it does not matter who has a Shaman."""
    t = bed(deck="5 Copper", p2_deck="9 Copper", kingdom="Shaman", text="trash: Gold, Province, Curse")
    t.end_turn(("p2", "gain", "Gold"))
    assert t.p2.discard == "Gold"
    assert "Province" not in t.asked[-1]
    t.end_turn()
    assert t.p1.discard == "Curse"
    t.end_turn()
    assert t.trashed == "Province"


def test_from_outside_the_supply() -> None:
    """Cards that are not from the Supply can be gained too, and when-gain abilities happen."""
    t = bed(deck="5 Copper", p2_deck="9 Copper", kingdom="Shaman", text="trash: Doubloons")
    t.end_turn()
    assert t.trashed == "Doubloons"
    t = bed(deck="5 Copper", p2_deck="9 Copper", kingdom="Shaman", text="trash: Madman")
    t.end_turn()
    assert t.p2.discard == "Madman"
