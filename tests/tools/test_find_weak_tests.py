"""Small changes of cards, and whether tests notice them."""

import ast
from pathlib import Path

import pytest

from tools.find_weak_tests import changed, main

ROOT = Path(__file__).resolve().parents[2]
HINTERLANDS = str(ROOT / "src" / "freehold" / "cards" / "hinterlands.py")


def function(text: str) -> ast.FunctionDef:
    found = ast.parse(text).body[0]
    assert isinstance(found, ast.FunctionDef)
    return found


def test_every_part_of_a_function_is_changed() -> None:
    text = """
@card.play
def card_play(you, this):
    you.plus(cards=2)
    for victim in this.victims():
        if victim.hand_size() >= 5 and not done:
            victim.discard(shown=True)
"""
    found = {what: ast.unparse(other) for _, what, other in changed(function(text))}
    assert set(found) == {
        "without 'you.plus(cards=2)'", "3 for 2", "1 for 2", "'you.plus(cards=2)' without cards", "player.others for victims",
        "without 'victim.discard(shown=True)'", "'victim.hand_size() >= 5' turned", "6 for 5", "4 for 5",
        "and for or: 'victim.hand_size() >= 5 and (not done)'", "without the not: 'not done'", "False for True",
        "'victim.hand_size() >= 5 and (not done)' always True", "'victim.hand_size() >= 5 and (not done)' always False",
        "'victim.discard(shown=True)' without shown",
    }  # fmt: skip
    assert "this.player.others()" in found["player.others for victims"]
    assert all("@" not in text for text in found.values())


def test_lines_are_those_of_the_module() -> None:
    text = "\n\ndef card_play(you, this):\n    you.plus(actions=1)\n"
    assert {line for line, _, _ in changed(function(text))} == {3, 4}


def test_what_no_test_notices_is_listed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([HINTERLANDS, "oasis"]) == 0
    listed = capfd.readouterr().out
    assert "plus" not in listed  # the tests of Oasis notice each of its +1
    assert all(line.startswith("hinterlands.py:") for line in listed.splitlines())


@pytest.mark.parametrize(
    ("words", "says"),
    [(["README.md"], "is no module of cards"), ([HINTERLANDS, "oases"], "did you mean oasis?")],
)
def test_bad_input_is_told(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert says in capsys.readouterr().err
