"""Simulations on a Ray cluster of this machine. Without Ray (the extra `cluster`) nothing of this can be tested."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: freehold[cluster]")

PAIR = ("big-money", "big-money-smithy")
ENVIRONMENT = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def free_port() -> int:
    """Outside the range that Ray gives to its workers."""
    while True:
        port = random.SystemRandom().randrange(21000, 31000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


class Head:
    """A cluster of one node, whose processes are a session of their own."""

    def __init__(self, folder: Path) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        self.log = folder / "head.log"
        words = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--node-ip-address=127.0.0.1",
                 f"--port={self.address.rpartition(':')[2]}", "--include-dashboard=false", "--num-cpus=2",
                 "--object-store-memory=80000000", f"--temp-dir={folder}", "--disable-usage-stats"]  # fmt: skip
        with self.log.open("w") as log:
            self.process = subprocess.Popen(words, env=ENVIRONMENT, stdout=log, stderr=log, start_new_session=True)

    def wait(self) -> None:
        until = time.monotonic() + 90
        while "Ray runtime started" not in self.log.read_text():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, "Ray does not start"
            time.sleep(0.2)

    def busy_workers(self) -> list[int]:
        """Processes of this cluster that play units now."""
        found = []
        for folder in Path("/proc").iterdir():
            try:
                if folder.name.isdigit() and os.getsid(int(folder.name)) == self.process.pid:
                    if (folder / "cmdline").read_text().startswith("ray::play_lot"):
                        found.append(int(folder.name))
            except OSError:  # it has ended meanwhile
                continue
        return found

    def stop(self) -> None:
        self.process.terminate()  # it stops what it has started
        try:
            self.process.wait(30)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def head() -> Iterator[Head]:
    folder = Path(tempfile.mkdtemp(prefix="fh-ray-"))  # short: Ray makes sockets below it
    cluster = Head(folder)
    try:
        cluster.wait()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def words(*more: str) -> list[str]:
    return [sys.executable, "-m", "freehold.terminal.cli", "simulate", *PAIR, "--json", *more]


def played(text: str) -> dict[str, object]:
    timed = ("seconds", "games_per_second", "jobs", "command", "games_played_now", "cluster")
    return {key: value for key, value in json.loads(text).items() if key not in timed}


def test_a_cluster_finds_the_same_and_a_lost_worker_loses_nothing(head: Head) -> None:
    command = words("--games", "2000", "--cluster", head.address)
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        until = time.monotonic() + 60
        while not (busy := head.busy_workers()):
            assert running.poll() is None, "done before a worker could be lost"
            assert time.monotonic() < until
            time.sleep(0.02)
        os.kill(busy[0], signal.SIGKILL)
        output, errors = running.communicate(timeout=90)
    local = subprocess.run(words("--games", "2000"), env=ENVIRONMENT, capture_output=True, text=True, timeout=90, check=True)

    assert running.returncode == 0, errors
    assert json.loads(output)["cluster"] == head.address
    assert played(output) == played(local.stdout)


def test_what_fails_in_a_worker_is_one_line(head: Head) -> None:
    # A bot that is found here and not there: nobody has told the cluster where it is.
    code = (
        "import sys; from freehold.bots import registry; from freehold.terminal import cli;"
        "kinds = registry.built_in;"
        "registry.built_in = lambda: [*kinds(), registry.BotKind('mine', '', kinds()[2].make)];"
        "sys.exit(cli.main(sys.argv[1:]))"
    )
    ran = subprocess.run([sys.executable, "-c", code, "simulate", "mine", "big-money", "--cluster", head.address],
                         env=ENVIRONMENT, capture_output=True, text=True, timeout=90, check=False)  # fmt: skip

    assert ran.returncode == 2
    (line,) = ran.stderr.splitlines()
    assert "there is no bot 'mine'" in line
    assert ran.stdout == ""


def test_a_worker_of_other_rules_is_refused() -> None:
    from freehold.lab import cluster
    from freehold.lab.match import SimulationError

    with pytest.raises(SimulationError, match="runs other rules or bots"):
        cluster.play_lot("a run", "other sources", [], [])
