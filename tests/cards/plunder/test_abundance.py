"""Abundance goes wrong when it makes coins at once."""

from tests.bed import bed

CARD = "Abundance"


def test_next_action() -> None:
    """Nothing when played; the next time you gain an Action card, +1 Buy and +$3. It stays in play until then."""
    t = bed(hand="Abundance", deck="12 Copper", p2_deck="5 Silver", kingdom="Smithy")
    t.play("Abundance")
    assert t.p1.coins == 0
    t.gain("Silver")
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Abundance"
    t.gain("Smithy")
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    t.gain("Smithy")
    assert t.p1.coins == 3


def test_played_several_times() -> None:
    """Played several times, it pays as often for the same Action card."""
    t = bed(hand="King's Cache, Abundance", kingdom="Smithy")
    t.play("King's Cache", ("play card", "Abundance"))
    t.gain("Smithy")
    assert (t.p1.buys, t.p1.coins) == (4, 9)
