"""Units of work in several processes of this machine. A process that is lost is replaced, and its work given out again."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Iterator
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol

from freehold.lab.counts import Counts
from freehold.lab.match import Match, SimulationError, Tables, Unit

TASK_SECONDS = 0.2  # units are handed out in lots that take about so long: more would keep others waiting at the end
MOST_LOST = 20  # processes; when more are lost than that, something is wrong that goes on
Done = tuple[Unit, Counts]


class Workers(Protocol):
    """Whoever plays units."""

    def run(self, units: Iterator[Unit]) -> Iterator[Done]:
        """Each unit with its counts, as they come. Units are taken from `units` no sooner than somebody is free."""

    def close(self) -> None:
        """Let go of everything, at once."""


class OneProcess:
    """All in this process."""

    def __init__(self, matches: list[Match]) -> None:
        self.tables = Tables(matches)

    def run(self, units: Iterator[Unit]) -> Iterator[Done]:
        for unit in units:
            yield unit, self.tables.play(unit)

    def close(self) -> None:
        pass


def work(matches: list[Match], pipe: Connection) -> None:
    """The life of a process: lists of units come in, lists of counts go out, or one sentence that says why not."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to handle
    tables = Tables(matches)
    tables.table(0)  # before the clock of the run starts
    pipe.send("ready")
    while True:
        try:
            lot: list[Unit] = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send([tables.play(unit) for unit in lot])
        except SimulationError as error:
            pipe.send(str(error))


class Worker:
    def __init__(self, matches: list[Match]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(matches, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.lot: list[Unit] = []
        self.given = 0.0

    def give(self, lot: list[Unit]) -> None:
        self.lot = lot
        self.given = time.perf_counter()
        self.pipe.send(lot)

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


class Pool:
    """Processes that wait for units."""

    def __init__(self, matches: list[Match], jobs: int) -> None:
        self.matches = matches
        self.lost = 0
        self.lot_size = 1
        self.again: deque[list[Unit]] = deque()
        self.workers = [Worker(matches) for _ in range(jobs)]
        try:
            for worker in self.workers:
                worker.pipe.recv()
        except EOFError:
            self.close()
            raise SimulationError("a process could not be started: see above, or try --jobs 1") from None
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers = []

    def next_lot(self, units: Iterator[Unit]) -> list[Unit]:
        return self.again.popleft() if self.again else list(islice(units, self.lot_size))

    def run(self, units: Iterator[Unit]) -> Iterator[Done]:
        idle = list(self.workers)
        while True:
            while idle and (lot := self.next_lot(units)):
                self.hand(idle.pop(), lot)
            busy = {worker.pipe: worker for worker in self.workers if worker.lot}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                lot = worker.lot
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    idle.append(self.replace(worker))
                    continue
                if isinstance(answer, str):
                    raise SimulationError(answer)
                self.learn(time.perf_counter() - worker.given, len(lot))
                worker.lot = []
                idle.append(worker)
                yield from zip(lot, answer, strict=True)

    def hand(self, worker: Worker, lot: list[Unit]) -> None:
        with contextlib.suppress(OSError):  # if it is gone, that shows when its answer is waited for
            worker.give(lot)

    def learn(self, seconds: float, units: int) -> None:
        wanted = max(1, int(TASK_SECONDS * units / max(seconds, 1e-6)))
        self.lot_size = min(wanted, self.lot_size * 2)

    def replace(self, worker: Worker) -> Worker:
        self.again.append(worker.lot)
        worker.stop()
        self.lost += 1
        if self.lost > MOST_LOST:
            raise SimulationError(f"{self.lost} processes were lost one after another (out of memory?): try fewer --jobs")
        new = Worker(self.matches)
        self.workers[self.workers.index(worker)] = new
        try:
            new.pipe.recv()
        except EOFError:
            raise SimulationError("a lost process could not be replaced") from None
        return new
