"""Wheels: pure Python by default, with compiled modules where that is asked for."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hatch_build import FreeholdHook
from tools import compile

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def no_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser's part is not built here: that takes Node and a while."""
    monkeypatch.setenv("FREEHOLD_WEB", "0")


def hook(target: str = "wheel") -> FreeholdHook:
    made = FreeholdHook.__new__(FreeholdHook)
    # What hatchling gives: where the project stands, and what is built.
    for name, value in (("root", str(ROOT)), ("target_name", target)):
        setattr(made, f"_BuildHookInterface__{name}", value)
    return made


def build_data() -> dict[str, Any]:
    return {"pure_python": True, "infer_tag": False, "force_include": {}}


def test_a_plain_wheel_holds_every_source_and_nothing_compiled(tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "FREEHOLD_COMPILE"}
    code = f"from hatchling.build import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    name = done.stdout.strip().splitlines()[-1]
    with zipfile.ZipFile(tmp_path / name) as wheel:
        held = set(wheel.namelist())
        entries = next(wheel.read(each).decode() for each in held if each.endswith("entry_points.txt"))
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "freehold").rglob("*.py")}

    assert name.endswith("-py3-none-any.whl")
    assert sources <= held
    assert not [each for each in held if each.endswith((".so", ".pyd", "_compiled_from.json"))]
    assert "freehold = freehold.terminal.cli:main" in entries


def test_compiled_modules_go_beside_their_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FREEHOLD_COMPILE", "1")
    monkeypatch.setattr(compile, "missing", lambda: None)
    asked: list[tuple[Path, str | None]] = []

    def build(output: Path, origin: str | None) -> list[Path]:
        asked.append((output, origin))
        return [output / "freehold" / "rules" / "game.so", output / "freehold" / "_compiled_from.json"]

    monkeypatch.setattr(compile, "build", build)
    data = build_data()
    hook().initialize("standard", data)

    assert asked == [(ROOT / "build" / "wheel", None)]  # a wheel does not remember where its sources stood
    assert data["pure_python"] is False
    assert data["infer_tag"] is True
    assert set(data["force_include"].values()) == {"freehold/rules/game.so", "freehold/_compiled_from.json"}


@pytest.mark.parametrize(
    ("setting", "target", "version"), [("", "wheel", "standard"), ("1", "sdist", "standard"), ("1", "wheel", "editable")]
)
def test_nothing_is_compiled_where_it_is_not_wanted(
    setting: str, target: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FREEHOLD_COMPILE", setting)
    monkeypatch.setattr(compile, "build", lambda *given, **named: pytest.fail("it compiles"))
    data = build_data()
    hook(target).initialize(version, data)

    assert data == build_data()


def test_a_compiled_wheel_without_a_compiler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FREEHOLD_COMPILE", "1")
    monkeypatch.setattr(compile, "missing", lambda: "no C compiler")

    with pytest.raises(SystemExit, match="cannot compile: no C compiler"):
        hook().initialize("standard", build_data())


def test_the_pages_are_built_when_they_are_older_than_their_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("FREEHOLD_WEB")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "App.svelte").write_text("x")
    page = tmp_path / "src/freehold/server/dist/index.html"
    made = hook()
    monkeypatch.setattr(made, "_BuildHookInterface__root", str(tmp_path))

    assert made.builds_web()
    page.parent.mkdir(parents=True)
    page.write_text("y")
    os.utime(tmp_path / "web" / "App.svelte", (1, 1))
    assert not made.builds_web()
    monkeypatch.setenv("FREEHOLD_WEB", "0")
    os.utime(page, (0, 0))
    assert not made.builds_web()
