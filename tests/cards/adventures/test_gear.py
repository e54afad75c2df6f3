"""Gear goes wrong when it stays in play with nothing under it."""

from tests.bed import bed

CARD = "Gear"


def test_two_cards_for_the_next_turn() -> None:
    """+2 Cards; you set aside up to two cards face down and put them into your hand at the start of your next turn."""
    t = bed(hand="Gear, Gold", deck="Silver, Estate, 9 Copper")
    t.play("Gear", ("set aside", "Gold, Silver"))
    assert t.p1.facedown == "Gold, Silver"
    t.end_turn()
    assert t.p1.in_play == "Gear"
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold, Silver"
    t.end_turn()
    assert t.p1.in_play == ""


def test_no_card_set_aside() -> None:
    """You may set aside none; then it is discarded on the same turn."""
    t = bed(hand="Gear, Gold", deck="9 Copper")
    t.play("Gear", ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == ""


def test_the_cards_stay_if_it_leaves_play() -> None:
    """If it leaves play the cards are still put into your hand on your next turn."""
    t = bed(hand="Gear, Gold", deck="9 Copper")
    t.play("Gear", ("set aside", "Gold"))
    t.p1.player.trash([t.card("Gear", 0, "play")])
    t.end_turn()
    t.end_turn()
    assert "Gold" in t.p1.hand
