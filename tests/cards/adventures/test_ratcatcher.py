"""Ratcatcher goes wrong when it is called at another time than the start of one's turn."""

from tests.bed import bed

CARD = "Ratcatcher"


def test_goes_to_the_tavern_mat() -> None:
    """+1 Card, +1 Action, and it goes to your Tavern mat: it is no longer in play."""
    t = bed(hand="Ratcatcher", deck="Gold")
    t.play("Ratcatcher")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p1.tavern == "Ratcatcher"
    assert t.p1.in_play == ""


def test_left_in_the_supply() -> None:
    """Played while it is left where it is, it does not go to your Tavern mat."""
    t = bed(hand="Overlord", deck="Gold", kingdom="Ratcatcher")
    t.play("Overlord")
    assert t.p1.hand == "Gold"
    assert t.p1.tavern == ""


def test_called_to_trash_a_card() -> None:
    """At the start of your turn you may call it, to trash one card from your hand."""
    t = bed(deck="Estate, 14 Copper", text="p1 tavern: 2 Ratcatcher")
    t.end_turn()
    t.end_turn(("resolve", "Ratcatcher"), ("trash", "Estate"), ("resolve", ""))
    assert t.trashed == "Estate"
    assert t.p1.in_play == "Ratcatcher"
    assert t.p1.tavern == "Ratcatcher"
