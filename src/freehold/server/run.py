"""Start and stop: the data directory, the database, the port, and uvicorn."""

from __future__ import annotations

import fcntl
import gc
import os
import socket
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

import uvicorn

from freehold.server.app import create_app
from freehold.server.hub import Hub
from freehold.server.identity import Identity, secret_of
from freehold.server.limits import Limits
from freehold.server.store import Store, sqlite_url

DIST = Path(__file__).parent / "dist"
STOP_SECONDS = 3


class StartError(Exception):
    """The server cannot start: one line that says what to do."""


@dataclass(frozen=True)
class Place:
    """Where the server listens and keeps its things. `database`: "" is a file in the data directory."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    invite_only: bool = False


def data_home() -> Path:
    """Where a program of this user keeps its data, by the custom of the platform."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "freehold"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "freehold"


def claim(folder: Path) -> TextIO:
    """The data directory for this process alone, until it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / "lock").open("w")
    except OSError as error:
        raise StartError(f"the data directory {folder} cannot be used: {error.strerror}; name another with --data") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StartError(f"another server uses the data directory {folder}: stop it, or name another with --data") from None
    return file


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; a port that is taken is told with the next free one."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except socket.gaierror:
        raise StartError(f"there is no address '{host}' on this machine: name one of its own, 127.0.0.1 or 0.0.0.0") from None
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(address)
        made.listen(1024)
    except OSError as error:
        made.close()
        free = next_free(host, port)
        if isinstance(error, PermissionError):
            raise StartError(f"port {port} is for the administrator only: use --port {free}") from None
        raise StartError(f"{host} port {port} cannot be used ({error.strerror}); free is --port {free}") from None
    made.setblocking(False)
    return made


def next_free(host: str, port: int) -> int:
    for candidate in [*range(max(port + 1, 1024), min(port + 200, 65536)), 0]:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return 0


def lan_address() -> str:
    """The address under which others in the same network reach this machine; "": there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses a way
        except OSError:
            return ""
        return str(probe.getsockname()[0])


class Running:
    """A server that is set up and listens. `serve` runs it until it is told to stop."""

    def __init__(self, place: Place, limits: Limits | None = None) -> None:
        self.place = place
        self._lock = claim(place.data)
        self.socket = listen(place.host, place.port)
        self.port = int(self.socket.getsockname()[1])
        self.store = Store(place.database or sqlite_url(place.data / "freehold.db"))
        self.hub = Hub(self.store, limits)
        self.identity = Identity(secret_of(place.data), self.store, invite_only=place.invite_only)
        app = create_app(self.hub, self.identity, DIST)
        config = uvicorn.Config(
            app, log_config=None, access_log=False, ws="websockets-sansio", ws_max_size=self.hub.limits.message_bytes,
            ws_per_message_deflate=False, timeout_graceful_shutdown=STOP_SECONDS, server_header=False, lifespan="on",
        )  # fmt: skip
        self.server = uvicorn.Server(config)

    def urls(self) -> list[str]:
        """The addresses to open: of this machine, and of the network where others can reach it."""
        host = self.place.host
        everywhere = host in ("0.0.0.0", "::", "")
        out = [f"http://{'127.0.0.1' if everywhere else f'[{host}]' if ':' in host else host}:{self.port}/"]
        if everywhere and lan_address():
            out.append(f"http://{lan_address()}:{self.port}/")
        return [url + self.invitation() for url in out]

    def invitation(self) -> str:
        return f"?invite={self.identity.invitation}" if self.place.invite_only else ""

    def serve(self) -> None:
        # Games are closed when they are done with, so that the collector finds little. It need not look again and again
        # through all cards and all tables, which would hold everybody up.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 100)
        try:
            self.server.run(sockets=[self.socket])
        finally:
            self.close()

    def close(self) -> None:
        self.store.close()
        self.socket.close()
        self._lock.close()
