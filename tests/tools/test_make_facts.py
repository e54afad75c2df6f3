import json
from pathlib import Path
from typing import Any

import pytest

from tools.make_facts import OUTPUT, collect

ENTRY: dict[str, Any] = {
    "name": "Cellar",
    "category": "kingdom",
    "types": ["Action"],
    "cost": {"coins": 2, "potion": 0, "debt": 0, "suffix": ""},
    "pile": "Cellar",
    "copies": 10,
    "sets": ["Dominion 2nd Edition"],
    "in_supply": True,
    "text": "A sentence.",
}


def reference(folder: Path, official: list[dict[str, Any]], fan: list[dict[str, Any]]) -> Path:
    (folder / "cards.json").write_text(json.dumps(official))
    (folder / "antiquities.json").write_text(json.dumps(fan))
    return folder


def test_facts_hold_no_sentence(tmp_path: Path) -> None:
    (fact,) = collect(reference(tmp_path, [ENTRY], []))

    assert fact == {key: value for key, value in ENTRY.items() if key != "text"} | {"id": "Cellar"}


def test_a_landscape_may_have_no_cost(tmp_path: Path) -> None:
    (fact,) = collect(reference(tmp_path, [ENTRY | {"cost": None}], []))

    assert fact["cost"] is None


def test_two_cards_of_one_name_need_an_id_each(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="Cellar"):
        collect(reference(tmp_path, [ENTRY], [ENTRY]))
    assert len(collect(reference(tmp_path, [ENTRY], [ENTRY | {"unique_name": "Cellar (fan)"}]))) == 2


def test_the_committed_table_is_sorted_and_has_each_card_once() -> None:
    ids = [fact["id"] for fact in json.loads(OUTPUT.read_text(encoding="utf-8"))]

    assert ids == sorted(set(ids))
