"""Explorer goes wrong when the gained card is not put into the hand, or a Province must be shown."""

from freehold.rules.events import LogEntry
from tests.bed import bed

CARD = "Explorer"


def test_a_revealed_province_gives_gold() -> None:
    """If you reveal a Province from your hand you gain a Gold to your hand; the Province stays there."""
    t = bed(hand="Explorer, Province")
    log: list[LogEntry] = []
    t.game.log = log
    t.play("Explorer", ("reveal", "yes"))
    assert t.p1.hand == "Province, Gold"
    assert "reveal" in [entry.word for entry in log]


def test_revealing_is_optional() -> None:
    """You need not reveal it; then you gain a Silver to your hand."""
    t = bed(hand="Explorer, Province")
    t.play("Explorer", ("reveal", "no"))
    assert t.p1.hand == "Province, Silver"


def test_without_a_province() -> None:
    """Without a Province you gain a Silver to your hand."""
    t = bed(hand="Explorer, Duchy")
    t.play("Explorer")
    assert t.p1.hand == "Duchy, Silver"


def test_no_gold_left() -> None:
    """If you revealed a Province and there is no Gold left you gain nothing."""
    t = bed(hand="Explorer, Province", text="pile Gold: 0")
    t.play("Explorer", ("reveal", "yes"))
    assert t.p1.hand == "Province"
