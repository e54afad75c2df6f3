"""Sage goes wrong with changed costs, and with a deck that has no such card."""

from tests.bed import bed

CARD = "Sage"


def test_play() -> None:
    """+1 Action. Reveal cards until one costs $3 or more: it goes into your hand, the others are discarded."""
    t = bed(hand="Sage", deck="Copper, Estate, Silver, Gold")
    t.play("Sage")
    assert t.p1.actions == 1
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.deck == "Gold"


def test_cost_reduction() -> None:
    """It looks at the costs as they are now."""
    t = bed(hand="Princess, Sage", deck="Silver, Gold", actions=2)
    t.play("Princess")
    t.play("Sage")
    assert t.p1.hand == "Gold"


def test_potions_do_not_matter() -> None:
    """A Potion in the cost does not matter: $3 or more is enough."""
    t = bed(hand="Sage", deck="Copper, Possession")
    t.play("Sage")
    assert t.p1.hand == "Possession"


def test_none_found() -> None:
    """Without such a card, your whole deck and discard pile are revealed and discarded."""
    t = bed(hand="Sage", deck="Copper", discard="Estate")
    t.play("Sage")
    assert t.p1.hand == ""
    assert t.p1.discard == "Copper, Estate"


def test_shuffles_without_the_revealed() -> None:
    """If your deck runs out, you shuffle without the revealed cards and go on."""
    t = bed(hand="Sage", deck="Copper", discard="Gold")
    t.play("Sage")
    assert (t.p1.hand, t.p1.discard) == ("Gold", "Copper")
