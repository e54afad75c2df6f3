"""Fleet goes wrong in who gets a turn, in which order, and when the game is really over."""

from freehold.rules.vocab import GAME_OVER
from tests.bed import Bed, bed
from tests.cards.renaissance.owning import own

CARD = "Fleet"


def last_turn(*owners: int, hand: str = "", kingdom: str = "", p3: str | None = None) -> Bed:
    """The first player's turn, which ends the game."""
    t = bed(hand=hand, landscapes="Fleet", kingdom=kingdom, text="pile Province: 0", p3=p3)
    own(t, "Fleet", *owners)
    return t


def test_one_more_turn() -> None:
    """All players with a cube on Fleet get one more turn after the game would end."""
    t = last_turn(1)
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.phase == GAME_OVER


def test_not_counted_for_ties() -> None:
    """Fleet turns do not count as turns when a tie is broken."""
    t = last_turn(1)
    before = t.game.players[1].turns
    t.end_turn()
    assert t.game.players[1].turns == before


def test_order() -> None:
    """The round begins with the player after the one who had the last regular turn; others are passed over."""
    t = last_turn(0, 2, p3="")
    t.end_turn()
    assert t.game.current == 2
    t.end_turn()
    assert t.game.current == 0
    t.end_turn()
    assert t.game.phase == GAME_OVER


def test_without_fleet_the_game_is_over() -> None:
    """If nobody has a cube on Fleet the game ends as usual."""
    t = bed(landscapes="Fleet", text="pile Province: 0")
    t.end_turn()
    assert t.game.phase == GAME_OVER


def test_queued_extra_turns_are_played() -> None:
    """Extra turns that were waiting, which the end of the game would have cancelled, are played in a game that goes on."""
    t = last_turn(0, hand="Outpost")
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 0
    assert t.is_extra_turn()
    t.end_turn()
    assert t.game.current == 0
    assert not t.is_extra_turn()
    t.end_turn()
    assert t.game.phase == GAME_OVER


def test_extra_turns_within_the_round() -> None:
    """An extra turn earned in the round is played, but not after the last Fleet turn: then the game is over at once."""
    t = last_turn(0, 1)
    t.game.put(t.game.top_named("Gold") & 4095, t.game.players[1].base)
    t.end_turn()
    assert t.game.current == 1
    t.game.players[1].extra_turn(t.game.kind_named("Fleet"))
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 0
    t.game.players[0].extra_turn(t.game.kind_named("Fleet"))
    t.end_turn()
    assert t.game.phase == GAME_OVER


def test_hands_are_kept() -> None:
    """Players without a Fleet turn keep the hands they drew, and can still be attacked."""
    t = bed(hand="Militia", deck="5 Silver", p2="5 Copper", landscapes="Fleet", text="pile Province: 0")
    own(t, "Fleet", 0)
    t.game.players[0].topdeck([t.card("Militia")])
    t.end_turn()
    assert t.game.current == 0
    assert t.p2.hand == "5 Copper"
    t.play("Militia")
    assert t.p2.hand == "3 Copper"


def test_bought_in_the_round() -> None:
    """Buying Fleet in that round gives no further turn."""
    t = last_turn(1)
    t.end_turn()
    own(t, "Fleet", 0, 1)
    t.end_turn()
    assert t.game.phase == GAME_OVER


def test_the_end_is_not_judged_again() -> None:
    """The game is over after the round even if the piles are no longer empty."""
    t = last_turn(1)
    t.end_turn()
    t.game.put(t.game.pile_zone(0) and t.game.cards_in(0)[0] & 4095, t.game.pile_zone(t.game.pile_named("Province")))
    t.end_turn()
    assert t.game.phase == GAME_OVER
