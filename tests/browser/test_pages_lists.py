"""Lists of one's own: tables that are found again, cards that one likes or does without."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.clicks import SMALL, new_table
from tests.browser.conftest import Opener
from tests.browser.games import TEN, finished_game, upload


def test_old_tables_are_found_by_cards_and_players(open_page: Opener) -> None:
    page = open_page("/about")
    for _ in range(3):
        new_table(page, kingdom=SMALL)
    new_table(page, kingdom=SMALL.replace("Mine", "Chapel"))
    page.goto("/")
    tables = page.get_by_role("listitem").filter(has_text="Table with")
    expect(tables).to_have_count(4)
    find = page.get_by_label("Find a table by cards and players")
    find.fill("chapel, money")
    expect(tables).to_have_count(1)
    assert violations(page) == []
    find.fill("laboratory")
    expect(page.get_by_text("No table of yours has that.")).to_be_visible()
    find.fill("")
    expect(tables).to_have_count(4)


def test_cards_that_one_does_without_stay_away(open_page: Opener) -> None:
    page = open_page("/cards/Witch")
    page.get_by_label("In random kingdoms").select_option("never with it")
    page.goto("/cards/Gardens")
    page.get_by_label("In random kingdoms").select_option("rather with it")
    page.goto("/new", wait_until="networkidle")
    page.get_by_text("Your cards:").click()
    lists = page.locator("details").filter(has_text="Your cards:")
    expect(lists).to_contain_text("1 liked, 1 left out")
    lists.get_by_label("A card or landscape").fill("moat")
    lists.get_by_role("button", name="Add").click()
    expect(lists).to_contain_text("1 liked, 2 left out")
    expect(lists).to_contain_text("Moat")
    assert violations(page) == []
    lists.get_by_role("button", name="Witch: as all others").click()
    expect(lists).to_contain_text("1 liked, 1 left out")
    page.goto("/cards/Witch")
    expect(page.get_by_label("In random kingdoms")).to_have_value("")
    page.goto("/cards/Moat")
    expect(page.get_by_label("In random kingdoms")).to_have_value("banned")


def test_what_is_no_card_is_told(open_page: Opener) -> None:
    page = open_page("/new", allow=[400])
    page.get_by_text("Your cards:").click()
    page.get_by_label("A card or landscape").fill("Celler")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_contain_text("Cellar")
    expect(page.get_by_label("A card or landscape")).to_have_value("Celler")


def test_a_kingdom_is_kept_named_and_played_again(open_page: Opener) -> None:
    page = open_page("/new")
    expect(page.locator(".preview[aria-busy=false] .piles li")).not_to_have_count(0)
    drawn = sorted(page.locator(".preview .piles .name").all_inner_texts())
    page.get_by_role("button", name="Keep this kingdom").click()
    expect(page.get_by_role("button", name="Kept", exact=True).last).to_have_attribute("aria-pressed", "true")
    page.goto("/new#kept")
    page.reload()
    page.get_by_label("The name of").fill("The good one")
    page.get_by_label("The name of").press("Enter")
    page.get_by_role("button", name="Play The good one").click()
    expect(page.locator(".preview[aria-busy=false] .piles li")).not_to_have_count(0)
    assert sorted(page.locator(".preview .piles .name").all_inner_texts()) == drawn
    assert violations(page) == []
    page.get_by_role("button", name="Forget The good one").click()
    expect(page.get_by_text("None yet.")).to_be_visible()


def test_the_kingdom_of_a_result_is_kept_as_it_was(open_page: Opener) -> None:
    page = open_page("/about")
    code = upload(page, finished_game())
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Keep this kingdom").click()
    page.goto("/new#kept", wait_until="networkidle")
    page.reload()
    page.locator(".pick").click()
    expect(page.locator(".preview[aria-busy=false] .piles li")).to_have_count(10)
    assert sorted(page.locator(".preview .piles .name").all_inner_texts()) == sorted(TEN)


def test_what_to_lay_out_with_real_cards(open_page: Opener) -> None:
    page = open_page(f"/new#k={SMALL}")
    page.get_by_role("button", name="Another seat").click()
    page.get_by_text("With real cards: what to lay out for 3").click()
    sheet = page.locator("details").filter(has_text="With real cards")
    expect(sheet).to_contain_text("Province")
    expect(sheet).to_contain_text("12")
    assert violations(page) == []
