"""Frames that no browser of ours would send: refused with a reason, and the game stays as it was."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from freehold.server import socket as lines
from freehold.server.run import Running
from tests.server.people import Frame, Person, Wire

Maker = Callable[[str], Person]
TYPES = ["answer", "undo", "consent", "chat", "resign", "replace", "seat", "veto", "start", "rematch", "ping"]
ODD: list[object] = [
    None, True, False, 0, -1, 1, 7, 99, 2**31, -(2**63), 2**63, 2**64, 10**30, 0.5, 1e308, "", "0", "me", "open", "priority",
    "\0", "\ud7ff", "x" * 500, [], [0], [0, 0], [[0]], [-1], [2**70], ["0"], [None], list(range(300)), {}, {"a": 1}, "<script>",
]  # fmt: skip
LACKING = ["answer", "undo", "consent", "chat", "replace", "seat", "veto", "rematch", "view", "", "admin"]  # with a `ref` alone
FIELDS = ["decisions", "picks", "agree", "text", "seat", "bot", "who", "same_kingdom", "names", "ref", "type", "extra"]


def garbage(rng: random.Random) -> str:
    """Not JSON, or JSON that is no message."""
    kind = rng.randrange(6)
    if kind == 0:
        return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(60)))
    if kind == 1:
        return json.dumps(rng.choice(ODD))
    if kind == 2:
        return "[" * rng.randrange(1, 3000)
    if kind == 3:
        return '{"type":"answer","ref":' * rng.randrange(1, 200)
    if kind == 4:
        text = json.dumps({"type": "answer", "ref": 1, "decisions": 3, "picks": [0]})
        cut = rng.randrange(len(text))
        return text[:cut] + chr(rng.randrange(1, 0x300)) * rng.randrange(2) + text[cut + 1 :]
    return json.dumps({"type": rng.choice(LACKING), "ref": rng.choice(ODD)})


def forged(rng: random.Random, view: Frame, watching: bool) -> dict[str, object]:
    """A message of the right form that is not allowed: out of turn, repeated, of the past or future, with wrong picks."""
    question = view["question"]
    count = len(question["options"]) if question else 5
    now = view["decisions"]
    kind = rng.randrange(7)
    if kind == 0:
        return {"type": "answer", "decisions": now + rng.choice([-2, -1, 1, 2, 10**6, -(10**9)]), "picks": [0]}
    if kind == 1:
        wrong = [count, -1, 10**9]
        return {"type": "answer", "decisions": now, "picks": [rng.choice(wrong)]}
    if kind == 2:
        return {"type": "answer", "decisions": now, "picks": [0] * rng.randrange(2, 40)}
    if kind == 3 and (question is None or watching):
        return {"type": "answer", "decisions": now, "picks": []}
    if kind == 4:
        return {"type": "consent", "agree": rng.random() < 0.5}
    if kind == 5:
        return {"type": rng.choice(["start", "rematch"]), "same_kingdom": True} if rng.random() < 0.5 else {
            "type": "seat", "seat": rng.randrange(-3, 9), "who": rng.choice(["me", "open", "priority", "nobody"])}  # fmt: skip
    return {"type": rng.choice(["replace", "undo"]), "seat": rng.randrange(-9, 9), "bot": "priorty", "decisions": now + 1}


def mixed(rng: random.Random) -> dict[str, object]:
    """Fields of any kind of message with values of any kind, but never a whole message that means something."""
    message: dict[str, object] = {name: rng.choice(ODD) for name in rng.sample(FIELDS, rng.randrange(1, 6))}
    message["type"] = rng.choice(TYPES)
    message["nonsense"] = rng.choice(ODD)
    return message


def fuzz(person: Maker, total: int, seed: int, monkeypatch: pytest.MonkeyPatch, running: Running) -> None:
    monkeypatch.setattr(lines, "MOST_FAULTS", 10**9)
    rng = random.Random(seed)
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    code = ann.make("me", "open", options={"watching": "link", "undo": "ask"})
    failures = running.hub.counters.failures
    with ann.at(code) as one, bob.at(code) as two, eve.at(code) as three:
        two.done("seat", seat=1, who="me")
        one.done("start")
        wires = [one, two, three]
        sent = 0
        while sent < total:
            for wire in (one, two):
                wire.play(rng, 1)
            before = [wire.view for wire in wires]
            if before[0]["over"]:
                fuzz(person, total - sent, seed + 1, monkeypatch, running)
                return
            for _ in range(100):
                i = rng.randrange(3)
                attack(wires[i], before[i], rng, watching=i == 2)
                sent += 1
            assert [wire.view for wire in wires] == before
            for wire in wires:
                assert all(frame["type"] in ("table", "view", "done", "refused") for frame in wire.frames), wire.frames
                wire.frames = [frame for frame in wire.frames if frame["type"] in ("table", "view")][-20:]
                wire.raw.clear()
    assert running.hub.counters.failures == failures


def attack(wire: Wire, view: Frame, rng: random.Random, *, watching: bool) -> None:
    kind = rng.randrange(3)
    wire.ref += 1
    if kind == 0:
        text = garbage(rng)
    elif kind == 1:
        text = json.dumps({"ref": wire.ref, **forged(rng, view, watching)})
    else:
        text = json.dumps(mixed(rng))
    wire.socket.send(text)
    while True:
        reply = wire.receive()
        if reply["type"] == "refused":
            break
        assert reply["type"] != "done", f"carried out: {text}"
    problem = reply["problem"]
    assert problem
    assert "\n" not in problem
    assert len(problem) < 400
    for sign in ("Traceback", 'File "', ".py", "Error:", "went wrong"):
        assert sign not in problem, (text, problem)


def test_a_few_thousand_bad_frames(person: Maker, monkeypatch: pytest.MonkeyPatch, running: Running) -> None:
    fuzz(person, 3_000, 1, monkeypatch, running)


@pytest.mark.soak
def test_100_000_bad_frames(person: Maker, monkeypatch: pytest.MonkeyPatch, running: Running) -> None:
    fuzz(person, 100_000, 2, monkeypatch, running)


def test_who_sends_nothing_but_noise_is_cut_off(person: Maker) -> None:
    ann = person("Ann")

    def noise(wire: Wire) -> None:
        for _ in range(lines.MOST_FAULTS + 60):
            wire.socket.send("noise")
            wire.receive()

    with ann.at(ann.make("me", "priority")) as wire, pytest.raises(ConnectionClosed):
        noise(wire)


def test_bytes_that_are_no_text_end_the_line(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    with ann.at(code) as wire:
        wire.socket.send(b"\x00\xff")
        with pytest.raises(ConnectionClosed):
            wire.receive()
    with ann.at(code) as wire:
        wire.done("ping")


PIECES = ["[", "(", "{", '"', "<board contents=", "a, ", "Moat, ", "1 ", "1. ", "Moat(", "no ", "\n", "kingdom: ", "=", "&",
          "%20", "-cards=", "\\", "/", "{a:", '{"a":', "[1,", "!", "at least 2 ", "$", "and ", "Young Witch(", "if ", "\u202e",
          "é", "\0"]  # fmt: skip


def test_texts_and_bodies_that_mean_nothing_are_refused_in_a_line_and_in_time(person: Maker, running: Running) -> None:
    rng = random.Random(3)
    ann = person("Ann")
    failures = running.hub.counters.failures
    record = ann.http.get(f"/api/tables/{ann.make('me', 'priority')}/record")
    assert record.status_code == 403
    head: dict[str, object] = {
        "format": "freehold-record", "schema": 1, "version": "0", "cards": ["Moat"], "landscapes": [], "colonies": False,
        "shelters": False, "extras": {}, "players": 2, "names": ["A", "B"], "ruleset": "current", "setup_seed": 1, "seed": 1,
        "first": 0, "turn_limit": 0,
    }  # fmt: skip
    slowest = 0.0
    for number in range(400):
        text = "".join(rng.choice(PIECES) * rng.randrange(1, 90) for _ in range(rng.randrange(1, 6)))
        path, body = rng.choice([
            ("/api/kingdom/read", {"text": text, "seats": rng.choice([2, 3, 7, -1])}),
            ("/api/kingdom/random", {"wish": text, "seed": rng.choice([1, -5, 2**70])}),
            ("/api/kingdom/random", {"kingdom": text, "replace": rng.choice(["Moat", text[:20]])}),
            ("/api/tables", {"seats": ["me", rng.choice(["open", text[:30], "../x.toml"])], "kingdom": text}),
            ("/api/me", {"name": text}), ("/api/me/claim", {"token": text}),
            ("/api/me", rng.choice(ODD)), ("/api/tables", {rng.choice(["seats", "options", "seed"]): rng.choice(ODD)}),
        ])  # fmt: skip
        began = time.monotonic()
        if number % 3:
            answer = ann.http.post(path, json=body)
        else:
            changed = {**head, rng.choice(list(head)): rng.choice([*ODD, text, {text: [text]}])}
            if rng.random() < 0.3:
                changed["position"] = rng.choice(["p1 hand: 1000000000 Copper", "p1 deck: " + text, "turn: p9 action", text])
            lines = [json.dumps(changed), *(rng.choice(["[0]", "[]", "[9]", "0", "[[]]", "[1e9]", text]) for _ in range(3))]
            answer = ann.http.post("/api/records", content="\n".join(lines[: rng.randrange(1, 5)]))
        slowest = max(slowest, time.monotonic() - began)
        assert answer.status_code < 500, (path, body, answer.text)
        if answer.status_code >= 400:
            problem = answer.json()["problem"]
            assert problem
            assert "\n" not in problem
            assert "Traceback" not in problem
    assert running.hub.counters.failures == failures
    assert slowest < 15, "something takes too long to refuse"
