"""Seize the Day goes wrong if it can be bought twice, or only once by the whole table."""

from tests.bed import bed

CARD = "Seize the Day"


def test_extra_turn() -> None:
    """You take an extra turn after this one."""
    t = bed(landscapes="Seize the Day", coins=4)
    t.buy("Seize the Day")
    t.end_turn()
    assert t.game.current == 0
    assert t.game.extra_turn
    t.end_turn()
    assert t.game.current == 1


def test_each_player_once_per_game() -> None:
    """Each player can buy it once in the game."""
    t = bed(landscapes="Seize the Day", coins=8, buys=2)
    t.buy("Seize the Day")
    assert not t.on_offer("Seize the Day")
    t.end_turn()
    t.game.players[0].coins = 4
    assert not t.on_offer("Seize the Day")
    t.end_turn()
    t.game.players[1].coins = 4
    t.buy("Seize the Day")
    t.end_turn()
    assert t.game.current == 1
