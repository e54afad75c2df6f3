"""Results as JSON lines, made to be continued and joined: a header that says what was played, then a line for each unit."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from freehold import __version__
from freehold.build_info import compiled
from freehold.lab.counts import Counts
from freehold.lab.match import SEEDS, Match, SimulationError, Unit, bot_hash, source_hash
from freehold.lab.simulation import distinct

FORMAT = "freehold-results"
SCHEMA = 1


def header_of(matches: list[Match]) -> dict[str, Any]:
    bots = {name: bot_hash(name) for match in matches for name in match.bots}
    return {
        "format": FORMAT, "schema": SCHEMA, "version": __version__, "sources": source_hash(), "compiled": compiled(),
        "files": {name: value for name, value in bots.items() if value}, "matches": [match.document() for match in matches],
    }  # fmt: skip


@dataclass
class Results:
    """What a file holds."""

    path: Path
    header: dict[str, Any]
    matches: list[Match]
    units: dict[Unit, Counts] = field(default_factory=dict)
    whole: int = 0  # bytes of whole lines: what follows was cut off in writing

    def write(self, path: Path) -> None:
        """To another file; it may be one of those that were read."""
        lines = [self.header, *(unit_document(unit, counts) for unit, counts in sorted(self.units.items()))]
        beside = path.with_name(path.name + ".new")
        beside.write_text("".join(json_line(line) for line in lines), encoding="utf-8")
        beside.replace(path)


def json_line(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


def unit_document(unit: Unit, counts: Counts) -> dict[str, Any]:
    return {"match": unit.match, "seed": unit.seed, "start": unit.start, "stop": unit.stop, **counts.document()}


def read_results(path: Path) -> Results:
    """Errors name file and line."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    try:
        lines = data[:whole].decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise SimulationError(f"{path} is not text") from None
    try:
        header = json.loads(lines[0]) if lines else None
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise SimulationError(f"{path}: line 1 is not the header of {FORMAT}, as `--results` writes it")
    if header.get("schema") != SCHEMA:
        raise SimulationError(f"{path} has schema {header.get('schema')}; this program reads schema {SCHEMA}")
    try:
        matches = [Match.of_document(document) for document in header["matches"]]
        results = Results(path, header, matches, whole=whole)
        if not matches or not isinstance(header["files"], dict):
            raise ValueError("matches")
        str(header["sources"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SimulationError(f"{path}: the header lacks or garbles {error}") from None
    for number, line in enumerate(lines[1:], start=2):
        try:
            document = json.loads(line)
            unit = Unit(*(int(document[key]) for key in ("match", "seed", "start", "stop")))
            if not (0 <= unit.match < len(matches) and 0 <= unit.seed < SEEDS and 0 <= unit.start < unit.stop):
                raise ValueError("a unit of no match")
            counts = Counts.of_document(document, len(matches[unit.match].bots))
            if counts.seeds != len(unit) or counts.games != counts.seeds * counts.bots:
                raise ValueError("as many games as its seeds give")
        except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            raise SimulationError(f"{path}: line {number} is not a unit's result: it lacks or garbles {error}") from None
        results.units[unit] = counts
    return results


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """What keeps the results of two headers from being added up; empty if nothing does."""
    if len(one["matches"]) != len(other["matches"]):
        return f"{len(one['matches'])} matches, not {len(other['matches'])}"
    for mine, theirs in zip(one["matches"], other["matches"], strict=True):
        for key, word in (("bots", "bots"), ("cards", "kingdom"), ("landscapes", "landscapes"), ("extras", "choices at set-up"),
                          ("colonies", "Colonies"), ("shelters", "Shelters"), ("ruleset", "ruleset"),
                          ("most_turns", "limit of turns")):  # fmt: skip
            if mine[key] != theirs[key]:
                return f"{word} {said(mine[key])}, not {said(theirs[key])}"
    if one["sources"] != other["sources"]:
        return f"rules or bots of other sources ({one['version']} {one['sources']}, not {other['version']} {other['sources']})"
    for name in {**one["files"], **other["files"]}:
        if one["files"].get(name) != other["files"].get(name):
            return f"another content of the file {name}"
    return ""


def said(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "none"
    return str(value)


def join(paths: list[Path]) -> tuple[Results, int]:
    """All that is in the files, and how many units were there twice (those are counted once)."""
    first = read_results(paths[0])
    met = len(first.units)
    for path in paths[1:]:
        other = read_results(path)
        differs = difference(other.header, first.header)
        if differs:
            raise SimulationError(f"{path} does not belong with {paths[0]}: it has {differs}")
        met += len(other.units)
        first.units.update(other.units)
    first.units = {unit: first.units[unit] for unit in distinct(first.units)}
    return first, met - len(first.units)


class ResultsFile:
    """A file to which units are added as they come. One that is there already is continued, if it is of the same matches."""

    def __init__(self, path: Path, matches: list[Match]) -> None:
        header = header_of(matches)
        self.known: dict[Unit, Counts] = {}
        if path.exists() and path.stat().st_size:
            before = read_results(path)
            differs = difference(header, before.header)
            if differs:
                raise SimulationError(f"{path} cannot be continued, it is of something else: now there are {differs}")
            self.known = before.units
            self.file: IO[str] = path.open("r+", encoding="utf-8")
            self.file.truncate(before.whole)
            self.file.seek(before.whole)
        else:
            self.file = path.open("w", encoding="utf-8")
            self.line(header)

    def line(self, document: dict[str, Any]) -> None:
        self.file.write(json_line(document))
        self.file.flush()  # each unit is there, whatever comes next

    def add(self, unit: Unit, counts: Counts) -> None:
        self.line(unit_document(unit, counts))

    def close(self) -> None:
        self.file.close()
