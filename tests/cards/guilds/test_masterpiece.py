"""Masterpiece goes wrong when its Silvers come without an overpayment."""

from tests.bed import bed

CARD = "Masterpiece"


def test_play() -> None:
    """$1."""
    t = bed(hand="Masterpiece", text="turn: p1 treasure")
    t.step(("treasures", "Masterpiece"))
    assert t.p1.coins == 1


def test_overpay() -> None:
    """For each $1 overpaid, gain a Silver, when you have gained the Masterpiece."""
    t = bed(kingdom="Masterpiece", coins=6)
    t.buy("Masterpiece", ("overpay", 3))
    assert t.p1.discard == "Masterpiece, 3 Silver"
    assert next(t.game.name(card) for card in t.game.gained_cards(0)) == "Masterpiece"


def test_only_when_bought() -> None:
    """Gained without paying for it, it brings no Silvers."""
    t = bed(kingdom="Masterpiece", coins=6)
    t.gain("Masterpiece")
    assert t.p1.discard == "Masterpiece"


def test_possessed() -> None:
    """Bought and overpaid for while possessed, it brings nobody Silvers: who bought it does not gain it."""
    t = bed(hand="Possession", kingdom="Masterpiece", p2="Copper")
    t.play("Possession")
    t.end_turn()
    t.to_phase(3)
    t.game.players[1].coins = 5
    t.buy("Masterpiece", ("overpay", 2))
    assert t.p1.discard == "Masterpiece"
    assert t.p2.discard == ""


def test_first_printing_overpaid_when_bought() -> None:
    """Before 2022: you overpay when you buy it, and gain the Silvers before the Masterpiece."""
    t = bed(kingdom="Masterpiece", coins=5, ruleset="first printing")
    t.buy("Masterpiece", ("overpay", 2))
    assert str(t.p1.discard) == "2 Silver, Masterpiece"


def test_first_printing_order() -> None:
    """Before 2022: overpaying is one of the things that happen as you buy it; you choose their order."""
    t = bed(kingdom="Masterpiece", hand="Talisman", coins=3, ruleset="first printing")
    t.play("Talisman")
    t.buy("Masterpiece", ("resolve", "Talisman"), ("overpay", 1))
    assert t.p1.discard == "2 Masterpiece, Silver"


def test_first_printing_worth() -> None:
    t = bed(hand="Masterpiece", ruleset="first printing", text="turn: p1 treasure")
    t.play("Masterpiece")
    assert t.p1.coins == 1
