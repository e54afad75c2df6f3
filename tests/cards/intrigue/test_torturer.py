"""Torturer goes wrong when an option must be possible to be chosen, or the Curse goes to the discard pile."""

from tests.bed import bed

CARD = "Torturer"


def test_each_player_chooses() -> None:
    """You draw 3; each other player in turn order discards 2 cards or gains a Curse to their hand."""
    t = bed(hand="Torturer", deck="3 Gold", p2="Estate, Copper, Gold", p3="Province")
    t.play("Torturer", ("p2", "option", "discard 2 cards"), ("p2", "discard", "Estate, Copper"),
           ("p3", "option", "gain a Curse"))  # fmt: skip
    assert t.p1.hand == "3 Gold"
    assert t.p2.hand == "Gold"
    assert t.p2.discard == "Estate, Copper"
    assert t.p3.hand == "Province, Curse"
    assert t.p3.discard == ""


def test_curse_that_is_not_there() -> None:
    """They may choose the Curse even if there is none left, and then gain nothing."""
    t = bed(hand="Torturer", p2="Estate, Copper", text="pile Curse: 0")
    t.play("Torturer", ("p2", "option", "gain a Curse"))
    assert t.p2.hand == "Estate, Copper"


def test_discard_with_too_few_cards() -> None:
    """They may choose to discard with one card, which they discard, or with none."""
    t = bed(hand="Torturer", p2="Estate", p3="")
    t.play("Torturer", ("p2", "option", "discard 2 cards"), ("p3", "option", "discard 2 cards"))
    assert t.p2.discard == "Estate"
    assert (t.p2.hand, t.p3.hand) == ("-", "-")


def test_the_last_curse() -> None:
    """Each player resolves their choice before the next chooses: who comes first gets the last Curse."""
    t = bed(hand="Torturer", p2="", p3="", text="pile Curse: 1")
    t.play("Torturer", ("p2", "option", "gain a Curse"), ("p3", "option", "gain a Curse"))
    assert (t.p2.hand, t.p3.hand) == ("Curse", "-")


def test_moat() -> None:
    """An unaffected player chooses nothing."""
    t = bed(hand="Torturer", p2="Moat")
    t.play("Torturer", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat"


def test_three_and_two_cards() -> None:
    """You draw 3 cards; who discards, discards exactly 2."""
    t = bed(hand="Torturer", deck="4 Gold", p2="2 Estate, Copper")
    t.play("Torturer", ("p2", "option", "discard 2 cards"), ("p2", "discard", "2 Estate"))
    assert "(2 to 2 of" in t.asked[1]
    assert (t.p1.hand, t.p2.hand) == ("3 Gold", "Copper")
