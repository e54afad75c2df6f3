"""Compiled and interpreted rules play the same seeds to the same logs and states, step by step."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from freehold import build_info
from tests.digest import digest

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
FIRST_SEED = 20_000


def compiled_digests(first: int, games: int) -> list[str]:
    """What the compiled rules make of those seeds."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "digest.py"), str(first), str(games)],
        env={**os.environ, "PYTHONPATH": str(COMPILED)}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stdout.splitlines()
    assert lines[0] == "compiled"
    return [line.split()[1] for line in lines[1:]]


def compare(games: int) -> None:
    theirs = compiled_digests(FIRST_SEED, games)
    differ = [seed for seed, found in enumerate(theirs, FIRST_SEED) if found != digest(seed)]
    assert len(theirs) == games
    assert not differ, f"these seeds play differently when compiled: {differ} (python tests/digest.py SEED 1)"


@pytest.mark.skipif(build_info.compiled(), reason="the rules that run here are compiled themselves")
def test_compiled_and_interpreted_are_equal() -> None:
    """Where a compiled copy is there and current."""
    if not (COMPILED / "freehold" / build_info.RECORD).exists():
        pytest.skip("build/compiled is missing: `make compile` makes it, `make soak` compiles by itself")
    if build_info.faults(COMPILED / "freehold"):
        pytest.skip("build/compiled is older than the sources: `make compile`, or `make soak`, makes it anew")
    compare(25)


@pytest.mark.soak
@pytest.mark.skipif(build_info.compiled(), reason="the rules that run here are compiled themselves")
def test_freshly_compiled_rules_are_equal() -> None:
    """Compiles first, unless the compiled copy is current."""
    from tools.compile import missing

    lack = missing()
    if lack is not None:
        pytest.skip(lack)
    current = (COMPILED / "freehold" / build_info.RECORD).exists() and not build_info.faults(COMPILED / "freehold")
    if not current:
        subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], cwd=ROOT, check=True)
    compare(200)
