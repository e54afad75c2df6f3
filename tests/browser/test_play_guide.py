"""The first game, guided: lessons come when they are of use, and never hold up the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.clicks import begin
from tests.browser.conftest import DESK, PHONE, Opener

STILL = {"motion": False, "warn": False}


def learn(page: Page) -> None:
    page.get_by_role("button", name="Never played?").click()
    page.wait_for_selector(".prompt.asks")
    expect(page.get_by_role("region", name="Your first game")).to_be_visible()


def read(page: Page, begins: str) -> None:
    expect(page.locator(".guide .text")).to_contain_text(begins)
    page.locator(".guide").get_by_role("button", name="Next").click()


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (PHONE, True)])
def test_the_first_turn_is_explained(open_page: Opener, size: tuple[int, int], touch: bool) -> None:
    page = open_page("/", size, touch=touch, chosen=STILL, color_scheme="dark" if touch else "light")
    learn(page)
    read(page, "Everybody begins with the same ten cards")
    read(page, "These five cards are your hand")
    expect(page.locator(".board")).to_have_attribute("data-about", "supply")
    assert violations(page) == []
    main = page.locator(".main").bounding_box()
    assert main is not None
    assert main["y"] + main["height"] <= size[1]
    read(page, "This is the Supply")
    expect(page.locator(".guide .text")).to_contain_text("play your Treasures")
    page.locator(".main").click()
    expect(page.locator(".guide .text")).to_contain_text("You have $")
    page.locator(".supply .may[data-card=Copper]").click()
    read(page, "What you buy goes to your discard pile")


def test_it_goes_on_after_the_page_was_left(open_page: Opener) -> None:
    page = open_page("/", chosen=STILL)
    learn(page)
    read(page, "Everybody begins")
    at = page.evaluate("location.href")
    page.goto("/cards")
    page.goto(at.split("#")[0])
    expect(page.locator(".guide .text")).to_contain_text("These five cards are your hand")


def test_who_does_without_it_is_rid_of_it(open_page: Opener) -> None:
    page = open_page("/", chosen=STILL)
    learn(page)
    page.get_by_role("button", name="Without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.goto(page.evaluate("location.href").split("#")[0])
    page.wait_for_selector(".prompt.asks")
    expect(page.locator(".guide")).to_have_count(0)


def test_a_game_can_be_played_without_reading_a_word(open_page: Opener) -> None:
    page = open_page("/", chosen=STILL)
    learn(page)
    begin(page, 3, buys=["Province", "Gold", "Militia", "Silver"])
    page.evaluate("window.playing")
    report = page.evaluate("report")
    assert report["faults"] == []
    assert report["over"]
