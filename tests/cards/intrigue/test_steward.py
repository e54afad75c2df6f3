"""Steward goes wrong when trashing may stop at one card, or options are mixed."""

from tests.bed import bed

CARD = "Steward"


def test_cards_or_coins() -> None:
    """You choose +2 Cards or +$2."""
    t = bed(hand="2 Steward", deck="2 Gold", actions=2)
    t.play("Steward", ("option", "+$2"))
    assert (t.p1.coins, t.p1.hand) == (2, "Steward")
    t.play("Steward", ("option", "+2 Cards"))
    assert (t.p1.coins, t.p1.hand) == (2, "2 Gold")


def test_trash_exactly_two() -> None:
    """Or you trash 2 cards from your hand: exactly 2 if you have them."""
    t = bed(hand="Steward, Estate, Copper, Gold")
    t.play("Steward", ("option", "trash 2 cards"), ("trash", "Estate, Copper"))
    assert t.trashed == "Estate, Copper"
    assert "(2 to 2 of:" in t.asked[1]


def test_trash_what_there_is() -> None:
    """You may choose to trash with one card in hand: you trash that one; or with none."""
    t = bed(hand="Steward, Gold")
    t.play("Steward", ("option", "trash 2 cards"))
    assert t.trashed == "Gold"
    t = bed(hand="Steward")
    t.play("Steward", ("option", "trash 2 cards"))
    assert t.trashed == ""


def test_trashed_at_once() -> None:
    """Both cards are in the trash before anything that trashing triggers is resolved."""
    t = bed(hand="Steward, 2 Cultist, Gold", deck="6 Copper")
    t.game.log = []
    t.play("Steward", ("option", "trash 2 cards"), ("trash", "2 Cultist"))
    words = [(entry.word, len(entry.kinds)) for entry in t.game.log if entry.word in ("trash", "draw")]
    assert words == [("trash", 2), ("draw", 3), ("draw", 3)]


def test_two_cards() -> None:
    """You draw 2 cards, or trash exactly 2."""
    t = bed(hand="Steward", deck="3 Gold")
    t.play("Steward", ("option", "+2 Cards"))
    assert t.p1.hand == "2 Gold"
    t = bed(hand="Steward, 2 Estate, Curse")
    t.play("Steward", ("option", "trash 2 cards"), ("trash", "2 Estate"))
    assert "(2 to 2 of" in t.asked[1]
