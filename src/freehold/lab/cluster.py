"""Units of work on a Ray cluster: the same units, and so the same results, as in processes of this machine.

Nothing else imports this module, so that without `--cluster` Ray need not be there (it is the extra `freehold[cluster]`).
"""

from __future__ import annotations

import atexit
import io
import logging
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, redirect_stdout
from itertools import islice
from typing import Any

from freehold.lab.counts import Counts
from freehold.lab.match import Match, SimulationError, Tables, Unit, source_hash
from freehold.lab.processes import Done

# Before Ray is imported: it sends nothing home, and leaves the number of graphics cards alone.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
try:
    import ray
except ImportError:
    raise SimulationError("--cluster needs Ray, which is not installed: pip install 'freehold[cluster]'") from None

TASK_SECONDS = 0.5  # longer than for processes: it takes longer to hand a lot out
LOTS_EACH = 2  # for each processor of the cluster, so that none waits for the next lot
RETRIES = 20  # of a lot whose worker or node is lost
PATIENCE = 5.0  # seconds in which an address must answer

ready: dict[str, Tables] = {}
"""In a worker: the matches of the last run."""


def play_lot(run: str, sources: str, matches: list[Match], lot: list[Unit]) -> list[Counts]:
    """In a worker."""
    if run not in ready:
        here = source_hash()
        if here != sources:
            raise SimulationError(f"node {socket.gethostname()} runs other rules or bots ({here}, not {sources}): "
                                  "install the same Freehold there")  # fmt: skip
        ready.clear()
        ready[run] = Tables(matches)
    return [ready[run].play(unit) for unit in lot]


def check_address(address: str) -> None:
    """Ray itself waits for minutes where nothing answers."""
    bare = address.removeprefix("ray://")
    if bare == "auto":
        return
    host, colon, port = bare.rpartition(":")
    if not colon or not host or not port.isdigit():
        raise SimulationError(f"'{address}' is no address of a cluster: HOST:PORT, ray://HOST:PORT or auto")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise SimulationError(f"no cluster answers at {address}: {why} (start one with `ray start --head`)") from None


def first_line(error: BaseException) -> str:
    """What went wrong in a worker: Ray wraps it into a report of many lines."""
    cause = getattr(error, "cause", None)
    text = str(cause if isinstance(cause, Exception) else error).strip() or type(error).__name__
    return text.splitlines()[0]


def leave() -> None:
    """End the process before Ray does, when all is written. A lost cluster is an error: exit status 2."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(2)


class Cluster:
    """The workers of a Ray cluster."""

    def __init__(self, matches: list[Match], address: str) -> None:
        check_address(address)
        self.address = address
        self.silence = ExitStack()
        # Ray tells of lost workers on standard output, which is for the report.
        self.silence.enter_context(redirect_stdout(io.StringIO()))
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR,
                     configure_logging=False, namespace="freehold")  # fmt: skip
        except Exception as error:  # of many kinds: no such cluster, another Ray or Python there, no way in
            self.silence.close()
            raise SimulationError(f"the cluster at {address} cannot be used: {first_line(error)}") from None
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        if "auto" in address:
            self.address = ray.get_runtime_context().gcs_address
        self.lost = False
        self.lots = max(1, int(resources.get("CPU", 1))) * LOTS_EACH
        self.sources = source_hash()
        self.run_name = f"{os.getpid()}-{time.time_ns()}"
        self.matches: Any = ray.put(matches)
        self.play: Any = ray.remote(max_retries=RETRIES)(play_lot)
        self.lot_size = 1

    def close(self) -> None:
        if self.lost:
            # Ray would wait a minute for the cluster and then end this process by a signal: the report comes first.
            atexit.register(leave)
        else:
            ray.shutdown()
        self.silence.close()

    def check_alive(self) -> None:
        try:
            check_address(self.address)
        except SimulationError:
            self.lost = True
            raise SimulationError(f"the cluster at {self.address} is gone") from None

    def run(self, units: Iterator[Unit]) -> Iterator[Done]:
        given: dict[Any, tuple[list[Unit], float]] = {}
        try:
            while True:
                while len(given) < self.lots and (lot := list(islice(units, self.lot_size))):
                    task = self.play.remote(self.run_name, self.sources, self.matches, lot)
                    given[task] = (lot, time.perf_counter())
                if not given:
                    return
                done, _ = ray.wait(list(given), num_returns=1, timeout=PATIENCE)
                if not done:
                    self.check_alive()
                    continue
                (task,) = done
                lot, since = given.pop(task)
                counts: list[Counts] = ray.get(task)
                self.learn((time.perf_counter() - since) / LOTS_EACH, len(lot))
                yield from zip(lot, counts, strict=True)
        except ray.exceptions.RayError as error:
            raise SimulationError(f"cluster at {self.address}: {first_line(error)}") from None

    def learn(self, seconds: float, units: int) -> None:
        """How many units make a lot; the first ones took long because the workers had to start."""
        wanted = max(1, int(TASK_SECONDS * units / max(seconds, 1e-6)))
        self.lot_size = min(wanted, self.lot_size * 2)
