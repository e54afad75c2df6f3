"""Finished games for the pages that show them: bots play one in no time, and its record is uploaded."""

from __future__ import annotations

import json
from functools import cache

from playwright.sync_api import Page

from freehold.bots.registry import find
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom
from freehold.table.record import Record
from freehold.table.session import Session

TEN = ["Cellar", "Moat", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine", "Witch"]


@cache
def finished_game(players: int = 2, seed: int = 5) -> str:
    """The record of a game between bots."""
    names = ["Ann", "Ben", "Cal", "Dan"][:players]
    record = Record(Kingdom(list(TEN)), players, seed, names=names)
    agents: dict[int, Agent] = {seat: find("big-money" if seat % 2 else "engine").make(seed + seat) for seat in range(players)}
    session = Session.from_record(record, agents)
    assert session.over
    return session.record().text()


def upload(page: Page, record: str) -> str:
    """The code of a table with that game, for who looks at the page."""
    answer = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"})
    assert answer.status == 201, answer.text()
    return str(answer.json()["code"])


def sit_at(page: Page, position: str) -> str:
    """A table with a game that begins at a position, the first seat one's own, a bot at the others; its page."""
    record = Record.of_position(position, ["Ann", "Bot"]).text()
    code = upload(page, record)
    wanted = json.dumps({"decision": 0, "seat": 0, "bots": ["", "big-money"]})
    answer = page.request.post(f"/api/tables/{code}/continue", data=wanted, headers={"content-type": "application/json"})
    assert answer.status == 201, answer.text()
    made = str(answer.json()["code"])
    page.goto(f"/t/{made}")
    page.wait_for_selector(".prompt.asks")
    return made
