"""Quartermaster goes wrong when several mix their cards, or when two plays of one keep two sets."""

from tests.bed import bed

CARD = "Quartermaster"


def test_each_turn() -> None:
    """At the start of each of your turns, for the rest of the game: gain a card costing up to $4, setting it aside on this,
    or put one from it into your hand."""
    t = bed(hand="Quartermaster", deck="30 Copper", p2_deck="30 Copper", kingdom="Smithy")
    t.play("Quartermaster")
    t.end_turn()
    t.end_turn(("p1", "option", "gain a card"), ("p1", "gain", "Smithy"))
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn(("p1", "option", "take a card"))
    assert t.p1.aside == "-"
    assert "Smithy" in t.p1.hand
    assert t.p1.in_play == "Quartermaster"


def test_gained_there() -> None:
    """The card is gained where it is set aside, even one that would else be gained elsewhere."""
    t = bed(hand="Quartermaster", deck="30 Copper", p2_deck="30 Copper", kingdom="Nomad Camp")
    t.play("Quartermaster")
    t.end_turn()
    t.end_turn(("p1", "option", "gain a card"), ("p1", "gain", "Nomad Camp"))
    assert t.p1.aside == "Nomad Camp"
    t = bed(hand="Quartermaster", deck="30 Copper", p2_deck="30 Copper", kingdom="Ghost Town")
    t.play("Quartermaster")
    t.end_turn()
    t.end_turn(("p1", "option", "gain a card"), ("p1", "gain", "Ghost Town"))
    assert t.p1.aside == "Ghost Town"
    assert t.p1.hand == "5 Copper"


def test_played_twice() -> None:
    """Played twice with Throne Room it has one set of cards, and you choose twice a turn."""
    t = bed(hand="Throne Room, Quartermaster", deck="30 Copper", p2_deck="30 Copper", kingdom="Smithy")
    t.play("Throne Room", ("play card", "Quartermaster"))
    t.end_turn()
    t.end_turn(("p1", "option", "gain a card"), ("p1", "gain", "Smithy"), ("p1", "option", "take a card"))
    assert t.p1.aside == "-"
    assert "Smithy" in t.p1.hand


def test_two_of_them() -> None:
    """Two Quartermasters keep separate sets."""
    t = bed(hand="2 Quartermaster", deck="30 Copper", p2_deck="30 Copper", kingdom="Smithy", actions=2)
    t.play("Quartermaster")
    t.play("Quartermaster")
    t.end_turn()
    t.end_turn(("p1", "option", "gain a card"), ("p1", "gain", "Smithy"), ("p1", "option", "take a card"))
    assert t.p1.aside == "Smithy"


def test_no_more_than_4() -> None:
    """The card costs at most $4."""
    t = bed(hand="Quartermaster", deck="30 Copper", p2_deck="30 Copper", kingdom="Smithy, Market")
    t.play("Quartermaster")
    t.end_turn()
    t.end_turn(("p1", "option", "gain a card"), ("p1", "gain", "Smithy"))
    assert not any("Market" in asked for asked in t.asked if "'gain'" in asked)
