"""Thousands of random games over random kingdoms of all sets, at 2 to 6 players, every invariant on."""

from __future__ import annotations

import pytest

from freehold.lab.fuzz import fuzz

PARTS = 20
GAMES = 100  # of each part


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games(part: int) -> None:
    """2,000 games in parts, so that several processes can share them. A failure prints a record for `freehold replay`."""
    report = fuzz(GAMES, 77, ["all"], [2, 3, 4, 5, 6], start=part * GAMES, most_failures=3)

    assert not report.failures, "\n\n".join(f"game {f.game}: {f.what}\n{f.record}" for f in report.failures)
    assert report.games == GAMES
    assert report.finished > GAMES // 2
