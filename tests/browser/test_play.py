from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from freehold.server.reference import sets
from tests.browser.clicks import PATIENCE, QUICK, begin, play, report, sit, sit_with_a_set, two_people
from tests.browser.conftest import PHONE, SCREENSHOTS, Opener

TARGET = 44  # pixels that a finger needs


@pytest.mark.parametrize("name", [each.name for each in sets()])
def test_a_whole_game_of_a_set_by_clicks(open_page: Opener, name: str) -> None:
    page = open_page("/about", chosen=QUICK)
    sit_with_a_set(page, name, seed=7)
    assert play(page, seed=len(name))["clicks"] > 30


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", [each.name for each in sets()])
def test_ten_games_of_a_set_by_clicks(open_page: Opener, name: str, seed: int) -> None:
    page = open_page("/about", chosen=QUICK)
    sit_with_a_set(page, name, seed=100 + seed)
    begin(page, seed, until="^(?!Buy|Play)")  # a picture of the first question that is not an everyday one
    page.evaluate("window.playing")
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"game-{name}-{seed}.png")
    if not report(page)["over"]:
        page.evaluate("report.stopped = false")
        play(page, seed)
    assert report(page)["clicks"] > 0


def test_two_people_in_two_browsers(open_page: Opener) -> None:
    ann, bob = two_people(open_page)
    begin(ann, seed=1)
    begin(bob, seed=2)
    until = time.monotonic() + PATIENCE
    while not (report(ann)["over"] and report(bob)["over"]):
        assert time.monotonic() < until, (report(ann), report(bob))
        ann.wait_for_timeout(100)
    assert report(ann)["clicks"] > 30
    assert report(bob)["clicks"] > 30


def test_talk_and_mute(open_page: Opener) -> None:
    one, other = two_people(open_page)
    other.get_by_role("button", name="Good luck!").click()
    expect(one.locator(".chat .lines")).to_contain_text("Good luck!")
    one.get_by_role("button", name="Mute").click()
    expect(one.locator(".chat .lines")).not_to_contain_text("Good luck!")
    one.get_by_label("Say something").fill("Thank you")
    one.keyboard.press("Enter")
    expect(other.locator(".chat .lines")).to_contain_text("Thank you")


def test_others_are_asked_before_something_learned_is_taken_back(open_page: Opener) -> None:
    first, second = two_people(open_page, options={"undo": "ask"})
    first.locator(".main").click()  # all Treasures
    expect(first.locator(".words")).to_contain_text("Buy a card")
    first.get_by_role("button", name="Ask to undo").click()
    expect(second.locator(".consent")).to_contain_text("wants to take back")
    second.get_by_role("button", name="No", exact=True).click()
    expect(second.locator(".consent")).to_have_count(0)
    expect(first.locator(".words")).to_contain_text("Buy a card")
    first.get_by_role("button", name="Ask to undo").click()
    second.get_by_role("button", name="Allow").click()
    expect(first.locator(".words")).to_contain_text("Play Treasures")
    expect(first.locator(".consent")).to_have_count(0)


def test_a_whole_game_on_a_phone(open_page: Opener) -> None:
    page = open_page("/about", PHONE, touch=True, chosen=QUICK)
    sit(page, sets=["Adventures", "Empires"], seed=3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = page.evaluate(
        """least => [...document.querySelectorAll(".board button, .board a")].filter((each) => each.checkVisibility())
        .map((each) => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
        .filter(([, box]) => box.width < least || box.height < least)
        .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)""",
        TARGET,
    )
    assert small == []
    assert play(page, seed=8)["clicks"] > 30
