from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterator

import pytest

from benchmarks.beside import Simulator, main


@pytest.fixture(autouse=True)
def same_cores() -> Iterator[None]:
    """The script binds itself to one core."""
    if not hasattr(os, "sched_getaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    yield
    os.sched_setaffinity(0, before)


def test_rates_leave_the_start_and_the_disturbed_rounds_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    noise = itertools.cycle([0.0, 0.0, 3.0, 1.0, 0.5, 0.25])
    seconds = {"quick": 0.001, "slow": 0.004}
    order: list[str] = []

    def run(self: Simulator, games: int) -> float:
        order.append(self.name)
        return 2.0 + games * seconds[self.name] + (next(noise) if len(order) > 4 else 0.0)

    monkeypatch.setattr(Simulator, "run", run)
    core = str(min(os.sched_getaffinity(0))) if hasattr(os, "sched_getaffinity") else "0"
    words = ["quick=a {games}", "slow=b {games}", "--small", "10", "--large", "1010", "--rounds", "3", "--core", core]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["games_per_second"] == {"quick": 1000.0, "slow": 250.0}
    assert found["ratio"] == {"quick": 1.0, "slow": 4.0}
    assert order == ["quick", "quick", "slow", "slow"] * 3


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["no command"], "is not name=command"),
        (["x=true"], "{games}"),
        (["x=false {games}"], "x ends with 1"),
        (["x=true {games}", "--small", "5", "--large", "5"], "0 < small < large"),
    ],
)
def test_what_cannot_be_measured_is_told(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code
    assert says in f"{left.value.code} {capsys.readouterr().err}"
