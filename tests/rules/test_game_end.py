"""Chapter II, game end: when it is over, and who has won."""

import pytest

from freehold.rules import scoring
from freehold.rules.vocab import GAME_OVER
from tests.bed import Bed, bed


def over(t: Bed) -> bool:
    t.end_turn()
    return t.game.phase == GAME_OVER


def test_provinces() -> None:
    """The game ends when the Province pile is empty."""
    assert over(bed(text="pile Province: 0"))
    assert not over(bed(text="pile Province: 1"))


def test_only_at_the_end_of_the_turn() -> None:
    """The turn in which that happens is finished first."""
    t = bed(hand="Gold", coins=8, buys=2, text="pile Province: 1")
    t.buy("Province")
    assert t.game.phase != GAME_OVER
    t.buy("Copper")
    assert over(t)
    assert t.p1.points == 6


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_empty_piles(players: int, piles: int) -> None:
    """The game ends when three Supply piles are empty, any of them; with five or six players, four."""
    names = ["Copper", "Curse", "Estate", "Moat"]
    empty = "".join(f"pile {name}: 0\n" for name in names[:piles])
    assert over(bed(kingdom="Moat", text=f"players: {players}\n{empty}"))
    empty = "".join(f"pile {name}: 0\n" for name in names[: piles - 1])
    assert not over(bed(kingdom="Moat", text=f"players: {players}\n{empty}"))


def test_colonies() -> None:
    """With Colonies the game ends when either the Provinces or the Colonies are gone."""
    assert over(bed(text="colonies: yes\npile Colony: 0"))
    assert over(bed(text="colonies: yes\npile Province: 0"))
    assert not over(bed(text="colonies: yes\npile Platinum: 0"))


def test_other_victory_piles_do_not_end_it() -> None:
    """An empty pile of Duchies counts only as one of the piles."""
    assert not over(bed(text="pile Duchy: 0\npile Gold: 0"))
    assert over(bed(text="pile Duchy: 0\npile Gold: 0\npile Silver: 0"))


def test_a_pile_may_fill_again() -> None:
    """What counts is how the piles are at the end of the turn, not that they were empty meanwhile."""
    t = bed(hand="Village", deck="5 Copper", text="pile Village: 0\npile Copper: 0\npile Curse: 0",
            landscapes="Way of the Butterfly")  # fmt: skip
    t.play("Village", ("resolve", "Way of the Butterfly"), ("may", "yes"))
    assert t.left("Village") == 1
    assert not over(t)


def test_no_extra_turns_after_the_end() -> None:
    """When the game has ended, extra turns that were still to come are not taken."""
    t = bed(hand="Possession", text="pile Province: 0")
    t.play("Possession")
    assert over(t)
    assert t.game.turn_serial == 1


def test_end_of_an_extra_turn() -> None:
    """The game can end with an extra turn as well."""
    t = bed(hand="Possession", p2="Copper", text="pile Province: 1")
    t.play("Possession")
    t.end_turn()
    t.game.players[1].coins = 8
    t.buy("Province")
    assert t.p1.discard == "Province"
    assert over(t)


def test_most_points_win() -> None:
    """The player with the most points wins."""
    t = bed(deck="Province", p2_deck="Duchy, 2 Estate")
    assert scoring.winners(t.game) == [0]


def test_fewer_turns_break_ties() -> None:
    """Of those with the most points, who had fewer turns wins."""
    t = bed(deck="Duchy", p2_deck="Duchy", text="p1: turns=5\np2: turns=4")
    assert scoring.winners(t.game) == [1]


def test_shared_victory() -> None:
    """With the same points and the same number of turns they share the victory."""
    t = bed(deck="Duchy", p2_deck="Duchy", p3="Estate", text="p1: turns=5\np2: turns=5\np3: turns=4")
    assert scoring.winners(t.game) == [0, 1]


def test_fewer_turns_do_not_beat_points() -> None:
    """Turns matter only among those who are tied."""
    t = bed(deck="Duchy, Estate", p2_deck="Duchy", text="p1: turns=5\np2: turns=4")
    assert scoring.winners(t.game) == [0]


def test_extra_turns_are_not_counted() -> None:
    """Extra turns do not count as turns for the tie."""
    t = bed(hand="Possession")
    t.play("Possession")
    t.end_turn()
    assert t.game.current == 1
    assert t.game.players[1].turns == 0
    t.end_turn()
    assert t.game.players[1].turns == 1
