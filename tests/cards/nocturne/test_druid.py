"""Druid goes wrong when its Boons find their way back to the deck, or into somebody's keeping."""

from freehold.rules import turns
from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Druid"
BOONS = "The Field's Gift, The Sea's Gift, The Mountain's Gift"


def test_choose_one_of_three() -> None:
    """+1 Buy; you receive one of the three set-aside Boons, of your choice."""
    t = bed(hand="Druid", deck="Gold", text=f"boons aside: {BOONS}")
    t.play("Druid", ("receive", "The Sea's Gift"))
    assert t.p1.buys == 2
    assert t.p1.hand == "Gold"


def test_they_stay() -> None:
    """The Boon stays where it is, even one that is kept until Clean-up; it can be received again."""
    t = bed(hand="2 Druid", text=f"boons aside: {BOONS}")
    t.play("Druid", ("receive", "The Field's Gift"))
    t.play("Druid", ("receive", "The Field's Gift"))
    assert t.p1.coins == 2
    assert sorted(cards_of(t, 8)) == sorted(BOONS.split(", "))
    t.end_turn()
    assert sorted(cards_of(t, 8)) == sorted(BOONS.split(", "))
    assert cards_of(t, 5) == []


def test_nine_boons_for_the_others() -> None:
    """At set-up 3 Boons are set aside; the deck has only the other 9 for all other Fate cards."""
    t = bed(kingdom="Druid, Pixie")
    t.game.phase = 8
    turns.advance(t.game)
    assert len(cards_of(t, 8)) == 3
    assert len(cards_of(t, 4)) == 9
    assert not set(cards_of(t, 8)) & set(cards_of(t, 4))
