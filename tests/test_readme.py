"""The README tells the truth: its example runs."""

import doctest
from pathlib import Path

import freehold.api

README = Path(__file__).parent.parent / "README.md"


def test_the_example_in_the_readme_runs() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted >= 4
    assert outcome.failed == 0


def test_the_example_of_the_library_runs() -> None:
    outcome = doctest.testmod(freehold.api)
    assert outcome.attempted >= 3
    assert outcome.failed == 0
