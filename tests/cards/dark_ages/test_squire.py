"""Squire goes wrong when only its owner's turn counts, or when it cannot gain Attacks that cost more."""

from tests.bed import bed

CARD = "Squire"


def test_play() -> None:
    """+$1, and your choice of +2 Actions, +2 Buys, or a Silver."""
    for option, actions, buys, discard in (("+2 Actions", 2, 1, ""), ("+2 Buys", 0, 3, ""), ("gain a Silver", 0, 1, "Silver")):
        t = bed(hand="Squire")
        t.play("Squire", ("option", option))
        assert (t.p1.coins, t.p1.actions, t.p1.buys) == (1, actions, buys)
        assert t.p1.discard == discard


def test_when_trashed() -> None:
    """When you trash it, gain an Attack card of your choice from the Supply, whatever it costs."""
    t = bed(hand="Squire", kingdom="Militia, Rogue, Smithy")
    t.trash("Squire", ("gain", "Rogue"))
    assert t.p1.discard == "Rogue"
    assert not any("Smithy" in asked for asked in t.asked)


def test_no_attack() -> None:
    """If there is no Attack in the Supply, you gain nothing."""
    t = bed(hand="Squire", kingdom="Smithy")
    t.trash("Squire")
    assert t.p1.discard == ""


def test_any_attack() -> None:
    """The Attack may cost anything, a Potion too."""
    t = bed(hand="Squire", kingdom="Familiar, Militia")
    t.trash("Squire", ("gain", "Familiar"))
    assert t.p1.discard == "Familiar"
