"""What could be wrong in a card without a test of that card noticing it?

    .venv/bin/python tools/find_weak_tests.py src/freehold/cards/hinterlands.py [trader oasis ...]

Every function whose name begins with that of a card is changed a little, one change at a time: a statement left out, a number
one more or less, a comparison turned round, a condition always true or false, a word of a call left out. With each change the
tests of the card run in a process of their own, and what none of them notices is printed. That is a question, not a verdict:
some changes come to the same, and some tests that take parameters are not run here.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import importlib
import inspect
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 25  # for the tests of one change: some never end
UNCHANGED = 3  # exit status of a process that could not make the change
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
HOOK_WORDS: dict[str, Any] = {
    "optional": False, "whose": 0, "when": None, "of": 0, "moves_it": False, "fixed": False, "again": False,
}  # fmt: skip
"""Words of a decorator that an ability can do without, and what it has then."""
OTHER_CALLS = {"victims": "player.others", "of_type": "not_of_type", "not_of_type": "of_type"}

Change = tuple[str, Callable[[Any], None]]
"""What is changed in a node, and how."""


# --- the changes ------------------------------------------------------------------------------------------------------


def put(name: str, value: object) -> Callable[[Any], None]:
    return lambda node: setattr(node, name, value)


def leave_out(body: str, at: int) -> Callable[[Any], None]:
    def change(node: Any) -> None:
        getattr(node, body)[at] = ast.Pass()

    return change


def changes_of(node: ast.AST) -> Iterator[Change]:
    """All small changes of one node."""
    for body in ("body", "orelse"):
        statements = getattr(node, body, None)
        for at, statement in enumerate(statements if isinstance(statements, list) else []):
            documents = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if isinstance(statement, ast.Expr | ast.AugAssign | ast.Break) and not documents:
                yield f"without '{ast.unparse(statement)}'", leave_out(body, at)
    match node:
        case ast.Constant(value=bool(value)):
            yield f"{not value} for {value}", put("value", not value)
        case ast.Constant(value=int(value)):
            for other in [value + 1] + [value - 1] * (value > 1):
                yield f"{other} for {value}", put("value", other)
        case ast.Compare(ops=[operator]) if type(operator) in TURNED:
            yield f"'{ast.unparse(node)}' turned", put("ops", [TURNED[type(operator)]()])
        case ast.BoolOp(op=operator):
            yield f"and for or: '{ast.unparse(node)}'", put("op", ast.Or() if isinstance(operator, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"without the not: '{ast.unparse(node)}'", put("operand", ast.UnaryOp(ast.Not(), operand))
        case ast.If(test=test) | ast.IfExp(test=test):
            for always in (True, False):
                yield f"'{ast.unparse(test)}' always {always}", put("test", ast.Constant(always))
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            yield f"'{ast.unparse(node)}' without the last", put("right", left)
            yield f"'{ast.unparse(node)}' without the first", put("left", right)
        case ast.Call(func=ast.Attribute(attr=name)) if name in OTHER_CALLS:
            yield f"{OTHER_CALLS[name]} for {name}", lambda call: rename(call, OTHER_CALLS[name])
    if isinstance(node, ast.Call):
        for at, word in enumerate(node.keywords):
            if word.arg:
                yield f"'{ast.unparse(node)}' without {word.arg}", drop_word(at)


def drop_word(at: int) -> Callable[[Any], None]:
    def change(call: ast.Call) -> None:
        del call.keywords[at]

    return change


def rename(call: ast.Call, name: str) -> None:
    assert isinstance(call.func, ast.Attribute)
    *path, call.func.attr = name.split(".")
    for part in path:
        call.func.value = ast.Attribute(call.func.value, part, ast.Load())


def changed(function: ast.FunctionDef) -> Iterator[tuple[int, str, ast.FunctionDef]]:
    """Line, what was changed, and the function so changed, for every change of its body."""
    bare = copy.deepcopy(function)
    bare.decorator_list = []
    for at, node in enumerate(ast.walk(bare)):
        for what, change in changes_of(node):
            other = copy.deepcopy(bare)
            change(list(ast.walk(other))[at])
            yield getattr(node, "lineno", function.lineno), what, ast.fix_missing_locations(other)


# --- one card's tests under a change ----------------------------------------------------------------------------------


def code_of(function: ast.FunctionDef, path: Path) -> CodeType:
    module = compile(ast.Module([function], []), str(path), "exec")
    return next(each for each in module.co_consts if isinstance(each, CodeType))


def plain_function(thing: object) -> FunctionType | None:
    """The function that a name of a card module stands for: itself, or that of an ability."""
    inner = getattr(thing, "function", thing)
    return inner if isinstance(inner, FunctionType) else None


def noticed(make: Callable[[], bool], tests: list[Callable[[], None]]) -> bool:
    """Does any of the tests fail once the change is made? In a process of its own, so that nothing stays of it."""
    child = os.fork()
    if not child:
        signal.alarm(SECONDS)
        try:
            if not make():
                os._exit(UNCHANGED)
            for test in tests:
                test()
        except BaseException:
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def replacing(module: ModuleType, function: ast.FunctionDef, path: Path) -> Callable[[], bool]:
    def make() -> bool:
        there = plain_function(vars(module)[function.name])
        if there is None:
            return False
        there.__code__ = code_of(function, path)
        return True

    return make


def setting(thing: object, word: str) -> Callable[[], bool]:
    def make() -> bool:
        setattr(thing, word, HOOK_WORDS[word])
        return True

    return make


def unnoticed(path: Path, function: ast.FunctionDef, module: ModuleType, tests: list[Callable[[], None]]) -> Iterator[str]:
    """A line for each change of a function (and of its decorators' words) that no test notices."""
    thing = vars(module)[function.name]
    for word in (word.arg or "" for decorator in function.decorator_list if isinstance(decorator, ast.Call)
                 for word in decorator.keywords):  # fmt: skip
        if word in HOOK_WORDS and hasattr(thing, word) and not noticed(setting(thing, word), tests):
            yield f"{path.name}:{function.lineno}: {function.name}: ability without {word}"
    for line, what, other in changed(function):
        if not noticed(replacing(module, other, path), tests):
            yield f"{path.name}:{line}: {function.name}: {what}"


def tests_in(path: Path) -> list[Callable[[], None]]:
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return [test for name, test in vars(module).items()
            if name.startswith("test_") and inspect.isfunction(test) and not inspect.signature(test).parameters]  # fmt: skip


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Changes of cards that no test of the card notices.")
    parser.add_argument("module", type=Path, help="a module of cards, as src/freehold/cards/guilds.py")
    parser.add_argument("cards", nargs="*", help="only these, by the names of their test files: trader, oasis (default: all)")
    given = parser.parse_args(arguments)
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    path = given.module.resolve()
    if not path.is_file() or not path.is_relative_to(ROOT / "src" / "freehold" / "cards"):
        parser.error(f"{given.module} is no module of cards: name one in src/freehold/cards")
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    importlib.import_module("freehold.cards").load_all()
    module = importlib.import_module(".".join(parts))
    files = {each.stem.removeprefix("test_"): each for each in (ROOT / "tests" / "cards" / parts[2]).glob("test_*.py")}
    for card in given.cards:
        if card not in files:
            near = difflib.get_close_matches(card, files, n=1)
            parser.error(f"there is no test file of '{card}'" + (f"; did you mean {near[0]}?" if near else ""))
    for function in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            card = max((name for name in files if function.name.startswith(name)), key=len, default="")
            if card and (not given.cards or card in given.cards):
                if noticed(lambda: True, tests_in(files[card])):
                    parser.error(f"the tests of {card} fail without any change")
                for line in unnoticed(path, function, module, tests_in(files[card])):
                    print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
