"""The Flag goes wrong when it works for hands that are not five cards, or for a player who has lost it."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Flag"


def test_one_card_more() -> None:
    """As long as you have the Flag you draw one more card in Clean-up."""
    t = bed(deck="20 Copper", kingdom="Flag Bearer")
    own(t, "Flag")
    t.clean_up()
    assert t.p1.hand == "6 Copper"


def test_more_than_another_number() -> None:
    """It is one more than you would draw otherwise: 4 cards with Outpost instead of 3."""
    t = bed(hand="Outpost", deck="20 Copper", kingdom="Flag Bearer")
    own(t, "Flag")
    t.play("Outpost")
    t.clean_up()
    assert t.p1.hand == "4 Copper"


def test_only_for_who_has_it() -> None:
    """It counts who has it when the hand is drawn; nobody else draws more."""
    t = bed(deck="20 Copper", kingdom="Flag Bearer")
    own(t, "Flag", 1)
    t.clean_up()
    assert t.p1.hand == "5 Copper"
    t = bed(hand="Improve", deck="20 Copper", kingdom="Flag Bearer")
    t.play("Improve")
    t.clean_up(("resolve", "Improve"))
    assert t.p1.discard == "Flag Bearer"
    assert t.p1.hand == "6 Copper"
