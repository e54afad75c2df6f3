"""Shield goes wrong when it protects from what is already happening, or only once in a turn."""

from tests.bed import bed

CARD = "Shield"


def test_protects() -> None:
    """When another player plays an Attack you may reveal this from your hand before it does anything: it does not affect
    you. It stays in the hand."""
    t = bed(hand="2 Witch", deck="4 Copper", p2="Shield", actions=2)
    t.play("Witch", ("p2", "resolve", "Shield"))
    assert t.p2.discard == "-"
    assert t.p2.hand == "Shield"
    t.play("Witch", ("p2", "resolve", "Shield"))
    assert t.p2.discard == "-"


def test_optional() -> None:
    """You need not reveal it."""
    t = bed(hand="Witch", deck="2 Copper", p2="Shield")
    t.play("Witch", ("p2", "resolve", ""))
    assert t.p2.discard == "Curse"


def test_drawn_by_another_reaction() -> None:
    """If you react with Caravan Guard and draw a Shield, you may still reveal it."""
    t = bed(hand="Witch", deck="2 Copper", p2="Caravan Guard", p2_deck="Shield")
    t.play("Witch", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Shield"))
    assert t.p2.discard == "-"


def test_played() -> None:
    """Played, it makes $3 and +1 Buy."""
    t = bed(hand="Shield")
    t.play("Shield")
    assert (t.p1.coins, t.p1.buys) == (3, 2)
