"""Fool goes wrong when the Boons must be ordered before any of them is received."""

from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of, has

CARD = "Fool"
THREE = "boons: The Sea's Gift, The Mountain's Gift, The Field's Gift"


def test_take_the_state_and_three_boons() -> None:
    """If you don't have Lost in the Woods you take it, from another player if need be, and take 3 Boons."""
    t = bed(hand="Fool", deck="Gold", text=THREE + "\np2 holds: Lost in the Woods")
    t.play("Fool", ("receive", "The Field's Gift"), ("receive", "The Mountain's Gift"))
    assert has(t, "Lost in the Woods")
    assert not has(t, "Lost in the Woods", 1)
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Silver"
    assert t.p1.coins == 1
    assert cards_of(t, 5) == ["The Mountain's Gift", "The Sea's Gift"]


def test_a_second_fool() -> None:
    """If you have Lost in the Woods, nothing happens."""
    t = bed(hand="Throne Room, Fool", deck="Gold, Silver", text=THREE)
    t.play("Throne Room", ("play card", "Fool"), ("receive", "The Field's Gift"), ("receive", "The Mountain's Gift"))
    assert t.p1.hand == "Gold"


def test_one_after_the_other() -> None:
    """After receiving a Boon you choose which to receive next."""
    t = bed(hand="Fool", deck="Gold, Silver", text=THREE)
    t.play("Fool", ("receive", "The Sea's Gift"), ("receive", "The Mountain's Gift"))
    first, second = (line for line in t.asked if "'receive'" in line)
    assert "3" not in first.split("of:")[0]
    assert second.count("Gift") == 2


def test_played_at_the_start_of_a_turn() -> None:
    """If you take Lost in the Woods at the start of your turn, you may use it on this turn already."""
    t = bed(hand="Prince, Fool, Copper", deck="20 Copper", text=THREE)
    t.play("Prince", ("set aside", "Fool"))
    t.end_turn()
    t.end_turn(("p1", "receive", "The Field's Gift"), ("p1", "receive", "The Mountain's Gift"),
               ("p1", "resolve", ""))  # fmt: skip
    assert has(t, "Lost in the Woods")
