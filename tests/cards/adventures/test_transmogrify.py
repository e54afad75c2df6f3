"""Transmogrify goes wrong in the cost, and in where the gained card goes."""

from tests.bed import bed

CARD = "Transmogrify"


def test_goes_to_the_tavern_mat() -> None:
    """+1 Action, and it goes to your Tavern mat: it is no longer in play."""
    t = bed(hand="Transmogrify")
    t.play("Transmogrify")
    assert t.p1.actions == 1
    assert t.p1.tavern == "Transmogrify"


def test_left_in_the_supply() -> None:
    """Played while it is left where it is, it does not go to your Tavern mat."""
    t = bed(hand="Overlord", kingdom="Transmogrify")
    t.play("Overlord")
    assert t.p1.tavern == ""


def test_a_card_up_to_1_more_to_your_hand() -> None:
    """At the start of your turn you may call it, to trash a card from your hand for one costing up to $1 more, to your hand."""
    t = bed(deck="Estate, 14 Copper", text="p1 tavern: Transmogrify", kingdom="Smithy")
    t.end_turn()
    t.end_turn(("resolve", "Transmogrify"), ("trash", "Estate"), ("gain", "Silver"))
    assert t.p1.hand == "4 Copper, Silver"
    assert "Smithy" not in t.asked[-1]
    assert t.trashed == "Estate"


def test_nothing_trashed_nothing_gained() -> None:
    """If you have no card to trash you gain nothing."""
    t = bed(text="p1 tavern: Transmogrify", kingdom="Smithy")
    t.end_turn()
    t.end_turn(("resolve", "Transmogrify"))
    assert t.p1.hand == ""


def test_at_most_1_more() -> None:
    """The card costs $1 more at most."""
    t = bed(hand="Estate", kingdom="Smithy", text="turn: p2 action\np1 tavern: Transmogrify")
    t.end_turn(("p1", "resolve", "Transmogrify"), ("p1", "gain", "Silver"))
    assert "Smithy" not in t.asked[-1]
    assert t.p1.hand == "Silver"
