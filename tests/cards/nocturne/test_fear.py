"""Fear goes wrong when the player may discard something else, or has too few cards."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Fear"


def test_an_action_or_treasure() -> None:
    """With at least 5 cards in hand you discard an Action or Treasure, if you have one."""
    t = hexed(CARD, ("discard", "Copper"), hand="Copper, Village, 3 Estate")
    assert t.p1.discard == "Copper"
    assert "of: Copper, Village)" in t.asked[-1]


def test_neither() -> None:
    """If you have neither, you only reveal your hand."""
    t = hexed(CARD, hand="5 Estate")
    assert t.p1.discard == ""
    assert all(t.game.known[card & 4095] == -1 for card in t.game.players[0].hand)


def test_too_few_cards() -> None:
    """With fewer than 5 cards in hand nothing happens."""
    t = hexed(CARD, hand="4 Copper")
    assert t.p1.discard == ""
