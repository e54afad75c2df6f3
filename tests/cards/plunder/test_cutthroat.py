"""Cutthroat goes wrong with the gains of others, or with cheap Treasures."""

from tests.bed import bed

CARD = "Cutthroat"


def test_discards() -> None:
    """Each other player discards down to 3 cards in hand."""
    t = bed(hand="Cutthroat", p2="4 Copper, Estate")
    t.play("Cutthroat", ("p2", "discard", "Estate, Copper"))
    assert t.p2.hand == "3 Copper"


def test_next_expensive_treasure() -> None:
    """The next time anyone gains a Treasure costing $5 or more, you gain a Loot. It stays in play until then."""
    t = bed(hand="Cutthroat", deck="12 Copper", p2_deck="12 Copper", text="top Loot: Sword, Staff")
    t.play("Cutthroat")
    t.gain("Silver")
    t.gain("Duchy")
    t.end_turn()
    assert t.p1.in_play == "Cutthroat"
    t.gain("Gold")
    assert t.p1.discard == "Silver, Duchy, Sword"
    assert t.p2.discard == "Gold"
    t.gain("Gold")
    assert t.p1.discard == "Silver, Duchy, Sword"


def test_played_twice() -> None:
    """Played twice you gain two Loots."""
    t = bed(hand="Throne Room, Cutthroat", text="top Loot: Sword, Staff")
    t.play("Throne Room", ("play card", "Cutthroat"))
    t.gain("Gold")
    assert t.p1.discard == "Gold, Sword, Staff"


def test_several_players() -> None:
    """Those of several players are resolved in turn order from the current player on. The Loot gained by one does not
    trigger the other again: both have triggered by then."""
    t = bed(hand="Cutthroat", p2="Cutthroat", deck="5 Copper", p2_deck="5 Copper", text="top Loot: Sword, Staff")
    t.play("Cutthroat")
    t.play("Cutthroat", seat=1)
    t.gain("Gold")
    assert t.p1.discard == "Gold, Sword"
    assert t.p2.discard == "Staff"
