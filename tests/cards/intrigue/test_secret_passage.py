"""Secret Passage goes wrong at the ends of the deck, or when the card goes back before drawing."""

from tests.bed import bed

CARD = "Secret Passage"


def test_anywhere_in_the_deck() -> None:
    """After drawing 2 you put any card of your hand at any place in your deck: top, bottom or between."""
    for depth, deck in ((0, "Estate, Curse, Province"), (1, "Curse, Estate, Province"), (2, "Curse, Province, Estate")):
        t = bed(hand="Secret Passage, Estate", deck="Gold, Silver, Curse, Province")
        t.play("Secret Passage", ("place", "Estate"), ("place", depth))
        assert t.p1.hand == "Gold, Silver"
        assert t.p1.actions == 1
        assert t.p1.deck == deck


def test_puts_a_card_back_even_if_none_was_drawn() -> None:
    """You put a card back even if you could not draw; in an empty deck it is the only card."""
    t = bed(hand="Secret Passage, Estate, Gold")
    t.play("Secret Passage", ("place", "Gold"))
    assert t.p1.hand == "Estate"
    assert t.p1.deck == "Gold"


def test_a_drawn_card_may_go_back() -> None:
    """The card may be one you have just drawn."""
    t = bed(hand="Secret Passage, Estate", deck="Gold, Silver, Curse")
    t.play("Secret Passage", ("place", "Gold"), ("place", 1))
    assert t.p1.deck == "Curse, Gold"


def test_the_place_is_public_the_card_is_not() -> None:
    """Everybody may know at which place you put the card, but only you know which card it is."""
    t = bed(hand="Secret Passage, Estate", deck="Gold, Silver, Curse, Province")
    t.game.log = []
    t.play("Secret Passage", ("place", "Gold"), ("place", 1))
    entry = t.game.log[-1]
    assert entry.number == 1
    assert entry.audience == 1
    card = t.game.cards_in(t.game.players[0].base + 1)[-2]
    assert t.game.players[0].view.can_see(card)
    assert not t.game.players[1].view.can_see(card)
