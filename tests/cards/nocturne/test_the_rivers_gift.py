"""The River's Gift goes wrong when the card comes before the next hand is drawn."""

from tests.cards.nocturne.fates_bed import boon, cards_of

CARD = "The River's Gift"


def test_at_the_end_of_the_turn() -> None:
    """You draw 1 card at the end of the turn, after drawing your next hand."""
    t = boon(CARD, deck="9 Copper")
    assert t.p1.hand == ""
    t.clean_up()
    assert t.p1.hand == "6 Copper"
    assert CARD in cards_of(t, 5)


def test_on_another_players_turn() -> None:
    """It also works if you receive it on another player's turn: you draw at the end of that turn."""
    t = boon(CARD, seat=1)
    t.game.players[1].gain_named("Gold", 1)
    t.end_turn()
    assert t.p2.hand == "Gold"


def test_only_this_turn() -> None:
    """It gives a card once."""
    t = boon(CARD, deck="20 Copper")
    t.end_turn()
    t.end_turn()
    t.clean_up()
    assert t.p1.hand == "5 Copper"
