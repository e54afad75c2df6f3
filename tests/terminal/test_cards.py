"""`freehold cards` as a reference: filters, search and indexes on the command line."""

import json

import pytest

from freehold.terminal import cli
from tests.terminal.run import refused


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["cards", *words]) == 0
    return capsys.readouterr().out


def test_filters_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--set", "base", "--role", "village", "--cost", "3")
    assert [line.split()[0] for line in text.splitlines()] == ["Village"]


def test_an_index_has_headings(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--set", "dark ages", "--by", "cost")
    assert text.startswith("$0 (")
    assert "\n\n$2 (" in text
    listed = json.loads(said(capsys, "--set", "alchemy", "--by", "type", "--json"))
    assert "Familiar" in listed["Attack"]


def test_what_once_worked_differently(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "--older", "--set", "hinterlands").splitlines()
    names = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert names == ["Farmland", "Haggler", "Highway", "Oracle", "Trader"]
    assert lines[-1].startswith("    2020: ")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["Cellar", "--by", "name"], "leave one out"),
        (["Cellar", "--set", "base"], "--set picks from the list"),
        (["--set", "seaside,seasde"], "did you mean seaside?"),
        (["Celar"], "did you mean Cellar"),
        (["--older", "--type", "Durtion"], "did you mean duration"),
    ],
)
def test_bad_input_is_one_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(["cards", *words], says, capsys)


def test_search_shows_the_nearest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--search", "militia").splitlines()[0].startswith("Militia")


def test_nothing_found_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "--set", "base", "--type", "Night"]) == 0
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err == "No card suits all of that.\n"
    assert json.loads(said(capsys, "--set", "base", "--type", "Night", "--json")) == []
