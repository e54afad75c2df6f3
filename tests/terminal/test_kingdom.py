"""`freehold kingdom`: reads, finds, draws, writes; one line for what is wrong."""

import io
import json
from typing import Any

import pytest

from freehold.kingdoms.reading import must_read
from freehold.kingdoms.writing import FORMATS
from freehold.terminal import cli
from tests.kingdoms.same import content


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["kingdom", *words]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    return written.out


def made(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(said(capsys, *words, "--json"))


def test_a_recommended_kingdom_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    first = made(capsys, "--preset", "First Game")
    assert "Merchant" in first["cards"]
    assert any("First Game" in note for note in first["notes"])
    assert "Woodcutter" in made(capsys, "--preset", "first-game")["cards"]
    assert made(capsys, "first game")["cards"] == first["cards"]


def test_all_recommended_kingdoms(capsys: pytest.CaptureFixture[str]) -> None:
    listed = made(capsys, "--list-presets")
    assert len(listed) == 459
    assert {"id", "name", "sets", "cards", "source"} <= listed[0].keys()
    text = said(capsys, "--list-presets", "--sets", "dark ages")
    assert "Grim Parade" in text
    assert "First Game" not in text


def test_a_kingdom_by_wishes_says_what_meets_them(capsys: pytest.CaptureFixture[str]) -> None:
    kingdom = made(capsys, "--wish", "village, 2 trashers, colonies", "--sets", "intrigue,prosperity", "--seed", "4")
    assert kingdom["colonies"]
    assert set(kingdom["meets"]) == {"village", "at least 2 trasher"}
    assert set(kingdom["meets"]["village"]) <= set(kingdom["cards"])
    assert "Wish 'village'" in said(capsys, "--wish", "village", "--seed", "4")


def test_wishes_as_options(capsys: pytest.CaptureFixture[str]) -> None:
    for seed in "123":
        kingdom = made(capsys, "--sets", "base", "--require", "Moat, Cellar", "--ban", "Witch,Militia", "--landscapes", "0",
                       "--colonies", "always", "--shelters", "never", "--edition", "second", "--seed", seed)  # fmt: skip
        assert {"Moat", "Cellar"} <= set(kingdom["cards"])
        assert not {"Witch", "Militia", "Woodcutter"} & set(kingdom["cards"])
        assert kingdom["colonies"]
        assert not kingdom["shelters"]
        assert not kingdom["landscapes"]
    mixed = made(capsys, "--wish", "2 reactions", "--most-sets", "1", "--like", "Moat", "--seed", "1")
    assert set(mixed["meets"]) == {"at least 2 reaction"}


def test_some_cards_are_drawn_anew(capsys: pytest.CaptureFixture[str]) -> None:
    first = made(capsys, "--preset", "First Game")
    again = made(capsys, "--preset", "First Game", "--reroll", "Moat", "--reroll", "Mine", "--sets", "seaside", "--seed", "1")
    assert len(set(first["cards"]) & set(again["cards"])) == 8
    assert not {"Moat", "Mine"} & set(again["cards"])


@pytest.mark.parametrize("form", FORMATS)
def test_it_writes_what_it_reads(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--seed", "7", "--to", form)
    code = said(capsys, "--seed", "7", "--to", "code")
    assert content(must_read(text)) == content(must_read(code))


def test_it_reads_from_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Cellar\nMoat\nVillage\n"))
    assert made(capsys, "-")["cards"] == ["Cellar", "Moat", "Village"]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["kingdom", "-"]) == 2


def test_what_was_taken_for_granted_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "Young Witch, Cellar", "--seed", "2")
    assert "Note: 2 Kingdom piles" in text
    assert "Note: Young Witch: " in text
    assert "Code: cellar-youngwitch~1" in text


def test_a_sheet_for_a_table_with_real_cards(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--preset", "First Game", "--sheet", "--players", "4")
    assert "30 Curse" in text
    assert "Each player starts with" in text
    document = made(capsys, "--preset", "First Game", "--sheet")
    assert document["sheet"][0]["title"] == "Basic piles"


def test_counts_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    piles = {pile["name"]: pile["count"] for pile in made(capsys, "Marauder, Cellar", "--players", "3")["piles"]}
    assert piles["Ruins"] == piles["Curse"] == 20


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--preset", "Frist Game"], "did you mean First Game"),
        (["--preset", "First Game", "Cellar"], "leave one out"),
        (["Cellar, Moat", "--wish", "village"], "--reroll"),
        (["--wish", "vilage"], "did you mean village"),
        (["--wish", "4 villages", "--sets", "alchemy"], "in Alchemy"),
        (["--sets", "atlantis", "--wish", "village"], "no set matches atlantis"),
        (["--list-presets", "--sets", "atlantis"], "no set matches atlantis"),
        (["--colonies", "allways"], "did you mean always"),
        (["--landscapes", "many"], "say a number or a range"),
        (["--preset", ""], "no recommended kingdom named ''"),
        (["--sets", "seaside,seasde"], "no set matches seasde; did you mean seaside?"),
        (["--list-presets", "--sets", "seaside,atlantis"], "no set matches atlantis"),
        (["--list-presets", "first game"], "leave it out"),
        (["--sheet", "--to", "list"], "leave one out"),
        ([""], "the kingdom is empty"),
        (["dark ages"], "'dark ages' is a set: for a random kingdom of it say --sets"),
        (["--most-sets", "0"], "1 or more"),
        (["--edition", "third"], "say first or second"),
        (["--require", "Moot"], "did you mean Moat"),
        (["Cellar", "--ban", "Moat"], "--reroll"),
        (["Cellar", "--to", "cod"], "did you mean code"),
        (["Cellar", "--reroll", "Moat"], "Moat is not in the kingdom"),
        (["Cellar, Moot, Vilage"], "did you mean Village"),
        (["{"], "no JSON"),
    ],
)
def test_bad_input_is_one_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = cli.main(["kingdom", *words])
    except SystemExit as left:
        code = int(str(left.code))
    written = capsys.readouterr()
    assert code == 2
    assert written.out == ""
    assert len(written.err.splitlines()) == 1
    assert says in written.err


def test_play_takes_wishes_and_names_of_kingdoms(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli.main(["play", "--kingdom", "Cellar", "--wish", "village"]) == 2
    assert "nothing to wish for" in capsys.readouterr().err
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert cli.main(["play", "--kingdom", "first game", "--seed", "3"]) == 0
    assert "the recommended kingdom First Game" in capsys.readouterr().out
