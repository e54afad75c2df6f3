"""For everybody: by keyboard alone, nothing that axe finds, large print, little motion."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.clicks import SMALL, play, sit, wait_until
from tests.browser.conftest import DESK, LAPTOP, PHONE, Opener

MANY = (
    "Page, Peasant, Young Witch, Cellar, Knights, Golem, Artificer, Gear, Haunted Woods, Ranger, Mission, Ferry, "
    "Way of the Mouse"
)  # fmt: skip
MOST_KEYS = 4000
SMALL_PHONE = (320, 568)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(open_page: Opener, scheme: str) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False}, color_scheme=scheme)
    sit(page, "me", "big-money", "big-money", kingdom=MANY, seed=3)
    assert violations(page) == []
    page.locator(".main").click()
    page.wait_for_selector(".kingdom .may, .base .may")
    page.keyboard.press("?")
    assert violations(page) == []
    page.keyboard.press("Escape")
    for button, dialog in (("Settings", "Settings"), ("Mats", "Mats and places")):
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.locator(".kingdom [data-card=Gear]").click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Rulings")
    assert violations(page) == []


@pytest.mark.parametrize("until", ["Sentry Trash", "Cellar Discard"])
def test_axe_finds_nothing_in_a_prompt(open_page: Opener, until: str) -> None:
    page = open_page("/about", PHONE, touch=True, chosen={"motion": False, "warn": False}, color_scheme="dark")
    sit(page, kingdom="Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Sentry, Harbinger", seed=3)
    play(page, 2, buys=["Sentry", "Cellar"], until=until)
    page.locator(".tray .may, .hand .may").first.click()
    assert violations(page) == []


def test_a_whole_game_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    sit(page, kingdom=SMALL, seed=3)
    rng = random.Random(4)
    keys = 0
    while keys < MOST_KEYS and not page.locator("[data-game-over]").count():
        keys += press(page, rng)
    assert page.locator("[data-game-over]").count(), "the game does not end"


def press(page: Page, rng: random.Random) -> int:
    """One decision by keys, as one reads it from the screen; how many keys."""
    seen = page.evaluate(
        """async () => {
          for (let i = 0; i < 3000; i++) {
            if (document.querySelector("[data-game-over]")) return null;
            if (document.querySelector(".prompt.asks[aria-busy=false]")) break;
            await new Promise((done) => setTimeout(done, 10));
          }
          const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.innerText);
          const letters = [...document.querySelectorAll(".supply .may")]
            .map((each) => [each.dataset.card, each.querySelector(".letter")?.innerText]);
          return { words: document.querySelector(".words").innerText, main: texts(".main:not(:disabled)")[0] ?? null,
                   keys: texts(".hand .may:not(.picked) .key, .tray .may:not(.picked) .key, .option kbd"), letters,
                   shown: document.querySelector(".keys") !== null };
        }"""
    )
    if seen is None:
        return 0
    if not seen["shown"]:
        page.keyboard.press("?")
        return 1
    words = seen["words"].strip()
    if seen["main"] and "Treasures" in seen["main"]:
        page.keyboard.press("Space")
    elif words.startswith("Buy"):
        letters = dict(seen["letters"])
        wanted = [letters[name] for name in ("Province", "Gold", "Duchy", "Witch", "Silver", "Militia") if letters.get(name)]
        page.keyboard.press(wanted[0] if wanted else "Space")
    elif seen["keys"] and (not seen["main"] or rng.random() < 0.7):
        page.keyboard.press(rng.choice(seen["keys"]).strip())
    else:
        page.keyboard.press("Enter")
    return 1


def test_focus_goes_through_everything_and_is_seen(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    sit(page, kingdom=SMALL, seed=3)
    names = set()
    for _ in range(45):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """() => { const at = document.activeElement; const style = getComputedStyle(at);
            return [at.tagName, at.ariaLabel || at.innerText, style.outlineStyle, parseFloat(style.outlineWidth)]; }"""
        )
        if found[0] == "BODY":
            break
        assert found[2] != "none", found
        assert found[3] >= 2, found
        names.add(str(found[1]))
    assert any("Militia" in name for name in names)
    assert any("Copper" in name and "Play" in name for name in names)
    assert any("Play all Treasures" in name for name in names)


def test_arrows_go_through_the_kingdom(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    sit(page, kingdom=SMALL, seed=3)
    page.locator(".kingdom [data-card=Cellar]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == "Moat"
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Moat")).to_be_visible()


def test_news_are_told_to_those_who_listen(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    sit(page, kingdom=SMALL, seed=3)
    expect(page.get_by_role("log", name="Log of the game")).to_contain_text("Turn 1")
    assert page.locator(".prompt .words").get_attribute("aria-live") == "polite"


@pytest.mark.parametrize(("size", "zoom"), [(DESK, 1), (DESK, 2), (LAPTOP, 1), (LAPTOP, 2), (PHONE, 1), (SMALL_PHONE, 1)])
def test_nothing_lies_over_something_else(open_page: Opener, size: tuple[int, int], zoom: int) -> None:
    page = open_page("/about", (size[0] // zoom, size[1] // zoom), chosen={"motion": False}, device_scale_factor=zoom)
    sit(page, "me", "big-money", "big-money", kingdom=MANY, seed=3)
    page.wait_for_timeout(200)
    over = page.evaluate(
        """() => {
          const found = [];
          const parts = [...document.querySelectorAll(".top, .middle, .prompt, .mine, .side")]
            .filter((each) => each.checkVisibility());
          parts.forEach((one, i) => parts.slice(i + 1).forEach((other) => {
            const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2) found.push(`${one.className} and ${other.className}`);
          }));
          const main = document.querySelector(".main").getBoundingClientRect();
          if (main.bottom > innerHeight || main.right > innerWidth) found.push("the main button is out of sight");
          if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
          return found;
        }"""
    )
    assert over == []


def test_cards_fly_only_where_motion_is_wanted(open_page: Opener) -> None:
    still, moving = open_page("/about", chosen={"motion": False}, motion=True), open_page("/about", motion=True)
    calm = open_page("/about", motion=False)
    for page, flies in ((still, False), (moving, True), (calm, False)):
        sit(page, kingdom=SMALL, seed=3)
        page.evaluate(
            """() => { window.flown = 0;
            new MutationObserver((all) => all.forEach((each) => (window.flown += each.addedNodes.length)))
            .observe(document.querySelector(".layer"), { childList: true }); }"""
        )
        page.locator(".main").click()
        expect(page.locator(".words")).to_contain_text("Buy a card")
        if flies:
            wait_until(page, "flown > 0")
        else:
            page.wait_for_timeout(400)  # in which others would have flown
            assert page.evaluate("flown") == 0
        expect(page.locator(".flight")).to_have_count(0)


WIDE_HAND = """
const hand = ["Cellar", "Moat", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine", "Witch", "Gold",
  "Silver", "Copper", "Estate", "Province", "Curse"];
const parse = JSON.parse;
JSON.parse = (...all) => {
  const message = parse(...all);
  if (message?.type === "view") {
    message.view.players[0].zones.hand = hand;
    if (message.view.question) Object.assign(message.view.question, { verb: "discard", domain: "cards", least: 3, most: 3,
      options: hand.map((card, at) => ({ label: card, card, where: "p1 hand", at })) });
  }
  return message;
};
"""


@pytest.mark.parametrize("cards", ["small", "medium", "large"])
def test_a_hand_of_many_different_cards_can_be_read(open_page: Opener, cards: str) -> None:
    page = open_page("/about", LAPTOP, chosen={"motion": False, "cards": cards})
    page.add_init_script(WIDE_HAND)
    sit(page, kingdom=SMALL, seed=3)
    expect(page.locator(".hand .may")).to_have_count(16)
    boxes = [each.bounding_box() for each in page.locator(".hand .spot").all()]
    for i, one in enumerate(boxes):
        assert one is not None
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= LAPTOP[0]
        for other in boxes[i + 1 :]:
            assert other is not None
            beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            assert beside or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    page.locator(".hand .may[data-card=Mine]").click()
    page.locator(".hand .may[data-card=Curse]").click()
    expect(page.locator(".main")).to_have_text("Discard 2 of 3")
