"""The programs on the page about training run as they are printed."""

from __future__ import annotations

import re

import pytest

from tests.architecture.sources import ROOT

PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "training.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=["one seat", "all seats"])
def test_a_program_of_the_page_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "docs/training.md", "exec"), {})

    if "won" in program:
        assert re.fullmatch(r"(points \[-?\d+, -?\d+\]\n){3}won [0-3]\n", capsys.readouterr().out)
