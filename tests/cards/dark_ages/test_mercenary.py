"""Mercenary goes wrong when it pays for fewer than 2 trashed cards, or when Reactions come too late."""

from tests.bed import bed

CARD = "Mercenary"


def test_trashes_two() -> None:
    """You may trash 2 cards from your hand. If you did: +2 Cards, +$2, and the others discard down to 3 cards."""
    t = bed(hand="Mercenary, 2 Curse, Estate", deck="2 Gold, Silver", p2="4 Copper", kingdom="Urchin")
    t.play("Mercenary", ("option", "trash 2 cards"), ("trash", "2 Curse"))
    assert t.trashed == "2 Curse"
    assert "2 to 2" in t.asked[1]
    assert t.p1.hand == "Estate, 2 Gold"
    assert t.p1.coins == 2
    assert t.p2.hand == "3 Copper"


def test_need_not_trash() -> None:
    """You need not trash any cards; then nothing else happens."""
    t = bed(hand="Mercenary, 2 Curse", p2="4 Copper")
    t.play("Mercenary", ("option", "trash none"))
    assert t.p1.hand == "2 Curse"
    assert t.p2.hand == "4 Copper"
    assert t.p1.coins == 0


def test_one_card_only() -> None:
    """With one card in hand you may trash that card, but nothing else happens."""
    t = bed(hand="Mercenary, Curse", deck="2 Gold", p2="4 Copper")
    t.play("Mercenary", ("option", "trash 2 cards"))
    assert t.trashed == "Curse"
    assert t.p1.hand == ""
    assert t.p1.coins == 0
    assert t.p2.hand == "4 Copper"


def test_trashes_both_before_drawing() -> None:
    """Both cards are trashed at once; what that triggers comes in any order, and before you draw."""
    t = bed(hand="Mercenary, Overgrown Estate, Cultist", deck="6 Copper, Gold", p2="")
    t.play("Mercenary", ("option", "trash 2 cards"), ("resolve", "Cultist"))
    assert t.p1.hand == "6 Copper"


def test_reactions_first() -> None:
    """Reactions to the Attack come before you decide whether to trash."""
    t = bed(hand="Mercenary, 2 Curse", p2="Moat, 4 Copper")
    t.play("Mercenary", ("p2", "resolve", "Moat"), ("option", "trash 2 cards"))
    assert len(t.p2.hand) == 5


def test_cost_and_supply() -> None:
    """It costs $0 and is not in the Supply."""
    t = bed(kingdom="Urchin", coins=9)
    assert t.cost("Mercenary") == 0
    assert not t.on_offer("Mercenary")


def test_exactly_two_cards() -> None:
    """You trash 2 cards, no more. Who holds 3 cards or fewer discards none."""
    t = bed(hand="Mercenary, 2 Copper, Estate", deck="2 Gold, Silver", p2="3 Copper", p3="4 Copper")
    t.play("Mercenary", ("option", "trash 2 cards"), ("trash", "2 Copper"))
    assert "(2 to 2 of" in t.asked[1]
    assert t.p1.hand == "Estate, 2 Gold"
    assert (t.p2.hand, t.p3.hand) == ("3 Copper", "3 Copper")
