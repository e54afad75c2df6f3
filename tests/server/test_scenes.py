"""What others did, step by step: views of the way from one's own answer to now."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from freehold.server.wire import Scene
from tests.server.people import Frame, Person, Wire

Maker = Callable[[str], Person]


def end_turn(wire: Wire) -> tuple[Frame, Frame]:
    """Go on without playing or buying until bots have had their turns; the views before the last answer and after it."""
    while True:
        before = wire.view
        least = before["question"]["least"]
        wire.answer(*range(least))
        after = wire.view
        if after["turn"]["serial"] != before["turn"]["serial"]:
            return before, after


def scenes_of(person: Person, code: str, since: int) -> list[Frame]:
    found: list[Frame] = person.get(f"/api/tables/{code}/scenes?since={since}")
    msgspec.convert(found, list[Scene])
    return found


@pytest.mark.parametrize("points", [True, False])
def test_the_turns_of_bots_are_told_step_by_step(person: Maker, points: bool) -> None:
    ann = person("Ann")
    code = ann.make("me", "engine", "big-money", options={"points": points})
    with ann.at(code) as wire:
        end_turn(wire)
        before, after = end_turn(wire)
        scenes = scenes_of(ann, code, before["decisions"] + 1)
        views = [scene["view"] for scene in scenes]
        assert {view["turn"]["seat"] for view in views} == {1, 2}
        assert [view["log_entries"] for view in views] == sorted({view["log_entries"] for view in views})
        told = [view["log"][-1]["text"] for view in views]
        assert any("plays" in text for text in told)
        assert any("buys" in text for text in told)
        for scene in scenes:
            assert scene["view"]["seat"] == 0
            assert scene["view"]["question"] is None
            assert scene["view"]["undo"] == {"possible": False, "free": False}
            assert (scene["points"] is not None) is points
            assert all(line["entry"] >= scene["log_from"] for line in scene["view"]["log"])
        assert wire.view == after  # looking on has changed nothing
        assert scenes_of(ann, code, after["decisions"]) == []


def test_nothing_of_ones_own_turn_is_told_again(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    rng = random.Random(4)
    with ann.at(code) as wire:
        for _ in range(40):
            question = wire.view["question"]
            if question is None:
                break
            before = wire.view["decisions"]
            wire.play(rng, 1)
            for scene in scenes_of(ann, code, before + 1):
                assert scene["view"]["turn"]["decided_by"] != 0


def test_scenes_follow_the_rules_of_looking(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "priority", options={"watching": "nobody"})
    bob.get(f"/api/tables/{code}/scenes?since=0", 403)
    assert "number" in ann.get(f"/api/tables/{code}/scenes?since=x", 400)["problem"]
    assert "not shown again" in ann.get(f"/api/tables/{code}/scenes?since=900", 404)["problem"]
    assert "not shown again" in ann.get(f"/api/tables/{code}/scenes?since=-1", 404)["problem"]
    waiting = ann.make("me", "open")
    assert "not begun" in ann.get(f"/api/tables/{waiting}/scenes", 409)["problem"]


def test_who_watches_sees_no_hand_in_a_scene(person: Maker) -> None:
    ann, eve = person("Ann"), person("Eve")
    code = ann.make("me", "engine")
    with ann.at(code) as wire:
        before, _ = end_turn(wire)
    scenes = scenes_of(eve, code, before["decisions"])
    assert scenes
    for scene in scenes:
        assert scene["view"]["seat"] == -1
        for player in scene["view"]["players"]:
            assert set(player["zones"]["hand"]) <= {None}
