from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from freehold.server import run
from tests.server.people import base_of, server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DESK, LAPTOP, PHONE = (1440, 900), (1280, 720), (390, 844)

BLANK = "about:blank"
PATIENCE = 30_000.0  # milliseconds until something that should come counts as lost, also on a machine that does much else
expect.set_options(timeout=PATIENCE)

# The front end draws lots too (kingdoms): the same ones for the same address.
LOTS = """(() => {
  let state = 5;
  for (const sign of location.pathname + location.hash) state = (Math.imul(state, 31) + sign.charCodeAt(0)) | 0;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 4294967296;
  };
})()"""

Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[run.Running]:
    """A server with the front end as it was built last."""
    if not (run.DIST / "index.html").is_file():
        pytest.skip("the front end is not built: run `make web`")
    with server(tmp_path_factory.mktemp("browser")) as made:
        yield made


@pytest.fixture
def base(running: run.Running) -> str:
    """Its address. Each test draws the same lots, so that its games are the same each time."""
    running.hub.lots = random.Random(5)
    return base_of(running)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no chromium: apt-get install chromium")
        pytest.skip("there is no chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(base: str, chromium: Browser) -> Iterator[Opener]:
    """Opens pages, each in a browser of its own (own cookie); whatever they complain about fails the test. Returned once the
    server has told the browser who it is: a test that asked for itself before would be a second guest."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(path: str = "/", size: tuple[int, int] = DESK, *, touch: bool = False, motion: bool = False,
             chosen: dict[str, Any] | None = None, allow: Collection[int] = (), **options: Any) -> Page:  # fmt: skip
        context = chromium.new_context(
            base_url=base, viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce", **options,
        )  # fmt: skip
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LOTS)
        if chosen is not None:
            context.add_init_script(f"localStorage.setItem('freehold', {json.dumps(json.dumps(chosen))})")
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        # What the server refuses (`allow`: its status, 0 for a lost line), the browser complains of too.
        allowed = [f"status of {status}" if status else "net::ERR_" for status in allow]

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not any(each in message.text for each in allowed):
                complaints.append(message.text)

        page.on("console", heard)
        if path == BLANK:
            page.goto(path)
        else:
            with page.expect_response("**/api/me"):
                page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
