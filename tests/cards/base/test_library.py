"""Library goes wrong with set-aside cards: they must not be shuffled in, do not count, and only Actions may be skipped."""

from tests.bed import bed

CARD = "Library"


def test_draws_up_to_seven() -> None:
    """You draw until you have 7 cards in hand."""
    t = bed(hand="Library, 4 Copper", deck="Gold, Silver, Estate, Duchy")
    t.play("Library")
    assert t.p1.hand == "4 Copper, Gold, Silver, Estate"
    assert t.p1.deck == "Duchy"


def test_skips_actions() -> None:
    """Each Action you draw you may set aside; the cards set aside are discarded when you are done."""
    t = bed(hand="Library, 5 Copper", deck="Village, Smithy, Gold, Estate")
    t.play("Library", ("set aside", "Village"), ("set aside", ""))
    assert t.p1.hand == "5 Copper, Smithy, Gold"
    assert t.p1.discard == "Village"
    assert t.p1.aside == ""


def test_set_aside_cards_are_not_shuffled_in() -> None:
    """If you must shuffle, the cards set aside are not shuffled in; you do not count them, and go on to 7 cards."""
    t = bed(hand="Library, 5 Copper", deck="Village", discard="Gold, Silver")
    t.play("Library", ("set aside", "Village"))
    assert t.p1.hand == "5 Copper, Gold, Silver"
    assert t.p1.discard == "Village"


def test_runs_out_of_cards() -> None:
    """If there are no more cards you stop, also below 7; the skipped cards stay skipped."""
    t = bed(hand="Library, Copper", deck="Village, Gold")
    t.play("Library", ("set aside", "Village"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == "Village"


def test_seven_cards_already() -> None:
    """With 7 cards in hand, or more, you draw none."""
    t = bed(hand="Library, 8 Copper", deck="Gold")
    t.play("Library")
    assert t.p1.deck == "Gold"


def test_one_card_at_a_time() -> None:
    """You draw one card at a time, so you do not shuffle before your deck is empty and you need another card."""
    t = bed(hand="Library, 6 Copper", deck="Gold", discard="Silver")
    t.play("Library")
    assert t.p1.discard == "Silver"
    t = bed(hand="Library, 5 Copper", deck="Gold", discard="Silver")
    t.play("Library")
    assert t.p1.hand == "5 Copper, Gold, Silver"


def test_minus_card_token() -> None:
    """A -1 Card token is removed first, and you still draw up to 7; with 7 cards in hand it stays."""
    t = bed(hand="Library, 5 Copper", deck="3 Gold")
    t.p1.player.minus_card = True
    t.play("Library")
    assert t.p1.hand == "5 Copper, 2 Gold"
    assert not t.p1.player.minus_card
    t = bed(hand="Library, 7 Copper", deck="3 Gold")
    t.p1.player.minus_card = True
    t.play("Library")
    assert t.p1.player.minus_card
