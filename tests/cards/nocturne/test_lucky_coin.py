"""Lucky Coin goes wrong when its coin depends on the Silver."""

from tests.bed import bed

CARD = "Lucky Coin"


def test_a_coin_and_a_silver() -> None:
    """$1, and you gain a Silver; you get the $1 even if there is no Silver left."""
    t = bed(hand="2 Lucky Coin", kingdom="Fool", text="pile Silver: 1")
    t.play("Lucky Coin")
    assert t.p1.discard == "Silver"
    t.play("Lucky Coin")
    assert t.p1.coins == 2


def test_heirloom() -> None:
    """In games with Fool each player starts with it in place of a Copper; it has no pile."""
    t = bed(kingdom="Fool")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert names.count("Lucky Coin") == 1
    assert names.count("Copper") == 6
    assert t.game.pile_named("Lucky Coin") < 0
