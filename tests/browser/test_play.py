from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from freehold.server.reference import sets
from tests.browser.clicks import PATIENCE, SMALL, begin, new_table, play, report, sit
from tests.browser.conftest import PHONE, Opener

QUICK = {"motion": False, "warn": False}
TARGET = 44  # pixels that a finger needs


@pytest.mark.parametrize("name", [each.name for each in sets()])
def test_a_whole_game_of_a_set_by_clicks(open_page: Opener, name: str) -> None:
    page = open_page("/about", chosen=QUICK)
    (found,) = [each for each in sets() if each.name == name]
    sit(page, sets=[name] if found.kingdom >= 10 else [name, "Dominion 2nd Edition"], seed=7)
    assert play(page, seed=len(name))["clicks"] > 30


def two_people(open_page: Opener, **fields: object) -> tuple[Page, Page]:
    ann, bob = open_page("/about", chosen=QUICK), open_page("/about", chosen=QUICK)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.get("/api/me")
        page.request.post("/api/me", data={"name": name})
    code = new_table(ann, "me", "open", kingdom=SMALL, seed=4, **fields)
    ann.goto(f"/t/{code}")
    bob.goto(f"/t/{code}")
    bob.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Start the game").click()
    ann.wait_for_selector(".prompt")
    bob.wait_for_selector(".prompt")
    return ann, bob


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
    ann, bob = two_people(open_page)
    bob.get_by_role("button", name="Good luck!").click()
    expect(ann.locator(".chat .lines")).to_contain_text("Bob Good luck!")
    ann.get_by_role("button", name="Mute").click()
    expect(ann.locator(".chat .lines")).not_to_contain_text("Good luck!")
    ann.get_by_label("Say something").fill("Thank you")
    ann.keyboard.press("Enter")
    expect(bob.locator(".chat .lines")).to_contain_text("Ann Thank you")


def test_others_are_asked_before_something_learned_is_taken_back(open_page: Opener) -> None:
    ann, bob = two_people(open_page, options={"undo": "ask"})
    first, second = (ann, bob) if ann.locator(".prompt.asks").count() else (bob, ann)
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
        .filter(([, box]) => box.width < least || box.height < least).map(([name, box]) => `${name}: ${box.width} x ${box.height}`)""",
        TARGET,
    )
    assert small == []
    assert play(page, seed=8)["clicks"] > 30
