"""What is pressed before the server has answered is done once it has: nothing is lost, nothing is done to something else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect
from starlette.websockets import WebSocket

from tests.browser.clicks import QUICK, SMALL, new_table
from tests.browser.conftest import BLANK, Opener
from tests.browser.games import TEN, finished_game, upload

BOARD = ".board .prompt"


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The server takes no new line to a table while it is closed."""
    opened = threading.Event()
    opened.set()
    accept = WebSocket.accept

    async def late(websocket: WebSocket) -> None:
        while not opened.is_set():
            await asyncio.sleep(0.01)
        await accept(websocket)

    monkeypatch.setattr(WebSocket, "accept", late)
    yield opened
    opened.set()


@contextmanager
def held_back(page: Page, path: str) -> Iterator[None]:
    """Requests to the path wait until the block ends."""
    held: list[Route] = []
    page.route(path, lambda route: held.append(route))
    yield
    for each in held:
        each.continue_()
    page.unroute(path)  # lets go what came since


def test_a_seat_taken_before_the_line_is_open_is_taken(open_page: Opener, gate: threading.Event) -> None:
    ann, bob = open_page("/about", chosen=QUICK), open_page("/about", chosen=QUICK)
    code = new_table(ann, "me", "open", kingdom=SMALL)
    ann.goto(f"/t/{code}")
    expect(ann.locator("main li").first).to_contain_text("you")
    gate.clear()
    bob.goto(f"/t/{code}")
    bob.get_by_role("button", name="Sit here").click()
    expect(bob.get_by_text("Connecting…")).to_be_visible()
    expect(bob.get_by_role("button", name="Sit here")).to_be_disabled()
    gate.set()
    expect(bob.get_by_role("button", name="Stand up")).to_be_enabled()
    expect(bob.get_by_role("alert")).to_have_count(0)
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        page.wait_for_selector(BOARD)


def test_a_rematch_asked_for_before_the_line_is_open_comes(open_page: Opener, gate: threading.Event) -> None:
    page = open_page("/about", chosen=QUICK)
    code = upload(page, finished_game())
    gate.clear()
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_disabled()
    gate.set()
    page.wait_for_url(lambda url: not url.endswith(code))
    expect(page.get_by_role("alert")).to_have_count(0)


def test_two_pages_opened_at_once_are_one_guest(open_page: Opener) -> None:
    one = open_page(BLANK)
    other = one.context.new_page()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    with held_back(one, "**/api/me"):
        with one.expect_request("**/api/me"):
            one.goto("/about")
        other.goto("/about")
        other.wait_for_load_state("networkidle")
        assert not any(url.endswith("/api/me") for url in asked)
    expect(one.locator("header .who")).to_contain_text("Guest")
    expect(other.locator("header .who")).to_have_text(one.locator("header .who").inner_text())


def test_a_name_is_kept_that_was_given_before_the_server_knew_the_guest(open_page: Opener) -> None:
    page = open_page(BLANK)
    with held_back(page, "**/api/me"):
        with page.expect_request("**/api/me"):
            page.goto("/about")
        page.get_by_role("button", name="You are").click()
        page.get_by_label("Your name at tables").fill("Ann")
        page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="You are Ann")).to_be_visible()


def test_who_comes_by_a_link_from_another_device_stays_who_they_are(open_page: Opener) -> None:
    page = open_page("/about")
    page.request.post("/api/me", data={"name": "Ann"})
    token = page.request.post("/api/me/link").json()["token"]
    other = open_page(BLANK)
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    with held_back(other, "**/api/me"):
        with other.expect_request("**/api/me"):
            other.goto(f"/claim#{token}")
        other.get_by_role("button", name="That is me").click()
        expect(other.get_by_role("button", name="That is me")).to_be_disabled()
        assert not any(url.endswith("/claim") for url in asked[1:])  # its answer must come after the other's
    expect(other.get_by_role("button", name="You are Ann")).to_be_visible()
    other.reload()
    expect(other.get_by_role("button", name="You are Ann")).to_be_visible()


def test_a_table_waits_for_its_bot_and_keeps_the_kingdom_that_was_shown(open_page: Opener) -> None:
    page = open_page(BLANK)
    with held_back(page, "**/api/bots"):
        page.goto("/new")
        expect(page.locator(".preview[aria-busy=false] .piles li")).not_to_have_count(0)
        expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
        expect(page.get_by_label("Seat 2")).to_have_value("")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(BOARD)
    assert not any("/api/kingdom/" in url for url in asked)


def test_the_game_begins_with_the_list_as_it_was_changed_last(open_page: Opener) -> None:
    page = open_page("/new#paste")
    start = page.get_by_role("button", name="Start the game")
    field = page.get_by_label("Your list")
    field.fill(", ".join(["Chapel", *TEN[1:]]))
    expect(page.locator(".preview .piles")).to_contain_text("Chapel")
    expect(start).to_be_enabled()
    with held_back(page, "**/api/kingdom/read"):
        with page.expect_request("**/api/kingdom/read"):
            field.fill(", ".join(TEN))
        expect(start).to_be_disabled()
    start.click()
    page.wait_for_selector(BOARD)
    names = page.locator(".board .name").all_inner_texts()
    assert "Cellar" in names
    assert "Chapel" not in names
