"""Vagrant goes wrong with Ruins and Shelters, which are Actions too."""

from tests.bed import bed

CARD = "Vagrant"


def test_takes_a_bad_card() -> None:
    """+1 Card, +1 Action. Reveal the top card: a Curse, Ruins, Shelter or Victory card goes into your hand."""
    for name in ("Curse", "Ruined Market", "Hovel", "Province"):
        t = bed(hand="Vagrant", deck=f"Copper, {name}, Gold")
        t.play("Vagrant")
        assert t.p1.hand == f"Copper, {name}"
        assert t.p1.deck == "Gold"
        assert t.p1.actions == 1


def test_leaves_others() -> None:
    """Any other card goes back onto your deck."""
    t = bed(hand="Vagrant", deck="Copper, Gold")
    t.play("Vagrant")
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "Gold"


def test_draws_first() -> None:
    """You draw before you reveal."""
    t = bed(hand="Vagrant", deck="Estate, Gold")
    t.play("Vagrant")
    assert t.p1.hand == "Estate"


def test_all_it_takes() -> None:
    """A Curse, a Ruins, a Shelter or a Victory card, also one of several types, goes into your hand; it is one card only."""
    for name in ("Curse", "Ruined Market", "Hovel", "Estate", "Nobles"):
        t = bed(hand="Vagrant", deck=f"Copper, {name}, Estate")
        t.play("Vagrant")
        assert t.p1.hand == f"Copper, {name}"
        assert t.p1.deck == "Estate"
