"""The rules never name a card: a card that needs a word from the kernel gets it as a mechanic, for all cards.

Strings, names and attributes are searched, not comments and docstrings: those may say by whose example a rule is there.
"""

import ast
import json
import re
from collections.abc import Iterator

import pytest

from tests.architecture.sources import FREEHOLD, ROOT, docstrings, parse, python_files

# Names of cards that are plain vocabulary as well. The reason says what the word means where it stands in the rules.
ALSO_PLAIN_WORDS = {
    "Advance": "to go one step further",
    "Change": "to change something, what an atom does",
    "Continue": "to go on",
    "Count": "how many",
    "Delay": "an effect that comes later",
    "Dig": "the rules' word for revealing until something is found",
    "Gather": "to collect what is eligible",
    "Key": "of a mapping or a sort",
    "Keep": "not to discard",
    "Mine": "those of the player who acts",
    "Modify": "one of the four ways to be hard",
    "Plan": "a turn that is yet to come",
    "Potion": "the third part of a cost",
    "Replace": "one of the four ways to be hard",
    "Save": "to store",
    "Search": "to look through",
}


def card_names() -> set[str]:
    facts = json.loads((ROOT / "tests" / "data" / "facts.json").read_text(encoding="utf-8"))
    # A type that bears the name of a card (Curse, Ruins, Loot) is a type first.
    types = {type_ for known in facts for type_ in known["types"]}
    return {known["name"] for known in facts} - types


def words(text: str) -> tuple[str, ...]:
    """The words of an identifier or a text in lower case: isMoat, MOAT_played and "Moat!" all have `moat`."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text.replace("'", "").replace("’", ""))
    return tuple(re.findall(r"[a-z0-9]+", spaced.lower()))


NAMES = {words(name): name for name in card_names() - ALSO_PLAIN_WORDS.keys()}
LONGEST = max(len(name) for name in NAMES)


def named(text: str) -> str | None:
    """The card that an identifier or a string names, also as one of several words, or None."""
    found = words(text)
    runs = (found[i : i + size] for size in range(LONGEST, 0, -1) for i in range(len(found) - size + 1))
    return next((NAMES[run] for run in runs if run in NAMES), None)


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of each identifier and each string in a file."""
    prose = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.AsyncFunctionDef(name=text):
                yield node.lineno, text
            case ast.keyword(arg=str(text)):
                yield node.value.lineno, text


def test_rules_never_name_a_card() -> None:
    faults = [
        f"{path.relative_to(FREEHOLD)}:{line}: {text!r} names the card {card}"
        for path in python_files(FREEHOLD / "rules")
        for line, text in said(parse(path))
        if (card := named(text))
    ]

    assert not faults, "\n".join(faults)


def test_only_names_of_cards_need_to_be_allowed() -> None:
    assert ALSO_PLAIN_WORDS.keys() <= card_names()


@pytest.mark.parametrize("text", ["Moat", "moat_processed", "isMoat", "BLACK_MARKET", "King's Court", "kings_court"])
def test_a_card_is_found_in_any_spelling(text: str) -> None:
    assert named(text)


@pytest.mark.parametrize("text", ["play", "count", "search_deck", "curse_pile", "replaced"])
def test_plain_words_pass(text: str) -> None:
    assert named(text) is None


def test_docstrings_are_not_searched() -> None:
    tree = ast.parse('"""As Moat does."""\ndef f():\n    """Like Possession."""\n    return "Moat"\n')

    assert [text for _, text in said(tree)] == ["f", "Moat"]
