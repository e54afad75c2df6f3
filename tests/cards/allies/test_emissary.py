"""Emissary goes wrong in what counts as a shuffle, and whose it is."""

from freehold.rules.vocab import CARD_TOKEN
from tests.bed import bed

CARD = "Emissary"


def test_bonus_for_shuffling() -> None:
    """If its 3 cards made you shuffle at least one card you get +1 Action and +2 Favors."""
    t = bed(hand="Emissary", deck="2 Copper", discard="3 Gold")
    t.play("Emissary")
    assert t.p1.hand == "2 Copper, Gold"
    assert (t.p1.actions, t.p1.favors) == (1, 2)


def test_no_shuffle_no_bonus() -> None:
    """Without a shuffle, or with no card in the discard pile, you get no bonus."""
    t = bed(hand="Emissary", deck="3 Copper", discard="3 Gold")
    t.play("Emissary")
    assert (t.p1.actions, t.p1.favors) == (0, 0)
    t = bed(hand="Emissary", deck="2 Copper")
    t.play("Emissary")
    assert (t.p1.actions, t.p1.favors) == (0, 0)


def test_shuffled_before() -> None:
    """If your +1 Card token made you shuffle before, that gives no bonus."""
    t = bed(hand="Emissary", discard="9 Copper", kingdom="Peasant")
    t.p1.player.token_at[CARD_TOKEN] = t.game.pile_named("Emissary")
    t.play("Emissary")
    assert t.p1.hand == "4 Copper"
    assert (t.p1.actions, t.p1.favors) == (0, 0)


def test_shuffle_with_all_cards_kept_aside() -> None:
    """You get the bonus for a shuffle even if you keep all its cards aside, as with Order of Masons."""
    t = bed(hand="Emissary", deck="Copper", discard="2 Estate", landscapes="Order of Masons", favors=1)
    t.play("Emissary", ("spend", "yes"), ("place", "2 Estate"))
    assert t.p1.hand == "Copper"
    assert (t.p1.actions, t.p1.favors) == (1, 2)
