"""The replay of a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.games import finished_game, upload

CONTROLS = ".controls[aria-busy=false]"


@pytest.fixture
def replay(open_page: Opener) -> Page:
    page = open_page("/about")
    code = upload(page, finished_game())
    page.goto(f"/t/{code}/replay")
    page.wait_for_selector(CONTROLS)
    return page


def at(page: Page) -> int:
    """The decision that is shown, once it is there; the address names the same."""
    page.wait_for_selector(CONTROLS)
    address, count = page.evaluate("[location.hash, document.querySelector('.controls .count').innerText]")
    found = re.search(r"#d=(\d+)", address)
    assert found is not None
    assert re.match(rf"{found[1]}( /|$)", count), (address, count)
    return int(found[1])


def test_arrows_step_by_decision_and_turn(replay: Page) -> None:
    expect(replay.locator(".said")).to_contain_text("Turn 1")
    replay.keyboard.press("ArrowRight")
    replay.keyboard.press("ArrowRight")
    assert at(replay) == 2
    replay.keyboard.press("ArrowLeft")
    assert at(replay) == 1
    replay.keyboard.press("Shift+ArrowRight")
    second = at(replay)
    assert second > 1
    replay.keyboard.press("Shift+ArrowRight")
    expect(replay.locator(".said")).to_contain_text("Turn 2")
    replay.keyboard.press("Shift+ArrowLeft")
    assert at(replay) == second
    replay.keyboard.press("End")
    expect(replay.locator(".said")).to_contain_text("end of the record")
    replay.keyboard.press("Home")
    assert at(replay) == 0


def test_a_link_leads_to_a_decision_and_whose_eyes(replay: Page, open_page: Opener) -> None:
    replay.get_by_label("Through the eyes of").select_option(label="Ben")
    for _ in range(7):
        replay.keyboard.press("ArrowRight")
    assert at(replay) == 7
    other = open_page(replay.evaluate("location.href"))
    other.wait_for_selector(CONTROLS)
    expect(other.get_by_label("Through the eyes of")).to_have_value("1")
    assert at(other) == 7
    words = ".said"
    assert other.locator(words).inner_text() == replay.locator(words).inner_text()


def test_a_seat_sees_its_own_hand_only_and_all_open_sees_what_was_answered(replay: Page) -> None:
    replay.get_by_label("Through the eyes of").select_option(label="Ann")
    expect(replay.locator(".board .hand [data-card]").first).to_be_visible()
    replay.get_by_label("Through the eyes of").select_option(label="a spectator")
    expect(replay.locator(".board .hand [data-card]")).to_have_count(0)
    replay.get_by_label("Through the eyes of").select_option(label="all cards open")
    expect(replay.locator(".said")).to_contain_text("→")


def test_a_turn_of_the_log_leads_there(replay: Page) -> None:
    replay.keyboard.press("End")
    log = replay.get_by_role("log")
    log.get_by_role("button", name=re.compile("^Show the first")).click()
    log.get_by_role("button", name=re.compile("^Turn 4 - Ben")).click()
    expect(replay.locator(".said")).to_contain_text("Turn 4, Ben")
    assert at(replay) > 10


def test_it_plays_by_itself(replay: Page) -> None:
    replay.keyboard.press("p")
    expect(replay.locator(".controls .count")).to_have_text(re.compile(r"^([2-9]|\d\d+) /"))
    replay.keyboard.press("p")
    stopped = at(replay)
    replay.wait_for_timeout(1200)
    assert at(replay) == stopped


def test_a_decision_that_does_not_come_is_told_and_asked_for_again(open_page: Opener) -> None:
    page = open_page("/about", allow=[0])
    page.goto(f"/t/{upload(page, finished_game())}/replay")
    page.wait_for_selector(CONTROLS)
    page.route("**/replay/*", lambda route: route.abort())
    page.get_by_role("slider").fill("30")
    expect(page.get_by_role("alert")).to_contain_text("Decision 30 did not come: The server cannot be reached")
    expect(page.get_by_role("button", name="Continue from here")).to_be_disabled()
    page.unroute("**/replay/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Continue from here")).to_be_enabled()
    assert at(page) == 30
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_end_may_be_hidden(replay: Page) -> None:
    replay.keyboard.press("Shift+ArrowRight")
    replay.get_by_label("Hide the end").check()
    here = at(replay)
    expect(replay.locator(".controls .count")).to_have_text(str(here))
    expect(replay.get_by_role("slider")).to_have_attribute("max", str(here))
    expect(replay.get_by_role("link", name="Result")).to_have_count(0)
    replay.keyboard.press("End")
    assert at(replay) == here
    replay.keyboard.press("ArrowRight")
    assert at(replay) == here + 1
    replay.reload()
    replay.wait_for_selector(CONTROLS)
    expect(replay.get_by_label("Hide the end")).to_be_checked()


def test_one_goes_on_from_a_decision_against_a_bot(replay: Page) -> None:
    for _ in range(6):
        replay.keyboard.press("Shift+ArrowRight")
    at(replay)
    turn = replay.locator(".said b").inner_text()
    replay.get_by_role("button", name="Continue from here").click()
    replay.get_by_label("For Ben plays").select_option("big-money")
    replay.get_by_role("button", name="Sit down").click()
    replay.wait_for_selector(".board .prompt.asks")
    replay.wait_for_url(re.compile(r"/t/\w+$"))
    number = re.search(r"\d+", turn)
    assert number is not None
    expect(replay.get_by_role("log")).to_contain_text(f"Turn {number[0]}")
