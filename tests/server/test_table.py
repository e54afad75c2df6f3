from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from freehold.server import table as tables
from freehold.server.reference import USUAL_BOT
from freehold.server.run import Running
from freehold.server.saved import Entry
from tests.server.people import PATIENCE, Frame, Person, Wire, finish

Maker = Callable[[str], Person]


def without_log(view: Frame) -> Frame:
    """A view as it is whoever asks: lines of the log come when they are new."""
    return {**view, "log": None}


def playing(wires: list[Wire], rng: random.Random, most: int) -> None:
    """People in turn, until so many rounds are over or the game is."""
    for _ in range(most):
        for wire in wires:
            wire.play(rng, 20)
        if wires[0].view["over"]:
            return


def test_a_whole_game_against_a_bot(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    with ann.at(code) as wire:
        assert [frame["type"] for frame in wire.frames] == ["table", "view", "done"]
        wire.play(random.Random(1))
        view = wire.view
        assert view["over"]
        assert view["question"] is None
        assert wire.table["status"] == "over"
        assert [seat["seat"] for seat in view["score"]["seats"]] == [0, 1]
        assert "the game is over" in wire.refused("answer", decisions=view["decisions"], picks=[])
    record = ann.http.get(f"/api/tables/{code}/record").text
    assert len(record.splitlines()) == view["decisions"] + 1


def test_news_are_numbered_without_a_gap(person: Maker) -> None:
    ann = person("Ann")
    with ann.at(ann.make("me", "priority")) as wire:
        for _ in range(6):
            wire.play(random.Random(2), 1)
        first, *news = [frame["seq"] for frame in wire.frames if "seq" in frame][1:]
        assert news == list(range(first + 1, first + 1 + len(news)))
        assert len(news) >= 6


def test_who_comes_again_is_told_what_was_missed(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "open")
    with ann.at(code) as one, bob.at(code) as two:
        two.done("seat", seat=1, who="me")
        one.done("start")
        seen = one.last("view")["seq"]
        one.socket.close()
        two.done("chat", text="are you there?")
        with ann.at(code, seen) as again:
            news = [frame for frame in again.frames if "seq" in frame]
            assert [frame["type"] for frame in news if frame["type"] != "table"] == ["chat"]
            assert [frame["seq"] for frame in news] == list(range(seen + 1, seen + 1 + len(news)))
        for since in (0, 1, seen + 1000, 10**15 - 1):
            with ann.at(code, since) as afresh:
                assert [frame["type"] for frame in afresh.frames] == ["table", "view", "chat", "done"]
                assert afresh.frames[1]["log_from"] == 0


def test_the_log_comes_in_pieces_that_make_the_whole(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    rng = random.Random(5)
    with ann.at(code) as wire:
        wire.play(rng, 60)
        lines: list[Frame] = []
        for frame in wire.frames:
            if frame["type"] == "view":
                lines = [line for line in lines if line["entry"] < frame["log_from"]] + frame["view"]["log"]
        with ann.at(code) as afresh:
            assert afresh.view["log"] == lines
    assert any(frame["log_from"] > 0 for frame in wire.frames if frame["type"] == "view")


def test_two_tabs_see_the_same(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    with ann.at(code) as one, ann.at(code) as two:
        one.play(random.Random(3), 4)
        assert two.view == one.view
        two.play(random.Random(4), 1)
        assert two.view == one.view


def test_answers_that_are_not_allowed_change_nothing(person: Maker) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    code = ann.make("me", "open")
    with ann.at(code) as one, bob.at(code) as two, eve.at(code) as three:
        assert "has not begun" in one.refused("answer", decisions=0, picks=[])
        two.done("seat", seat=1, who="me")
        assert "only who made" in two.refused("start")
        one.done("start")
        view = one.view
        count = len(view["question"]["options"])
        assert "not open any more" in one.refused("answer", decisions=7, picks=[])
        for picks in ([count], [-1], [0, 0], list(range(count + 1)), [10**18]):
            assert one.refused("answer", decisions=view["decisions"], picks=picks)
        assert "not for you" in two.refused("answer", decisions=view["decisions"], picks=[0])
        assert "you watch" in three.refused("answer", decisions=view["decisions"], picks=[0])
        assert one.view == view


def test_people_sit_down_move_and_leave(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "open", "priority")

    def names(wire: Wire) -> list[str]:
        return [seat["name"] for seat in wire.table["seats"]]

    with ann.at(code) as one, bob.at(code) as two:
        assert one.table["status"] == "waiting"
        assert one.table["watchers"] == 1
        two.done("seat", seat=1, who="me")
        assert names(two) == ["Ann", "Bob", "Priority"]
        assert one.table["seats"][1]["present"]
        assert "somebody sits there" in two.refused("seat", seat=0, who="me")
        assert "only who made" in two.refused("seat", seat=2, who="me")
        assert "only who made" in two.refused("seat", seat=0, who="open")
        assert "only who made" in two.refused("seat", seat=2, who="random")
        assert "seats 0 to 2" in one.refused("seat", seat=5, who="me")
        one.done("seat", seat=2, who="me")
        assert names(one) == ["Priority", "Bob", "Ann"]
        assert "free the seat" in one.refused("seat", seat=1, who="random")
        two.done("seat", seat=1, who="open")
        assert "still open" in one.refused("start")
        one.done("seat", seat=1, who="random")
        assert names(two) == ["Priority", "Random", "Ann"]
        one.done("start")
        assert "begun" in one.refused("seat", seat=1, who="random")
        assert "not your seat" in two.refused("seat", seat=1, who="me")
        assert two.table["your_seat"] == -1
        assert two.view["players"][0]["zones"]["hand"] == [None] * 5


def test_a_new_name_is_seen_before_the_game_and_in_the_chat(person: Maker) -> None:
    ann, ben = person("Ann"), person("Ben")
    code = ann.make("me", "open")
    with ann.at(code) as a, ben.at(code) as b:
        b.done("seat", seat=1, who="me")
        ben.post("/api/me", name="Bernard")
        assert a.table["seats"][1]["name"] == "Bernard"
        a.done("start")
        ben.post("/api/me", name="Ben of Bree")
        b.done("chat", text="Hello")
        assert a.last("chat")["name"] == "Ben of Bree"
        assert a.view["players"][1]["name"] == "Bernard"


def test_somebody_going_and_coming_is_seen(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "open")
    with ann.at(code) as one:
        with bob.at(code) as two:
            two.done("seat", seat=1, who="me")
            assert one.table["seats"][1]["present"]
        until = time.monotonic() + PATIENCE
        while one.table["seats"][1]["present"]:
            assert time.monotonic() < until
        assert one.table["seats"][1]["name"] == "Bob"


def test_chat_reaches_everybody_and_whoever_comes_later(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "priority")
    with ann.at(code) as one, bob.at(code) as two:
        one.done("chat", text=" good\u202e\n luck <b>")
        two.done("chat", text="thanks")
        assert one.last("chat")["text"] == "thanks"
        assert [(f["name"], f["seat"], f["text"]) for f in one.frames if f["type"] == "chat"] == [
            ("Ann", 0, "good luck <b>"), ("Bob", -1, "thanks")]  # fmt: skip
        assert "at most 300" in one.refused("chat", text="x" * 301)
        assert "nothing to say" in one.refused("chat", text=" \u200b ")
    with bob.at(code) as later:
        assert [frame["text"] for frame in later.frames if frame["type"] == "chat"] == ["good luck <b>", "thanks"]
    quiet = ann.make("me", "priority", options={"chat": False})
    with ann.at(quiet) as wire:
        assert "no chat" in wire.refused("chat", text="hello")


def test_against_bots_everything_may_be_taken_back(person: Maker) -> None:
    ann = person("Ann")
    with ann.at(ann.make("me", "priority")) as wire:
        begin = wire.view
        assert "nothing yet" in wire.refused("undo", decisions=0)
        wire.play(random.Random(1), 7)
        for _ in range(7):
            assert wire.view["undo"] == {"possible": True, "free": True}
            wire.done("undo", decisions=wire.view["decisions"])
        view = wire.view
        assert view["undo"] == {"possible": False, "free": False}
        assert without_log(view) == without_log(begin)


def two_people(person: Maker, **options: object) -> tuple[Person, Person, str]:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "open", options=options)
    with ann.at(code) as one, bob.at(code) as two:
        two.done("seat", seat=1, who="me")
        one.done("start")
    return ann, bob, code


def test_what_taught_nothing_is_taken_back_freely(person: Maker) -> None:
    ann, bob, code = two_people(person)
    with ann.at(code) as one, bob.at(code) as two:
        before = one.view
        treasures = range(len(before["question"]["options"]))
        assert one.answer(*treasures)["type"] == "done"
        assert one.view["undo"]["free"]
        one.done("undo", decisions=one.view["decisions"])
        assert one.view["decisions"] == before["decisions"]
        assert not [frame for frame in two.frames if frame["type"] == "undo_wish"]


def test_what_taught_something_needs_everybodys_consent(person: Maker) -> None:
    ann, bob, code = two_people(person)
    with ann.at(code) as one, bob.at(code) as two:
        one.answer(*range(len(one.view["question"]["options"])))
        one.answer()  # buys nothing: a new hand is drawn
        assert not one.view["undo"]["free"]
        after = one.view
        assert "look again" in one.refused("undo", decisions=1)
        one.done("undo", decisions=after["decisions"])
        assert one.view == after
        wish = two.last("undo_wish")
        assert (wish["seat"], wish["name"], wish["open"]) == (0, "Ann", True)
        with bob.at(code) as tab:
            assert tab.last("undo_wish")["open"]
        assert "nobody asks you" in one.refused("consent", agree=True)
        two.done("consent", agree=False)
        assert one.last("undo_wish")["granted"] is False
        assert one.view == after
        one.done("undo", decisions=after["decisions"])
        two.done("consent", agree=True)
        assert one.last("undo_wish")["granted"] is True
        assert one.view["decisions"] == after["decisions"] - 1
        assert one.view["question"]["verb"] == "buy"


def test_a_wish_ends_when_the_game_goes_on(person: Maker) -> None:
    ann, bob, code = two_people(person, undo="ask")
    with ann.at(code) as one, bob.at(code) as two:
        one.answer(*range(len(one.view["question"]["options"])))
        one.answer()
        one.done("undo", decisions=one.view["decisions"])
        two.answer(*range(len(two.view["question"]["options"])))
        assert two.last("undo_wish")["open"] is False
        assert "nobody asks you" in two.refused("consent", agree=True)


def test_where_nothing_is_taken_back(person: Maker) -> None:
    ann = person("Ann")
    with ann.at(ann.make("me", "priority", options={"undo": "never"})) as wire:
        wire.play(random.Random(1), 2)
        assert wire.view["undo"] == {"possible": False, "free": False}
        assert "nothing is taken back" in wire.refused("undo", decisions=wire.view["decisions"])


@pytest.fixture
def clock(running: Running, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of tables that are made now: it goes on when the test says so."""
    now = [1000.0]
    monkeypatch.setattr(running.hub, "clock", lambda: now[0])
    return now


def test_clocks_run_for_who_must_decide(person: Maker, clock: list[float]) -> None:
    ann, bob, code = two_people(person, clock=100, increment=5)
    with ann.at(code) as one, bob.at(code) as two:
        clock[0] += 7.5
        one.answer(*range(len(one.view["question"]["options"])))
        left = one.last("view")["clocks"]
        assert left == [97.5, 100]
        assert two.last("view")["clocks"][1] == 100


def test_who_has_no_time_left_is_replaced_and_may_come_back(person: Maker, clock: list[float]) -> None:
    ann, bob, code = two_people(person, clock=60)
    with ann.at(code) as one, bob.at(code) as two:
        assert "your own seat" in one.refused("replace", seat=0, bot="")
        assert "has time left" in two.refused("replace", seat=0, bot="")
        clock[0] += 59
        assert "has time left" in two.refused("replace", seat=0, bot="")
        clock[0] += 1
        assert "did you mean" in two.refused("replace", seat=0, bot="priorty")
        two.done("replace", seat=0, bot="priority")
        assert one.table["your_seat"] == -1
        assert [seat["kind"] for seat in two.table["seats"]] == ["bot", "person"]
        assert one.view["players"][0]["zones"]["hand"] == [None] * 5
        assert two.view["question"] is not None
        assert "not your seat" in two.refused("seat", seat=0, who="me")
        one.done("seat", seat=0, who="me")
        assert one.table["your_seat"] == 0
        two.answer(*range(len(two.view["question"]["options"])))
        two.answer()
        assert one.view["question"] is not None


def test_who_is_long_gone_is_replaced(person: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    _ann, bob, code = two_people(person)
    with bob.at(code) as two:
        assert "just left" in two.refused("replace", seat=0, bot="")
        monkeypatch.setattr(tables, "GONE_SECONDS", 0.0)
        two.done("replace", seat=0, bot="")
        assert two.view["question"] is not None


def test_who_resigns_leaves_a_bot_behind(person: Maker) -> None:
    ann, bob, code = two_people(person)
    with ann.at(code) as one, bob.at(code) as two:
        one.done("resign")
        assert two.table["seats"][0]["bot"] == USUAL_BOT
        assert two.view["waiting_for"] == 1
        assert "you watch" in one.refused("resign")
        two.done("resign")
        assert two.table["status"] == "over"
    assert ann.get(f"/api/tables/{code}/aftermath")["score"]["seats"]


def test_a_rematch_has_the_same_people_one_seat_on(person: Maker) -> None:
    ann, bob, code = two_people(person)
    with ann.at(code) as one, bob.at(code) as two:
        assert "not over" in one.refused("rematch", same_kingdom=True)
        playing([one, two], random.Random(4), 400)
        assert one.view["over"]
        one.done("rematch", same_kingdom=True)
        following = two.table["next_table"]
        assert "already" in two.refused("rematch", same_kingdom=False)
    with ann.at(following) as one, bob.at(following) as two:
        assert [seat["name"] for seat in one.table["seats"]] == ["Bob", "Ann"]
        assert one.table["kingdom"] == ann.get(f"/api/tables/{code}")["kingdom"]
        one.done("start")
        assert two.view["question"] is not None


def test_points_are_told_where_the_table_wants_it(person: Maker) -> None:
    ann = person("Ann")
    with ann.at(ann.make("me", "priority", options={"points": True})) as wire:
        assert wire.last("view")["points"] == [3, 3]
    with ann.at(ann.make("me", "priority")) as wire:
        assert wire.last("view").get("points") is None


def test_after_a_restart_everything_is_there(person: Maker, running: Running) -> None:
    ann, bob, code = two_people(person)
    rng = random.Random(9)
    with ann.at(code) as one, bob.at(code) as two:
        playing([one, two], rng, 6)
        one.done("chat", text="wait")
        before = without_log(one.view), without_log(two.view)
    del running.hub.tables[code]  # as if it had never been in memory
    with ann.at(code) as one, bob.at(code) as two:
        assert (without_log(one.view), without_log(two.view)) == before
        assert one.last("chat")["text"] == "wait"
        playing([one, two], rng, 400)
        assert one.view["over"]
    del running.hub.tables[code]
    assert ann.get(f"/api/tables/{code}")["status"] == "over"


def test_what_was_taken_back_stays_so_after_a_restart(person: Maker, running: Running) -> None:
    ann = person("Ann")
    code = ann.make("me", "random")
    with ann.at(code) as wire:
        wire.play(random.Random(1), 9)
        wire.done("undo", decisions=wire.view["decisions"])
        wire.done("undo", decisions=wire.view["decisions"])
        wire.play(random.Random(8), 3)
        before = without_log(wire.view)
    del running.hub.tables[code]
    with ann.at(code) as wire:
        assert without_log(wire.view) == before


def test_what_cannot_be_stored_is_refused_and_forgotten(
    person: Maker, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*anything: object, **named: object) -> None:
        raise OSError("no space left on device")

    ann, bob, code = two_people(person)
    with ann.at(code) as one, bob.at(code) as two:
        before = without_log(one.view), without_log(two.view)
        picks = list(range(len(one.view["question"]["options"])))
        with monkeypatch.context() as broken:
            broken.setattr(running.store, "append", full)
            assert "nothing was changed" in one.refused("answer", decisions=one.view["decisions"], picks=picks)
            assert "nothing was changed" in two.refused("chat", text="hello")
            assert "nothing was changed" in two.refused("resign")
        assert (without_log(one.view), without_log(two.view)) == before
        with bob.at(code) as afresh:
            assert without_log(afresh.view) == before[1]
            assert afresh.table["your_seat"] == 1
        one.done("answer", decisions=one.view["decisions"], picks=picks)
        assert two.view["decisions"] == before[1]["decisions"] + 1


def test_two_servers_on_one_database_do_not_spoil_a_game(person: Maker, running: Running) -> None:
    ann, bob, code = two_people(person)
    with ann.at(code) as one, bob.at(code) as two:
        table = running.hub.tables[code]
        table.serial -= 1  # as if another process had written in the meantime
        assert "changed elsewhere" in two.refused("chat", text="hello")
        two.done("chat", text="hello again")
        assert one.last("chat")["text"] == "hello again"


def test_a_table_that_does_not_fit_the_rules_any_more_says_so(person: Maker, running: Running) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    sheet, entries = running.hub.tables[code].sheet, [Entry(answers=[(77,)])]
    other = "x" + code[1:]
    finish(running.store.add_table(other, sheet, [(entry, 0) for entry in entries]))
    assert "other rules" in ann.get(f"/api/tables/{other}", 410)["problem"]
    with pytest.raises(ConnectionClosed), ann.at(other) as wire:
        wire.receive()


def test_who_may_not_look_is_told_why_before_the_line_ends(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "priority", options={"watching": "nobody"})
    for path, words in ((code, "nobody may watch"), ("nowhere", "no table")):
        address = str(bob.http.base_url).replace("http", "ws", 1).rstrip("/")
        with connect(f"{address}/ws/{path}", additional_headers={"Cookie": bob.cookie}) as socket:
            frame = json.loads(socket.recv(PATIENCE))
            assert (frame["type"], frame["ref"]) == ("refused", -1)
            assert words in frame["problem"]
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
