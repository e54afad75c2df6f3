"""Which units are played, and when it is enough."""

from __future__ import annotations

import random
from itertools import combinations, islice

import pytest

from freehold.lab.counts import Counts
from freehold.lab.match import Match, SimulationError, Table, Unit
from freehold.lab.simulation import Simulation, distinct, still_open, winner
from freehold.rules.setup import Kingdom

SMITHY = Match(("big-money", "big-money-smithy"), Kingdom(["Smithy"]))
MIRROR = Match(("big-money", "big-money"), Kingdom(["Smithy"]))
TABLES = {match.bots: Table(match) for match in (SMITHY, MIRROR)}


def play_all(simulation: Simulation, mixed: int = 0) -> list[Unit]:
    """Plays what is to be played; `mixed`: so many at a time, done in another order."""
    dice = random.Random(4)
    units = simulation.units()
    played: list[Unit] = []
    while True:
        lot = list(islice(units, max(1, mixed)))
        if not lot:
            return played
        dice.shuffle(lot)
        for unit in lot:
            simulation.take(unit, TABLES[simulation.matches[unit.match].bots].play(unit))
            played.append(unit)


def test_all_games_are_played_and_added_up() -> None:
    simulation = Simulation([SMITHY], 1, 100)
    played = play_all(simulation)

    assert sum(len(unit) for unit in played) == 100
    assert simulation.courses[0].counts == TABLES[SMITHY.bots].play(Unit(0, 1, 0, 100))
    assert simulation.share_done() == 1.0
    assert simulation.played == 200


def test_matches_take_turns() -> None:
    simulation = Simulation([SMITHY, MIRROR], 1, 8)

    assert [unit.match for unit in simulation.units()] == [0, 1] * 8


def test_it_stops_when_it_is_decided_at_the_same_game_in_any_order() -> None:
    one = Simulation([SMITHY], 1, 2000, until_decided=True)
    played = play_all(one)
    other = Simulation([SMITHY], 1, 2000, until_decided=True)
    play_all(other, mixed=5)

    assert one.courses[0].winner == other.courses[0].winner == 1
    assert one.courses[0].counts == other.courses[0].counts
    assert sum(len(unit) for unit in played) == one.courses[0].counts.seeds < 200
    assert one.share_done() == 1.0


def test_equals_are_played_to_the_end_though_others_are_decided() -> None:
    simulation = Simulation([SMITHY, MIRROR], 1, 200, until_decided=True)
    play_all(simulation)

    assert [course.winner for course in simulation.courses] == [1, None]
    assert simulation.courses[1].counts.seeds == 200


def test_the_winner_must_beat_everybody() -> None:
    def table(ahead: dict[tuple[int, int], int]) -> Counts:
        counts = Counts(3)
        for (one, other), lead in ahead.items():
            counts.columns["duels"][(one * 3 + other) * 7 + 3 + lead] = 40
        return counts

    assert winner(table({(0, 1): -2, (0, 2): 1, (1, 2): 2})) == 1
    assert winner(table({(0, 1): -2, (0, 2): 1, (1, 2): 0})) is None
    assert winner(table({(0, 1): 2, (0, 2): -2, (1, 2): 2})) is None  # a ring
    assert winner(Counts(3)) is None


def test_known_units_are_not_played_again() -> None:
    first = Simulation([SMITHY], 1, 20)
    known = {unit: TABLES[SMITHY.bots].play(unit) for unit in list(first.units())[:7]}
    again = Simulation([SMITHY], 1, 20, known=known)
    played = play_all(again)

    assert sum(len(unit) for unit in played) == 13
    assert again.courses[0].counts == TABLES[SMITHY.bots].play(Unit(0, 1, 0, 20))
    assert again.played == 26


def test_units_of_another_length_and_seed_are_known_too() -> None:
    known = {unit: TABLES[SMITHY.bots].play(unit) for unit in (Unit(0, 1, 0, 8), Unit(0, 1, 2, 3), Unit(0, 2, 0, 4))}
    simulation = Simulation([SMITHY], 1, 400, known=known)
    played = play_all(simulation)

    assert sum(len(unit) for unit in played) == 392
    assert simulation.courses[0].counts.seeds == 404


def test_a_long_unit_is_split_round_what_is_known() -> None:
    known = [Unit(0, 1, 2, 3), Unit(0, 1, 4, 8)]
    parts = list(still_open(Unit(0, 1, 0, 8), known))

    assert parts == [Unit(0, 1, 0, 2), Unit(0, 1, 3, 4)]
    assert all(one.stop <= other.start for one, other in combinations(parts, 2))


def test_parts_of_a_longer_unit_are_not_counted_again() -> None:
    units = [Unit(0, 1, 4, 8), Unit(0, 1, 0, 8), Unit(0, 1, 0, 1), Unit(0, 2, 0, 1), Unit(1, 1, 0, 1)]

    assert distinct(units) == [Unit(0, 1, 0, 8), Unit(0, 2, 0, 1), Unit(1, 1, 0, 1)]


def test_units_that_overlap_in_part_are_refused() -> None:
    with pytest.raises(SimulationError, match="seeds 4 to 9 overlap seeds 0 to 5"):
        distinct([Unit(0, 1, 0, 6), Unit(0, 1, 4, 10)])
