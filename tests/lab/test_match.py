from __future__ import annotations

import pickle

import pytest

from freehold.bots import registry
from freehold.bots.registry import BotKind
from freehold.lab.match import LONGEST_UNIT, Match, SimulationError, Table, Tables, Unit, unit_length, units_of
from freehold.rules.question import Agent, Answer, Question
from freehold.rules.setup import Kingdom
from freehold.rules.view import View

RANDOM = Match(("random", "random"), Kingdom(["Smithy", "Militia"]), most_turns=20)


@pytest.mark.parametrize("seeds", [1, 2, 63, 64, 1000, 12345])
def test_units_cover_all_seeds_once_and_are_aligned(seeds: int) -> None:
    units = list(units_of(3, 7, seeds, unit_length(seeds)))

    assert [seed for unit in units for seed in range(unit.start, unit.stop)] == list(range(seeds))
    assert all(len(unit) & (len(unit) - 1) == 0 and unit.start % len(unit) == 0 for unit in units)
    assert {(unit.match, unit.seed) for unit in units} == {(3, 7)}


def test_long_runs_have_many_units_of_some_length() -> None:
    assert unit_length(50) == 1
    assert unit_length(10_000) == 128
    assert unit_length(10**9) == LONGEST_UNIT


def test_a_unit_always_comes_to_the_same() -> None:
    unit = Unit(0, 9, 8, 12)
    table = Table(RANDOM)
    first = table.play(unit)
    table.play(Unit(0, 9, 0, 8))

    assert table.play(unit) == first == Table(RANDOM).play(unit)
    assert Table(RANDOM).play(Unit(0, 10, 8, 12)) != first


def test_a_bot_has_the_same_dice_in_each_seat_and_others_in_each_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int]] = []

    def spy(name: str) -> BotKind:
        def make(seed: int) -> Agent:
            made.append((name, seed))
            return registry.find("random").make(seed)

        return BotKind(name, "", make)

    monkeypatch.setattr("freehold.lab.match.find", spy)
    table = Table(Match(("one", "two"), Kingdom(["Smithy"])))
    made.clear()
    table.seat_them(5, 0)
    table.seat_them(5, 1)
    table.seat_them(6, 0)

    assert sorted(made[:2]) == sorted(made[2:4])
    assert len({seed for _, seed in made}) == 4


def test_a_match_survives_json_and_pickle() -> None:
    match = Match(("random", "priority"), Kingdom(["Young Witch"], ["Alms"], colonies=True, shelters=True,
                                                  extras={"Young Witch": ["Cellar"]}))  # fmt: skip

    assert Match.of_document(match.document()).document() == match.document()
    assert pickle.loads(pickle.dumps(match)).document() == match.document()


class Breaks(Agent):
    def answer(self, view: View, question: Question) -> Answer:
        raise ZeroDivisionError("no plan")


def test_a_bot_that_fails_is_named_with_the_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freehold.lab.match.find", lambda name: BotKind(name, "", lambda seed: Breaks()))

    with pytest.raises(SimulationError, match="bad against worse, seeds 4 to 7 of 1: ZeroDivisionError: no plan"):
        Tables([Match(("bad", "worse"), Kingdom(["Smithy"]))]).play(Unit(0, 1, 4, 8))
