"""Documents, text and pages of simulations."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import combinations
from typing import Any

import pytest

from freehold.lab import html_report, text_report
from freehold.lab.match import Match, Table, Unit
from freehold.lab.report import Run, match_document, matrix_document, run_document
from freehold.rules.setup import Kingdom

SMITHY = Kingdom(["Smithy", "Village", "Market", "Militia"])
BOTS = ["big-money", "big-money-smithy", "engine"]
VOID = {"meta", "line", "polyline", "circle", "rect", "path"}


def single(*bots: str, seeds: int = 64, **how: Any) -> dict[str, Any]:
    match = Match(bots, SMITHY)
    run = Run([1], seconds=2.0, games=seeds * len(bots), command="freehold simulate <x>", **how)
    counts = Table(match).play(Unit(0, 1, 0, seeds))
    return match_document(match, list(bots), counts, run) | run_document(run)


def matrix(seeds: int = 24) -> dict[str, Any]:
    run = Run([1, 2], seconds=1.0, games=seeds * 6)
    pairs = list(combinations(range(3), 2))
    matches = [Match((BOTS[one], BOTS[other]), SMITHY) for one, other in pairs]
    counts = [Table(match).play(Unit(0, 1, 0, seeds)) for match in matches]
    documents = [match_document(match, list(match.bots), each, run) for match, each in zip(matches, counts, strict=True)]
    return matrix_document(BOTS, pairs, documents, counts, run) | run_document(run)


def test_the_figures_agree_with_each_other() -> None:
    found = single("big-money", "big-money-smithy")

    assert sum(found["wins"]) + found["ties"] == found["games"] == 128
    assert found["wins"] == [sum(seats) for seats in found["wins_by_seat"]]
    assert sum(found["endings"].values()) + found["unfinished"] == sum(found["lengths"].values()) == 128
    assert found["turns_per_player"] == pytest.approx(sum(found["turns"]) / 2, abs=1e-3)
    assert found["games_per_second"] == 64.0
    for bot in range(2):
        low, high = found["intervals"]["wins"][bot]
        assert low < found["wins"][bot] / 128 < high
        low, high = found["intervals"]["points"][bot]
        assert low < found["points"][bot] < high
        assert found["decks"][bot]["Copper"] == 7.0
        assert sum(found["decks"][bot].values()) == pytest.approx(10 + found["turns"][bot] - 1, abs=1.5)  # a card a turn
    low, high = found["intervals"]["turns_per_player"]
    assert low < found["turns_per_player"] < high
    (duel,) = found["duels"]
    assert duel["difference"] == pytest.approx((found["wins"][0] - found["wins"][1]) / 128, abs=1e-4)
    assert duel["margin"] == pytest.approx(found["points"][0] - found["points"][1], abs=2e-3)
    assert duel["interval"][0] < duel["difference"] < duel["interval"][1]
    assert json.loads(json.dumps(found))["curves"][0]["points"][0] == 3.0


def test_who_looked_often_has_a_wider_interval() -> None:
    ordinary = single("big-money", "big-money-smithy")["duels"][0]["interval"]
    often = single("big-money", "big-money-smithy", sequential=True)["duels"][0]["interval"]

    assert often[0] < ordinary[0] < ordinary[1] < often[1]


def test_the_text_says_who_is_better_and_why() -> None:
    text = "\n".join(text_report.lines(single("big-money", "big-money-smithy")))

    assert text.startswith("big-money-smithy is better: big-money ")
    assert re.search(r"big-money-smithy wins \d+\.\d % of the games more than big-money \(\d+\.\d to \d+\.\d %\)", text)
    for part in ("Coins per turn", "Points after each turn", "Cards at the end", "What ended the games", "Kingdom: Smithy"):
        assert part in text
    assert max(len(line) for line in text.splitlines()) <= 120


def test_a_kingdom_is_told_with_all_that_belongs_to_it() -> None:
    bare = {"cards": [], "landscapes": [], "colonies": False, "shelters": False, "extras": {}}
    full = {"cards": ["Young Witch"], "landscapes": ["Alms"], "colonies": True, "shelters": True,
            "extras": {"Young Witch": ["Cellar"]}}  # fmt: skip

    assert text_report.kingdom_text(bare) == "the basic cards alone"
    assert text_report.kingdom_text(full) == "Young Witch, Alms, Colonies, Shelters (Young Witch: Cellar)"


def test_equals_are_not_told_apart() -> None:
    assert text_report.headline(single("big-money", "big-money")).startswith("Nobody is surely ahead")


def test_a_matrix_ranks_everybody() -> None:
    found = matrix()
    names = [each["bot"] for each in found["ranking"]]

    assert names[-1] == "big-money"
    assert set(names) == set(BOTS)
    for one, other in combinations(range(3), 2):
        assert found["scores"][one][other] + found["scores"][other][one] == pytest.approx(1.0)
        low, high = found["intervals"][one][other]
        assert low <= found["scores"][one][other] <= high
    assert found["games"] == sum(match["games"] for match in found["matches"]) == 144
    text = text_report.lines(found)
    assert any(line.startswith(f"  {names[0]} ") for line in text)
    assert any("±" in line for line in text)


class Checker(HTMLParser):
    """Finds tags that are not closed in order, and everything that would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def checked(document: dict[str, Any]) -> str:
    page = html_report.page(document)
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    assert checker.fetched == []
    assert "url(" not in page
    assert "@import" not in page
    return " ".join(checker.text)


def test_a_page_needs_nothing_else_and_tells_all() -> None:
    document = single("big-money", "big-money-smithy")
    text = checked(document)

    for part in ("Who wins", "Coins in each turn", "Cards at the end", "Smithy, Village", "freehold simulate <x>", "Seeds 1;"):
        assert part in text
    page = html_report.page(document)
    assert page.count("<polyline") == 6
    assert "<x>" not in page


def test_a_page_of_a_matrix_holds_every_match() -> None:
    document = matrix()
    text = checked(document)

    assert all(f"{one} against {other}" in text for one, other in combinations(BOTS, 2))
    assert html_report.page(document).count("<details>") == 3


def test_names_are_no_html() -> None:
    document = single("big-money", "big-money-smithy", stopped="a <b> of 3 & 4")
    document["bots"] = ["<script>1</script>", '"quoted" & so']
    document["curves"][0]["bot"] = "<script>1</script>"

    page = html_report.page(document)
    assert "<script" not in page
    assert "a &lt;b&gt; of 3 &amp; 4" in page
    checked(document)
