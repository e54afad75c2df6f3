"""Vetoes in the waiting room."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.clicks import QUICK, SMALL, new_table
from tests.browser.conftest import PHONE, Opener


def test_each_vetoes_in_secret_and_something_else_comes(open_page: Opener) -> None:
    ann, bob = open_page("/about", chosen=QUICK), open_page("/about", PHONE, touch=True, chosen=QUICK)
    code = new_table(ann, "me", "open", kingdom=SMALL, options={"vetoes": 1})
    ann.goto(f"/t/{code}")
    bob.goto(f"/t/{code}")
    expect(bob.get_by_role("group", name="Vetoes")).to_have_count(0)
    bob.get_by_role("button", name="Sit here").click()
    bob.get_by_role("group", name="Vetoes").get_by_role("button", name="Witch").click()
    vetoes = ann.get_by_role("group", name="Vetoes")
    vetoes.get_by_role("button", name="Moat").click()
    vetoes.get_by_role("button", name="Militia").click()  # in place of Moat: there is one each
    expect(vetoes.locator("[aria-pressed=true]")).to_have_text("✕ Militia")
    expect(bob.get_by_role("group", name="Vetoes").locator("[aria-pressed=true]")).to_have_text("✕ Witch")
    assert violations(ann) == []
    assert violations(bob) == []
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.locator(".notice")).to_contain_text("Militia, Witch")
    expect(bob.locator(".kingdom")).to_contain_text("Moat")
    for vetoed in ("Witch", "Militia"):
        expect(bob.locator(f".kingdom .spot[data-card={vetoed}]")).to_have_count(0)
    expect(bob.locator(".kingdom .spot[data-card=Cellar]")).to_have_count(1)
