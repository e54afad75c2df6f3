"""Sinister Plot goes wrong when players share their tokens."""

from tests.bed import Bed, bed
from tests.cards.renaissance.owning import own

CARD = "Sinister Plot"
ADD = ("option", "add a token")
DRAW = ("option", "remove your tokens")


def tokens(t: Bed, seat: int) -> int:
    return t.game.tokens_on(t.game.spot_of(t.game.kind_named("Sinister Plot")), 3, seat)


def test_add_a_token() -> None:
    """At the start of your turn you may add a Coin token of the common stock to yours on Sinister Plot."""
    t = bed(p2_deck="3 Copper", landscapes="Sinister Plot", coffers=1)
    own(t, "Sinister Plot", 1)
    t.end_turn(("p2", *ADD))
    assert tokens(t, 1) == 1
    assert t.p2.hand == ""


def test_remove_them_all() -> None:
    """Or you remove all your tokens there and draw a card for each; you do one or the other."""
    t = bed(p2_deck="5 Copper", landscapes="Sinister Plot", text="tokens Sinister Plot p2: coin=3")
    own(t, "Sinister Plot", 1)
    t.end_turn(("p2", *DRAW))
    assert t.p2.hand == "3 Copper"
    assert tokens(t, 1) == 0


def test_none_to_remove() -> None:
    """You may choose to remove your tokens when you have none: then you draw nothing."""
    t = bed(p2_deck="5 Copper", landscapes="Sinister Plot")
    own(t, "Sinister Plot", 1)
    t.end_turn(("p2", *DRAW))
    assert t.p2.hand == ""


def test_each_player_has_their_own() -> None:
    """Each player keeps tokens of their own there."""
    t = bed(p2_deck="5 Copper", landscapes="Sinister Plot", text="tokens Sinister Plot p1: coin=2")
    own(t, "Sinister Plot", 0, 1)
    t.end_turn(("p2", *ADD))
    assert (tokens(t, 0), tokens(t, 1)) == (2, 1)
