"""Rapid Expansion goes wrong with Victory cards, or when the card is played at once."""

from tests.bed import bed

CARD = "Rapid Expansion"


def test_played_next_turn() -> None:
    """When you gain an Action or Treasure you set it aside, and play it at the start of your next turn."""
    t = bed(deck="12 Copper", p2_deck="5 Copper", kingdom="Poet, Smithy", landscapes="Rapid Expansion",
            text="p1 holds: Rapid Expansion")  # fmt: skip
    t.gain("Smithy")
    t.gain("Gold")
    t.gain("Duchy")
    assert t.p1.aside == "Smithy, Gold"
    assert t.p1.discard == "Duchy"
    t.end_turn()
    t.end_turn(("p1", "resolve", "Rapid Expansion"))
    assert t.p1.in_play == "Smithy, Gold"
    assert t.p1.coins == 3
    assert t.p1.hand == "8 Copper"
