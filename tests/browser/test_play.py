"""Games in the browser: played by clicks on what is highlighted, nothing else."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from freehold.server.reference import sets
from tests.browser.conftest import Opener

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
BUYS = ["Colony", "Province", "Platinum", "Gold"]
SMALL = "Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch"


def new_table(page: Page, *seats: str, **fields: object) -> str:
    """A table made by whoever looks at the page; its code."""
    page.request.get("/api/me")
    wanted = {"seats": list(seats) or ["me", "big-money"], "shuffle": False, **fields}
    answer = page.request.post("/api/tables", data=json.dumps(wanted), headers={"content-type": "application/json"})
    assert answer.status == 201, answer.text()
    return str(answer.json()["code"])


def play(page: Page, seed: int, buys: list[str] = BUYS) -> dict[str, Any]:
    """Play to the end by clicks; what happened."""
    page.wait_for_selector(".prompt")
    report: dict[str, Any] = page.evaluate(f"({PLAYER})", {"seed": seed, "buys": buys})
    assert report["faults"] == []
    assert report["over"], report
    return report


@pytest.mark.parametrize("name", [each.name for each in sets()])
def test_a_whole_game_of_a_set_by_clicks(open_page: Opener, name: str) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    wanted = [each for each in sets() if each.name == name]
    wish = [name] if wanted[0].kingdom >= 10 else [name, "Dominion 2nd Edition"]
    code = new_table(page, sets=wish, seed=7)
    page.goto(f"/t/{code}")
    report = play(page, seed=len(name))
    assert report["clicks"] > 30
