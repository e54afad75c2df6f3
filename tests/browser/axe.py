"""axe-core in a page: what it finds wrong, in one line each."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, within: str = "html") -> list[str]:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: run `make web`")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(within) => axe.run(within, {resultTypes: ['violations']})", within)
    return [
        f"{each['id']}: {each['help']} at {', '.join(node['target'][0] for node in each['nodes'][:4])}"
        for each in found["violations"]
    ]
