"""Lookout goes wrong in its order: first a card is trashed, then one discarded, and only a third goes back."""

from tests.bed import bed

CARD = "Lookout"


def test_trash_discard_put_back() -> None:
    """You look at all three, trash one, discard one and put the last one back."""
    t = bed(hand="Lookout", deck="Estate, Gold, Copper, Silver")
    t.play("Lookout", ("trash", "Estate"), ("discard", "Copper"))
    assert t.trashed == "Estate"
    assert t.p1.discard == "Copper"
    assert t.p1.deck == "Gold, Silver"
    assert t.p1.actions == 1


def test_two_cards() -> None:
    """With only two cards you must trash one and discard the other."""
    t = bed(hand="Lookout", deck="Gold, Silver")
    t.play("Lookout", ("trash", "Silver"))
    assert t.trashed == "Silver"
    assert t.p1.discard == "Gold"
    assert t.p1.deck == "-"


def test_one_card() -> None:
    """With only one card you must trash it."""
    t = bed(hand="Lookout", deck="Gold")
    t.play("Lookout")
    assert t.trashed == "Gold"


def test_cards_looked_at_are_kept_aside() -> None:
    """While you do all that the other cards are not in your deck: a shuffle does not take them."""
    t = bed(hand="Lookout", deck="Gold, Silver", discard="Copper")
    t.play("Lookout", ("trash", "Copper"), ("discard", "Silver"))
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Silver"


def test_what_each_step_triggers_comes_before_the_next() -> None:
    """Trash, then discard, then put back: a trashed Cultist draws first, a discarded Tunnel brings its Gold before the rest."""
    t = bed(hand="Lookout", deck="Cultist, Tunnel, Silver, 4 Copper")
    t.play("Lookout", ("trash", "Cultist"), ("discard", "Tunnel"), ("resolve", "Tunnel"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.deck == "Silver, Copper"
    assert t.p1.discard == "Tunnel, Gold"


def test_three_cards() -> None:
    t = bed(hand="Lookout", deck="Curse, Copper, Gold, Province")
    t.play("Lookout", ("trash", "Curse"), ("discard", "Copper"))
    assert (t.trashed, t.p1.discard, t.p1.deck) == ("Curse", "Copper", "Gold, Province")
