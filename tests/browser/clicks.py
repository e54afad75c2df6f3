"""Tables to play at, and the player in the page (player.js)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
BUYS = ["Colony", "Province", "Platinum", "Gold"]
SMALL = "Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch"
PATIENCE = 60.0  # seconds for a whole game


def new_table(page: Page, *seats: str, **fields: object) -> str:
    """A table made by whoever looks at the page; its code."""
    page.request.get("/api/me")
    wanted = {"seats": list(seats) or ["me", "big-money"], "shuffle": False, **fields}
    answer = page.request.post("/api/tables", data=json.dumps(wanted), headers={"content-type": "application/json"})
    assert answer.status == 201, answer.text()
    return str(answer.json()["code"])


def sit(page: Page, *seats: str, **fields: object) -> str:
    """A new table, and its page before the first decision."""
    code = new_table(page, *seats, **fields)
    page.goto(f"/t/{code}")
    page.wait_for_selector(".prompt.asks")
    return code


def begin(page: Page, seed: int, *, buys: list[str] = BUYS, until: str = "") -> None:
    """The player starts to click; `report` in the page says how it goes."""
    page.wait_for_selector(".prompt")
    options = {"seed": seed, "buys": buys, "until": until}
    page.evaluate(f"(options) => {{ window.playing = ({PLAYER})(options); }}", options)


def report(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.report")
    assert found["faults"] == []
    return found


def play(page: Page, seed: int, *, buys: list[str] = BUYS, until: str = "") -> dict[str, Any]:
    """Click to the end of the game, or to a question with such words; what happened."""
    begin(page, seed, buys=buys, until=until)
    page.evaluate("window.playing")
    found = report(page)
    assert found["stopped" if until else "over"], found
    return found
