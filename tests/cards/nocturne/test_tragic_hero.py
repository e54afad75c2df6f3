"""Tragic Hero goes wrong when it counts before drawing, or when the Treasure hangs on the trashing."""

from tests.bed import bed

CARD = "Tragic Hero"


def test_three_cards_and_a_buy() -> None:
    """+3 Cards, +1 Buy; with 7 cards or fewer in hand after drawing, that is all."""
    t = bed(hand="Tragic Hero, 4 Estate", deck="9 Copper")
    t.play("Tragic Hero")
    assert len(t.p1.hand) == 7
    assert t.p1.buys == 2
    assert t.p1.in_play == "Tragic Hero"
    assert t.trashed == ""


def test_eight_cards() -> None:
    """With 8 or more cards in hand after drawing you trash it and gain a Treasure from the Supply."""
    t = bed(hand="Tragic Hero, 5 Estate", deck="9 Copper")
    t.play("Tragic Hero", ("gain", "Gold"))
    assert t.trashed == "Tragic Hero"
    assert t.p1.discard == "Gold"
    assert "Estate" not in t.asked[0]


def test_any_treasure() -> None:
    """Any Treasure of the Supply will do, also one with a Potion or debt in its cost."""
    t = bed(hand="Tragic Hero, 5 Estate", deck="9 Copper", kingdom="Philosopher's Stone, Fortune")
    t.play("Tragic Hero", ("gain", "Philosopher's Stone"))
    assert t.p1.discard == "Philosopher's Stone"


def test_throne_room() -> None:
    """Played twice it draws twice, and gains a Treasure each time, even though it was trashed the first time."""
    t = bed(hand="Throne Room, Tragic Hero, 5 Estate", deck="9 Copper")
    t.play("Throne Room", ("play card", "Tragic Hero"), ("gain", "Gold"), ("gain", "Silver"))
    assert len(t.p1.hand) == 11
    assert t.p1.buys == 3
    assert t.trashed == "Tragic Hero"
    assert t.p1.discard == "Gold, Silver"


def test_played_where_it_lies() -> None:
    """Played without being moved into play, it cannot be trashed; you gain the Treasure all the same."""
    t = bed(hand="Necromancer, 5 Estate", deck="9 Copper", text="trash: Tragic Hero")
    t.play("Necromancer", ("gain", "Gold"))
    assert t.trashed == "Tragic Hero"
    assert t.p1.discard == "Gold"


def test_trashed_before_the_gain() -> None:
    """First it is trashed, with what that triggers; then you gain the Treasure."""
    t = bed(hand="Tragic Hero, Market Square, 4 Estate", deck="9 Copper")
    t.play("Tragic Hero", ("resolve", "Market Square"), ("gain", "Silver"))
    assert [t.game.name(card) for card in t.game.players[0].discards] == ["Market Square", "Gold", "Silver"]
