"""Silver Mine goes wrong when it gains a Treasure of its own cost, or to the discard pile."""

from tests.bed import bed

CARD = "Silver Mine"


def test_to_the_hand() -> None:
    """You gain a Treasure that costs less than this to your hand."""
    t = bed(hand="Silver Mine", kingdom="Pendant, Smithy")
    t.play("Silver Mine", ("gain", "Silver"))
    assert t.p1.hand == "Silver"
    for name in ("Gold", "Pendant", "Smithy"):
        assert name not in t.asked[0]
