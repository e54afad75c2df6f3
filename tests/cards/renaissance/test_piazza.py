"""Piazza goes wrong when playing the Action is optional, or when another card does not go back."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Piazza"


def test_play_an_action() -> None:
    """At the start of your turn you reveal your top card. If it is an Action you must play it; that uses no Action."""
    t = bed(p2_deck="Village, Gold, Silver", landscapes="Piazza")
    own(t, "Piazza", 1)
    t.end_turn()
    assert t.p2.in_play == "Village"
    assert t.p2.hand == "Gold"
    assert t.p2.actions == 3


def test_another_card_goes_back() -> None:
    """Any other card goes back on top."""
    t = bed(p2_deck="Gold, Silver", landscapes="Piazza")
    own(t, "Piazza", 1)
    t.end_turn()
    assert t.p2.in_play == ""
    assert t.p2.deck == "Gold, Silver"
    assert t.p2.aside == ""


def test_a_card_of_two_types() -> None:
    """A card that is an Action besides other things is played."""
    t = bed(p2_deck="Harem, Mill, Gold", landscapes="Piazza")
    own(t, "Piazza", 1)
    t.end_turn()
    assert t.p2.in_play == ""
    t = bed(p2_deck="Mill, Gold", landscapes="Piazza")
    own(t, "Piazza", 1)
    t.end_turn(("p2", "discard", "no"))
    assert t.p2.in_play == "Mill"


def test_a_duration() -> None:
    """The card is played at the start of your turn: a Duration gives its next-turn part on your next turn, not on this one."""
    t = bed(p2_deck="Wharf, 20 Copper", deck="20 Copper", landscapes="Piazza")
    own(t, "Piazza", 1)
    t.end_turn()
    assert t.p2.hand == "2 Copper"
    t.end_turn()
    t.end_turn(("p2", "resolve", "Wharf"))
    assert len(t.p2.hand) == 7


def test_first_action_of_the_turn() -> None:
    """An Action played by Piazza counts as played this turn: with Citadel it is the first one, and is played again."""
    t = bed(p2_deck="Smithy, 20 Copper", landscapes="Piazza, Citadel")
    own(t, "Piazza", 1)
    own(t, "Citadel", 1)
    t.end_turn()
    assert t.p2.hand == "6 Copper"
