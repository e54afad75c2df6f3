from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from freehold.server.run import Running
from tests.server.people import Frame, Person, base_of

Maker = Callable[[str], Person]


@pytest.fixture(scope="module")
def finished(running: Running) -> tuple[str, list[str], list[Frame]]:
    """A game that is over: its table, the cookie of who played it, and the views that were sent."""
    running.hub.lots = random.Random(5)
    ann = Person(base_of(running), "Ann")
    code = ann.make("me", "priority", "big-money")
    with ann.at(code) as wire:
        wire.play(random.Random(11))
        assert wire.view["over"]
        views = [frame["view"] for frame in wire.frames if frame["type"] == "view"]
    cookie = ann.cookie
    ann.http.close()
    return code, [cookie], views


def test_the_aftermath_agrees_with_the_last_view(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    code, _, views = finished
    last = views[-1]
    math = person("Bob").get(f"/api/tables/{code}/aftermath")
    assert math["score"] == last["score"]
    assert math["names"] == [player["name"] for player in last["players"]]
    assert math["decisions"] == last["decisions"] == len(math["entries"]) - 1
    assert math["trash"] == last["trash"]
    assert math["entries"][-1] == last["log_entries"]
    assert math["left"] == [[pile["name"], pile["count"]] for pile in last["piles"] if pile["supply"]]
    for curve, player, score in zip(math["curves"], last["players"], last["score"]["seats"], strict=True):
        assert len(curve["points"]) == len(curve["money"]) == len(curve["cards"]) == len(curve["gains"]) == player["turns"]
        assert curve["points"][-1] == score["points"]
        assert curve["cards"][-1] == sum(score["cards"].values())
        assert 10 + sum(map(len, curve["gains"])) >= curve["cards"][-1]
    assert max(math["curves"][2]["money"]) >= 8  # Big Money buys Provinces
    assert [turn[1:] for turn in math["turns"][:4]] == [[0, 1], [1, 1], [2, 1], [0, 2]]
    assert [turn[0] for turn in math["turns"]] == sorted(turn[0] for turn in math["turns"])


def test_a_replay_shows_what_was_seen(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    code, _, views = finished
    bob = person("Bob")
    for view in [*views[:4], *views[-3:], views[len(views) // 2]]:
        at = view["decisions"]
        frame = bob.get(f"/api/tables/{code}/replay/{at}?seat=0")
        assert frame["decision"] == at
        seen, shown = ({**each, "log": 0, "undo": 0} for each in (view, frame["view"]))
        assert shown == seen
        assert (frame["by"] == -1) == view["over"]


def test_a_replay_with_all_cards_open(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    bob = person("Bob")
    code = finished[0]
    for at in (0, 30, 12, 100):
        view = bob.get(f"/api/tables/{code}/replay/{at}?seat=-2")["view"]
        for player in view["players"]:
            assert None not in player["zones"]["hand"]
            assert len(player["zones"]["deck"]["known"]) == player["zones"]["deck"]["count"]
        assert view["question"]["options"]
    spectator = bob.get(f"/api/tables/{code}/replay/0")["view"]
    assert all(set(player["zones"]["hand"]) == {None} for player in spectator["players"])


def test_what_a_replay_cannot_show(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    bob = person("Bob")
    code = finished[0]
    assert "decisions 0 to" in bob.get(f"/api/tables/{code}/replay/99999", 404)["problem"]
    assert "seats 0 to 2" in bob.get(f"/api/tables/{code}/replay/0?seat=7", 404)["problem"]
    assert "number" in bob.get(f"/api/tables/{code}/replay/0?seat=x", 400)["problem"]


def test_the_record_comes_back_as_a_table(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    code, _, _ = finished
    bob = person("Bob")
    record = bob.http.get(f"/api/tables/{code}/record")
    assert "attachment" in record.headers["content-disposition"]
    made = bob.http.post("/api/records", content=record.text)
    assert made.status_code == 201, made.text
    again = made.json()
    assert again["status"] == "over"
    assert again["code"] != code
    assert bob.http.get(f"/api/tables/{again['code']}/record").text == record.text
    assert bob.get(f"/api/tables/{again['code']}/aftermath") == bob.get(f"/api/tables/{code}/aftermath")
    assert [brief["code"] for brief in bob.get("/api/tables")] == [again["code"]]


def test_records_that_are_none(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    bob = person("Bob")
    lines = bob.http.get(f"/api/tables/{finished[0]}/record").text.splitlines()
    head = json.loads(lines[0])
    wrong = [
        ("empty", ""), ("not JSON", "hello"), ("not the header", "{}"), ("not an answer", lines[0] + "\nx\n"),
        ("does not fit", "\n".join([lines[0], "[99]"])),
        ("the record goes on", "\n".join([*lines, "[0]"])),
        ("no card named", json.dumps({**head, "cards": ["Celar"]})),
        ("2 to 6 players", json.dumps({**head, "players": 99})),
        ("no ruleset", json.dumps({**head, "ruleset": "x"})),
        ("garbles", json.dumps({**head, "cards": 7})),
        ("Celar", json.dumps({**head, "position": "p1 hand: Celar"})),
        ("first turn", json.dumps({**head, "first": 7})),
    ]  # fmt: skip
    for words, text in wrong:
        answer = bob.http.post("/api/records", content=text)
        assert answer.status_code == 400, (words, answer.text)
        assert words in answer.json()["problem"], (words, answer.text)
    assert bob.http.post("/api/records", content=b"\xff\xfe").status_code == 400
    assert bob.get("/api/tables") == []


def test_a_game_goes_on_from_any_decision(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    code, _, views = finished
    bob = person("Bob")
    view = views[len(views) // 2]
    made = bob.post(f"/api/tables/{code}/continue", 201, decision=view["decisions"], seat=0, bots=["", "random", ""])
    assert made["status"] == "playing"
    assert [seat["name"] for seat in made["seats"]] == ["Bob", "Random", "Planner"]
    with bob.at(made["code"]) as wire:
        now = wire.view
        assert now["decisions"] == view["decisions"]
        assert now["question"] == view["question"]
        assert now["players"][0]["zones"] == view["players"][0]["zones"]
        wire.play(random.Random(5), 3)
        assert wire.view["decisions"] > view["decisions"]
    assert "decisions 0 to" in bob.post(f"/api/tables/{code}/continue", 400, decision=99999, seat=0)["problem"]
    assert "seats 0 to 2" in bob.post(f"/api/tables/{code}/continue", 400, decision=0, seat=3)["problem"]


def test_the_log_as_text(finished: tuple[str, list[str], list[Frame]], person: Maker) -> None:
    text = person("Bob").http.get(f"/api/tables/{finished[0]}/log").text
    assert text.startswith("Turn 1 - Ann\n")
    assert "Turn 2 - Big Money\n" in text
