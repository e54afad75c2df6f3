"""Rich goes wrong when the Silver replaces the card."""

from tests.bed import bed

CARD = "Rich"


def test_silver() -> None:
    """When you gain a Rich card you gain a Silver as well."""
    t = bed(landscapes="Rich", kingdom="Smithy", text="extra Rich: Smithy")
    t.gain("Smithy")
    assert t.p1.discard == "Smithy, Silver"
