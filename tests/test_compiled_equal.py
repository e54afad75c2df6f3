"""Compiled and interpreted rules do the same: the same seeds give the same logs and states, step by step, and the
conformance suite passes both ways.

Where a C compiler is there, the test compiles by itself (soon and without optimising, into build/compared) unless
`make compile` has left a current copy. Where nothing that is compiled has changed, nothing is compiled again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from freehold import build_info
from tools.compile import COMPARED, OUTPUT, ROOT, missing

FIRST_SEED = 20_000
SIMULATION = ("simulate", "big-money-smithy", "random", "--games", "60", "--kingdom", "Smithy, Witch, Gardens", "--json")

pytestmark = pytest.mark.skipif(build_info.compiled(), reason="the rules that run here are compiled themselves")


def compiled_copy() -> Path:
    """Where a compiled package stands that is made from the sources as they are."""
    for folder in (OUTPUT, COMPARED):
        if (folder / "freehold" / build_info.RECORD).exists() and not build_info.faults(folder / "freehold"):
            return folder
    lack = missing()
    if lack is not None:
        pytest.skip(lack)
    subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--unoptimised"], cwd=ROOT, check=True)
    return COMPARED


def run(package: Path, *words: str) -> str:
    """A Python command with that package; what it prints."""
    done = subprocess.run([sys.executable, *words], env={**os.environ, "PYTHONPATH": str(package)}, cwd=ROOT,
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def digests(package: Path, games: int) -> list[str]:
    """What each seed comes to, in a process of its own: other tests may have added kinds of cards to this one."""
    return run(package, str(ROOT / "tests" / "digest.py"), str(FIRST_SEED), str(games)).splitlines()


def compare_logs(package: Path, games: int) -> None:
    theirs, ours = digests(package, games), digests(ROOT / "src", games)
    assert (theirs[0], ours[0]) == ("compiled", "interpreted")
    assert len(theirs) == len(ours) == games + 1
    differ = [one.split()[0] for one, other in zip(theirs[1:], ours[1:], strict=True) if one != other]
    assert not differ, f"these seeds play differently when compiled: {differ} (python tests/digest.py SEED 1)"


def compare_simulations(package: Path) -> None:
    """In two processes, to which matches and units must find their way."""
    timed = ("seconds", "games_per_second", "jobs", "command", "compiled")
    both = [json.loads(run(folder, "-m", "freehold.terminal.cli", *SIMULATION, "--jobs", jobs))
            for folder, jobs in ((package, "2"), (ROOT / "src", "1"))]  # fmt: skip
    assert [each["compiled"] for each in both] == [True, False]
    first, second = ({key: value for key, value in each.items() if key not in timed} for each in both)
    assert first == second


def test_compiled_rules_do_the_same_as_interpreted_ones() -> None:
    package = compiled_copy()
    compare_logs(package, 25)
    compare_simulations(package)
    told = run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/conformance")
    assert " passed" in told
    assert "failed" not in told


@pytest.mark.soak
def test_many_more_games_are_equal() -> None:
    compare_logs(compiled_copy(), 200)
