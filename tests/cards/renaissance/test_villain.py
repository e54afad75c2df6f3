"""Villain goes wrong with hands of four cards, and with cards that cost less than they say."""

from tests.bed import bed

CARD = "Villain"


def test_discard_one_that_costs_2() -> None:
    """+2 Coffers. Each other player with 5 or more cards in hand discards one that costs $2 or more."""
    t = bed(hand="Villain", p2="Estate, Gold, 3 Copper")
    t.play("Villain", ("p2", "discard", "Estate"))
    assert t.p1.coffers == 2
    assert t.p2.discard == "Estate"


def test_small_hands() -> None:
    """Players with fewer than 5 cards in hand do nothing."""
    t = bed(hand="Villain", p2="3 Gold, Estate")
    t.play("Villain")
    assert t.p2.discard == ""


def test_a_hand_without() -> None:
    """Whoever has no such card reveals their hand."""
    t = bed(hand="Villain", p2="4 Copper, Curse")
    t.play("Villain")
    assert t.p2.discard == ""
    assert all(t.game.known[card & 4095] == -1 for card in t.game.players[1].hand)


def test_changed_costs() -> None:
    """What the cards cost now counts, not what they have printed."""
    t = bed(hand="Bridge, Villain", p2="Estate, Silver, 3 Copper", actions=2)
    t.play("Bridge")
    t.play("Villain")
    assert t.p2.discard == "Silver"


def test_potions_and_debt() -> None:
    """A card that costs $2 or more and a Potion will do; one that costs debt only will not."""
    t = bed(hand="Villain", p2="Familiar, Engineer, 3 Copper")
    t.play("Villain")
    assert t.p2.discard == "Familiar"


def test_the_attackers_cost_token() -> None:
    """It is the attacker's turn: cards of the pile with the attacker's -$2 cost token cost less, in every hand."""
    t = bed(hand="Villain", p2="Village, Silver, 3 Copper", text="p1 tokens: -$2 cost on Village")
    t.play("Villain")
    assert t.p2.discard == "Silver"
