"""Collect the rulings that card tests prove (`make rulings`), for the card reference and the table.

A card's tests stand in tests/cards/<set>/test_<card>.py with a constant CARD = "Name"; the docstring of a test
function is the ruling it proves. So nobody reads a ruling that is not a passing test. A test without a docstring
proves something that is not a ruling, and is left out.
"""

import argparse
import ast
import inspect
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "cards"
OUTPUT = ROOT / "src" / "freehold" / "data" / "rulings.json"


class RulingsError(Exception):
    """A card test file that does not keep the conventions; the message says which and how."""


def file_name(card: str) -> str:
    """The test file of a card: letters and digits in lower case, anything else one underscore, apostrophes nothing.

    What stands in brackets only tells two cards of one name apart; their sets' folders do that already.
    """
    plain = re.sub(r"\(.*?\)|['’]", "", card).lower()
    return f"test_{re.sub(r'[^a-z0-9]+', '_', plain).strip('_')}.py"


def read(source: str, where: str) -> tuple[str, list[str]]:
    """The card that a test module is about and the rulings in it, in the order they are written."""
    module = ast.parse(source, where)
    card: str | None = None
    rulings = []
    for node in module.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id="CARD")], value=ast.Constant(value=str(name)))
                | ast.AnnAssign(target=ast.Name(id="CARD"), value=ast.Constant(value=str(name)))
            ):
                card = name
            case ast.FunctionDef(name=name) if name.startswith("test_"):
                text = ast.get_docstring(node)
                if text:
                    rulings.append(" ".join(inspect.cleandoc(text).split()))
    if card is None:
        raise RulingsError(f'{where}: no constant CARD = "Name" that says which card is tested')
    return card, rulings


def collect(tests: Path) -> dict[str, list[str]]:
    """All rulings below `tests`, by card, sorted."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.glob("*/test_*.py")):
        where = path.relative_to(tests).as_posix()
        card, rulings = read(path.read_text(encoding="utf-8"), where)
        if path.name != file_name(card):
            raise RulingsError(f"{where}: the tests of {card} belong in a file called {file_name(card)}")
        if card in found:
            raise RulingsError(f"{where}: {card} has another test file; one card, one file")
        found[card] = rulings
    return {card: found[card] for card in sorted(found) if found[card]}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true", help="write nothing; fail if the file is not current")
    arguments = options.parse_args()

    try:
        rulings = collect(TESTS)
    except RulingsError as error:
        print(f"make_rulings: {error}", file=sys.stderr)
        return 1
    text = json.dumps(rulings, indent=1, ensure_ascii=False) + "\n"
    name = OUTPUT.relative_to(ROOT).as_posix()
    if arguments.check:
        if not OUTPUT.exists() or OUTPUT.read_text(encoding="utf-8") != text:
            print(f"make_rulings: {name} is not what the tests say: run `make rulings`", file=sys.stderr)
            return 1
        return 0
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(text, encoding="utf-8")
    print(f"make_rulings: {sum(map(len, rulings.values()))} rulings of {len(rulings)} cards in {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
