"""Collector goes wrong when you decide for others, when types are compared as a whole, and when there is no card to trash."""

from tests.bed import bed

CARD = "Collector"


def test_each_player_looks() -> None:
    """Each player, you too, looks at the top card of their deck, and discards it or puts it back: each decides for
    themselves, in turn order."""
    t = bed(hand="Collector", deck="Copper, Estate", p2_deck="Silver, Gold", p3="", text="p3 deck: Curse")
    t.play("Collector", ("discard", "Copper"), ("p2", "discard", ""), ("p3", "discard", "Curse"), ("gain", "Estate"))
    assert t.p1.discard == "Copper"
    assert t.p2.deck == "Silver, Gold"
    assert t.p3.discard == "Curse"
    assert t.trashed == "Estate"


def test_not_revealed() -> None:
    """The cards looked at are not shown to the others."""
    t = bed(hand="Collector", deck="Estate", p2_deck="Silver")
    t.play("Collector", ("discard", ""), ("p2", "discard", ""), ("gain", "Estate"))
    card = t.game.zones[t.p2.player.base + 1][0]
    assert t.game.known[card] == 2


def test_trash_and_gain() -> None:
    """Then you must trash your top card (the one you put back, if you did), and gain a card onto your deck that shares a type
    with it and costs up to $3 more."""
    t = bed(hand="Collector", deck="Copper, Estate", p2_deck="")
    t.play("Collector", ("discard", ""), ("gain", "Silver"))
    assert t.trashed == "Copper"
    assert t.p1.deck == "Silver, Estate"


def test_only_that_type() -> None:
    """The card must have a type in common with the trashed card."""
    t = bed(hand="Collector", deck="Moat", p2_deck="", kingdom="Village, Market, Smithy")
    t.play("Collector", ("discard", ""), ("gain", "Market"))
    assert "Silver" not in t.asked[-1]
    assert "Village" in t.asked[-1]


def test_one_common_type_is_enough() -> None:
    """With several types on either card, one in common is enough."""
    t = bed(hand="Collector", deck="Great Hall", p2_deck="", kingdom="Militia")
    t.play("Collector", ("discard", ""), ("gain", "Militia"))
    assert "Duchy" in t.asked[-1]
    assert "Silver" not in t.asked[-1]
    assert t.p1.deck == "Militia"


def test_nothing_to_trash() -> None:
    """Without a card in deck and discard pile you trash and gain nothing."""
    t = bed(hand="Collector", p2_deck="Silver")
    t.play("Collector", ("p2", "discard", ""))
    assert t.p1.deck == "-"


def test_is_no_attack() -> None:
    """It is no Attack: Moat keeps nobody out of it."""
    t = bed(hand="Collector", deck="Estate", p2="Moat", p2_deck="Silver")
    t.play("Collector", ("discard", ""), ("p2", "discard", "Silver"), ("gain", "Estate"))
    assert t.p2.discard == "Silver"
