"""Fawning goes wrong when it counts buying only."""

from tests.bed import bed

CARD = "Fawning"


def test_with_a_province() -> None:
    """When you gain a Province you gain a Fawning card, also on another player's turn."""
    t = bed(landscapes="Fawning", kingdom="Smithy", text="extra Fawning: Smithy")
    t.gain("Province")
    assert t.p1.discard == "Province, Smithy"
    t.gain("Province", seat=1)
    assert t.p2.discard == "Province, Smithy"
    t.gain("Duchy")
    assert t.p1.discard == "Province, Smithy, Duchy"
