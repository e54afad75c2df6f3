"""Sea Chart goes wrong when it looks for the copy elsewhere than in play."""

from tests.bed import bed

CARD = "Sea Chart"


def test_takes_a_copy_of_a_card_in_play() -> None:
    """If you have a copy of the revealed card in play, you put the revealed card into your hand."""
    t = bed(hand="Sea Chart", deck="Copper, Sea Chart, Gold")
    t.play("Sea Chart")
    assert t.p1.hand == "Copper, Sea Chart"
    assert t.p1.in_play == "Sea Chart"
    assert t.p1.deck == "Gold"
    assert t.p1.actions == 1


def test_otherwise_it_stays_on_the_deck() -> None:
    """If you have no copy in play the card goes back on top; copies in your hand or in others' play areas do not help."""
    t = bed(hand="Sea Chart, Gold", deck="Copper, Gold, Silver", text="p2 play: Gold")
    t.play("Sea Chart")
    assert t.p1.hand == "Gold, Copper"
    assert t.p1.deck == "Gold, Silver"


def test_cards_that_stayed_in_play_count() -> None:
    """A Duration card that is in play from an earlier turn counts."""
    t = bed(hand="Caravan", deck="Copper, Sea Chart, 4 Copper, Estate, Silver, Caravan")
    t.play("Caravan")
    t.end_turn()
    t.end_turn()
    t.play("Sea Chart")
    assert "Caravan" in t.p1.hand


def test_nothing_to_reveal() -> None:
    """With no cards left nothing is revealed."""
    t = bed(hand="Sea Chart")
    t.play("Sea Chart")
    assert t.p1.hand == ""
