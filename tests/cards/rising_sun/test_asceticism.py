"""Asceticism goes wrong when its own cost counts."""

from tests.bed import bed

CARD = "Asceticism"


def test_pay_to_trash() -> None:
    """Pay any amount more to trash that many cards from your hand."""
    t = bed(hand="3 Curse, Gold", landscapes="Asceticism", coins=6)
    t.buy("Asceticism", ("spend", 3), ("trash", "3 Curse"))
    assert t.p1.coins == 1
    assert t.trashed == "3 Curse"


def test_no_more_than_helps() -> None:
    """You are not asked for more $ than you have cards in your hand to trash."""
    t = bed(hand="Estate", coins=6, landscapes="Asceticism")
    t.buy("Asceticism", ("spend", 1))
    assert t.trashed == "Estate"
    assert t.p1.coins == 3
    t = bed(hand="", coins=6, landscapes="Asceticism")
    t.buy("Asceticism")
    assert t.p1.coins == 4
