"""Opulent Castle goes wrong in what may be discarded for $."""

from tests.bed import bed

CARD = "Opulent Castle"


def test_two_coins_for_each_victory_card() -> None:
    """You discard any number of Victory cards from your hand, showing them, for +$2 each."""
    t = bed(hand="Opulent Castle, 2 Estate, Humble Castle, Copper")
    t.play("Opulent Castle", ("discard", "Estate, Humble Castle"))
    assert t.p1.coins == 4
    assert t.p1.discard == "Estate, Humble Castle"
    assert t.p1.hand == "Estate, Copper"


def test_only_victory_cards() -> None:
    """Only Victory cards can be discarded; you may discard none."""
    t = bed(hand="Opulent Castle, Estate, Copper, Curse")
    t.play("Opulent Castle", ("discard", ""))
    assert "(0 to 1 of: Estate)" in t.asked[0]
    assert t.p1.coins == 0


def test_points() -> None:
    """It is worth 3 VP."""
    assert bed(hand="Opulent Castle").p1.points == 3


def test_first_printing_not_revealed() -> None:
    """Before 2021: the Victory cards are discarded without being shown; the others see only the last of them."""
    for ruleset, seen in (("first printing", 1), ("current", 2)):
        t = bed(hand="Opulent Castle, Estate, Duchy", kingdom="Castles", ruleset=ruleset)
        t.play("Opulent Castle", ("discard", "Estate, Duchy"))
        assert t.p1.coins == 4
        cards = t.game.players[0].discards
        assert sum(t.game.players[1].view.can_see(card) for card in cards) == seen
