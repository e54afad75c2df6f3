"""How questions are shown and answered."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.clicks import SMALL, play, sit, wait_until
from tests.browser.conftest import DESK, PHONE, Opener

CELLAR = "Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Sentry, Harbinger"


def words(page: Page, text: str) -> None:
    expect(page.locator(".prompt .words")).to_contain_text(text)


def test_several_cards_are_picked_and_then_confirmed(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=CELLAR, seed=3)
    play(page, 2, buys=["Cellar"], until="Cellar Discard")
    hand = page.locator(".hand .may")
    expect(page.locator(".main")).to_have_text("Discard none")
    copies = page.locator(".hand .may[data-card='Estate']")
    expect(copies).to_contain_text("×2")
    copies.click()
    copies.click()
    expect(copies).to_contain_text("2 of 2")
    expect(page.locator(".main")).to_have_text("Discard 2")
    page.get_by_role("button", name="One Estate less").click()
    expect(page.locator(".main")).to_have_text("Discard 1")
    before = page.locator(".hand").get_attribute("aria-label")
    assert hand.count() >= 2
    page.locator(".main").click()
    expect(page.locator(".log")).to_contain_text("discards an Estate")
    expect(page.locator(".hand")).to_have_attribute("aria-label", before or "")


def test_looked_at_cards_lie_in_the_prompt(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=CELLAR, seed=3)
    play(page, 2, buys=["Sentry", "Silver"], until="Sentry Trash")
    tray = page.locator(".tray .may")
    assert 1 <= tray.count() <= 2
    tray.first.click()
    expect(page.locator(".main")).to_have_text("Trash 1")
    trash = page.locator("[data-zone=trash]").inner_text()
    page.locator(".main").click()
    expect(page.locator("[data-zone=trash]")).not_to_have_text(trash)


def test_a_card_is_named_by_typing(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Wishing Well, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch", seed=3)
    play(page, 2, buys=["Wishing Well"], until="Name a card")
    page.get_by_label("Name a card").fill("smi")
    expect(page.locator(".namecard [role=option]").first).to_have_text("Smithy")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("names Smithy")


def test_amounts_by_keys_and_by_buttons(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Masterpiece, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch", seed=3)
    play(page, 2, buys=["Masterpiece"], until="Overpay")
    page.keyboard.press("0")
    expect(page.locator("output")).to_have_text("0")
    page.get_by_role("button", name="more").click()
    expect(page.locator("output")).to_have_text("1")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Silver")


def test_an_order_is_changed_before_it_is_confirmed(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Navigator, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch", seed=3)
    play(page, 2, buys=["Navigator", "Gold", "Silver"], until="the first on top|in an order")
    names = page.locator(".order .name").all_inner_texts()
    assert len(names) >= 2
    page.get_by_role("button", name="later").first.click()
    swapped = page.locator(".order .name").all_inner_texts()
    assert [text.split()[1:] for text in swapped[:2]] == [names[1].split()[1:], names[0].split()[1:]]
    page.locator(".main").click()
    expect(page.locator(".order")).to_have_count(0)


def test_all_plain_treasures_at_once_and_the_others_left(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    words(page, "Play Treasures")
    coppers = page.locator(".hand [data-card=Copper] .times").inner_text().removeprefix("×")
    expect(page.locator(".main")).to_have_text(f"Play all Treasures (+${coppers})")
    page.locator(".hand .may").first.click()
    expect(page.locator(".coins")).to_have_text("$1")
    page.keyboard.press("Space")
    expect(page.locator(".coins")).to_have_text(f"${coppers}")
    words(page, "Buy a card")
    expect(page.locator(".main")).to_have_text("End turn")


def test_one_is_warned_once_of_what_could_still_be_played(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False})
    sit(page, kingdom=SMALL, seed=3)
    play(page, 2, buys=["Village"], until="Play an Action")
    page.locator(".main").click()
    expect(page.locator(".warning")).to_contain_text("You can still play Village")
    words(page, "Play an Action")
    page.locator(".main").click()
    words(page, "Play Treasures")


def test_an_answer_can_be_remembered_and_asked_again(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Mining Village, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch", seed=3)
    play(page, 2, buys=["Mining Village"], until="Trash Mining Village")
    page.locator(".memory select").select_option("never")
    page.locator(".prompt .option").nth(1).click()
    page.evaluate("report.stopped = false")
    play(page, 5, buys=["Gold"], until="Play an Action")
    page.locator(".hand .may[data-card='Mining Village']").first.click()
    expect(page.locator(".notice")).to_contain_text("Mining Village: answered by itself (never)")
    expect(page.locator(".prompt .words")).not_to_contain_text("Trash")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Ask again").click()
    assert json.loads(page.evaluate("localStorage.freehold"))["memory"] == {}


def test_undo_takes_back(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    page.locator(".main").click()
    words(page, "Buy a card")
    page.keyboard.press("u")
    words(page, "Play Treasures")


def test_a_refused_answer_says_why_and_keeps_the_choice(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          const wrong = window.spoil && text.includes('"answer"');
          window.spoil = window.spoil && !wrong;
          return send.call(this, wrong ? text.replace(/"decisions":\\d+/, '"decisions":0') : text);
        };"""
    )
    sit(page, kingdom=CELLAR, seed=3)
    play(page, 2, buys=["Cellar"], until="Cellar Discard")
    page.locator(".hand .may").first.click()
    page.evaluate("window.spoil = true")
    page.locator(".main").click()
    expect(page.locator(".refusal")).not_to_be_empty()
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.locator(".main").click()
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".hand .picked")).to_have_count(0)


def test_a_lost_line_is_made_again(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    page.add_init_script(
        """window.lines = [];
        const Plain = WebSocket;
        window.WebSocket = class extends Plain { constructor(...all) { super(...all); window.lines.push(this); } };"""
    )
    sit(page, kingdom=SMALL, seed=3)
    page.evaluate(  # what is told may be gone again before a test can look
        """() => { window.told = [];
        new MutationObserver(() => told.push(document.querySelector(".connection")?.innerText ?? ""))
        .observe(document.querySelector(".top"), { childList: true, subtree: true, characterData: true }); }"""
    )
    page.evaluate("lines.at(-1).close()")
    wait_until(page, "lines.length === 2 && lines[1].readyState === WebSocket.OPEN")
    expect(page.locator(".connection")).to_have_count(0)
    assert "connection lost, trying again…" in page.evaluate("told")
    assert page.evaluate("lines.length") == 2
    assert "since=" in page.evaluate("lines.at(-1).url")
    page.locator(".main").click()
    words(page, "Buy a card")


def test_a_card_is_shown_big_under_the_pointer_and_with_its_rulings(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    page.locator(".kingdom [data-card=Militia]").hover()
    expect(page.locator(".preview")).to_contain_text("discards down to 3 cards")
    page.locator(".kingdom [data-card=Moat]").click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Rulings")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_press_shows_the_card_and_does_not_choose_it(open_page: Opener) -> None:
    page = open_page("/about", PHONE, touch=True, chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    page.locator(".main").click()
    words(page, "Buy a card")
    page.evaluate(
        """async () => {
          const at = document.querySelector(".base [data-card=Copper]");
          const touch = { bubbles: true, cancelable: true, pointerType: "touch" };
          const send = (type) => at.dispatchEvent(new PointerEvent(type, touch));
          send("pointerdown");
          await new Promise((done) => setTimeout(done, 700));
          send("pointerup");
          at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        }"""
    )
    expect(page.get_by_role("dialog", name="Copper")).to_be_visible()
    page.keyboard.press("Escape")
    words(page, "Buy a card")


def test_places_show_what_lies_open(open_page: Opener) -> None:
    page = open_page("/about", DESK, chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    page.locator(".main").click()
    page.locator(".base .may[data-card=Copper]").click()
    words(page, "Play Treasures")
    page.keyboard.press("m")
    dialog = page.get_by_role("dialog", name="Mats and places")
    expect(dialog).to_contain_text("Discard pile (6)")
    dialog.get_by_role("button", name="Trash and shared").click()
    expect(dialog).to_contain_text("Trash")
    page.keyboard.press("Escape")
    page.locator(".opponents button").first.click()
    expect(dialog).to_contain_text("Discard pile")


def test_the_digest_tells_what_others_did(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    expect(page.locator(".digest")).to_have_count(0)
    page.locator(".main").click()
    page.locator(".main").click()
    expect(page.locator(".digest")).to_contain_text("buys and gains a Silver")
    expect(page.locator(".opponents")).to_contain_text("gained Silver")


def test_abilities_that_wait_are_used_in_one_go_in_the_order_that_is_wanted(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Wharf, Merchant Ship, Village, Workshop, Caravan, Remodel, Smithy, Market, Mine, Bazaar", seed=3)
    play(page, 6, buys=["Merchant Ship", "Wharf", "Caravan", "Village"], until="Which ability")
    names = [text.split(maxsplit=1)[1] for text in page.locator(".order .name").all_inner_texts()]
    assert len(names) >= 2
    page.keyboard.press("Space")
    words(page, "Which ability")
    page.get_by_role("button", name=f"{names[0]} later").first.click()
    page.get_by_role("button", name="All in this order").click()
    expect(page.locator(".order")).to_have_count(0)
    told = page.locator(".log .lines").inner_text().rsplit("Turn ", 1)[1]
    assert told.index(f"({names[1]})") < told.index(f"({names[0]})")


def test_travellers_stand_in_a_line_beside_the_supply(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom="Peasant, Page, Village, Workshop, Militia, Remodel, Smithy, Market, Mine, Witch", seed=3)
    page.get_by_role("button", name="Not in the Supply").click()
    expect(page.locator(".chain")).to_have_count(2)
    lines = [
        [str(pile.get_attribute("data-card")) for pile in line.locator(".spot").all()] for line in page.locator(".chain").all()
    ]
    assert sorted(lines) == [["Soldier", "Fugitive", "Disciple", "Teacher"], ["Treasure Hunter", "Warrior", "Hero", "Champion"]]


def test_empty_piles_are_counted_and_look_empty(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    sit(page, kingdom=SMALL, seed=3)
    expect(page.locator(".top")).to_contain_text("0 of 3 piles empty")
    play(page, 6, buys=["Province", "Duchy", "Estate"])
    expect(page.locator(".supply .empty")).not_to_have_count(0)
    empty = page.locator(".supply .empty").count()
    expect(page.locator(".top")).to_contain_text(f"{empty} of 3 piles empty")
    expect(page.locator(".supply .empty").first).to_contain_text("empty")
