"""Guide goes wrong if the draw depends on what was discarded."""

from tests.bed import bed

CARD = "Guide"


def test_goes_to_the_tavern_mat() -> None:
    """+1 Card, +1 Action, and it goes to your Tavern mat: it is no longer in play."""
    t = bed(hand="Guide", deck="Gold")
    t.play("Guide")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p1.tavern == "Guide"


def test_left_in_the_supply() -> None:
    """Played while it is left where it is, it does not go to your Tavern mat."""
    t = bed(hand="Overlord", deck="Gold", kingdom="Guide")
    t.play("Overlord")
    assert t.p1.tavern == ""


def test_a_new_hand() -> None:
    """At the start of your turn you may call it, to discard your hand and draw 5 cards."""
    t = bed(deck="5 Copper, 5 Gold, Estate", text="p1 tavern: Guide")
    t.end_turn()
    t.end_turn(("resolve", "Guide"))
    assert t.p1.hand == "5 Gold"
    assert t.p1.discard == "5 Copper"


def test_discarded_cards_may_be_drawn_again() -> None:
    """If you must shuffle to draw, the cards you have just discarded are shuffled in."""
    t = bed(deck="5 Copper", text="p1 tavern: Guide")
    t.end_turn()
    t.end_turn(("resolve", "Guide"))
    assert t.p1.hand == "5 Copper"


def test_with_an_empty_hand() -> None:
    """You may call it, and draw 5 cards, with no card in hand."""
    t = bed(deck="6 Gold", text="p1 tavern: Guide\nturn: p2 action")
    t.end_turn(("p1", "resolve", "Guide"))
    assert t.p1.hand == "5 Gold"
