"""Lost in the Woods goes wrong when the Boon comes without a discard, or more than once a turn."""

from tests.bed import Bed, bed
from tests.cards.nocturne.fates_bed import has

CARD = "Lost in the Woods"


def table(hand: str) -> Bed:
    return bed(p2=hand, p2_deck="9 Copper", kingdom="Fool",
               text="p2 holds: Lost in the Woods\nboons: The Sea's Gift, The Mountain's Gift")  # fmt: skip


def test_each_turn_once() -> None:
    """At the start of each of your turns you may discard a card, to receive a Boon; once only."""
    t = table("Estate, Duchy")
    t.end_turn(("p2", "resolve", "Lost in the Woods"), ("p2", "discard", "Estate"))
    assert t.p2.hand == "Duchy, Copper"
    assert t.p2.discard == "Estate"
    t.end_turn()
    t.end_turn(("p2", "resolve", "Lost in the Woods"))
    assert "Silver" in t.p2.discard
    assert has(t, "Lost in the Woods", 1)


def test_optional() -> None:
    """You need not discard."""
    t = table("Estate, Duchy")
    t.end_turn(("p2", "resolve", ""))
    assert t.p2.hand == "Estate, Duchy"


def test_no_card_no_boon() -> None:
    """Without a card to discard you receive no Boon."""
    t = table("")
    t.end_turn()
    assert t.p2.hand == ""
