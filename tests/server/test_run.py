from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from freehold.server.run import Place, Running, StartError, data_home, lan_address
from freehold.terminal import serve as command
from tests.server.people import base_of, server


def freehold(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "freehold.terminal.cli", "serve", *arguments],
                          capture_output=True, text=True, timeout=120, check=False)  # fmt: skip


def quiet_port() -> socket.socket:
    """Listens where the system gives no ports away by itself: nobody takes the next one in the meantime."""
    while True:
        made = socket.socket()
        try:
            made.bind(("127.0.0.1", random.SystemRandom().randrange(11000, 20000)))
        except OSError:
            made.close()
            continue
        made.listen()
        return made


def test_a_port_that_is_taken_is_told_with_a_free_one(tmp_path: Path) -> None:
    with quiet_port() as taken:
        port = taken.getsockname()[1]
        done = freehold("--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"port {port} cannot be used" in done.stderr
    free = int(done.stderr.rsplit("--port ", 1)[1])
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", free))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "x"], "a port is a number"),
        (["--port", "70000"], "a port is a number"),
        (["--host", "no.such.host.invalid"], "there is no address"),
        (["--host", "192.0.2.7"], "cannot be used"),
        (["--database", "oracle://x"], "not the address of a database"),
        (["--data", "/dev/null/x"], "data directory"),
        (["--nonsense"], "unrecognized"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    given = arguments if "--data" in arguments else [*arguments, "--data", str(tmp_path)]
    done = freehold(*([] if "--port" in given else ["--port", "0"]), *given)
    assert done.returncode == 2, done
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_two_servers_do_not_share_a_data_directory(tmp_path: Path) -> None:
    with server(tmp_path), pytest.raises(StartError, match="another server"):
        Running(Place(tmp_path, port=0))
    with server(tmp_path):
        pass


def test_the_whole_network_is_told_where_to_go(tmp_path: Path) -> None:
    with server(tmp_path, host="0.0.0.0") as running:
        first, *others = running.urls()
        assert first == f"{base_of(running)}/"
        assert others == ([f"http://{lan_address()}:{running.port}/"] if lan_address() else [])
        for url in [first, *others]:
            assert httpx.get(f"{url}health").json()["status"] == "ok"


def test_data_are_kept_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_home() == tmp_path / "freehold"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_home() == Path.home() / ".local" / "share" / "freehold"


def test_a_browser_is_opened_only_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    assert not command.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert command.has_screen()
    monkeypatch.setenv("SSH_CONNECTION", "somewhere")
    assert not command.has_screen()


def test_the_data_directory_is_for_its_owner(tmp_path: Path) -> None:
    with server(tmp_path / "a" / "b"):
        assert os.stat(tmp_path / "a" / "b").st_mode & 0o077 == 0
