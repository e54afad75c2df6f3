"""A PostgreSQL of the tests' own: made in a new folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"  # who runs it where the tests are root: it refuses to be


def program(name: str) -> str | None:
    """A program of PostgreSQL, also where Debian hides it."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(beside[0]) if beside else None)


def why_not() -> str:
    """Why there can be none here; "": there can."""
    if program("initdb") is None or program("pg_ctl") is None:
        return "PostgreSQL is not installed (Debian: apt install postgresql)"
    if os.geteuid() == 0:
        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"the tests run as root, and there is no user {USER} to run PostgreSQL"
    return ""


@contextmanager
def postgres() -> Iterator[str]:
    """Its address. It listens on a socket in its own folder only."""
    folder = Path(tempfile.mkdtemp(prefix="freehold-postgres-"))
    user = USER if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)

    def run(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    initdb, control = program("initdb"), program("pg_ctl")
    assert initdb is not None
    assert control is not None
    data = str(folder / "data")
    try:
        run(initdb, "-D", data, "-U", USER, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=40"
        run(control, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run(control, "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
