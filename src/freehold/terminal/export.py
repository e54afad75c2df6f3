"""`freehold export`: the finished games of a server as open data."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from pathlib import Path

from freehold.terminal.common import UsageError, add_command

EXAMPLES = """
freehold export > games.jsonl             one game on a line, with its record and result
freehold export --data /srv/freehold --out games.jsonl
freehold export --database postgresql://freehold@db/freehold
"""


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "export", "the finished games of a server as open data, where players agreed", EXAMPLES)
    parser.add_argument("--format", choices=["jsonl"], default="jsonl", help="JSON lines: one game on a line (docs/hosting.md)")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where the server keeps its games (default as of `serve`)")
    parser.add_argument("--database", metavar="URL", default=os.environ.get("FREEHOLD_DATABASE", ""),
                        help="PostgreSQL instead of a file (or FREEHOLD_DATABASE)")  # fmt: skip
    parser.add_argument("--out", metavar="FILE", type=Path, help="write there instead of standard output")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from freehold.server.export import Count, database, games
    from freehold.server.run import data_home
    from freehold.server.store import StoreError

    count = Count()
    try:
        url = database(arguments.data or data_home(), arguments.database)
        with contextlib.ExitStack() as stack:
            out = sys.stdout if arguments.out is None else stack.enter_context(arguments.out.open("w", encoding="utf-8"))
            for document in games(url, count):
                print(json.dumps(document, ensure_ascii=False), file=out)
    except StoreError as error:
        raise UsageError(str(error)) from None
    reasons = {"never finished": count.unfinished, "played by other rules": count.misfits}
    skipped = [f"{number} {reason}" for reason, number in reasons.items() if number]
    left_out = f" (left out: {', '.join(skipped)})" if skipped else ""
    print(f"freehold: {count.written} {'game' if count.written == 1 else 'games'}{left_out}", file=sys.stderr)
    return 0
