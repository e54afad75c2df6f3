"""Fugitive goes wrong if the discard depends on what was drawn."""

from tests.bed import bed

CARD = "Fugitive"


def test_draws_then_discards() -> None:
    """+2 Cards, +1 Action, then you discard a card, which may be one you have just drawn."""
    t = bed(hand="Fugitive, Copper", deck="Gold, Estate, Curse", kingdom="Peasant")
    t.play("Fugitive", ("discard", "Estate"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.actions == 1


def test_discards_even_if_nothing_was_drawn() -> None:
    """You discard a card even if you could not draw two."""
    t = bed(hand="Fugitive, Copper", kingdom="Peasant")
    t.play("Fugitive")
    assert t.p1.hand == ""
    assert t.p1.discard == "Copper"


def test_exchanged_for_a_disciple() -> None:
    """When you discard it from play you may exchange it for a Disciple."""
    t = bed(hand="Fugitive", deck="9 Copper", kingdom="Peasant")
    t.play("Fugitive")
    t.clean_up(("resolve", "Fugitive"))
    assert t.p1.discard == "2 Copper, Disciple"
