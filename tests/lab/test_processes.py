from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing

import pytest

from freehold.lab.counts import Counts
from freehold.lab.match import Match, SimulationError, Table, Unit
from freehold.lab.processes import OneProcess, Pool
from freehold.lab.simulation import Simulation
from freehold.rules.setup import Kingdom

MATCH = Match(("big-money", "big-money-smithy"), Kingdom(["Smithy"]))


def test_processes_come_to_the_same_as_one_and_replace_those_that_are_lost() -> None:
    expected = dict(OneProcess([MATCH]).run(Simulation([MATCH], 1, 150).units()))
    found: dict[Unit, Counts] = {}
    with closing(Pool([MATCH], 2)) as pool:
        first = {worker.process.pid for worker in pool.workers}
        for unit, counts in pool.run(Simulation([MATCH], 1, 150).units()):
            assert unit not in found
            found[unit] = counts
            if len(found) in (1, 2):
                victim = pool.workers[len(found) - 1].process.pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
        processes = [worker.process for worker in pool.workers]
        assert pool.lost == 2
        assert len({process.pid for process in processes}) == 2
        assert first.isdisjoint(process.pid for process in processes)

    assert found == expected
    assert not any(process.is_alive() for process in processes)


def test_a_lot_grows_to_what_takes_its_time() -> None:
    pool = Pool.__new__(Pool)
    pool.lot_size = 1
    for _ in range(10):
        pool.learn(0.001 * pool.lot_size, pool.lot_size)
    assert pool.lot_size == 200
    pool.learn(4.0, 2)
    assert pool.lot_size == 1


def test_what_fails_in_a_process_is_told_here() -> None:
    def units() -> Iterator[Unit]:
        yield Unit(1, 1, 0, 1)

    # The second match has a bot that is not there; the first is made ready at the start and is well.
    matches = [MATCH, Match(("nobody", "big-money"), MATCH.kingdom)]
    with closing(Pool(matches, 1)) as pool, pytest.raises(SimulationError, match="there is no bot 'nobody'"):
        list(pool.run(units()))


def test_one_process_is_a_table() -> None:
    (done,) = OneProcess([MATCH]).run(iter([Unit(0, 1, 0, 4)]))

    assert done == (Unit(0, 1, 0, 4), Table(MATCH).play(Unit(0, 1, 0, 4)))
