"""A server in a process of its own, forked from one that has read all the cards already: killing hundreds is quick."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from freehold.cards import load_all
from freehold.server.run import Place, Running

load_all()  # once, in the process that the others are forked from


def serve(data: str, line: Connection) -> None:
    running = Running(Place(Path(data), port=0))
    line.send(running.port)
    running.serve()


@contextmanager
def process(data: Path) -> Iterator[tuple[BaseProcess, str]]:
    """Such a process, and the address of its server."""
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    mine, theirs = context.Pipe()
    made = context.Process(target=serve, args=(str(data), theirs), daemon=True)
    made.start()
    theirs.close()
    try:
        assert mine.poll(120), "the server does not start"
        yield made, f"http://127.0.0.1:{mine.recv()}"
    finally:
        made.kill()
        made.join()
        mine.close()
