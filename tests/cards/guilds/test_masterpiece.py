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
