"""Dame Sylvia goes wrong when her coins are missing."""

from tests.bed import bed

CARD = "Dame Sylvia"


def test_coins() -> None:
    """+$2, then what Knights do."""
    t = bed(hand="Dame Sylvia", p2_deck="Silver, Copper")
    t.play("Dame Sylvia")
    assert t.p1.coins == 2
    assert t.trashed == "Silver"
