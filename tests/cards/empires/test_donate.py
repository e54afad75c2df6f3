"""Donate goes wrong in its moment: the start of your next turn, before everything else, with whatever hand you have."""

from tests.bed import bed

CARD = "Donate"


def test_at_the_start_of_your_next_turn() -> None:
    """On your next turn you first take deck and discard pile into your hand, trash what you like and draw 5 cards."""
    t = bed(landscapes="Donate", deck="7 Copper, 2 Estate", discard="Gold, Curse")
    t.buy("Donate")
    assert t.p1.debt == 8
    t.end_turn()
    assert t.trashed == ""
    t.end_turn(("trash", "2 Estate, Curse, Copper"))
    assert t.trashed == "2 Estate, Curse, Copper"
    assert len(t.p1.hand) == 5
    assert t.p1.discard == ""
    assert len(t.game.zones[t.p1.player.base + 1]) == 2


def test_may_trash_nothing_or_all() -> None:
    """You may trash any number of cards, none or all."""
    t = bed(landscapes="Donate", deck="2 Copper")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", ""))
    assert t.p1.hand == "2 Copper"
    t = bed(landscapes="Donate", deck="2 Copper")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", "2 Copper"))
    assert t.p1.hand == ""


def test_a_hand_that_was_changed_in_between() -> None:
    """If others changed your hand in between you still have 5 cards after Donate."""
    t = bed(landscapes="Donate", deck="12 Copper", p2="Militia")
    t.buy("Donate")
    t.end_turn()
    t.play("Militia")
    assert len(t.p1.hand) == 3
    t.end_turn(("p1", "trash", ""))
    assert len(t.p1.hand) == 5


def test_before_other_things_at_the_start_of_the_turn() -> None:
    """It comes before anything else that happens at the start of your turn."""
    t = bed(hand="Enchantress", landscapes="Donate", deck="9 Copper")
    t.play("Enchantress")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", ""))
    assert len(t.p1.hand) == 7


def test_trashed_all_at_once() -> None:
    """You trash all the cards at once; then what that triggers is resolved, before the deck is shuffled."""
    t = bed(landscapes="Donate", deck="2 Copper, Crumbling Castle")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", "2 Copper, Crumbling Castle"))
    assert t.trashed == "2 Copper, Crumbling Castle"
    assert t.p1.discard == "" or t.p1.hand == "Silver"
    assert t.p1.vp == 1
