import json

from freehold.tournament import actions, progress
from freehold.tournament.model import CHAMPIONSHIP, KNOCK_OUT, ROUND_ROBIN, Tournament
from freehold.tournament.page import page
from freehold.tournament.report import crosstable, document, everything_text, standings_text
from tests.tournament.made import draw, enter, play, rules, tournament


def small() -> Tournament:
    made = tournament(rules(ROUND_ROBIN), ["Ann", "Ben", "Cy"])
    play(made, "round", {"Ann": 30, "Ben": 20}, free=["Cy"])
    play(made, "round", {"Ben": 25, "Cy": 25}, free=["Ann"])
    return made


def test_standings_are_aligned() -> None:
    head, *rows = standings_text(small())
    assert head == "Cup (round-robin): after round 2 of 3"
    # Ben has 40 and 50 %, Cy 50 %.
    assert {row.index(name) for row, name in zip(rows[1:], ["Ann", "Ben", "Cy"], strict=True)} == {4}
    assert len({len(row) for row in rows[1:]}) == 1
    assert [row.split()[:3] for row in rows[1:]] == [["1.", "Ann", "1"], ["2.", "Ben", "0.5"], ["3.", "Cy", "0.5"]]


def test_everything_as_text() -> None:
    text = "\n".join(everything_text(small()))
    assert "Table 1: Ann: 30 (20 turns), Ben: 20 (20 turns)" in text
    assert "Free: Cy" in text
    assert "Kingdom: Cellar, Market" in text


def test_a_match_in_progress_as_text() -> None:
    made = tournament(rules(ROUND_ROBIN, games=2), ["Ann", "Ben"])
    draw(made, [["Ann", "Ben"]])
    enter(made, 1, 1, Ann=30, Ben=30)
    text = "\n".join(everything_text(made))
    assert "Table 1: Ann 0.5 : Ben 0.5" in text
    assert "game 2: to be played, Ben starts" in text
    assert "during round 1 of 1" in text


def test_the_document_is_json_and_tells_all() -> None:
    told = json.loads(json.dumps(document(small())))
    assert told["champion"] is None
    assert not told["over"]
    assert told["standings"][0]["name"] == "Ann"
    assert told["rounds"][0]["tables"][0]["games"][0]["scores"]["Ann"] == {"points": 30, "turns": 20}
    assert document(small(), small().rounds[:1])["rounds"] == told["rounds"][:1]


def test_crosstable() -> None:
    assert crosstable(small().rounds, ["Ann", "Ben", "Cy"]) == [["", "1", ""], ["0", "", "½"], ["", "½", ""]]


def test_the_page_stands_alone_and_escapes_names() -> None:
    made = tournament(rules(ROUND_ROBIN), ["<b>Ann</b>", "Ben & Co"])
    draw(made, [["<b>Ann</b>", "Ben & Co"]])
    text = page(made)
    assert "<b>" not in text
    assert "&lt;b&gt;Ann" in text
    assert "Ben &amp; Co" in text
    assert "http" not in text
    assert "table 1 open" in text


def test_the_page_before_the_first_round_and_at_the_end() -> None:
    made = tournament(rules(KNOCK_OUT), ["Ann", "Ben"])
    assert "Before the first round" in page(made)
    made.take(progress.next_round(made)[0])
    enter(made, 1, Ann=30, Ben=20)
    assert "Champion: Ann" in page(made)
    assert "Final standings" in page(made)


def test_the_plan_of_the_rounds_to_come_is_told() -> None:
    made = tournament(rules(CHAMPIONSHIP), list("ABCDEFGHI"))
    (entry,) = progress.next_round(made)
    made.take(entry)
    text = everything_text(made)
    assert [line.split(":")[0].strip() for line in text[text.index("Planned, while all stay:") :][1:4]] == [
        "Round 2", "Round 3", "Round 4",
    ]  # fmt: skip
    assert ", ".join(entry["plan"][0][0]) in "\n".join(text)


def test_who_has_left_is_told() -> None:
    made = tournament(rules(CHAMPIONSHIP), list("ABCDEFGHIJ"))
    for entry in actions.withdraw(made, "J", "no-show"):
        made.take(entry)
    assert any("out before round 1: no-show" in line for line in standings_text(made))
