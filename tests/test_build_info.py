import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from freehold import __version__, build_info
from freehold.terminal import cli

SUFFIX = EXTENSION_SUFFIXES[0]


def package(folder: Path, **sources: str) -> Path:
    folder.mkdir()
    for name, text in sources.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def compile_into(folder: Path, origin: str | None) -> None:
    """What the compile step leaves behind, without the compiler."""
    (folder / f"game{SUFFIX}").touch()
    record = {"origin": origin, "sources": build_info.source_hashes(folder)}
    (folder / build_info.RECORD).write_text(json.dumps(record))


def test_interpreted_code_has_no_faults(tmp_path: Path) -> None:
    assert build_info.faults(package(tmp_path / "a", game="x = 1")) == []


def test_a_fresh_compilation_has_no_faults(tmp_path: Path) -> None:
    package(tmp_path / "src", game="x = 1")
    copy = package(tmp_path / "copy", game="x = 1")
    compile_into(copy, origin="../src")

    assert build_info.faults(copy) == []


def test_an_edit_beside_the_compiled_module_is_named(tmp_path: Path) -> None:
    copy = package(tmp_path / "copy", game="x = 1", cards="y = 1")
    compile_into(copy, origin=None)
    (copy / "game.py").write_text("x = 2")

    (fault,) = build_info.faults(copy)

    assert str(copy / "game.py") in fault
    assert "make compile" in fault


def test_an_edit_of_the_tree_that_was_copied_is_named(tmp_path: Path) -> None:
    source = package(tmp_path / "src", game="x = 1")
    copy = package(tmp_path / "copy", game="x = 1")
    compile_into(copy, origin="../src")
    (source / "game.py").write_text("x = 2")
    (source / "new.py").touch()

    edited, added = build_info.faults(copy)

    assert str(source / "game.py") in edited
    assert str(source / "new.py") in added


def test_a_compiled_module_of_unknown_source_is_named(tmp_path: Path) -> None:
    folder = package(tmp_path / "a", game="x = 1")
    (folder / f"game{SUFFIX}").touch()

    (fault,) = build_info.faults(folder)

    assert f"game{SUFFIX}" in fault


def test_version_says_what_is_running_and_from_where(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["--version"])

    assert code == 0
    kind = "compiled" if build_info.compiled() else "interpreted"
    assert capsys.readouterr().out == f"freehold {__version__}, {kind}, {build_info.PACKAGE}\n"


def test_version_fails_when_a_compiled_module_is_stale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_info, "faults", lambda: ["game.py is stale"])

    code = cli.main(["--version"])

    assert code == 1
    assert capsys.readouterr().err == "freehold: game.py is stale\n"
