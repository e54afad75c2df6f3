"""The Treasure Chest goes wrong when it misses a Buy phase in which it was taken, or a second one of the turn."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Treasure Chest"


def test_a_gold_each_buy_phase() -> None:
    """At the start of your Buy phase you gain a Gold, on every turn, also on the one on which you took it."""
    t = bed(hand="Swashbuckler", deck="3 Copper", discard="Curse", coffers=3)
    t.play("Swashbuckler")
    t.to_phase(2)
    assert t.p1.discard == "Curse, Gold"


def test_not_optional() -> None:
    """You must gain the Gold, and nobody asks."""
    t = bed(kingdom="Swashbuckler")
    own(t, "Treasure Chest")
    t.to_phase(2)
    assert t.p1.discard == "Gold"
    assert t.asked == []


def test_only_for_who_has_it() -> None:
    """It does nothing on the turns of others."""
    t = bed(kingdom="Swashbuckler")
    own(t, "Treasure Chest", 1)
    t.to_phase(2)
    assert t.p1.discard == ""
    assert t.p2.discard == ""


def test_taken_at_the_start_of_the_buy_phase() -> None:
    """If you take it at the start of your Buy phase, by a Swashbuckler that Market Towns plays, you gain the Gold now."""
    t = bed(hand="Swashbuckler", deck="3 Copper", discard="Curse", coffers=3, favors=1, landscapes="Market Towns",
            kingdom="Underling")  # fmt: skip
    t.to_phase(2, ("play card", "Swashbuckler"))
    assert t.p1.discard == "Curse, Gold"


def test_a_second_buy_phase() -> None:
    """If you return to your Action phase, it works again when your Buy phase starts once more."""
    t = bed(hand="Copper", deck="3 Copper", kingdom="Villa, Swashbuckler", coins=4)
    own(t, "Treasure Chest")
    t.to_phase(2)
    t.buy("Villa")
    assert t.game.phase == 1
    t.to_phase(2)
    assert t.p1.discard == "2 Gold"
