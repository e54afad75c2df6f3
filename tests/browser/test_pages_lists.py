"""Lists of one's own: tables that are found again, cards that one likes or does without."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.clicks import SMALL, new_table
from tests.browser.conftest import Opener


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
