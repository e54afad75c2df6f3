"""Older wordings: each says what changed, differs from the current one, and is played in a test of its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from freehold.cards import load_all
from freehold.rules.kinds import FIRST_PRINTING, CardKind

REGISTRY = load_all()
OLDER = {kind.name: kind for kind in REGISTRY.older.values()}
TESTS = {
    line.split('"')[1]: path.read_text(encoding="utf-8")
    for path in Path(__file__).parent.glob("*/test_*.py")
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.startswith('CARD = "')
}


def wording(kind: CardKind) -> tuple[str, str, int]:
    return kind.text, kind.below, int(kind.types)


@pytest.mark.parametrize("name", OLDER)
def test_says_what_changed(name: str) -> None:
    assert OLDER[name].changed.endswith(".")
    assert wording(OLDER[name]) != wording(REGISTRY.by_name[name])


def test_each_is_played_in_a_test_of_its_card() -> None:
    played = {name for name, text in TESTS.items() if FIRST_PRINTING in text}

    assert [kind.name for kind in OLDER.values() if kind.category != "rule" and kind.name not in played] == []
