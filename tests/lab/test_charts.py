from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from freehold.lab import charts


@pytest.mark.parametrize(("least", "most"), [(0.0, 9.7), (0.0, 63.4), (-212.0, 158.0), (1.0, 23.0), (0.0, 0.004)])
def test_ticks_are_round_few_and_inside(least: float, most: float) -> None:
    found = charts.ticks(least, most)

    assert 2 <= len(found) <= 11
    assert all(least - 1e-9 <= each <= most + 1e-9 for each in found)
    steps = {round(other - one, 9) for one, other in pairwise(found)}
    assert len(steps) == 1
    assert re.fullmatch(r"[125]0*|0\.0*[125]", f"{steps.pop():.10g}")


def test_a_line_goes_where_its_values_are() -> None:
    text = charts.lines("title", "turn", [("one", [0.0, 10.0, 5.0])])
    ElementTree.fromstring(text)
    points = re.search(r'points="([^"]+)"', text)
    assert points is not None
    places = [tuple(float(each) for each in pair.split(",")) for pair in points[1].split()]

    assert places[0][0] < places[1][0] < places[2][0]
    assert places[1][1] < places[2][1] < places[0][1]  # down is more
    assert places[2][1] == pytest.approx((places[0][1] + places[1][1]) / 2, abs=0.11)


def test_columns_are_as_high_as_their_share() -> None:
    text = charts.columns("title", "turns", {10: 30, 12: 10})
    ElementTree.fromstring(text)
    heights = [float(each) for each in re.findall(r'height="([\d.]+)"><title>', text)]

    assert heights[0] == pytest.approx(3 * heights[1], rel=0.01)
    assert "10: 75.0 %" in text


def test_ranges_show_value_and_interval() -> None:
    text = charts.ranges("title", "share", [("a & b", 40.0, (30.0, 50.0)), ("c", -10.0, None)], bars=True)
    ElementTree.fromstring(text)

    assert text.count('class="range"') == 1
    assert "a &amp; b" in text
    assert "\u221210" in text
    ElementTree.fromstring(charts.ranges("title", "strength", [("a", 1.5, (1.0, 2.0))], bars=False))


def test_nothing_gives_no_chart() -> None:
    assert charts.lines("title", "turn", []) == charts.columns("t", "x", {}) == charts.ranges("t", "x", [], bars=True) == ""
