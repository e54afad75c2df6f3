"""A tournament as a file: one JSON document, its history with one entry on a line. Only ever added to, never half written."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from freehold import __version__
from freehold.tournament.model import Entry, Tournament, TournamentError

FORMAT = "freehold-tournament"
SCHEMA = 1


def text_of(history: list[Entry]) -> str:
    head = {"format": FORMAT, "schema": SCHEMA, "version": __version__}
    fields = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    entries = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in history)
    return "{\n" + ",\n".join(fields) + ',\n "history": [\n' + entries + "\n ]\n}\n"


def parse(text: str) -> Tournament:
    """A tournament from the text of its file; errors name the line or the entry and its field."""
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise TournamentError(f"line {error.lineno} is not JSON: {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise TournamentError("this is not a tournament: lists within lists without end") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise TournamentError(f"this is not a {FORMAT} file: field 'format' does not say so")
    if document.get("schema") != SCHEMA:
        raise TournamentError(f"this file has schema {document.get('schema')}; this program reads schema {SCHEMA}")
    history = document.get("history")
    if not isinstance(history, list) or not history:
        raise TournamentError("field 'history' should be a list with an entry at least")
    tournament = Tournament()
    for number, entry in enumerate(history, start=1):
        try:
            tournament.take(entry)
        except TournamentError as error:
            what = f" ({entry['do']})" if isinstance(entry, dict) and isinstance(entry.get("do"), str) else ""
            raise TournamentError(f"history entry {number}{what}: {error}") from None
    return tournament


class TournamentFile:
    """The file of a running tournament, and the tournament in it."""

    def __init__(self, path: Path, tournament: Tournament, text: str) -> None:
        self.path = path
        self.tournament = tournament
        self.text = text  # as it stands on the disk

    @classmethod
    def load(cls, path: Path) -> TournamentFile:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise TournamentError(f"{path} is not text") from None
        try:
            return cls(path, parse(text), text)
        except TournamentError as error:
            raise TournamentError(f"{path}: {error}") from None

    @classmethod
    def create(cls, path: Path, first: Entry) -> TournamentFile:
        if path.exists():
            raise TournamentError(f"{path} is there already: a tournament is never written over; name another file")
        if not path.parent.is_dir():
            raise TournamentError(f"{path}: there is no folder {path.parent}")
        tournament = Tournament()
        tournament.take(first)
        file = cls(path, tournament, "")
        if file.games_folder.exists():
            raise TournamentError(f"{file.games_folder} holds the games of another tournament: move it, or name another file")
        file.write()
        return file

    def add(self, *entries: Entry) -> None:
        """Take entries into the tournament and write it; on an error the file stays as it was."""
        for entry in entries:
            self.tournament.take(entry)
        if self.path.read_text(encoding="utf-8") != self.text:
            raise TournamentError(f"{self.path} was changed by someone else in the meantime; nothing was written: do it again")
        self.write()

    def write(self) -> None:
        """The new text stands in a file of its own before it takes the place of the old one."""
        text = text_of(self.tournament.history)
        target = self.path.resolve()  # a link stays a link
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-", suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            os.chmod(name, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~current_umask())
            os.replace(name, target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        self.text = text

    @property
    def games_folder(self) -> Path:
        """Where the records of its games stand: beside the file."""
        return self.path.with_name(self.path.name + ".games")


def current_umask() -> int:
    """What new files may not be (those of `tempfile` are for their owner alone). It can be read only by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
