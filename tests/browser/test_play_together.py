"""What belongs together in play is shown together; one's own deck is counted where the table's rules say so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.clicks import SMALL, sit
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.games import sit_at

STILL = {"motion": False, "warn": False}
THRONED = """
kingdom: Gear, Throne Room, Village
p1 hand: Throne Room, Gear, Gold, Estate, Village
p1 deck: 8 Copper
p2 deck: 10 Copper
turn: p1 action
"""


def choose(page: Page, card: str) -> None:
    page.locator(f".hand .may[data-card='{card}']").click()
    page.wait_for_selector(".prompt.asks[aria-busy=false]")


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (PHONE, True)])
def test_a_throne_room_its_gear_and_what_is_set_aside(open_page: Opener, size: tuple[int, int], touch: bool) -> None:
    page = open_page("/about", size, touch=touch, chosen=STILL, color_scheme="dark" if touch else "light")
    code = sit_at(page, THRONED)
    eve = open_page(f"/t/{code}", size, touch=touch, chosen=STILL)
    choose(page, "Throne Room")
    choose(page, "Gear")
    choose(page, "Gold")
    page.locator(".main").click()
    unit = page.locator(".inplay .tied")
    expect(unit).to_contain_text(re.compile("Throne Room.*Gear", re.DOTALL))
    expect(unit.locator(".aside .chip")).to_have_text("Gold")
    expect(eve.locator(".inplay .tied .aside .chip")).to_have_text("1 face down")
    assert violations(page) == []
    choose(page, "Estate")
    page.locator(".main").click()
    expect(unit.locator(".aside .chip")).to_have_text(["Gold", "Estate"])


def test_what_stays_before_oneself_tells_what_it_keeps(open_page: Opener) -> None:
    page = open_page("/about", chosen={**STILL, "motion": True, "pace": "normal"}, motion=True)
    sit_at(page, THRONED)
    choose(page, "Throne Room")
    choose(page, "Gear")
    choose(page, "Gold")
    page.locator(".main").click()
    page.locator(".main").click()  # nothing the second time
    expect(page.locator(".main")).to_contain_text("Treasures")
    page.locator(".main").click()
    expect(page.locator(".words")).to_contain_text("Buy a card")
    page.locator(".main").click()
    expect(page.locator(".own")).to_contain_text("Gear")  # in the turn of the bot
    expect(page.locator(".own")).to_contain_text("with Gold")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_deck_is_counted_where_the_rules_say_so(open_page: Opener, scheme: str) -> None:
    page = open_page("/about", chosen=STILL, color_scheme=scheme)
    sit(page, kingdom=SMALL, seed=3, options={"tracking": True})
    tracker = page.locator(".side .tracker")
    expect(tracker).to_contain_text("Your deck: 5 left of 10 cards")
    hand = page.locator(".hand").inner_text()
    coppers = 7 - int(re.search(r"Copper[^×]*×(\d)", hand, re.DOTALL)[1])  # type: ignore[index]
    row = tracker.locator("tr").filter(has_text="Copper")
    expect(row).to_contain_text(f"{coppers} of 7")
    expect(row).to_contain_text(f"{coppers * 20} %")
    expect(row).to_contain_text("100 %")
    assert violations(page, ".side") == []
    tracker.locator("summary").click()
    expect(row).not_to_be_visible()
    page.reload()
    page.wait_for_selector(".prompt.asks")
    expect(row).not_to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Mats and places")).to_contain_text(f"{coppers} of 7")
    assert violations(page) == []


def test_a_phone_shows_the_counted_deck_behind_the_deck(open_page: Opener) -> None:
    page = open_page("/about", PHONE, touch=True, chosen=STILL)
    sit(page, kingdom=SMALL, seed=3, options={"tracking": True})
    page.locator("[data-zone='p1 deck']").click()
    expect(page.get_by_role("dialog", name="Mats and places")).to_contain_text("Your deck: 5 left of 10 cards")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_deck_is_counted_otherwise(open_page: Opener) -> None:
    page = open_page("/new", chosen=STILL)
    sit(page, kingdom=SMALL, seed=3)
    expect(page.locator(".tracker")).to_have_count(0)
    watched = sit(page, kingdom=SMALL, seed=3, options={"tracking": True})
    eve = open_page(f"/t/{watched}", chosen=STILL)
    expect(eve.locator(".prompt .words")).to_contain_text("decides")
    expect(eve.locator(".tracker")).to_have_count(0)


def test_the_rule_is_chosen_for_the_table_and_told(open_page: Opener) -> None:
    page = open_page("/new", chosen=STILL)
    page.get_by_text("Rules", exact=True).click()
    page.get_by_label("Everybody sees what is left in their own deck").check()
    expect(page.locator(".said")).to_contain_text("decks are counted")


def test_what_lies_beside_the_kingdom_is_in_sight(open_page: Opener) -> None:
    page = open_page("/about", chosen=STILL)
    sit(page, kingdom="Druid (The Sky's Gift, The Sun's Gift, The Sea's Gift), Riverboat (Laboratory), Moat, Village, Smithy,"
                      "Market, Witch, Militia, Mine, Workshop")  # fmt: skip
    beside = page.locator(".beside")
    expect(beside).to_contain_text([re.compile(r"Riverboat:\s*Laboratory"), "Boons:"])
    assert sorted(beside.nth(1).locator(".card").all_inner_texts()) == ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"]
    beside.locator("[data-card=Laboratory]").hover()
    expect(page.locator(".preview")).to_contain_text("Laboratory")
