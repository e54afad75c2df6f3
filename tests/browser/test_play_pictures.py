"""Pictures of the table, kept in build/screenshots; with FREEHOLD_PICTURES=1 those of the README are made anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicks import play, sit
from tests.browser.conftest import DESK, LAPTOP, PHONE, SCREENSHOTS, Opener

IMAGES = Path(__file__).parents[2] / "docs" / "images"
RICH = "Page, Militia, Village, Caravan, Witch, Smithy, Crown, Moat, Laboratory, Gardens, Mission, Way of the Owl"
QUICK = {"warn": False}


def keep(page: Page, name: str, readme: bool = False) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)  # no card under the pointer
    page.wait_for_timeout(400)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
    assert (SCREENSHOTS / f"{name}.png").stat().st_size > 20_000
    if readme and os.environ.get("FREEHOLD_PICTURES"):
        IMAGES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=IMAGES / f"{name}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("name", "size"), [("desk", DESK), ("laptop", LAPTOP), ("phone", PHONE)])
def test_pictures_of_a_game(open_page: Opener, name: str, size: tuple[int, int], scheme: str) -> None:
    page = open_page("/about", size, touch=name == "phone", chosen=QUICK, color_scheme=scheme)
    page.request.post("/api/me", data={"name": "Ann"})
    sit(page, kingdom=RICH)
    for _ in range(5):
        play(page, 11, buys=["Caravan", "Militia", "Village", "Witch", "Laboratory", "Gold"], until="Play an Action")
        page.locator(".hand .may").first.click()
        page.evaluate("report.stopped = false")
    play(page, 11, buys=["Gold"], until="Buy a card")
    expect(page.locator(".supply .may").first).to_be_visible()
    keep(page, f"table-{name}-{scheme}", readme=(name, scheme) in (("desk", "light"), ("phone", "dark")))
