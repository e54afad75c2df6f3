"""Rats go wrong when a Rats is trashed by its own ability, or when the pile has ten cards."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Rats"


def test_play() -> None:
    """+1 Card, +1 Action, gain a Rats, then trash a card from your hand that is no Rats."""
    t = bed(hand="Rats, Rats, Estate, Gold", deck="Copper, Silver")
    t.play("Rats", ("trash", "Estate"))
    assert t.p1.hand == "Rats, Gold, Copper"
    assert t.p1.discard == "Rats"
    assert t.p1.actions == 1
    assert not any("Rats" in asked.split(" by ")[0] for asked in t.asked)


def test_only_rats() -> None:
    """If all your cards in hand are Rats, you reveal them and trash none."""
    t = bed(hand="3 Rats")
    t.play("Rats")
    assert t.trashed == ""
    assert t.p1.hand == "2 Rats"


def test_no_rats_left() -> None:
    """If no Rats are left, you gain none but trash all the same."""
    t = bed(hand="Rats, Estate", text="pile Rats: 0")
    t.play("Rats")
    assert t.trashed == "Estate"
    assert t.p1.discard == ""


def test_when_trashed() -> None:
    """When you trash it, +1 Card, on anybody's turn."""
    t = bed(hand="Rats", deck="Gold, Silver")
    t.trash("Rats")
    assert t.p1.hand == "Gold"
    t = bed(hand="Dame Molly", p2_deck="Rats, Estate, Gold")
    t.play("Dame Molly")
    assert t.p2.hand == "Gold"


def test_gains_before_trashing() -> None:
    """You gain, with all that triggers, before you trash."""
    t = bed(hand="Rats, Trader, Estate", deck="Copper")
    t.play("Rats", ("resolve", "Trader"), ("trash", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.trashed == "Trader"


def test_twenty_of_them() -> None:
    """The pile has 20 cards."""
    assert bed(kingdom="Rats").left("Rats") == 20


def test_treasure_drawn_too_late() -> None:
    """If it is trashed after you have begun to buy, a Treasure that it draws cannot be played any more."""
    t = bed(hand="Rats", deck="Gold", text="turn: p1 buy")
    t.trash("Rats")
    t.step()
    assert t.p1.coins == 0
    t = bed(hand="Rats", deck="Gold", coins=4, kingdom="Cemetery")
    t.buy("Cemetery", ("trash", "Rats"))
    t.step()
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 0
    assert not any("treasures" in asked for asked in t.asked)


def test_only_rats_are_shown() -> None:
    """If you hold nothing but Rats, you show your hand; else you trash one card, and must."""
    t = bed(hand="2 Rats", deck="Rats")
    t.play("Rats")
    assert all(t.game.known[card & CARD_MASK] == -1 for card in t.game.players[0].hand)
    t = bed(hand="Rats, Copper, Estate", deck="2 Gold")
    t.play("Rats", ("trash", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.hand == "Copper, Gold"
