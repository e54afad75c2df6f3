from pathlib import Path

from tools.compile import HOT_MODULES, modules


def test_packages_and_hot_modules_are_compiled_and_nothing_else(tmp_path: Path) -> None:
    hot = HOT_MODULES[0]
    others = ("rules/__init__.py", "table/session.py")
    for name in ("rules/game.py", "cards/base.py", "cards/seaside/pirate.py", hot, *others):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    assert modules(tmp_path) == sorted([hot, "cards/base.py", "cards/seaside/pirate.py", "rules/game.py"])
