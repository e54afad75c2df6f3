"""Acting Troupe goes wrong when its Villagers depend on its being trashed."""

from tests.bed import bed

CARD = "Acting Troupe"


def test_villagers_and_trash() -> None:
    """You get 4 Villagers and trash it."""
    t = bed(hand="Acting Troupe")
    t.play("Acting Troupe")
    assert t.p1.villagers == 4
    assert t.trashed == "Acting Troupe"


def test_without_being_trashed() -> None:
    """If it cannot be trashed, as when it is played a second time or played where it lies, you still get 4 Villagers."""
    t = bed(hand="Throne Room, Acting Troupe")
    t.play("Throne Room", ("play card", "Acting Troupe"))
    assert t.p1.villagers == 8
    assert t.trashed == "Acting Troupe"
    t = bed(hand="Captain", kingdom="Acting Troupe")
    t.play("Captain")
    assert t.p1.villagers == 4
    assert t.trashed == ""


def test_a_villager_is_an_action() -> None:
    """In your Action phase, a Villager may be spent for +1 Action at any moment between plays, on this turn or later."""
    t = bed(hand="Acting Troupe, Smithy", deck="3 Copper")
    t.step(("play", "Acting Troupe"))
    assert t.p1.actions == 0
    t.step(("play", "Villager"))
    t.step(("play", "Smithy"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.villagers == 3
