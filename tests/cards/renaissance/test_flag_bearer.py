"""Flag Bearer goes wrong in who takes the Flag: whoever gains or trashes it, on whatever turn."""

from tests.bed import bed
from tests.cards.renaissance.owning import has, own

CARD = "Flag Bearer"


def test_played() -> None:
    """Playing it gives +$2, and no Flag."""
    t = bed(hand="Flag Bearer")
    t.play("Flag Bearer")
    assert t.p1.coins == 2
    assert not has(t, "Flag")


def test_gained() -> None:
    """When you gain it you take the Flag, also from another player."""
    t = bed(kingdom="Flag Bearer")
    own(t, "Flag", 1)
    t.gain("Flag Bearer")
    assert has(t, "Flag")
    assert not has(t, "Flag", 1)


def test_trashed() -> None:
    """When you trash it you take the Flag, whoever's turn it is."""
    t = bed(hand="Swindler", p2_deck="Flag Bearer", kingdom="Smithy")
    own(t, "Flag")
    t.play("Swindler", ("choose", "Smithy"))
    assert not has(t, "Flag")
    assert has(t, "Flag", 1)


def test_trashed_from_the_supply() -> None:
    """Whoever trashes it takes the Flag, also where the card was nobody's."""
    t = bed(hand="Lurker", kingdom="Flag Bearer")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Flag Bearer"))
    assert has(t, "Flag")
