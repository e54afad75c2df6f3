"""Bat goes wrong when it changes back although nothing was trashed."""

from tests.bed import bed

CARD = "Bat"


def test_none_trashed() -> None:
    """You may trash no cards; then the Bat is not exchanged."""
    t = bed(hand="Bat, Copper", kingdom="Vampire", text="turn: p1 night")
    t.play("Bat", ("trash", ""))
    assert t.p1.in_play == "Bat"
    assert t.p1.discard == ""


def test_exchanged_for_a_vampire() -> None:
    """If you trashed any cards, you must exchange it: the Bat returns to its pile, a Vampire goes to your discard pile."""
    t = bed(hand="Bat, 3 Copper", kingdom="Vampire", text="turn: p1 night")
    t.play("Bat", ("trash", "Copper"))
    assert t.p1.in_play == ""
    assert t.p1.discard == "Vampire"
    assert t.left("Bat") == 10
    assert t.left("Vampire") == 9
    assert t.p1.hand == "2 Copper"


def test_no_vampire_left() -> None:
    """You can trash cards even if it cannot be exchanged; then the Bat stays."""
    t = bed(hand="Bat, 2 Copper", kingdom="Vampire", text="turn: p1 night\npile Vampire: 0")
    t.play("Bat", ("trash", "2 Copper"))
    assert t.trashed == "2 Copper"
    assert t.p1.in_play == "Bat"


def test_exchanging_is_not_gaining() -> None:
    """The Vampire is not gained."""
    t = bed(hand="Bat, 2 Copper, Watchtower", kingdom="Vampire", text="turn: p1 night")
    t.play("Bat", ("trash", "2 Copper"))
    assert t.game.gained_cards(0) == []
    assert t.p1.discard == "Vampire"


def test_trashed_at_once_before_the_exchange() -> None:
    """Both cards are trashed at once, and what that triggers comes before the exchange."""
    t = bed(hand="Bat, Cultist, Fortress", deck="3 Copper", kingdom="Vampire", text="turn: p1 night")
    t.play("Bat", ("trash", "Cultist, Fortress"), ("resolve", "Fortress"))
    assert t.p1.hand == "3 Copper, Fortress"
    assert t.p1.discard == "Vampire"


def test_cost_and_place() -> None:
    """It costs $2 for whatever asks, and is not in the Supply."""
    t = bed(hand="Bat", kingdom="Vampire")
    assert t.cost("Bat") == 2
    assert not t.on_offer("Bat")
