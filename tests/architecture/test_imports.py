import ast

import pytest

from tests.architecture.sources import FREEHOLD, imports, imports_of, python_files

# Which packages of ours each package may import, besides itself. `freehold.cards` stands for the registry loader alone,
# that is the package's own names: no layer above the cards may depend on one set being there.
MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "cards": {"rules"},
    "kingdoms": {"rules"},
    "bots": {"rules"},
    "table": {"rules"},
    "lab": {"rules", "kingdoms", "bots", "table"},
    "tournament": {"rules", "kingdoms", "bots", "table"},
    "terminal": {"rules", "kingdoms", "bots", "table", "lab", "tournament", "server"},  # the server: to start it
    "server": {"rules", "kingdoms", "bots", "table"},
}
# They may use what stands at the top of the package (version, build_info); the rules and the cards use nothing of it.
PURE = {"rules", "cards"}

# The rules are a function of setup, seed and answers; each of these would make them depend on something else.
BANNED_IN_RULES = {
    "asyncio": "what waits is the table, never the rules",
    "datetime": "no clock",
    "io": "no I/O",
    "logging": "no I/O; the log is made from events",
    "os": "no I/O, and nothing of the environment",
    "pathlib": "no I/O",
    "random": "a game has its own seeded generator",
    "secrets": "a game has its own seeded generator",
    "socket": "no I/O",
    "subprocess": "no I/O",
    "sys": "nothing of the environment",
    "threading": "a game is plain data",
    "time": "no clock",
    "uuid": "a game has its own seeded generator",
}
# Cards are held to the same, and may not reach below the verbs to the vectors that hold the state.
BANNED_IN_CARDS = BANNED_IN_RULES | {"librt": "the columns belong to the kernel: use a verb or a look-up"}


def fault(importer: str, imported: str) -> str | None:
    """Why a module of the package `importer` may not import the dotted name `imported`, or None."""
    parts = imported.split(".")
    if parts[0] != "freehold":
        return None
    target = parts[1] if len(parts) > 1 else ""
    if target == importer:
        return None
    if target not in MAY_IMPORT:
        return f"{importer} uses nothing from the top of the package" if importer in PURE else None
    if target == "cards" and importer not in PURE:
        # A set is a module below freehold.cards; the registry's own names are one level down and no modules.
        is_set = len(parts) > 3 or (len(parts) == 3 and _is_module("cards", parts[2]))
        return "sets are reached through the registry freehold.cards, never by their module" if is_set else None
    if target not in MAY_IMPORT[importer]:
        return f"{importer} may import {', '.join(sorted(MAY_IMPORT[importer])) or 'nothing of ours'}, not {target}"
    return None


def _is_module(package: str, name: str) -> bool:
    return (FREEHOLD / package / name).is_dir() or (FREEHOLD / package / f"{name}.py").exists()


def test_packages_are_on_the_map() -> None:
    packages = {path.name for path in FREEHOLD.iterdir() if path.is_dir() and any(path.glob("*.py"))}

    assert packages <= MAY_IMPORT.keys(), "a package without a line in MAY_IMPORT"


def test_imports_point_one_way() -> None:
    faults = [
        f"{path.relative_to(FREEHOLD)}:{line}: {imported}: {why}"
        for package in MAY_IMPORT
        for path in python_files(FREEHOLD / package)
        for line, imported in imports_of(path)
        if (why := fault(package, imported))
    ]

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("package", "banned"), [("rules", BANNED_IN_RULES), ("cards", BANNED_IN_CARDS)])
def test_rules_and_cards_depend_on_nothing_outside_the_game(package: str, banned: dict[str, str]) -> None:
    faults = [
        f"{path.relative_to(FREEHOLD)}:{line}: {imported}: {banned[imported.split('.')[0]]}"
        for path in python_files(FREEHOLD / package)
        for line, imported in imports_of(path)
        if imported.split(".")[0] in banned
    ]

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("rules", "freehold.cards"),
        ("rules", "freehold.build_info"),
        ("rules", "freehold"),
        ("cards", "freehold.table.session.Session"),
        ("bots", "freehold.server"),
        ("table", "freehold.cards.base.village.play"),
        ("lab", "freehold.terminal.cli"),
    ],
)
def test_a_wrong_import_is_found(importer: str, imported: str) -> None:
    assert fault(importer, imported)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("rules", "freehold.rules.kinds.CardKind"),
        ("rules", "librt.vecs.vec"),
        ("cards", "freehold.rules.Player"),
        ("table", "freehold.cards.load_all"),
        ("server", "freehold.table"),
        ("terminal", "freehold.build_info"),
    ],
)
def test_a_right_import_passes(importer: str, imported: str) -> None:
    assert fault(importer, imported) is None


def test_imports_are_seen_wherever_they_stand() -> None:
    tree = ast.parse("import os.path\ndef f():\n    from ..cards import load_all\n    from . import kinds\n")

    assert [name for _, name in imports(tree, "freehold.rules")] == [
        "os.path",
        "freehold.cards.load_all",
        "freehold.rules.kinds",
    ]
