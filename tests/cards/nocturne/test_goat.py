"""Goat goes wrong when the trashing is forced."""

from tests.bed import bed

CARD = "Goat"


def test_a_coin_and_a_card_to_trash() -> None:
    """$1; you may trash a card from your hand."""
    t = bed(hand="2 Goat, Estate, Curse", kingdom="Pixie")
    t.play("Goat", ("trash", "Estate"))
    assert t.p1.coins == 1
    assert t.trashed == "Estate"
    t.play("Goat", ("trash", ""))
    assert t.trashed == "Estate"


def test_heirloom() -> None:
    """In games with Pixie each player starts with it in place of a Copper; it has no pile."""
    t = bed(kingdom="Pixie")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert names.count("Goat") == 1
    assert names.count("Copper") == 6
    assert t.game.pile_named("Goat") < 0
