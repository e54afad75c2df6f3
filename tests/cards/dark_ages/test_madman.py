"""Madman goes wrong when it draws without having been returned."""

from tests.bed import bed

CARD = "Madman"


def test_play() -> None:
    """+2 Actions; it goes back to its pile, and you draw as many cards as you have in hand."""
    t = bed(hand="Madman, 2 Copper", deck="3 Gold", kingdom="Hermit")
    t.play("Madman")
    assert t.p1.actions == 2
    assert t.p1.hand == "2 Copper, 2 Gold"
    assert t.p1.in_play == ""
    assert t.left("Madman") == 10


def test_played_twice() -> None:
    """The second time it cannot be returned, so you draw only once; you get +2 Actions both times."""
    t = bed(hand="Throne Room, Madman, 2 Copper", deck="6 Gold")
    t.play("Throne Room", ("play card", "Madman"))
    assert t.p1.actions == 4
    assert t.p1.hand == "2 Copper, 2 Gold"


def test_with_procession() -> None:
    """Procession cannot trash it either, but gains an Action costing exactly $1, if there is one."""
    t = bed(hand="Procession, Madman, Copper", deck="6 Gold", kingdom="Hermit")
    t.play("Procession", ("play card", "Madman"))
    assert t.p1.hand == "Copper, Gold"
    assert t.trashed == ""
    assert t.left("Madman") == 10


def test_cost_and_supply() -> None:
    """It costs $0 and is not in the Supply."""
    t = bed(kingdom="Hermit", coins=9)
    assert t.cost("Madman") == 0
    assert not t.on_offer("Madman")
