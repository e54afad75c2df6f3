"""How many tables one core carries: a person and a bot at each, answering twice a second.

The server runs in a process on one core, the people on another. More and more tables are opened until the 95th
percentile from an answer sent to the view received passes the bound.

    python benchmarks/load.py                       as the sources are
    tools/compiled python benchmarks/load.py        compiled
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

EVERY = 0.5  # seconds between the answers of one person
BOUND = 0.100
KINGDOM = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"


class Options(msgspec.Struct):
    least: int
    most: int
    verb: str
    options: list[msgspec.Raw]


class Shown(msgspec.Struct):
    over: bool
    decisions: int
    question: Options | None


class Frame(msgspec.Struct):
    """What the script reads of a frame."""

    type: str
    view: Shown | None = None
    problem: str = ""


decoder = msgspec.json.Decoder(Frame)


def serve(data: str) -> None:
    """The server, without the limits that keep one address from opening hundreds of tables."""
    from freehold.build_info import describe
    from freehold.server.limits import Limits
    from freehold.server.run import Place, Running

    many = (1e9, 1e9)
    running = Running(Place(Path(data), port=0), replace(Limits(), requests=many, makings=many, messages=many, sockets=100_000))
    print(json.dumps({"port": running.port, "build": describe()}), flush=True)
    running.serve()


def picks(question: Options, rng: random.Random) -> list[int]:
    count = len(question.options)
    if question.verb == "treasures":
        return list(range(count))
    if question.verb in ("play", "buy"):
        return [rng.randrange(count)]
    return rng.sample(range(count), rng.randint(question.least, question.most))


class Load:
    def __init__(self, port: int) -> None:
        self.base = f"127.0.0.1:{port}"
        self.times: list[float] = []
        self.problems: list[str] = []
        self.games = 0
        self.playing = 0  # people who have had their first view
        self.stop = False

    async def person(self, number: int) -> None:
        """Plays game after game."""
        rng = random.Random(number)
        first = True
        async with httpx.AsyncClient(base_url=f"http://{self.base}", timeout=60) as http:
            await http.get("/api/me")
            while not self.stop:
                made = await http.post("/api/tables", json={"seats": ["me", "big-money"], "kingdom": KINGDOM})
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                address = f"ws://{self.base}/ws/{made.json()['code']}"
                async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as line:
                    self.playing += first
                    first = False
                    await self.play(line, rng)
                self.games += 1

    async def play(self, line: object, rng: random.Random) -> None:
        due = time.perf_counter() + rng.random() * EVERY
        sent = 0.0
        async for raw in line:  # type: ignore[attr-defined]
            frame = decoder.decode(raw)
            if frame.type == "refused":
                self.problems.append(frame.problem)
            if frame.type != "view" or frame.view is None:
                continue
            now = time.perf_counter()
            if sent:
                self.times.append(now - sent)
            question = frame.view.question
            if question is None or self.stop:
                return
            await asyncio.sleep(max(0.0, due - now))
            due = max(due, now) + EVERY
            answer = {"type": "answer", "ref": 0, "decisions": frame.view.decisions, "picks": picks(question, rng)}
            sent = time.perf_counter()
            await line.send(json.dumps(answer))  # type: ignore[attr-defined]


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


async def climb(load: Load, pid: int, start: int, step: int, most: int, seconds: float) -> list[dict[str, float]]:
    """More and more tables, each number for a while; what was measured at each."""
    people: list[asyncio.Task[None]] = []
    rows: list[dict[str, float]] = []
    wanted = start
    while wanted <= most:
        while len(people) < wanted:
            people.append(asyncio.create_task(load.person(len(people))))
            await asyncio.sleep(0.01)
        while load.playing < wanted:
            await asyncio.sleep(0.1)
        await asyncio.sleep(2.0)
        load.times.clear()
        began, used = time.perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - began
        row = {"tables": wanted, "answers_per_s": round(len(load.times) / spent, 1),
               "p50_ms": round(1000 * percentile(load.times, 0.5), 1), "p95_ms": round(1000 * percentile(load.times, 0.95), 1),
               "p99_ms": round(1000 * percentile(load.times, 0.99), 1),
               "server_cpu": round((cpu_seconds(pid) - used) / spent, 2), "server_mb": megabytes(pid)}  # fmt: skip
        rows.append(row)
        print("  ".join(f"{name} {value:g}" for name, value in row.items()), file=sys.stderr, flush=True)
        for task in people:
            if task.done():
                task.result()
        if row["p95_ms"] > 1000 * BOUND:
            break
        wanted += step
    load.stop = True
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=int, default=100, help="tables to begin with")
    parser.add_argument("--step", type=int, default=50, help="tables more each time")
    parser.add_argument("--most", type=int, default=2000, help="tables to stop at")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each number is measured")
    parser.add_argument("--serve", metavar="DIR", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return 0
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as data:
        command = ["taskset", "-c", str(cores[0]), sys.executable, __file__, "--serve", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            about = json.loads(server.stdout.readline())
            os.sched_setaffinity(0, {cores[-1]})
            load = Load(about["port"])
            rows = asyncio.run(climb(load, server.pid, arguments.start, arguments.step, arguments.most, arguments.seconds))
            server.terminate()
    held = [row["tables"] for row in rows if row["p95_ms"] <= 1000 * BOUND]
    print(json.dumps({"build": about["build"], "cores": len(cores), "held": max(held, default=0), "rows": rows,
                      "games": load.games, "refused": load.problems[:5]}, indent=1))  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
