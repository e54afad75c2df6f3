"""Battle Plan goes wrong with which piles can be rotated, and when the Attack leaves the hand."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Battle Plan"


def test_reveal_an_attack() -> None:
    """+1 Card and +1 Action. You may reveal an Attack from your hand for another +1 Card; it stays in your hand."""
    t = bed(hand="Battle Plan, Militia, Village", deck="Gold, Silver, Copper")
    t.play("Battle Plan", ("reveal", "Militia"), ("pile", ""))
    assert t.p1.hand == "Militia, Village, Gold, Silver"
    assert t.p1.actions == 1
    assert "(0 to 1 of: Militia)" in t.asked[0]
    assert t.game.known[t.card("Militia") & CARD_MASK] == -1
    assert t.game.known[t.card("Village") & CARD_MASK] != -1


def test_only_one_attack() -> None:
    """You can reveal only one Attack; it may be the card just drawn. You need not reveal any."""
    t = bed(hand="Battle Plan, Militia", deck="Witch, Silver, Copper")
    t.play("Battle Plan", ("reveal", "Witch"), ("pile", ""))
    assert t.p1.hand == "Militia, Witch, Silver"
    t = bed(hand="Battle Plan, Militia", deck="Gold, Silver, Copper")
    t.play("Battle Plan", ("reveal", ""), ("pile", ""))
    assert t.p1.hand == "Militia, Gold"


def test_rotate_any_mixed_pile() -> None:
    """You may rotate any Supply pile; that changes only piles of different cards, so that only these are offered."""
    t = bed(hand="Battle Plan", kingdom="Townsfolk, Village, Castles")
    t.play("Battle Plan", ("pile", "Town Crier"))
    assert t.top("Townsfolk") == "Blacksmith"
    assert "Village" not in t.asked[-1]
    assert "Humble Castle" in t.asked[-1]
    assert "Battle Plan" in t.asked[-1]


def test_rotate_its_own_pile() -> None:
    """The Clashes are such a pile."""
    t = bed(hand="Battle Plan", kingdom="Clashes")
    t.play("Battle Plan", ("pile", "Battle Plan"))
    assert t.top("Clashes") == "Archer"


def test_ruins_and_knights() -> None:
    """Ruins and Knights can be rotated too: as many as are equal on top go under the pile."""
    t = bed(hand="Battle Plan", kingdom="Marauder", text="top Ruins: 2 Survivors, Abandoned Mine")
    t.play("Battle Plan", ("pile", "Survivors"))
    assert t.top("Ruins") == "Abandoned Mine"
    bottom = t.game.cards_in(t.game.pile_zone(t.game.pile_named("Ruins")))[:2]
    assert [t.game.name(card) for card in bottom] == ["Survivors", "Survivors"]


def test_hidden_pile_tells_nothing() -> None:
    """A shuffled pile may be chosen as long as it has 2 cards: whether they are different you do not know."""
    t = bed(hand="Battle Plan", p2="3 Battle Plan, 4 Archer, 4 Warlord, 4 Territory", kingdom="Marauder",
            text="top Ruins: 2 Survivors\npile Ruins: 2")  # fmt: skip
    t.play("Battle Plan", ("pile", "Survivors"))
    assert t.top("Ruins") == "Survivors"
