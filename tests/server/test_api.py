from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx

from freehold.server.run import Running
from tests.server.people import SMALL, Person, base_of

Maker = Callable[[str], Person]


def test_a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read(running: Running) -> None:
    with httpx.Client(base_url=base_of(running)) as browser:
        first = browser.get("/api/me")
        header = first.headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=lax" in header
        assert browser.get("/api/me").json()["id"] == first.json()["id"]


def test_a_forged_cookie_is_nobody(running: Running, person: Maker) -> None:
    ann = person("Ann")
    name, value = next(iter(ann.http.cookies.items()))
    for forged in (value[:-2] + "xx", ann.id, f"{ann.id}.AAAA", "", value + value):
        with httpx.Client(base_url=base_of(running), cookies={name: forged}) as browser:
            assert browser.get("/api/me").json()["id"] != ann.id
    with httpx.Client(base_url=base_of(running), cookies={name: value[:-2] + "xx"}) as browser:
        assert browser.get("/api/tables").status_code == 401


def test_names_are_cleaned_and_must_show_something(person: Maker) -> None:
    ann = person("Ann")
    assert ann.post("/api/me", name="  Ann\u202e\x00 of  Bree" + "x" * 40)["name"] == "Ann of Breexxxxxxxxxxxxx"
    for bad in ("", "  ", "\u200b\u200d", "!!", "you"):
        assert "name" in ann.post("/api/me", 400, name=bad)["problem"]
    assert ann.get("/api/me")["name"] == "Ann of Breexxxxxxxxxxxxx"


def test_a_claim_link_carries_a_guest_to_another_device_once(person: Maker) -> None:
    ann, phone = person("Ann"), person("Phone")
    link = ann.post("/api/me/link")
    assert link["seconds"] > 60
    assert phone.post("/api/me/claim", token=link["token"])["id"] == ann.id
    assert phone.get("/api/me")["name"] == "Ann"
    assert "used already" in person("Thief").post("/api/me/claim", 410, token=link["token"])["problem"]
    assert "not a link" in phone.post("/api/me/claim", 400, token=link["token"][:-1] + "?")["problem"]


def test_reference(person: Maker) -> None:
    ann = person("Ann")
    faces = ann.get("/api/cards")
    assert len(faces) > 600
    assert len({face["name"] for face in faces}) == len(faces)
    cellar = ann.get("/api/cards/cellar")
    assert cellar["face"]["name"] == "Cellar"
    assert cellar["face"]["cost"] == {"coins": 2, "potion": 0, "debt": 0}
    assert cellar["rulings"]
    assert "did you mean Cellar" in ann.get("/api/cards/Celar", 404)["problem"]
    assert {"Seaside 2nd Edition", "Empires"} <= {each["name"] for each in ann.get("/api/sets")}
    assert [bot["name"] for bot in ann.get("/api/bots") if bot.get("usual")] == ["generic-quick"]


def test_kingdoms_are_read_drawn_and_refused(person: Maker) -> None:
    ann = person("Ann")
    read = ann.post("/api/kingdom/read", text=SMALL)
    assert read["problems"] == []
    assert read["kingdom"]["cards"] == SMALL.split(", ")
    assert {"Cellar", "Copper", "Province"} <= {face["name"] for face in read["faces"]}
    again = ann.post("/api/kingdom/read", text=read["text"])
    assert again["kingdom"] == read["kingdom"]
    assert "Celar" in ann.post("/api/kingdom/read", text="Celar, Moat")["problems"][0]
    drawn = ann.post("/api/kingdom/random", sets=["Seaside 2nd Edition"], seed=4)
    assert drawn["kingdom"] == ann.post("/api/kingdom/random", sets=["Seaside 2nd Edition"], seed=4)["kingdom"]
    assert len(drawn["kingdom"]["cards"]) == 10
    assert "no set" in ann.post("/api/kingdom/random", 400, sets=["Nowhere"])["problem"]
    assert len(ann.get("/api/kingdom/today")["kingdom"]["cards"]) == 10
    presets = ann.get("/api/presets")
    assert any("First Game" in preset["name"] for preset in presets)
    assert ann.post("/api/kingdom/read", text=presets[0]["text"])["kingdom"] == presets[0]["kingdom"]


def test_a_wish_is_met_or_refused_with_a_reason(person: Maker) -> None:
    ann = person("Ann")
    words = "keep witch, ban Moat, village"
    for seed in range(3):
        drawn = ann.post("/api/kingdom/random", sets=["Dominion 2nd Edition"], wish=words, seed=seed, shelters="always")
        found = drawn["kingdom"]
        assert "Witch" in found["cards"]
        assert "Moat" not in found["cards"]
        assert {"Village", "Festival"} & set(found["cards"])
        assert found["shelters"]
        again = ann.post("/api/kingdom/random", kingdom=drawn["text"], replace="Witch", seed=seed)["kingdom"]
        assert "Witch" not in again["cards"]
        assert len(set(again["cards"]) & set(found["cards"])) == 9
    assert "both required and ruled out" in ann.post("/api/kingdom/random", 400, wish="keep Moat, ban Moat")["problem"]
    assert "no wish" in ann.post("/api/kingdom/random", 400, wish="frobnicate")["problem"]
    assert "2 to 6" in ann.post("/api/kingdom/random", 400, seats=9)["problem"]
    read = ann.post("/api/kingdom/read", text="Young Witch, Moat", colonies="always")
    assert read["kingdom"]["colonies"]
    assert any("Young Witch" in note for note in read["notes"])


def test_a_table_against_bots_begins_at_once(person: Maker) -> None:
    ann = person("Ann")
    made = ann.post("/api/tables", 201, seats=["me", "priority", "random"], kingdom=SMALL)
    assert made["status"] == "playing"
    assert made["host"]
    assert sorted(seat["kind"] for seat in made["seats"]) == ["bot", "bot", "person"]
    assert made["seats"][made["your_seat"]]["name"] == "Ann"
    (brief,) = ann.get("/api/tables")
    assert (brief["code"], brief["status"], brief["your_seat"]) == (made["code"], "playing", made["your_seat"])
    assert ann.get("/api/me")["tables"] == [made["code"]]
    assert person("Bob").get("/api/tables") == []


def test_what_cannot_be_a_table_is_refused_in_one_line(person: Maker) -> None:
    ann = person("Ann")
    wrong: list[tuple[str, dict[str, object]]] = [
        ("2 to 6 players", {"seats": ["me"]}),
        ("2 to 6 players", {"seats": ["me", *["priority"] * 6]}),
        ("one seat", {"seats": ["me", "me"]}),
        ("a person", {"seats": ["priority", "random"]}),
        ("did you mean priority", {"seats": ["me", "priorty"]}),
        ("needs Smithy", {"seats": ["me", "big-money-smithy"], "kingdom": "Cellar"}),
        ("'Celar'", {"seats": ["me", "big-money:Celar"]}),
        ("needs Witch", {"seats": ["me", "big-money:Witch"], "kingdom": "Cellar"}),
        ("not the name of a bot", {"seats": ["me", "/etc/passwd.toml"]}),
        ("not the name of a bot", {"seats": ["me", "x.xml#y"]}),
        ("no card named 'Celar'", {"seats": ["me", "priority"], "kingdom": "Celar"}),
        ("there is no ruleset", {"seats": ["me", "priority"], "options": {"ruleset": "x"}}),
        ("clock", {"seats": ["me", "priority"], "options": {"clock": -5}}),
        ("cannot be read", {"seats": "me"}),
        ("cannot be read", {"seats": ["me", "priority"], "nonsense": 1}),
        ("cannot be read", {"seats": ["me", "priority"], "options": {"undo": "sometimes"}}),
    ]
    for words, fields in wrong:
        problem = ann.post("/api/tables", 400, **fields)["problem"]
        assert words in problem, (fields, problem)
        assert "\n" not in problem
    assert ann.get("/api/tables") == []


def test_a_table_that_is_not_there(person: Maker) -> None:
    ann = person("Ann")
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", f"/api/tables/{'x' * 300}"):
        assert "no table" in ann.get(path, 404)["problem"]


def test_a_running_game_gives_neither_record_nor_replay(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    for path in ("record", "aftermath", "replay/0", "replay/0?seat=-2"):
        assert "hidden" in ann.get(f"/api/tables/{code}/{path}", 403)["problem"]
    assert "hidden" in ann.post(f"/api/tables/{code}/continue", 403, decision=0, seat=0)["problem"]


def test_nobody_looks_in_where_the_table_forbids_it(person: Maker, running: Running) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "priority", options={"watching": "nobody"})
    assert "watch" in bob.get(f"/api/tables/{code}", 403)["problem"]
    assert httpx.get(f"{base_of(running)}/api/tables/{code}").status_code == 403
    assert bob.http.get(f"/api/tables/{code}/log").status_code == 403
    assert ann.http.get(f"/api/tables/{code}/log").text.startswith("Turn 1 - Ann")


def test_health_and_metrics(person: Maker, running: Running) -> None:
    ann = person("Ann")
    before = ann.get("/health")
    assert before["status"] == "ok"
    ann.make("me", "priority")
    assert ann.get("/health")["tables"] == before["tables"] + 1
    text = ann.http.get("/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(lines["freehold_tables_made_total"]) >= 1
    assert 'freehold_message_seconds_bucket{le="+Inf"}' in lines


def test_any_other_path_is_the_page_and_no_file_outside_it(person: Maker, running: Running, tmp_path: Path) -> None:
    ann = person("Ann")
    page = ann.http.get("/t/abc")
    assert "<!doctype html>" in page.text.lower()
    secret = (running.place.data / "secret").read_text()
    for path in ("/../../secret", "/..%2f..%2fsecret", "/%2e%2e/%2e%2e/app.py", "/assets/%00", f"/{running.place.data}/secret"):
        answer = ann.http.get(path)
        assert secret not in answer.text
        assert "import" not in answer.text


def test_old_tables_are_found_by_cards_and_players(person: Maker) -> None:
    ann = person("Ann of the Hill")
    common = "Chapel, Moat, Village, Smithy, Market, Mine, Cellar"
    witch = ann.make("me", "big-money", kingdom=f"{common}, Witch, Festival, Militia")
    chapel = ann.make("me", "priority", kingdom=f"{common}, Young Witch (Hamlet), Library, Gardens, Save")
    other = person("Bob").make("me", "big-money")

    def found(words: str) -> set[str]:
        return {table["code"] for table in ann.get(f"/api/tables?find={words}")}

    assert found("") == {witch, chapel}
    assert found("festival") == {witch}
    assert found("save") == {chapel}
    assert found("hamlet") == {chapel}
    assert found("Big Money, chapel") == {witch}
    assert found("young witch, BIG MONEY") == set()
    assert found("ann of") == {witch, chapel}
    assert found("x" * 5000) == set()
    assert other not in found("")


def test_random_kingdoms_keep_to_the_lists_of_who_sits_there(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    assert ann.get("/api/me/lists") == {"liked": [], "banned": []}
    mine = ["Cellar", "Chapel", "Harbinger", "Merchant", "Moat", "Vassal", "Village"]
    theirs = ["Bureaucrat", "Militia", "Moneylender", "Poacher", "Remodel", "Smithy", "Workshop"]
    kept = ann.post("/api/me/lists", banned=[mine[0].upper(), *mine[1:]], liked=["gardens", mine[1]])
    assert kept == {"liked": ["Gardens"], "banned": mine}
    assert ann.get("/api/me/lists") == kept
    bob.post("/api/me/lists", banned=theirs)
    sets = ["Dominion 2nd Edition"]
    for seed in range(12):
        drawn = ann.post("/api/kingdom/random", sets=sets, seed=seed)["kingdom"]["cards"]
        assert not {*drawn} & {*mine}
        code = ann.make("me", "big-money", kingdom="", sets=sets, seed=seed)
        assert not {*ann.get(f"/api/tables/{code}")["kingdom"]["cards"]} & {*mine}
    named = ann.post("/api/kingdom/random", sets=sets, seed=1, wish=f"require {mine[0]}")
    assert mine[0] in named["kingdom"]["cards"]
    # A rematch is everybody's.
    code = ann.make("me", "open", kingdom="", sets=sets)
    with ann.at(code) as one, bob.at(code) as other:
        other.done("seat", seat=1, who="me")
        one.done("start")
        one.done("resign")
        other.done("resign")
        one.done("rematch", same_kingdom=False)
        again = one.table["next_table"]
    assert not {*ann.get(f"/api/tables/{again}")["kingdom"]["cards"]} & {*mine, *theirs}


def test_a_list_names_cards(person: Maker) -> None:
    ann = person("Ann")
    assert "Cellar" in ann.post("/api/me/lists", 400, banned=["Celler"])["problem"]
    assert "at most" in ann.post("/api/me/lists", 400, banned=["Cellar"] * 300)["problem"]
    assert "at most" in ann.post("/api/me/lists", 400, liked=["x" * 500])["problem"]
    assert ann.get("/api/me/lists") == {"liked": [], "banned": []}


def test_what_to_lay_out_for_a_kingdom(person: Maker) -> None:
    ann = person("Ann")
    sheet = ann.post("/api/kingdom/sheet", text=SMALL, seats=3)
    lines = [line for section in sheet for line in section["lines"]]
    assert any("Province" in line and "12" in line for line in lines), lines
    assert any("Militia" in line and "10" in line for line in lines), lines
    assert "Celler" in ann.post("/api/kingdom/sheet", 400, text="Celler")["problem"]
