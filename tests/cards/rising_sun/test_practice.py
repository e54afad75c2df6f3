"""Practice goes wrong when it is forced."""

from tests.bed import bed

CARD = "Practice"


def test_twice() -> None:
    """You may play an Action card from your hand twice."""
    t = bed(hand="Smithy, Estate", deck="9 Copper", landscapes="Practice", coins=3)
    t.buy("Practice", ("play card", "Smithy"))
    assert t.p1.hand == "Estate, 6 Copper"
