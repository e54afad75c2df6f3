"""`freehold serve`: the table in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import webbrowser
from pathlib import Path

from freehold.terminal.common import UsageError, add_command

EXAMPLES = """
freehold serve                            on this machine, http://127.0.0.1:8000/
freehold serve --open                     and open the browser
freehold serve --host 0.0.0.0             for phones and friends in the same network
freehold serve --data /srv/freehold --port 9000
freehold serve --database postgresql://freehold@db/freehold
"""


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "serve", "the table in the browser: start the server", EXAMPLES)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: the whole network)")
    parser.add_argument("--port", type=port, default=8000, help="the port (default 8000; 0: any free one)")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where games are kept (default: the user's data directory)")
    parser.add_argument("--database", metavar="URL", default=os.environ.get("FREEHOLD_DATABASE", ""),
                        help="PostgreSQL instead of a file, as postgresql://user@host/name (or FREEHOLD_DATABASE)")  # fmt: skip
    parser.add_argument("--invite-only", action="store_true", help="only who has opened the invitation it prints makes tables")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--verbose", action="store_true", help="a line for each request")
    parser.set_defaults(run=run)


def port(text: str) -> int:
    if not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not '{text}'")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from freehold.server.run import DIST, Place, Running, StartError, data_home
    from freehold.server.store import StoreError

    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s %(message)s", stream=sys.stderr, level=logging.WARNING)
    if arguments.verbose:
        logging.getLogger("freehold").setLevel(logging.INFO)
    place = Place(arguments.data or data_home(), arguments.host, arguments.port, arguments.database, arguments.invite_only)
    try:
        running = Running(place)
    except (StartError, StoreError) as error:
        raise UsageError(str(error)) from None
    first, *others = running.urls()
    print(f"Freehold is at {first}  (Ctrl-C stops it)")
    for url in others:
        print(f"In the same network: {url}")
    sys.stdout.flush()
    if not (DIST / "index.html").exists():
        print("freehold: the pages are not built: run `make web`", file=sys.stderr)
    if arguments.open and has_screen():
        threading.Timer(0.5, webbrowser.open, [first]).start()
    running.serve()
    return 0


def has_screen() -> bool:
    """Is there a browser that somebody would see?"""
    if "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
