"""The log as text: merged, indented, and no more than a seat may know."""

import random

import pytest

from freehold.table import log, words
from freehold.table.document import SPECTATOR
from freehold.table.session import Session
from tests.table.players import play_out, random_session


def played(text: str, *answers: tuple[int, ...]) -> Session:
    session = Session.from_position(text, ["Ann", "Bob"])
    for answer in answers:
        session.answer(answer)
    return session


def told(session: Session, seat: int) -> list[str]:
    return log.text(session.log(seat)).splitlines()


def test_effects_stand_under_their_card() -> None:
    session = played("p1 hand: Village\np1 deck: Gold, Estate\np2 hand: Moat\nturn: p1 action", (0,))
    assert told(session, 0) == ["Ann plays a Village.", "   Ann draws a Gold.", "   Ann gets +2 Actions."]


def test_others_are_told_how_many_cards_were_drawn() -> None:
    session = played("p1 hand: Smithy\np1 deck: Gold, 2 Estate\np2 hand: Moat\nturn: p1 action", (0,))
    assert told(session, 0)[1] == "   Ann draws a Gold and 2 Estates."
    assert told(session, 1)[1] == "   Ann draws 3 cards."
    assert told(session, SPECTATOR)[1] == "   Ann draws 3 cards."


def test_treasures_are_one_line() -> None:
    session = played("p1 hand: 2 Copper, Silver\np2 hand: Moat\nturn: p1 treasure", (0, 1, 2))
    assert told(session, 1) == ["Ann plays 2 Coppers and a Silver. (+$4)"]


def test_purchases_and_turns() -> None:
    session = played("p1 hand: 3 Copper\np2 hand: Copper\nturn: p1 treasure", (0, 1, 2))
    question = session.question
    assert question is not None
    session.answer(([option.label for option in question.options].index("Silver"),))
    lines = told(session, 1)
    assert "Ann buys and gains a Silver." in lines
    assert "Turn 1 - Bob" in lines
    assert "" in lines


def test_what_is_left_in_a_hand_at_clean_up_is_not_told() -> None:
    session = played("p1 hand: Province, 3 Copper\np2 hand: Copper\nturn: p1 buy")
    while session.question is not None and session.question.by == 0:
        session.answer(())
    assert not any("Province" in line for line in told(session, 1))


def test_you_are_spoken_to() -> None:
    session = Session.from_position("p1 hand: Smithy\np1 discard: 3 Estate\np2 hand: Moat\nturn: p1 action", ["You", "Bot"])
    session.answer((0,))
    assert told(session, 0) == ["You play a Smithy.", "   You shuffle your deck.", "   You draw 3 Estates."]


def test_lines_say_where_cards_are_named() -> None:
    session = played("p1 hand: Smithy\np1 deck: Gold, 2 Estate\np2 hand: Moat\nturn: p1 action", (0,))
    line = session.log(0)[1]
    named = [(line.text[start : start + length], card) for start, length, card in line.names]
    assert named == [("Gold", "Gold"), ("Estates", "Estate")]
    assert not session.log(1)[1].names


def test_a_log_from_the_start_of_a_turn_is_the_end_of_the_whole() -> None:
    session = random_session(4)
    play_out(session, random.Random(4))
    entries, whole = session.log_entries(), session.log(0)
    for at in range(0, len(entries), 7):
        start = log.turn_start(entries, at)
        assert start <= at
        assert session.log(0, start) == [line for line in whole if line.entry >= start]


@pytest.mark.parametrize(
    ("name", "many"),
    [("Estate", "Estates"), ("Duchy", "Duchies"), ("Witch", "Witches"), ("Fortress", "Fortresses"), ("Spoils", "Spoils"),
     ("Monkey", "Monkeys"), ("Fisherman", "Fishermen"), ("Platinum", "Platina"), ("Wharf", "Wharves"),
     ("Band of Misfits", "Bands of Misfits"), ("Will-o'-Wisp", "Will-o'-Wisps")],
)  # fmt: skip
def test_plurals(name: str, many: str) -> None:
    assert words.plural(name) == many


def test_lists() -> None:
    assert words.cards(["Copper", "Estate", "Copper", "University"]) == "2 Coppers, an Estate and a University"
    assert words.how_many(0, 4, 4) == "any number of cards"
    assert words.how_many(0, 4, 6) == "up to 4 cards"
    assert words.how_many(1, 1, 6) == "a card"
    assert words.how_many(0, 1, 6) == "a card"
    assert words.how_many(2, 3, 6) == "2 to 3 cards"
