"""Blacksmith goes wrong in counting the hand."""

from tests.bed import bed

CARD = "Blacksmith"


def test_three_options() -> None:
    """You choose one: draw until you have 6 cards in hand; or +2 Cards; or +1 Card and +1 Action."""
    t = bed(hand="3 Blacksmith", deck="20 Gold", actions=3)
    t.play("Blacksmith", ("option", "+2 Cards"))
    assert len(t.p1.hand) == 4
    t.play("Blacksmith", ("option", "+1 Card and +1 Action"))
    assert len(t.p1.hand) == 4
    assert t.p1.actions == 2
    t.play("Blacksmith", ("option", "draw up to 6"))
    assert len(t.p1.hand) == 6


def test_minus_card_token_while_drawing_up_to_6() -> None:
    """Drawing up to 6 with your -1 Card token you first remove the token, then draw up to 6 all the same."""
    t = bed(hand="Blacksmith", deck="20 Gold")
    t.p1.player.minus_card = True
    t.play("Blacksmith", ("option", "draw up to 6"))
    assert len(t.p1.hand) == 6
    assert not t.p1.player.minus_card


def test_minus_card_token_with_6_cards() -> None:
    """If you have 6 cards in hand already you draw nothing, and the token stays."""
    t = bed(hand="Blacksmith, 6 Copper", deck="20 Gold")
    t.p1.player.minus_card = True
    t.play("Blacksmith", ("option", "draw up to 6"))
    assert len(t.p1.hand) == 6
    assert t.p1.player.minus_card
