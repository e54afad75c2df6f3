"""The pages around the game: the lobby, a new table, the waiting room, the result, the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.clicks import new_table, play
from tests.browser.conftest import BLANK, PHONE, Opener
from tests.browser.games import TEN, finished_game, upload

BOARD = ".board .prompt"


def main_heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", name=text, level=1)).to_be_visible()


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_one_click_from_the_first_page_to_a_game(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play a bot").click()
    page.wait_for_selector(BOARD)
    page.wait_for_url(re.compile(r"/t/\w+$"))


def test_the_kingdom_of_the_day_is_played_as_it_is_shown(open_page: Opener) -> None:
    page = open_page("/")
    expect(page.locator(".today li").first).to_be_visible()
    shown = page.locator(".today li .name").all_inner_texts()
    page.get_by_role("button", name="Play it against a bot").click()
    page.wait_for_selector(BOARD)
    code = page.evaluate("location.pathname").rpartition("/")[2]
    kingdom = page.request.get(f"/api/tables/{code}").json()["kingdom"]
    assert sorted(shown) == sorted([*kingdom["cards"], *kingdom["landscapes"]])
    page.goto("/")
    table = page.get_by_role("listitem").filter(has_text="Table with")
    expect(table.first).to_contain_text(re.compile("Your turn|Their turn"))


def test_a_name_and_the_way_to_another_device(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="You are").click()
    page.get_by_label("Your name at tables").fill("Ann of the Hill")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="You are Ann of the Hill")).to_be_visible()
    page.get_by_role("button", name="You are").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("The link for your other device").input_value()

    other = open_page("/")
    expect(other.get_by_role("button", name="You are Guest")).to_be_visible()
    other.goto(link)
    other.get_by_role("button", name="That is me").click()
    expect(other.get_by_role("button", name="You are Ann of the Hill")).to_be_visible()


def test_a_record_from_a_file_is_opened(open_page: Opener, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished_game(), encoding="utf-8")
    page = open_page("/")
    page.get_by_label("Open a record from a file").set_input_files(file)
    expect(page.get_by_role("region", name="Replay")).to_be_visible()


def test_a_file_that_is_no_record_says_so_and_loses_nothing(open_page: Opener, tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("eggs, milk", encoding="utf-8")
    page = open_page("/", allow=[400, 422])
    page.get_by_label("Open a record from a file").set_input_files(file)
    expect(page.get_by_role("alert")).not_to_be_empty()
    main_heading(page, "Freehold")


def test_a_server_that_cannot_be_reached_is_told_and_asked_again(open_page: Opener) -> None:
    page = open_page("/about", allow=[0])
    page.route("**/api/kingdom/today", lambda route: route.abort())
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/api/kingdom/today")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play it against a bot")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


# --- a new table -----------------------------------------------------------------------------------------------------


def test_a_list_is_read_while_it_is_written(open_page: Opener) -> None:
    page = open_page("/new#paste")
    field = page.get_by_label("Your list")
    field.fill("Celler, " + ", ".join(TEN[1:]))
    expect(page.get_by_role("alert")).to_contain_text("Cellar")
    field.fill(", ".join(TEN))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".preview .piles li")).to_have_count(10)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(BOARD)
    assert set(TEN) <= set(page.locator(".board .name").all_inner_texts())


def piles(page: Page) -> list[str]:
    expect(page.locator(".preview[aria-busy=false] .piles li")).not_to_have_count(0)
    return page.locator(".preview .piles .name").all_inner_texts()


def test_one_pile_is_drawn_anew_and_the_others_stay(open_page: Opener) -> None:
    page = open_page(f"/new#k={', '.join(TEN)}")
    before = piles(page)
    gone = before[3]
    page.locator(".preview li").filter(has_text=gone).hover()
    page.get_by_role("button", name=f"Another instead of {gone}", exact=True).click()
    expect(page.locator(".preview .piles .name").filter(has_text=re.compile(f"^{re.escape(gone)}$"))).to_have_count(0)
    after = piles(page)
    assert len({*before} & {*after}) == 9


def test_a_link_carries_a_kingdom(open_page: Opener) -> None:
    page = open_page("/new")
    drawn = piles(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to it").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page(link)
    assert piles(other) == drawn


def test_sets_and_wishes_are_kept_to(open_page: Opener) -> None:
    page = open_page("/new", allow=[400])
    page.get_by_text("Sets:").click()
    for_sets = page.get_by_label("Seaside 2nd Edition")
    wishes = page.get_by_label("Wishes")
    for_sets.check()
    wishes.fill("require Wharf, ban Island, no colonies")
    expect(page.locator(".preview .name").filter(has_text="Wharf")).to_be_visible()
    drawn = piles(page)
    assert "Island" not in drawn
    faces = {face["name"]: face for face in page.request.get("/api/cards").json()}
    assert all("Seaside 2nd Edition" in faces[name]["sets"] for name in drawn)
    wishes.fill("requite Wharf")
    expect(page.get_by_role("alert")).to_contain_text("require")
    assert piles(page) == drawn


def test_a_ready_made_kingdom_is_found_and_played(open_page: Opener) -> None:
    page = open_page("/new#presets")
    page.get_by_label("Search by name, set or card").fill("first game")
    page.get_by_role("listitem").filter(has_text="2nd Edition").get_by_role("button", name="First Game").first.click()
    assert set(piles(page)) >= {"Cellar", "Market", "Militia", "Mine", "Moat"}
    page.get_by_label("Platinum and Colony").select_option("always")
    expect(page.get_by_text("With Platinum and Colony.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(BOARD)
    assert {"Colony", "Militia"} <= set(page.locator(".board .name").all_inner_texts())


def test_seats_for_people_bots_and_nobody_yet(open_page: Opener) -> None:
    page = open_page("/new")
    expect(page.locator(".preview[aria-busy=false] .piles li")).not_to_have_count(0)
    page.get_by_label("Seat 2").select_option("me")
    expect(page.get_by_label("Seat 1")).to_have_value("open")
    for _ in range(4):
        page.get_by_role("button", name="Another seat").click()
    expect(page.get_by_role("button", name="Another seat")).to_have_count(0)
    expect(page.get_by_label("Seat 6", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take seat 6 away").click()
    expect(page.get_by_label("Seat 6", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    main_heading(page, "Waiting for players")
    expect(page.locator("main ol li")).to_have_count(5)


def test_the_rules_of_the_table_arrive(open_page: Opener) -> None:
    page = open_page("/new")
    page.get_by_text("Rules", exact=True).click()
    page.get_by_label("Clock").select_option(label="20 minutes each, 3 seconds a decision")
    page.get_by_label("Everybody sees everybody’s points").check()
    page.get_by_label("Spectators").select_option("nobody")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    rules = page.locator("main p.rules").get_by_text("20 minutes each")
    expect(rules).to_contain_text("everybody sees the points")
    expect(rules).to_contain_text("no spectators")


# --- the waiting room ------------------------------------------------------------------------------------------------


def test_two_people_meet_and_begin(open_page: Opener) -> None:
    ann = open_page("/new")
    ann.get_by_label("Seat 2").select_option("open")
    ann.get_by_role("button", name="Another seat").click()
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_role("button", name="Start the game")).to_be_disabled()
    ann.get_by_label("Your name at this table").fill("Ann")
    ann.get_by_role("button", name="Keep").click()

    ben = open_page(ann.get_by_role("textbox", name="The link to this table").input_value(), PHONE, touch=True)
    expect(ben.locator("main li").nth(0)).to_contain_text("Ann")
    ben.get_by_role("button", name="Sit here").last.click()
    ben.get_by_label("Your name at this table").fill("Ben")
    ben.get_by_role("button", name="Keep").click()
    expect(ann.locator("main li").nth(2)).to_contain_text("Ben")
    ben.get_by_role("button", name="Move here").click()
    expect(ann.locator("main li").nth(1)).to_contain_text("Ben")
    ann.get_by_label("A bot for seat 3").select_option("big-money")
    main_heading(ben, "Everybody is here")
    expect(ben.get_by_role("button", name="Start the game")).to_have_count(0)
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        page.wait_for_selector(BOARD)


def test_a_table_that_is_not_there(open_page: Opener) -> None:
    page = open_page("/t/nosuchcode", allow=[404])
    expect(page.get_by_role("alert")).to_contain_text("nosuchcode")


def test_a_page_that_is_not_there(open_page: Opener) -> None:
    page = open_page("/no/such/page")
    main_heading(page, "There is no such page")
    page.get_by_role("link", name="To the first page").click()
    main_heading(page, "Freehold")


# --- the result ------------------------------------------------------------------------------------------------------


def test_from_the_end_of_a_game_to_the_rematch(open_page: Opener) -> None:
    page = open_page("/about", chosen={"motion": False, "warn": False})
    page.goto(f"/t/{new_table(page, 'me', 'big-money', kingdom=', '.join(TEN), seed=3)}")
    play(page, seed=3)
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins|You win|share"))
    first = page.evaluate("location.href")
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(BOARD)
    assert set(TEN) <= set(page.locator(".board .name").all_inner_texts())
    page.goto(first)
    expect(page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_points_decks_curves_and_gains(open_page: Opener) -> None:
    page = open_page("/about")
    page.goto(f"/t/{upload(page, finished_game(4))}")
    points = page.get_by_role("region", name="Points")
    expect(points.get_by_role("columnheader")).to_have_count(4)
    for column in range(4):
        cells = points.locator(f"tbody td:nth-child({column + 2})").all_inner_texts()
        parts = [int(cell.split("×")[-1]) for cell in cells if cell != "–"]
        assert sum(parts) == int(points.locator("tfoot tr").first.locator("td").nth(column).inner_text())
    decks = page.get_by_role("region", name="Decks")
    for name in ("Ann", "Ben", "Cal", "Dan", "Trash"):
        expect(decks.get_by_role("heading", name=name)).to_be_visible()
    curve = page.get_by_role("img", name=re.compile("^Points for each turn. At the end: Ann"))
    expect(curve).to_be_visible()
    page.get_by_text("As a table: Points").click()
    final = [row.split("\t") for row in page.get_by_role("group", name="Points, table").inner_text().splitlines() if row]
    assert final[0] == ["Turn", "Ann", "Ben", "Cal", "Dan"]
    assert len(final) > 10
    page.get_by_text("Read it").click()
    expect(page.locator("pre")).to_contain_text("Turn 2")
    gains = page.get_by_role("region", name="Gains, turn by turn")
    gains.get_by_role("row", name=re.compile("^5 ")).get_by_role("link").first.click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Turn 5")


# --- the cards -------------------------------------------------------------------------------------------------------


def test_a_card_is_found_read_and_come_back_from(open_page: Opener) -> None:
    page = open_page("/cards")
    page.get_by_label("Name or words of the text").fill("kings court")
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_label("Name or words of the text").press("ArrowDown")
    page.keyboard.press("Enter")
    main_heading(page, "King's Court")
    expect(page.locator(".rulings li").first).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Name or words of the text")).to_have_value("kings court")


def test_cards_by_set_type_and_cost(open_page: Opener) -> None:
    page = open_page("/cards#set=Seaside+2nd+Edition&type=Duration&cost=2-0-0")
    names = page.locator("main li .name")
    expect(names.first).to_be_visible()
    assert set(names.all_inner_texts()) == {"Haven", "Lighthouse"}
    page.get_by_role("combobox", name="Cost").select_option("")
    assert len(names.all_inner_texts()) > 5


def test_cards_by_what_they_are_good_for(open_page: Opener) -> None:
    page = open_page("/cards#set=Dominion+2nd+Edition")
    page.get_by_role("combobox", name="Good for").select_option("village")
    expect(page.locator("main li")).to_have_count(2)
    assert set(page.locator("main li .name").all_inner_texts()) == {"Festival", "Village"}


def test_the_page_of_a_mixed_pile_and_of_an_older_version(open_page: Opener) -> None:
    page = open_page("/cards/Castles")
    expect(page.locator(".others li")).to_have_count(7)
    page.get_by_role("link", name="King's Castle").click()
    main_heading(page, "King's Castle")
    page.goto("/cards/Throne Room")
    expect(page.get_by_role("heading", name="As first printed")).to_be_visible()


def test_a_card_that_is_not_there(open_page: Opener) -> None:
    page = open_page("/cards/Mout", allow=[404])
    expect(page.get_by_role("alert")).to_contain_text("Moat")


# --- for everybody ---------------------------------------------------------------------------------------------------


@pytest.fixture
def every_page(open_page: Opener) -> list[str]:
    page = open_page("/about")
    over = upload(page, finished_game())
    waiting = new_table(page, "open", "open")
    reference = ["/cards#q=moat", "/cards/Moat", "/about"]
    return ["/", "/new", "/new#paste", "/claim", *reference, f"/t/{waiting}", f"/t/{over}", f"/t/{over}/replay#d=20&s=-2"]


def settled(page: Page, path: str) -> None:
    page.goto(BLANK)
    page.goto(path)
    page.wait_for_selector(".controls[aria-busy=false]" if "replay" in path else "main h1")
    page.wait_for_load_state("networkidle")


def test_axe_finds_nothing_in_light_and_dark(open_page: Opener, every_page: list[str]) -> None:
    page = open_page("/about")
    found: list[str] = []
    for path in every_page:
        settled(page, path)
        within = ".controls" if "replay" in path else "html"  # the table has its own test
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found += [f"{path} {scheme} {each}" for each in violations(page, within)]
    assert found == []


def test_nothing_leaves_the_screen_of_a_phone(open_page: Opener, every_page: list[str]) -> None:
    page = open_page("/about", PHONE, touch=True)
    for path in every_page:
        settled(page, path)
        for width in (PHONE[0], 320):
            page.set_viewport_size({"width": width, "height": PHONE[1]})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, select, a.button, nav a, summary')]
                .filter((each) => each.offsetParent && !each.closest('.unseen'))
                .map((each) => [each.textContent.trim() || each.ariaLabel, each.getBoundingClientRect()])
                .filter(([, box]) => box.height < 32).map(([name]) => name)"""
        )
        assert small == [], path


def test_a_game_is_begun_by_keys_alone(open_page: Opener) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Play it against a bot")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    for _ in range(12):
        page.keyboard.press("Tab")
        if "Set up a table" in page.evaluate("document.activeElement.textContent"):
            break
    page.keyboard.press("Enter")
    main_heading(page, "Set up a table")
    assert page.evaluate("document.activeElement.id") == "main"
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Start the game":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(BOARD)
