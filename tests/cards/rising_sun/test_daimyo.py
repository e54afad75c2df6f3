"""Daimyo goes wrong when it replays a Command, or waits into the next turn."""

from tests.bed import bed

CARD = "Daimyo"


def test_replays() -> None:
    """+1 Card, +1 Action. The next non-Command Action card you play this turn is replayed; that is not optional."""
    t = bed(hand="Daimyo, Smithy", deck="12 Copper")
    t.play("Daimyo")
    assert t.p1.actions == 1
    t.play("Smithy")
    assert t.p1.hand == "7 Copper"


def test_two() -> None:
    """Commands are not replayed: two Daimyos both replay the card after them, which is played three times."""
    t = bed(hand="2 Daimyo, Smithy", deck="14 Copper")
    t.play("Daimyo")
    t.play("Daimyo")
    t.play("Smithy")
    assert t.p1.hand == "11 Copper"


def test_only_this_turn() -> None:
    """If the turn ends before, it does nothing more."""
    t = bed(hand="Daimyo", deck="Copper, 4 Copper, Smithy, 12 Copper", p2_deck="5 Copper")
    t.play("Daimyo")
    t.end_turn()
    t.end_turn()
    t.play("Smithy")
    assert t.p1.hand == "7 Copper"


def test_trashed() -> None:
    """It replays the card even if that trashed itself."""
    t = bed(hand="Daimyo, Mining Village", deck="12 Copper")
    t.play("Daimyo")
    t.play("Mining Village", ("trash", "yes"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.coins == 2
