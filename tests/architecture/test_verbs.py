"""Cards change the game through verbs only: a verb keeps the lose-track rule, moves the card and raises the event."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import FREEHOLD, parse, python_files

# Extend these three as the kernel grows. What belongs here is whatever changes the state without raising its event.
#
# Calls on the game (or as bare functions) that move cards below the verbs.
GAME_INTERNALS = {
    "move": "use the verb that says where to: discard, trash, topdeck, set_aside...",
    "put": "use the verb that says where to: discard, trash, topdeck, set_aside...",
}
# Columns and zones of the state: a card may read what it is given of them, and never assigns one or into one.
COLUMNS = {"kind", "zone", "owner", "moves", "place"}
COLUMNS |= {"hand", "deck", "discards", "in_play", "tavern", "exiled", "aside", "trash"}
# Ways to change or reach a thing without naming it, which this test could not follow.
BACK_DOORS = {"setattr", "delattr", "getattr", "vars", "eval", "exec", "__import__"}


def bypasses(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and reason of each place where a file goes round the verbs."""
    games = _names_of_the_game(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=attr, value=owner) if _private(attr) and not _is_self(owner):
                yield node.lineno, f".{attr} is private to another object"
            case ast.Call(func=ast.Attribute(attr=name, value=owner)) if name in GAME_INTERNALS:
                if _is_game(owner, games):
                    yield node.lineno, f"{name}() goes round the verbs: {GAME_INTERNALS[name]}"
            case ast.Call(func=ast.Name(id=name)) if name in GAME_INTERNALS:
                yield node.lineno, f"{name}() goes round the verbs: {GAME_INTERNALS[name]}"
            case ast.Call(func=ast.Name(id=name)) if name in BACK_DOORS:
                yield node.lineno, f"{name}() hides what is used"
            case ast.Assign(targets=targets):
                yield from _assigned(targets)
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield from _assigned([target])
            case ast.Delete(targets=targets):
                yield from _assigned(targets)


def _assigned(targets: list[ast.expr]) -> Iterator[tuple[int, str]]:
    for target in targets:
        match target:
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                yield from _assigned(parts)
            case ast.Starred(value=inner):
                yield from _assigned([inner])
            case ast.Attribute(attr=attr) | ast.Subscript(value=ast.Attribute(attr=attr)) if attr in COLUMNS:
                yield target.lineno, f"{attr} is a column of the state: use a verb"


def _names_of_the_game(tree: ast.Module) -> set[str]:
    """The local names under which a file may hold the game itself."""
    names = {"game"}
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.Name(id="Game")):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute(attr="game")):
                names.add(name)
    return names


def _is_game(node: ast.expr, games: set[str]) -> bool:
    match node:
        case ast.Name(id=name):
            return name in games
        case ast.Attribute(attr="game"):
            return True
    return False


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _private(attr: str) -> bool:
    return attr.startswith("_") and not attr.endswith("__")


def test_cards_do_not_go_round_the_verbs() -> None:
    faults = [
        f"{path.relative_to(FREEHOLD)}:{line}: {why}"
        for path in python_files(FREEHOLD / "cards")
        for line, why in bypasses(parse(path))
    ]

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "source",
    [
        "you._hand",
        "you.game.move(card, HAND)",
        "g = you.game\ng.put(card)",
        "def f(state: Game): state.move(card)",
        "move(card)",
        "you.game.zone[card] = HAND",
        "a, you.hand = b, c",
        "game.moves[card] += 1",
        "del you.hand[0]",
        "setattr(you, 'x', 1)",
    ],
)
def test_a_bypass_is_found(source: str) -> None:
    assert list(bypasses(ast.parse(source)))


@pytest.mark.parametrize("source", ["you.draw(len(you.hand))", "self._x = 1", "you.put(card)", "kind = card.kind"])
def test_what_cards_may_do_passes(source: str) -> None:
    assert not list(bypasses(ast.parse(source)))
