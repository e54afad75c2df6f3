"""What four independent simulators agree on, and this one too."""

from __future__ import annotations

from contextlib import closing

import pytest

from freehold.lab.match import Match
from freehold.lab.processes import Pool
from freehold.lab.report import Run, match_document
from freehold.lab.simulation import Simulation
from freehold.rules.setup import Kingdom

pytestmark = pytest.mark.soak

KINGDOM = Kingdom(["Smithy", "Village", "Market", "Militia"])
SEEDS = 10_000
LEVEL = 0.999  # of each interval: there are a dozen of them


@pytest.mark.parametrize(
    ("bots", "turns", "wins", "ties"),
    [
        (("big-money", "big-money"), 17.105, (0.333, 0.333), 0.333),
        (("big-money-smithy", "big-money"), 16.07, (0.629, 0.115), 0.256),
        (("engine", "engine"), 22.1, None, None),
    ],
)
def test_figures_that_others_find_too(
    bots: tuple[str, str], turns: float, wins: tuple[float, float] | None, ties: float | None
) -> None:
    matches = [Match(bots, KINGDOM)]
    simulation = Simulation(matches, 7, SEEDS)
    with closing(Pool(matches, 2)) as pool:
        for unit, counts in pool.run(simulation.units()):
            simulation.take(unit, counts)
    found = match_document(matches[0], list(bots), simulation.courses[0].counts, Run([7], level=LEVEL))["intervals"]

    low, high = found["turns_per_player"]
    assert low <= turns <= high
    if wins is not None and ties is not None:
        for (low, high), share in zip([*found["wins"], found["ties"]], [*wins, ties], strict=True):
            assert low <= share <= high
