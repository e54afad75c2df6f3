"""Runs the command as people do, in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from freehold.terminal import cli


def freehold(*words: str, given: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "COLUMNS": "100"}
    return subprocess.run([sys.executable, "-m", "freehold.terminal.cli", *words], input=given, capture_output=True,
                          text=True, timeout=120, env=environment, cwd=cwd, check=False)  # fmt: skip


def refused(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad input is one clear line on standard error, and exit 2."""
    try:
        code = cli.main(words)
    except SystemExit as left:
        code = int(str(left.code))
    written = capsys.readouterr()
    assert code == 2
    assert says in written.err
    assert len(written.err.splitlines()) == 1
    assert written.out == ""


def document(*words: str, code: int = 0, cwd: Path | None = None) -> Any:
    """The one JSON document that a command prints."""
    ran = freehold(*words, "--json", cwd=cwd)
    assert ran.returncode == code, ran.stderr
    return json.loads(ran.stdout)
