"""Chancellor goes wrong when the deck is forced into the discard pile."""

from tests.bed import bed

CARD = "Chancellor"


def test_puts_the_deck_into_the_discard_pile() -> None:
    """+$2, and you may put your whole deck into your discard pile."""
    t = bed(hand="Chancellor", deck="Gold, Estate", discard="Copper")
    t.play("Chancellor", ("may", "yes"))
    assert t.p1.coins == 2
    assert t.p1.deck == "-"
    assert t.p1.discard == "Gold, Estate, Copper"


def test_is_optional() -> None:
    """You may leave your deck as it is."""
    t = bed(hand="Chancellor", deck="Gold, Estate", discard="Copper")
    t.play("Chancellor", ("may", "no"))
    assert t.p1.deck == "Gold, Estate"
    assert t.p1.discard == "Copper"


def test_decided_at_once() -> None:
    """You decide while Chancellor is resolved: what you draw afterwards makes you shuffle those cards too."""
    t = bed(hand="Chancellor, Village", deck="Gold", actions=2)
    t.play("Chancellor", ("may", "yes"))
    assert t.p1.discard == "Gold"
    t.play("Village")
    assert t.p1.hand == "Gold"
    assert t.p1.discard == ""


def test_is_no_discarding() -> None:
    """Putting the deck into the discard pile is not discarding: nothing reacts to it."""
    t = bed(hand="Chancellor", deck="Faithful Hound, Village Green")
    t.play("Chancellor", ("may", "yes"))
    assert t.p1.discard == "Faithful Hound, Village Green"
    assert len(t.asked) == 1


def test_not_asked_without_a_deck() -> None:
    """With no cards in your deck there is nothing to decide."""
    t = bed(hand="Chancellor", discard="Gold")
    t.play("Chancellor")
    assert t.p1.coins == 2
    assert t.p1.discard == "Gold"
