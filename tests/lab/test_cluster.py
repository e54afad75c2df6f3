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
PATIENCE = 240.0  # seconds for a run with all that Ray starts for it
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
        self.folder = folder
        self.log = folder / "head.log"
        words = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--node-ip-address=127.0.0.1",
                 f"--port={self.address.rpartition(':')[2]}", "--include-dashboard=false", "--num-cpus=2",
                 "--object-store-memory=80000000", f"--temp-dir={folder}", "--disable-usage-stats"]  # fmt: skip
        with self.log.open("w") as log:
            self.process = subprocess.Popen(words, env=ENVIRONMENT, stdout=log, stderr=log, start_new_session=True)

    def started(self) -> bool:
        """Waits; False: it has given up, as it does where its parts take long to find each other."""
        until = time.monotonic() + 90
        while "Ray runtime started" not in self.log.read_text():
            if not self.runs or time.monotonic() > until:
                return False
            time.sleep(0.2)
        return True

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

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()  # it stops what it has started, unless that is too busy
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.kill()


@pytest.fixture(scope="module")
def heads() -> Iterator[list[Head]]:
    """All that were started: the last one may still run."""
    made: list[Head] = []
    yield made
    for cluster in made:
        cluster.stop()
        shutil.rmtree(cluster.folder, ignore_errors=True)


@pytest.fixture
def head(heads: list[Head]) -> Head:
    """A cluster; another one where a test before has ended the first."""
    for _ in range(3):
        if not heads or not heads[-1].runs:
            heads.append(Head(Path(tempfile.mkdtemp(prefix="fh-ray-"))))  # short: Ray makes sockets below it
        if heads[-1].started():
            return heads[-1]
        heads[-1].stop()
    pytest.fail(f"Ray does not start here: {heads[-1].log.read_text()[-1000:]}")


def words(*more: str) -> list[str]:
    return [sys.executable, "-m", "freehold.terminal.cli", "simulate", *PAIR, "--json", *more]


def played(text: str) -> dict[str, object]:
    timed = ("seconds", "games_per_second", "jobs", "command", "games_played_now", "cluster")
    return {key: value for key, value in json.loads(text).items() if key not in timed}


def test_a_cluster_finds_the_same_and_a_lost_worker_loses_nothing(head: Head) -> None:
    games, output, busy = 160, "", list[int]()
    while not busy:  # more games, where they are over before a worker can be lost
        games *= 5
        assert games < 100_000
        command = words("--games", str(games), "--cluster", head.address)
        with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            until = time.monotonic() + PATIENCE
            while not (busy := head.busy_workers()) and running.poll() is None:
                assert time.monotonic() < until
                time.sleep(0.02)
            for worker in busy[:1]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            output, errors = running.communicate(timeout=PATIENCE)
        assert running.returncode == 0, errors
    local = subprocess.run(words("--games", str(games)), env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE,
                           check=True)  # fmt: skip

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
                         env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE, check=False)  # fmt: skip

    assert ran.returncode == 2
    # On a busy machine Ray may have a word of its own to say besides.
    (line,) = [line for line in ran.stderr.splitlines() if line.startswith("freehold:")]
    assert "there is no bot 'mine'" in line
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


def test_a_worker_of_other_rules_is_refused() -> None:
    from freehold.lab import cluster
    from freehold.lab.match import SimulationError

    with pytest.raises(SimulationError, match="runs other rules or bots"):
        cluster.play_lot("a run", "other sources", [], [])


def test_a_cluster_that_is_lost_is_told_and_what_was_played_is_kept(tmp_path: Path, head: Head) -> None:
    kept = tmp_path / "kept.jsonl"
    command = words("--games", "10000000", "--cluster", head.address, "--results", str(kept))
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        until = time.monotonic() + PATIENCE
        while not (kept.exists() and kept.read_text().count("\n") > 2):
            assert running.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        head.kill()
        output, errors = running.communicate(timeout=PATIENCE)
    found = json.loads(output)

    assert running.returncode == 2
    assert errors.splitlines()[-1] == f"freehold: the cluster at {head.address} is gone"
    assert found["games"] == sum(json.loads(line)["games"] for line in kept.read_text().splitlines()[1:]) > 0
