"""Tables to play at, and the player in the page (player.js)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from freehold.server.reference import sets
from tests.browser.conftest import Opener

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
BUYS = ["Colony", "Province", "Platinum", "Gold"]
SMALL = "Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch"
QUICK = {"motion": False, "warn": False}
PATIENCE = 300.0  # seconds for a whole game, also on a machine that does much else


def new_table(page: Page, *seats: str, **fields: object) -> str:
    """A table made by whoever looks at the page; its code."""
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


def sit_with_a_set(page: Page, name: str, seed: int) -> str:
    """A table with random piles of a set, filled up from the base game where it has fewer than ten."""
    (found,) = [each for each in sets() if each.name == name]
    return sit(page, sets=[name] if found.kingdom >= 10 else [name, "Dominion 2nd Edition"], seed=seed)


def wait_until(page: Page, true: str) -> None:
    """Until an expression is true in the page. (The page's own policy forbids what Playwright's `wait_for_function` does.)"""
    assert page.evaluate(
        f"""async () => {{
          const until = performance.now() + {PATIENCE * 1000};
          while (!({true}) && performance.now() < until) await new Promise((done) => setTimeout(done, 10));
          return !!({true});
        }}"""
    ), true


def two_people(open_page: Opener, **fields: object) -> tuple[Page, Page]:
    """Two browsers at one table, whoever begins first."""
    ann, bob = open_page("/about", chosen=QUICK), open_page("/about", chosen=QUICK)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/me", data={"name": name})
    code = new_table(ann, "me", "open", kingdom=SMALL, seed=4, **fields)
    ann.goto(f"/t/{code}")
    bob.goto(f"/t/{code}")
    bob.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Start the game").click()
    bob.wait_for_selector(".prompt")
    ann.wait_for_selector(".prompt.asks, .prompt:has-text('decides…')")
    return (ann, bob) if ann.locator(".prompt.asks").count() else (bob, ann)


def begin(page: Page, seed: int, *, buys: list[str] = BUYS, until: str = "") -> None:
    """The player starts to click; `report` in the page says how it goes."""
    page.wait_for_selector(".prompt")
    options = {"seed": seed, "buys": buys, "until": until}
    page.evaluate(f"(options) => {{ window.playing = ({PLAYER})(options); }}", options)


def report(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.report")
    assert found["faults"] == [], found["faults"]
    return found


def play(page: Page, seed: int, *, buys: list[str] = BUYS, until: str = "") -> dict[str, Any]:
    """Click to the end of the game, or to a question with such words; what happened."""
    begin(page, seed, buys=buys, until=until)
    page.evaluate("window.playing")
    found = report(page)
    assert found["stopped" if until else "over"], found
    return found
