import os
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from freehold import build_info
from tools import compile
from tools.compile import HOT_MODULES, modules


def test_packages_and_hot_modules_are_compiled_and_nothing_else(tmp_path: Path) -> None:
    hot = HOT_MODULES[0]
    others = ("rules/__init__.py", "table/session.py")
    for name in ("rules/game.py", "cards/base.py", "cards/seaside/pirate.py", hot, *others):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    assert modules(tmp_path) == sorted([hot, "cards/base.py", "cards/seaside/pirate.py", "rules/game.py"])


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources, and a copy of them that counts as compiled."""
    source, output = tmp_path / "src" / "freehold", tmp_path / "out"
    for name in ("rules/game.py", "cards/base.py", "lab/fuzz.py", "lab/old.py"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text("one = 1\n")
    monkeypatch.setattr(compile, "SOURCE", source)
    shutil.copytree(source, output / "freehold")
    (output / "freehold" / "rules" / f"game{EXTENSION_SUFFIXES[0]}").write_text("machine code")
    compile.write_record(output / "freehold", {"origin": os.path.relpath(source, output / "freehold"), "how": "plain"})
    return source


def test_what_is_not_compiled_is_brought_up_to_date_without_compiling(tree: Path) -> None:
    output = tree.parents[1] / "out"
    (tree / "lab/fuzz.py").write_text("two = 2\n")
    (tree / "lab/old.py").unlink()
    (tree / "lab/new.py").write_text("new = 3\n")
    assert build_info.faults(output / "freehold")

    assert compile.refresh(output, "plain")
    assert not build_info.faults(output / "freehold")
    assert (output / "freehold/lab/fuzz.py").read_text() == "two = 2\n"
    assert (output / "freehold/rules" / f"game{EXTENSION_SUFFIXES[0]}").exists()


@pytest.mark.parametrize("name", ["rules/game.py", "cards/new.py", "bots/bench.py"])
def test_what_is_compiled_and_has_changed_must_be_compiled(name: str, tree: Path) -> None:
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).write_text("changed = 1\n")

    assert not compile.refresh(tree.parents[1] / "out", "plain")
    assert build_info.faults(tree.parents[1] / "out" / "freehold")


def test_a_removed_module_and_another_way_to_compile_must_be_compiled(tree: Path) -> None:
    assert compile.refresh(tree.parents[1] / "out", "plain")
    assert not compile.refresh(tree.parents[1] / "out", "profiled")
    (tree / "cards/base.py").unlink()
    assert not compile.refresh(tree.parents[1] / "out", "plain")
    assert not compile.refresh(tree.parents[1] / "nowhere", "plain")
