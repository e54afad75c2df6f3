"""Dame Josephine goes wrong when she is no Victory card."""

from tests.bed import bed

CARD = "Dame Josephine"


def test_is_worth_two_points() -> None:
    """A Victory card worth 2 VP, and a Knight like the others."""
    t = bed(hand="Dame Josephine", p2_deck="Silver, Copper")
    assert t.p1.points == 2
    t.play("Dame Josephine")
    assert t.trashed == "Silver"
    assert t.game.is_a(t.card("Dame Josephine", 0, "play"), 4)
