"""Secrets: the document of a seat holds nothing that the seat may not know."""

import json
import random
from typing import Any

import pytest

from freehold.rules import turns
from freehold.rules.invariants import difference, faults
from freehold.rules.question import agent_for
from freehold.rules.vocab import GAME_OVER
from freehold.table import position
from freehold.table.determinize import determinize
from freehold.table.document import SPECTATOR, document
from freehold.table.session import Session
from tests.table.players import random_answer, random_session

POSITION = """
kingdom: Cellar, Moat
p1 hand: Cellar, 2 Estate
p1 deck: Gold, Silver, Copper
p1 discard: Copper, Curse
p2 hand: Moat, Gold
p2 deck: Province, Estate
p2 discard: Silver, Duchy
p2 play: Village
trash: Curse
p2: vp=3 debt=2
turn: p1 action
"""


def test_ones_own_hand_is_named_and_that_of_others_is_counted() -> None:
    view: Any = document(position.read(POSITION), 0)
    mine, theirs = view["players"]
    assert mine["zones"]["hand"] == ["Cellar", "Estate", "Estate"]
    assert mine["zones"]["deck"] == {"count": 3, "known": []}
    assert mine["zones"]["discard"] == {"count": 2, "top": "Curse", "cards": ["Copper", "Curse"]}
    assert theirs["zones"]["hand"] == [None, None]
    assert theirs["hand_size"] == 2
    assert theirs["zones"]["play"] == ["Village"]
    assert theirs["zones"]["discard"] == {"count": 2, "top": "Duchy", "known": ["Duchy"]}
    assert (theirs["vp"], theirs["debt"]) == (3, 2)


def test_a_spectator_sees_no_hand() -> None:
    view: Any = document(position.read(POSITION), SPECTATOR)
    assert all(set(player["zones"]["hand"]) == {None} for player in view["players"])
    assert view["trash"] == ["Curse"]


def test_piles_say_what_they_cost_and_how_many_are_left() -> None:
    view: Any = document(position.read(POSITION), 0)
    (moat,) = [pile for pile in view["piles"] if pile["name"] == "Moat"]
    assert moat["cost"] == {"coins": 2, "potion": 0, "debt": 0}
    assert moat["count"] == 9
    assert moat["types"] == ["Action", "Reaction"]
    assert moat["supply"]


def test_only_who_answers_sees_the_options() -> None:
    session = Session.from_position(POSITION)
    assert session.view(0)["question"] is not None
    assert session.view(1)["question"] is None
    assert session.view(1)["waiting_for"] == 0


def test_the_end_is_scored() -> None:
    session = random_session(2, rounds=3)
    rng = random.Random(2)
    while session.question is not None:
        session.answer(random_answer(session.question, rng))
    score = session.view(SPECTATOR)["score"]
    assert isinstance(score, dict)
    assert score["winners"]
    assert [seat["seat"] for seat in score["seats"]] == list(range(len(session.names)))


def game_with_secrets(seed: int) -> None:
    """At many points of a random game: redrawing what a seat does not know changes nothing of what it is shown."""
    rng = random.Random(seed)
    session = random_session(seed)
    redrawn = 0
    while session.question is not None:
        seat = rng.randrange(len(session.names))
        if rng.random() < 0.2:
            game = session.game
            clone = determinize(game, seat, rng.randrange(1 << 30))
            assert document(game, seat) == document(clone, seat)
            assert faults(clone) == []
            redrawn += bool(difference(game, clone))
            clone.agents = [agent_for(RandomAnswers(rng)) for _ in clone.players]
            for _ in range(6):
                if clone.phase != GAME_OVER:
                    turns.advance(clone)
                    assert faults(clone) == []
            json.dumps(session.view(seat))
        session.answer(random_answer(session.question, rng))
    assert redrawn


class RandomAnswers:
    def __init__(self, rng: random.Random) -> None:
        from freehold.bots.random import RandomAgent

        self.answer = RandomAgent(rng.randrange(1 << 30)).answer


@pytest.mark.parametrize("seed", range(20, 25))
def test_documents_leak_nothing(seed: int) -> None:
    game_with_secrets(seed)


@pytest.mark.soak
def test_documents_of_many_games_leak_nothing() -> None:
    for seed in range(1000, 1200):
        game_with_secrets(seed)


def test_determinize_keeps_what_the_seat_knows() -> None:
    game = position.read(POSITION)
    game.players[1].reveal([game.players[1].hand[1]])  # p1 has seen the Gold
    seen = set()
    for seed in range(30):
        clone = determinize(game, 0, seed)
        hand = [clone.name(card) for card in clone.players[1].hand]
        assert hand[1] == "Gold"
        assert [clone.name(card) for card in clone.players[0].hand] == ["Cellar", "Estate", "Estate"]
        seen.add(hand[0])
    assert seen == {"Moat", "Province", "Estate", "Silver"}


def test_determinize_is_the_same_for_the_same_seed() -> None:
    game = position.read(POSITION)
    assert difference(determinize(game, 0, 5), determinize(game, 0, 5)) == ""
    assert difference(determinize(game, 0, 5), determinize(game, 0, 6)) != ""


def test_what_waits_for_a_hidden_card_waits_for_its_stand_in() -> None:
    session = Session.from_position(
        "p1 hand: Haven, Gold\np1 deck: 6 Copper\np2 hand: 5 Estate\np2 deck: 8 Duchy\nturn: p1 action", check=True
    )
    session.answer((0,))
    assert session.question is not None
    session.answer((0,))
    clone = determinize(session.game, 1, 1)
    clone.agents = [agent_for(lambda view, question: ()) for _ in range(2)]
    while clone.turn_serial < 3 or clone.phase != 1:
        turns.advance(clone)
    assert clone.players[0].hand_size() == 6, "the card set aside by Haven came back"
    assert faults(clone) == []


def test_cards_in_play_with_something_left_to_do_are_told_apart() -> None:
    game = position.read("kingdom: Wharf, Village\np1 hand: Village, Wharf\np1 deck: 5 Copper\nturn: p1 action\n")
    session = Session.from_position(position.write(game), ["Ann", "Bob"])
    for name in ("Village", "Wharf"):
        assert session.question is not None
        session.answer([[option.card for option in session.question.options].index(name)])
    view: Any = session.view(1)
    assert view["players"][0]["zones"]["play"] == ["Village", "Wharf"]
    assert view["players"][0]["staying"] == [1]


def test_what_was_set_aside_belongs_to_what_set_it_aside() -> None:
    lines = ["kingdom: Gear, Throne Room", "p1 hand: Throne Room, Gear, Gold, Estate", "p1 deck: 5 Copper", "p2 deck: 6 Copper",
             "turn: p1 action", ""]  # fmt: skip
    session = Session.from_position("\n".join(lines), ["Ann", "Bob"])

    def answer(*labels: str) -> None:
        assert session.question is not None
        options = [option.label for option in session.question.options]
        session.answer([options.index(label) for label in labels])

    answer("Throne Room")
    answer("Gear")
    answer("Gold")
    answer("Estate")
    mine: Any = session.view(0)["players"]
    assert mine[0]["zones"]["play"] == ["Throne Room", "Gear"]
    assert mine[0]["links"] == [
        {"at": 1, "by": "Gear", "cards": ["Gold", "Estate"], "played": []},
        {"at": 0, "by": "Throne Room", "cards": [], "played": [1]},
    ]
    theirs: Any = session.view(1)["players"]
    assert theirs[0]["links"][0]["cards"] == [None, None]
    assert theirs[1]["links"] == []
