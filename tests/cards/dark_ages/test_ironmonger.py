"""Ironmonger goes wrong when only kept or only discarded cards give a bonus."""

from tests.bed import bed

CARD = "Ironmonger"


def test_treasure() -> None:
    """+1 Card, +1 Action; reveal the top card, discard it or not. For a Treasure: +$1, either way."""
    for answer, deck in (("yes", "-"), ("no", "Gold")):
        t = bed(hand="Ironmonger", deck="Copper, Gold")
        t.play("Ironmonger", ("discard", answer))
        assert t.p1.hand == "Copper"
        assert (t.p1.actions, t.p1.coins) == (1, 1)
        assert t.p1.deck == deck


def test_action() -> None:
    """For an Action: +1 Action."""
    t = bed(hand="Ironmonger", deck="Copper, Smithy")
    t.play("Ironmonger", ("discard", "no"))
    assert t.p1.actions == 2


def test_victory() -> None:
    """For a Victory card: +1 Card, which is that card itself if you left it on your deck."""
    t = bed(hand="Ironmonger", deck="Copper, Estate, Gold")
    t.play("Ironmonger", ("discard", "no"))
    assert t.p1.hand == "Copper, Estate"
    t = bed(hand="Ironmonger", deck="Copper, Estate, Gold")
    t.play("Ironmonger", ("discard", "yes"))
    assert t.p1.hand == "Copper, Gold"


def test_shuffles_the_discarded_card() -> None:
    """If you have to shuffle for that card, the discarded one is shuffled in."""
    t = bed(hand="Ironmonger", deck="Copper, Estate")
    t.play("Ironmonger", ("discard", "yes"))
    assert t.p1.hand == "Copper, Estate"


def test_several_types() -> None:
    """A card of several types gives the bonus for each: Dame Josephine an Action and a card."""
    t = bed(hand="Ironmonger", deck="Copper, Dame Josephine, Gold")
    t.play("Ironmonger", ("discard", "yes"))
    assert t.p1.actions == 2
    assert t.p1.hand == "Copper, Gold"


def test_other_types() -> None:
    """For a Curse there is no bonus. With no card to reveal, nothing more happens."""
    t = bed(hand="Ironmonger", deck="Copper, Curse, Gold")
    t.play("Ironmonger", ("discard", "yes"))
    assert (t.p1.actions, t.p1.coins) == (1, 0)
    assert t.p1.hand == "Copper"
    t = bed(hand="Ironmonger", deck="Copper")
    t.play("Ironmonger")
    assert (t.p1.actions, t.p1.coins) == (1, 0)
