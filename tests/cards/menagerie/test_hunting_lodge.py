"""Hunting Lodge goes wrong with when you decide, and with shuffling."""

from tests.bed import bed

CARD = "Hunting Lodge"


def test_keep() -> None:
    """You draw a card and get 2 Actions, then decide whether to discard your hand."""
    t = bed(hand="Hunting Lodge, Copper", deck="Gold, 5 Estate")
    t.play("Hunting Lodge", ("discard", "no"))
    assert (t.p1.hand, t.p1.actions) == ("Copper, Gold", 2)


def test_discard_for_5() -> None:
    """If you discard your hand, with the card just drawn, you get +5 Cards."""
    t = bed(hand="Hunting Lodge, Copper", deck="Gold, 5 Estate")
    t.play("Hunting Lodge", ("discard", "yes"))
    assert t.p1.hand == "5 Estate"
    assert t.p1.discard == "Copper, Gold"


def test_discarded_cards_are_shuffled_in() -> None:
    """You draw after discarding: the discarded cards may be shuffled and drawn again."""
    t = bed(hand="Hunting Lodge, 4 Copper", deck="Gold")
    t.play("Hunting Lodge", ("discard", "yes"))
    assert t.p1.hand == "4 Copper, Gold"
    assert t.p1.discard == ""


def test_empty_hand() -> None:
    """With no card in hand to discard you may still draw 5."""
    t = bed(hand="Hunting Lodge", deck="6 Gold")
    t.p1.player.minus_card = True
    t.play("Hunting Lodge", ("discard", "yes"))
    assert t.p1.hand == "5 Gold"
