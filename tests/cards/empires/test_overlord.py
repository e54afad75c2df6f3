"""Overlord goes wrong when what it plays moves, or when it may play another Command."""

from tests.bed import bed

CARD = "Overlord"


def test_plays_a_card_and_leaves_it() -> None:
    """It plays an Action card from the Supply that costs at most $5. That card stays in the Supply."""
    t = bed(hand="Overlord", kingdom="Market", deck="2 Copper")
    t.play("Overlord")
    assert t.p1.hand == "Copper"
    assert t.p1.coins == 1
    assert t.p1.in_play == "Overlord"
    assert t.left("Market") == 10


def test_only_cards_on_top_up_to_5() -> None:
    """It can only play a card on top of a pile, costing at most $5 without Potion or Debt, that is no Command or Duration."""
    t = bed(hand="Overlord", kingdom="Patrician/Emporium, Engineer, Enchantress, Captain, Overlord, Market, Possession")
    t.play("Overlord", ("play card", "Market"))
    assert "(1 to 1 of: Patrician, Market)" in t.asked[0]


def test_empty_piles_have_nothing_to_play() -> None:
    """It cannot play a card from an empty pile."""
    t = bed(hand="Overlord", kingdom="Smithy", text="pile Smithy: 0")
    t.play("Overlord")
    assert t.p1.hand == ""


def test_the_card_cannot_move_itself() -> None:
    """A card that would move itself fails to: a Small Castle is not trashed, a Duplicate does not reach the mat."""
    t = bed(hand="Overlord", kingdom="Duplicate")
    t.play("Overlord")
    assert t.p1.tavern == ""
    assert t.left("Duplicate") == 10


def test_stays_in_play_for_a_duration_played_through_it() -> None:
    """If the card it plays plays a Duration card twice, Overlord stays in play with that Duration card."""
    t = bed(hand="Overlord, Enchantress", deck="12 Copper", kingdom="Throne Room")
    t.play("Overlord", ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Overlord, Enchantress"
    t.end_turn()
    assert len(t.p1.hand) == 9


def test_chosen_anew_each_time() -> None:
    """Played several times it chooses each time, and may choose differently."""
    t = bed(hand="Throne Room, Overlord", deck="9 Copper", kingdom="Village, Smithy")
    t.play("Throne Room", ("play card", "Overlord"), ("play card", "Village"), ("play card", "Smithy"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.actions == 2


def test_not_6() -> None:
    """A card costing $6 is too expensive."""
    t = bed(hand="Overlord", kingdom="Artisan, Laboratory", deck="3 Copper")
    t.play("Overlord")
    assert t.p1.hand == "2 Copper"


def test_first_printing_becomes_the_card() -> None:
    """Before 2019: it becomes an Action of the Supply that costs up to $5, until it leaves play; a Command too."""
    t = bed(hand="Overlord", kingdom="Market, Band of Misfits, Smithy", deck="9 Copper", ruleset="first printing")
    t.play("Overlord", ("play card", "Market"))
    assert t.p1.in_play == "Market"
    t = bed(hand="Overlord", kingdom="Market, Band of Misfits, Smithy", deck="9 Copper", ruleset="first printing")
    t.play("Overlord", ("play card", "Band of Misfits"))
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "3 Copper"
    t.end_turn()
    assert "Overlord" in t.p1.discard


def test_first_printing_which_cards() -> None:
    """Before 2019: it becomes an Action from the Supply that costs at most $5; no other card."""
    t = bed(hand="Overlord", kingdom="Market, Smithy, Altar", deck="9 Copper", ruleset="first printing")
    t.play("Overlord", ("play card", "Market"))
    assert "of: Market, Smithy)" in t.asked[0]
