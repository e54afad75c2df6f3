"""Mill goes wrong when one discarded card pays too, or when it may be discarded for one."""

from tests.bed import bed

CARD = "Mill"


def test_discard_two_for_coins() -> None:
    """After drawing you may discard 2 cards, for +$2."""
    t = bed(hand="Mill, 2 Estate", deck="Gold")
    t.play("Mill", ("discard", "yes"), ("discard", "2 Estate"))
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.coins) == (1, 2)


def test_may_decline() -> None:
    """You need not discard."""
    t = bed(hand="Mill, 2 Estate", deck="Gold")
    t.play("Mill", ("discard", "no"))
    assert len(t.p1.hand) == 3
    assert t.p1.coins == 0


def test_with_one_card() -> None:
    """With a single card in hand you may choose to discard it, but get no coins."""
    t = bed(hand="Mill", deck="Estate")
    t.play("Mill", ("discard", "yes"))
    assert t.p1.discard == "Estate"
    assert t.p1.coins == 0


def test_coins_only_once() -> None:
    """You may do it only once for each playing, with exactly two cards."""
    t = bed(hand="Mill, 4 Estate", deck="Gold")
    t.play("Mill", ("discard", "yes"), ("discard", "2 Estate"))
    assert t.p1.hand == "2 Estate, Gold"
    assert t.p1.coins == 2


def test_victory_card() -> None:
    """It is worth 1 VP, and its pile is one of Victory cards."""
    t = bed(hand="Mill")
    assert t.p1.points == 1
    assert t.left("Mill") == 7


def test_one_and_two_cards() -> None:
    """You draw one card, and discard exactly 2, if any."""
    t = bed(hand="Mill, 2 Estate, Curse", deck="2 Gold")
    t.play("Mill", ("discard", "yes"), ("discard", "2 Estate"))
    assert "(2 to 2 of" in t.asked[1]
    assert t.p1.hand == "Curse, Gold"
