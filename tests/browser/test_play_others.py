"""The turns of others, shown step by step; and who does not want that sees at once how it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import conftest
from tests.browser.axe import violations
from tests.browser.clicks import SMALL, play, sit, two_people, wait_until
from tests.browser.conftest import DESK, PHONE, Opener

CALM = {"warn": False, "pace": "normal"}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page waits long for the steps (else 800 milliseconds: a busy machine would show none)."""
    monkeypatch.setattr(conftest, "LOTS", conftest.LOTS + """
        const wait = window.setTimeout;
        window.setTimeout = (what, after, ...more) => wait(what, after === 800 ? 60000 : after, ...more);
    """)  # fmt: skip


def listen(page: Page) -> None:
    """From now on it is kept what the prompt says, whether it could be skipped, and whether the board showed a bot's Coppers:
    a step may be over before a test looks."""
    page.evaluate(
        """() => { window.said = []; window.skippable = window.followed = false; const note = () => {
          const text = document.querySelector(".words").innerText.trim();
          if (text !== window.said.at(-1)) window.said.push(text);
          if (!document.querySelector(".onward") || document.querySelector(".prompt.asks")) return;
          window.skippable = true;
          const there = (selector) => document.querySelector(selector) !== null;
          window.followed ||= there(".strip.turn") && there(".inplay [data-card=Copper]"); };
          new MutationObserver(note).observe(document.querySelector(".board"), { childList: true, subtree: true,
            characterData: true }); note(); }"""
    )


def end_turn(page: Page) -> None:
    """One's own turn without a purchase."""
    page.locator(".main").click()
    expect(page.locator(".words")).to_contain_text("Buy a card")
    page.locator(".main").click()


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (PHONE, True)])
def test_a_bots_turn_is_played_out(open_page: Opener, size: tuple[int, int], touch: bool) -> None:
    page = open_page("/about", size, touch=touch, chosen={**CALM, "pace": "fast"}, motion=True)
    sit(page, kingdom=SMALL, seed=3)
    listen(page)
    end_turn(page)
    wait_until(page, "skippable")
    assert violations(page, ".prompt") == []  # cards that fly are faint
    expect(page.locator(".prompt.asks")).to_be_visible()
    said = page.evaluate("said")
    assert any("plays" in text and "Copper" in text for text in said), said
    assert any("buys and gains" in text for text in said), said
    expect(page.locator(".onward")).to_have_count(0)
    if not touch:
        expect(page.locator(".digest")).to_contain_text("buys and gains")


def test_the_board_follows_each_step(open_page: Opener) -> None:
    page = open_page("/about", chosen=CALM, motion=True)
    sit(page, kingdom=SMALL, seed=3)
    listen(page)
    end_turn(page)
    wait_until(page, "followed")


@pytest.mark.parametrize("how", ["Space", "Escape", "click", "button"])
def test_it_is_skipped_by_a_key_or_a_click(open_page: Opener, how: str) -> None:
    page = open_page("/about", chosen=CALM, motion=True)
    sit(page, "me", *["big-money"] * 5, kingdom=SMALL, seed=3)
    end_turn(page)
    expect(page.get_by_role("button", name="Skip to now")).to_be_visible()
    listen(page)
    if how == "click":
        page.locator(".middle").click(position={"x": 4, "y": 2})
    elif how == "button":
        page.locator(".onward").click()
    else:
        page.keyboard.press(how)
    page.wait_for_selector(".prompt.asks")
    assert len(page.evaluate("said")) < 12  # of nearly twenty steps
    expect(page.locator(".words")).to_contain_text("Treasures")  # what skips answers nothing
    expect(page.locator(".status")).to_contain_text("Your turn 2")


@pytest.mark.parametrize("chosen", [{**CALM, "pace": "off"}, {**CALM, "motion": False}, None])
def test_who_wants_no_steps_gets_none(open_page: Opener, chosen: dict[str, object] | None) -> None:
    page = open_page("/about", chosen=chosen or CALM, motion=chosen is not None)  # without: the system wants little motion
    sit(page, "me", "big-money", "big-money", kingdom=SMALL, seed=3)
    listen(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    end_turn(page)
    page.wait_for_selector(".prompt.asks")
    expect(page.locator(".status")).to_contain_text("Your turn 2")
    assert not [text for text in page.evaluate("said") if "plays" in text]
    assert not [url for url in asked if "scenes" in url]


def test_the_pace_is_chosen_in_the_settings(open_page: Opener) -> None:
    page = open_page("/about", chosen=CALM, motion=True)
    sit(page, kingdom=SMALL, seed=3)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Turns of others").select_option("at once")
    page.keyboard.press("Escape")
    end_turn(page)
    page.wait_for_selector(".prompt.asks")
    assert page.locator(".onward").count() == 0


def test_others_are_told_that_something_was_taken_back(open_page: Opener) -> None:
    first, second = two_people(open_page)
    second.wait_for_selector(".prompt")
    first.locator(".main").click()
    expect(second.locator(".log .lines")).to_contain_text("plays")
    first.get_by_role("button", name="Undo").click()
    expect(second.locator(".notice")).to_contain_text("took back a choice")
    expect(first.locator(".prompt.asks")).to_be_visible()
    expect(first.locator(".notice")).to_have_count(0)


@pytest.mark.soak
def test_a_whole_game_with_every_step_shown(open_page: Opener) -> None:
    page = open_page("/about", chosen={**CALM, "pace": "fast"}, motion=True)
    sit(page, "me", "engine", "big-money", kingdom=SMALL, seed=5)
    found = play(page, 5, buys=["Province", "Gold", "Militia", "Silver"])
    assert found["clicks"] > 30
