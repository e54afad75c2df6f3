"""King's Cache goes wrong when the Treasure must be played, or leaves play with a Duration still working."""

from tests.bed import bed

CARD = "King's Cache"


def test_three_times() -> None:
    """You may play a Treasure from your hand 3 times; it makes no coins itself."""
    t = bed(hand="King's Cache, Gold")
    t.play("King's Cache", ("play card", "Gold"))
    assert t.p1.coins == 9
    assert t.p1.in_play == "King's Cache, Gold"


def test_optional() -> None:
    """You need not."""
    t = bed(hand="King's Cache, Gold")
    t.play("King's Cache", ("play card", ""))
    assert t.p1.coins == 0


def test_with_another() -> None:
    """Played on another King's Cache, three Treasures may be played three times each."""
    t = bed(hand="2 King's Cache, 3 Silver")
    t.play("King's Cache", ("play card", "King's Cache"), *[("play card", "Silver")] * 3)
    assert t.p1.coins == 18


def test_duration() -> None:
    """It stays in play with a Duration that it played."""
    t = bed(hand="King's Cache, Figurehead", deck="12 Copper")
    t.play("King's Cache", ("play card", "Figurehead"))
    assert t.p1.coins == 9
    t.end_turn()
    assert t.p1.in_play == "King's Cache, Figurehead"
    t.end_turn()
    assert t.p1.hand == "11 Copper"
