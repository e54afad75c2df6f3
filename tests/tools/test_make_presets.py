import json
from typing import Any

import pytest

from tools import make_numbering, make_presets


def entry(**changes: Any) -> dict[str, Any]:
    ten = ["Cellar", "Chapel", "Festival", "Gardens", "Library", "Market", "Militia", "Mine", "Moat", "Young Witch"]
    made: dict[str, Any] = {"id": "x", "name": "X", "sets": ["Dominion 2nd Edition"], "cards": ten, "landscapes": [],
                            "bane": "Hamlet", "colonies": None, "shelters": True, "boulder_trap": None, "extras": {},
                            "notes": ["somebody's words"], "source": ["seed 004 line 12"]}  # fmt: skip
    return made | changes


def test_an_entry_keeps_facts_and_drops_words() -> None:
    extras = {"traits": {"Pious": "Moat"}, "druid_boons": ["The Sky's Gift"]}
    made = make_presets.preset(entry(extras=extras, boulder_trap=True))
    assert made["extras"] == {"Druid": ["The Sky's Gift"], "Pious": ["Moat"], "Young Witch": ["Hamlet"]}
    assert made["cards"][-1] == "Boulder Trap"
    assert made["shelters"]
    assert made["sources"] == ["Dark Ages rulebook"]
    assert "notes" not in made
    assert "colonies" not in made


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"cards": ["Cellar"]}, "1 Kingdom piles"),
        ({"landscapes": ["Nowhere"]}, "no card named Nowhere"),
        ({"surplus": 1}, "no place for surplus"),
    ],
)
def test_faults_are_found(wrong: dict[str, Any], says: str) -> None:
    known = {*entry()["cards"], "Hamlet", "Young Witch"}
    good = make_presets.preset(entry())
    assert make_presets.faults([good], known) == []
    assert says in make_presets.faults([good | wrong], known)[0]
    assert "two kingdoms" in make_presets.faults([good, good], known)[0]


def test_the_committed_data_is_current() -> None:
    presets = json.loads(make_presets.OUTPUT.read_text(encoding="utf-8"))
    known = {fact["id"] for fact in json.loads(make_presets.FACTS.read_text(encoding="utf-8"))}
    assert make_presets.faults(presets, known) == []
    assert make_presets.OUTPUT.read_text(encoding="utf-8") == make_presets.text_of(presets)
    assert make_numbering.missing(make_numbering.numbered()) == []


def test_names_without_a_number_are_found() -> None:
    names = make_numbering.numbered()
    assert make_numbering.missing(names[:-2]) == sorted(names[-2:])
