"""What is around the answers: watching, resigning, settings, the sound and the title that call."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicks import SMALL, new_table, play, sit, two_people
from tests.browser.conftest import PHONE, Opener


def test_who_watches_sees_no_hand_and_no_button(open_page: Opener) -> None:
    ann, eve = open_page("/about", chosen={"motion": False, "warn": False}), open_page("/about", chosen={"motion": False})
    code = sit(ann, kingdom=SMALL)
    eve.goto(f"/t/{code}")
    expect(eve.locator(".prompt .words")).to_contain_text("decides")
    expect(eve.locator(".hand .back")).to_have_count(5)
    expect(eve.locator(".prompt button:not(.source)")).to_have_count(0)
    ann.locator(".main").click()
    expect(eve.locator(".log .lines")).to_contain_text("Coppers")
    assert "draws 5 cards" not in eve.locator(".log .lines").inner_text()
    ann.locator(".main").click()
    expect(eve.locator(".log .lines")).to_contain_text("draws 5 cards")


def test_who_resigns_leaves_the_seat_to_a_bot(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    sit(page, kingdom=SMALL)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign this game…").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".main")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign this game…").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator(".main")).to_have_count(0)


def test_light_dark_and_the_size_of_cards_are_kept(open_page: Opener) -> None:
    page = open_page("/about", color_scheme="light")
    sit(page, kingdom=SMALL)
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    width = page.locator(".hand .spot").first.bounding_box()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Light or dark").select_option("dark")
    page.get_by_label("Size of cards").select_option("large")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    page.reload()
    page.wait_for_selector(".prompt.asks")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    larger = page.locator(".hand .spot").first.bounding_box()
    assert width is not None
    assert larger is not None
    assert larger["width"] > width["width"] * 1.15
    expect(page.locator(".hand .face").first.locator(".text")).to_be_visible()


def test_the_supply_is_sorted_as_wanted(open_page: Opener) -> None:
    page = open_page("/about", chosen={"sortBy": "cost"})
    sit(page, kingdom=SMALL)

    def names() -> list[str]:
        return [str(each.get_attribute("data-card")) for each in page.locator(".kingdom .spot").all()]

    assert names() == ["Cellar", "Moat", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine", "Witch"]
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Order of the Supply").select_option("name")
    assert names() == sorted(names())


@pytest.mark.parametrize("sound", [True, False])
def test_the_title_and_a_sound_call_when_it_is_ones_turn(open_page: Opener, sound: bool) -> None:
    first, second = two_people(open_page)
    second.evaluate(
        """() => { window.notes = 0; const plain = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.notes += 1; return plain.call(this); }; }"""
    )
    second.get_by_role("button", name="Settings").click()
    second.get_by_label("A soft sound when it is your turn").set_checked(sound)
    second.keyboard.press("Escape")
    assert not second.title().startswith("Your turn")
    first.locator(".main").click()
    expect(first.locator(".prompt .words")).to_contain_text("Buy a card")
    first.locator(".main").click()
    second.wait_for_selector(".prompt.asks")
    assert second.title().startswith("Your turn")
    assert second.evaluate("notes") == (2 if sound else 0)


def test_the_log_of_a_phone_opens_as_a_sheet(open_page: Opener) -> None:
    page = open_page("/about", PHONE, touch=True, chosen={"motion": False})
    sit(page, kingdom=SMALL)
    expect(page.get_by_role("log", name="Log of the game")).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("log", name="Log of the game")).to_contain_text("Turn 1")


def test_two_tables_at_once_keep_apart(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    first = new_table(page, kingdom=SMALL)
    second = new_table(page, kingdom="Page, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch")
    page.goto(f"/t/{first}")
    expect(page.locator(".kingdom")).to_contain_text("Cellar")
    page.goto(f"/t/{second}")
    expect(page.locator(".kingdom")).to_contain_text("Page")
    expect(page.locator(".landscapes")).to_contain_text("Treasure Hunter")


def test_what_lies_before_oneself_is_told(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Ratcatcher, Caravan, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch", seed=3)
    expect(page.locator(".own")).to_have_count(0)
    play(page, 3, buys=["Ratcatcher"], until="Ratcatcher")
    told = page.locator(".own").inner_text()
    found = re.search(r"Tavern (\d)", told)
    assert found, told
    page.locator(".own").click()
    expect(page.get_by_role("dialog", name="Mats and places")).to_contain_text(f"Tavern mat ({found[1]})")
