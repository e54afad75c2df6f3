"""Files of results: continued, joined, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from freehold.lab.counts import Counts
from freehold.lab.match import Match, SimulationError, Table, Unit
from freehold.lab.results import ResultsFile, header_of, join, read_results
from freehold.rules.setup import Kingdom

MATCH = Match(("big-money", "big-money-smithy"), Kingdom(["Smithy"]))
TABLE = Table(MATCH)


def write(path: Path, *units: Unit, match: Match = MATCH) -> Path:
    file = ResultsFile(path, [match])
    for unit in units:
        file.add(unit, TABLE.play(unit))
    file.close()
    return path


def total(units: dict[Unit, Counts]) -> Counts:
    counts = Counts(2)
    for each in units.values():
        counts.add(each)
    return counts


def test_what_is_written_is_read(tmp_path: Path) -> None:
    units = [Unit(0, 1, 0, 4), Unit(0, 3, 4, 6)]
    read = read_results(write(tmp_path / "r.jsonl", *units))

    assert read.units == {unit: TABLE.play(unit) for unit in units}
    assert read.matches[0].document() == MATCH.document()
    assert read.header == header_of([MATCH])


def test_a_file_is_continued(tmp_path: Path) -> None:
    path = write(tmp_path / "r.jsonl", Unit(0, 1, 0, 4))
    again = ResultsFile(path, [MATCH])
    again.add(Unit(0, 1, 4, 8), TABLE.play(Unit(0, 1, 4, 8)))
    again.close()

    assert list(again.known) == [Unit(0, 1, 0, 4)]
    assert total(read_results(path).units) == TABLE.play(Unit(0, 1, 0, 8))


def test_a_line_cut_off_in_writing_is_written_anew(tmp_path: Path) -> None:
    path = write(tmp_path / "r.jsonl", Unit(0, 1, 0, 4), Unit(0, 1, 4, 8))
    text = path.read_text()
    path.write_text(text[:-40])

    assert list(read_results(path).units) == [Unit(0, 1, 0, 4)]
    write(path, Unit(0, 1, 4, 8))
    assert path.read_text() == text


def test_a_file_of_something_else_is_not_continued(tmp_path: Path) -> None:
    path = write(tmp_path / "r.jsonl", Unit(0, 1, 0, 4))
    before = path.read_text()

    with pytest.raises(SimulationError, match=r"r\.jsonl cannot be continued.*kingdom Smithy, Moat, not Smithy"):
        ResultsFile(path, [Match(MATCH.bots, Kingdom(["Smithy", "Moat"]))])
    assert path.read_text() == before


@pytest.mark.parametrize(
    ("match", "says"),
    [
        (Match(("big-money", "engine"), MATCH.kingdom), "bots big-money, engine, not big-money, big-money-smithy"),
        (Match(MATCH.bots, Kingdom(["Smithy", "Moat"])), "kingdom Smithy, Moat, not Smithy"),
        (Match(MATCH.bots, Kingdom(["Smithy"], ["Alms"])), "landscapes Alms, not none"),
        (Match(MATCH.bots, Kingdom(["Smithy"], colonies=True)), "Colonies True, not False"),
        (Match(MATCH.bots, Kingdom(["Smithy"], shelters=True)), "Shelters True, not False"),
        (Match(MATCH.bots, MATCH.kingdom, ruleset="first printing"), "ruleset first printing, not current"),
        (Match(MATCH.bots, MATCH.kingdom, most_turns=5), "limit of turns 5, not 100"),
    ],
)
def test_joining_refuses_what_does_not_belong_together(match: Match, says: str, tmp_path: Path) -> None:
    one = write(tmp_path / "one.jsonl")
    other = write(tmp_path / "other.jsonl", match=match)

    with pytest.raises(SimulationError, match=r"other\.jsonl does not belong with .*one\.jsonl: it has " + says):
        join([one, other])


def test_joining_refuses_other_rules_and_other_files_of_bots(tmp_path: Path) -> None:
    one = write(tmp_path / "one.jsonl", Unit(0, 1, 0, 1))
    header, line = one.read_text().splitlines()
    changes: list[tuple[dict[str, object], str]] = [
        ({"sources": "abc"}, "other sources"),
        ({"files": {"x.toml": "12"}}, r"another content of the file x\.toml"),
        ({"matches": []}, "garbles matches"),
        ({"schema": 99}, "schema 99"),
    ]
    for change, says in changes:
        other = tmp_path / "other.jsonl"
        other.write_text(json.dumps(json.loads(header) | change) + "\n" + line + "\n")
        with pytest.raises(SimulationError, match=says):
            join([one, other])


def test_joined_files_add_up_and_units_that_are_there_twice_count_once(tmp_path: Path) -> None:
    one = write(tmp_path / "one.jsonl", Unit(0, 1, 0, 4), Unit(0, 1, 4, 6))
    other = write(tmp_path / "other.jsonl", Unit(0, 1, 4, 6), Unit(0, 1, 2, 3), Unit(0, 1, 6, 8))
    joined, twice = join([one, other])

    assert twice == 2
    assert total(joined.units) == TABLE.play(Unit(0, 1, 0, 8))


def test_joined_files_are_written_as_one(tmp_path: Path) -> None:
    one = write(tmp_path / "one.jsonl", Unit(0, 1, 0, 2))
    other = write(tmp_path / "other.jsonl", Unit(0, 2, 0, 2))
    joined, _ = join([one, other])
    joined.write(one)

    assert read_results(one).units == joined.units


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1 is not the header"),
        ("nonsense\n", "line 1 is not the header"),
        ('{"format": "freehold-record"}\n', "line 1 is not the header"),
        ('{"format": "freehold-results", "schema": 1}\n', "the header lacks or garbles 'matches'"),
    ],
)
def test_what_is_no_file_of_results_is_refused(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(text)

    with pytest.raises(SimulationError, match=says):
        read_results(path)


@pytest.mark.parametrize("change", [{"match": 1}, {"seed": -1}, {"stop": 5}, {"wins": None}, {"decks": [{}]}, {"games": 9}])
def test_a_garbled_unit_is_named_by_its_line(change: dict[str, object], tmp_path: Path) -> None:
    path = write(tmp_path / "r.jsonl", Unit(0, 1, 0, 2), Unit(0, 1, 2, 4))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], json.dumps(json.loads(lines[2]) | change)]) + "\n")

    with pytest.raises(SimulationError, match=r"r\.jsonl: line 3 is not a unit's result"):
        read_results(path)


def test_a_bot_that_is_a_file_is_known_by_its_content(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text("one")
    first = header_of([Match((str(plan), "big-money"), MATCH.kingdom)])
    plan.write_text("other")
    second = header_of([Match((str(plan), "big-money"), MATCH.kingdom)])

    ours = header_of([Match(("chapel-witch", f"{plan}#One"), MATCH.kingdom)])
    assert len(set(ours["files"].values())) == 2
    assert list(first["files"]) == [str(plan)]
    assert first["files"] != second["files"]
    assert first["sources"] == second["sources"]
