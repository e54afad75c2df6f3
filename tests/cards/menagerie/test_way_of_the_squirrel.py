"""Way of the Squirrel goes wrong in when it draws: after the new hand, at the end of whoever's turn it is."""

from tests.bed import bed

CARD = "Way of the Squirrel"
WAY = ("resolve", "Way of the Squirrel")


def test_two_cards_at_the_end_of_the_turn() -> None:
    """At the end of this turn, after drawing your new hand, you draw 2 cards."""
    t = bed(hand="Smithy", deck="9 Gold", landscapes="Way of the Squirrel")
    t.play("Smithy", WAY)
    assert t.p1.hand == ""
    t.end_turn()
    assert t.p1.hand == "7 Gold"


def test_several_times() -> None:
    """You can use it several times in a turn to draw more."""
    t = bed(hand="2 Smithy", deck="12 Gold", landscapes="Way of the Squirrel", actions=2)
    t.play("Smithy", WAY)
    t.play("Smithy", WAY)
    t.end_turn()
    assert t.p1.hand == "9 Gold"


def test_on_another_players_turn() -> None:
    """It works on another player's turn: you draw at the end of that turn."""
    t = bed(p2="Sheepdog", p2_deck="4 Gold", landscapes="Way of the Squirrel")
    t.gain("Copper", ("p2", "resolve", "Sheepdog"), ("p2", "resolve", "Way of the Squirrel"), seat=1)
    assert t.p2.hand == ""
    t.clean_up()
    assert t.p2.hand == "2 Gold"
