"""Sessions: people decide outside the call, and everything can be played again."""

import random

import pytest

from freehold.bots.bench import BigMoney
from freehold.bots.random import RandomAgent
from freehold.rules.invariants import difference, fingerprint
from freehold.rules.kinds import RulesError
from freehold.rules.question import Answer, IllegalAnswer, Question
from freehold.rules.setup import Kingdom
from freehold.rules.view import View
from freehold.table import position
from freehold.table.asking import OpenQuestion
from freehold.table.record import RecordError, parse_record, replay
from freehold.table.session import BotError, Session
from tests.table.players import play_out, random_answer, random_session

CARDS = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop", "Witch"]


def two_people(seed: int = 1) -> Session:
    return Session.new(Kingdom(CARDS), ["Ann", "Bob"], seed=seed, check=True)


def against_big_money() -> Session:
    return Session.new(Kingdom(CARDS), ["Ann", "Bot"], {1: BigMoney()}, seed=1, check=True)


def at(text: str) -> Session:
    return Session.from_position(text, ["Ann", "Bob"], check=True)


def asked(session: Session) -> OpenQuestion:
    assert session.question is not None
    return session.question


def pick(session: Session, *labels: str) -> None:
    """Answer with the options of these labels."""
    assert session.question is not None
    free = [option.label for option in session.question.options]
    out = []
    for label in labels:
        out.append(free.index(label))
        free[out[-1]] = ""
    session.answer(out)


def test_a_question_to_a_person_is_left_open() -> None:
    session = two_people()
    assert session.question is not None
    assert (session.question.by, session.question.verb) == (0, "treasures")
    assert session.decisions == 0


def test_bots_answer_within_the_call() -> None:
    session = against_big_money()
    session.answer(())
    session.answer(())
    assert session.question is not None
    assert session.question.by == 0
    assert session.decisions > 2
    assert [line.text for line in session.log(0) if line.turn] == ["Turn 1 - Ann", "Turn 1 - Bot", "Turn 2 - Ann"]


def test_a_step_that_is_half_done_can_be_seen_and_is_played_again() -> None:
    session = at("p1 hand: Cellar, 2 Estate\np1 deck: 2 Gold\np2 hand: Moat\nturn: p1 action")
    pick(session, "Cellar")
    assert session.question is not None
    assert session.question.prompt == "Cellar: Discard any number of cards"
    assert session.table.players[0].actions == 1
    assert session.game.players[0].actions == 1
    assert session.game.players[0].hand_size() == 3
    pick(session, "Estate", "Estate")
    assert [session.game.name(card) for card in session.game.players[0].hand] == ["Gold", "Gold"]


def test_several_people_answer_within_one_step() -> None:
    session = at("p1 hand: Militia\np2 hand: 3 Estate, Copper, Moat\nturn: p1 action")
    pick(session, "Militia")
    assert session.question is not None
    assert (session.question.by, session.question.verb) == (1, "resolve")
    session.answer(())
    assert session.question is not None
    assert (session.question.by, session.question.verb, session.question.least) == (1, "discard", 2)
    assert session.question.source == "Militia"
    pick(session, "Estate", "Estate")
    assert session.game.players[1].hand_size() == 3
    assert session.game.players[0].coins == 2


@pytest.mark.parametrize("picks", [(0, 0), (99,), (-1,), (0, 1, 2)])
def test_an_illegal_answer_changes_nothing(picks: Answer) -> None:
    session = at("p1 hand: Militia\np2 hand: 3 Estate, Copper, Silver\nturn: p1 action")
    pick(session, "Militia")
    before, question, decisions = fingerprint(session.table), session.question, session.decisions
    with pytest.raises(IllegalAnswer, match="Militia: Discard 2 cards"):
        session.answer(picks)
    assert session.question is question
    assert session.decisions == decisions
    assert fingerprint(session.table) == before


def test_after_the_end_nothing_can_be_answered() -> None:
    session = Session.new(Kingdom(CARDS), ["A", "B"], {0: BigMoney(), 1: BigMoney()}, seed=3, check=True)
    assert session.over
    with pytest.raises(IllegalAnswer, match="over"):
        session.answer(())


def test_a_bot_that_answers_what_is_not_allowed_is_named() -> None:
    def wrong(view: View, question: Question) -> Answer:
        return (4711,)

    from freehold.rules.question import agent_for

    with pytest.raises(BotError, match="Robo"):
        Session.new(Kingdom(CARDS), ["Robo", "Ann"], {0: agent_for(wrong)}, seed=1)


def test_a_bot_needs_a_seat() -> None:
    with pytest.raises(RulesError, match="seat 5"):
        Session.new(Kingdom(CARDS), ["Ann", "Bob"], {5: BigMoney()})


def test_undo_goes_back_one_decision() -> None:
    session = two_people()
    first = session.question
    session.answer(())
    session.undo()
    assert session.question == first
    assert session.decisions == 0
    with pytest.raises(IllegalAnswer, match="take back"):
        session.undo()


def test_undo_of_one_seat_passes_over_the_others() -> None:
    session = two_people()
    first = session.question
    while asked(session).by == 0:
        session.answer(())
    session.answer(())
    session.undo(0)
    assert (asked(session).by, asked(session).verb) == (0, "buy")
    session.undo(0)
    assert session.question == first


def test_undo_is_free_until_something_hidden_is_learned() -> None:
    session = at("p1 hand: Village, Festival, Smithy\np1 deck: 5 Copper\np2 hand: Copper\nturn: p1 action")
    free = []
    for card in ("Festival", "Village"):
        pick(session, card)
        free.append(session.undo_is_free)
    session.undo()
    free.append(session.undo_is_free)
    assert free == [True, False, True]


def test_undo_is_not_free_once_somebody_else_has_answered() -> None:
    first_gold = Session.from_position("p1 hand: Militia\np2 hand: 3 Gold, Copper, Silver\nturn: p1 action", ["Ann", "Bot"],
                                       {1: BigMoney()}, check=True)  # fmt: skip
    pick(first_gold, "Militia")
    assert first_gold.decisions == 2
    assert not first_gold.undo_is_free


def test_a_session_goes_on_from_its_record() -> None:
    session = against_big_money()
    for _ in range(9):
        assert session.question is not None
        session.answer(tuple(range(session.question.most)) if session.question.verb == "treasures" else ())
    again = Session.from_record(parse_record(session.record().text()), {1: BigMoney()})
    assert again.question == session.question
    assert difference(again.game, session.game) == ""
    assert difference(again.table, session.table) == ""
    assert again.log(0) == session.log(0)


def test_a_record_can_be_replayed_to_any_decision_and_continued_from_there() -> None:
    session = two_people()
    rng = random.Random(4)
    for _ in range(30):
        assert session.question is not None
        session.answer(random_answer(session.question, rng))
    record = session.record()
    for decision in (0, 7, 29):
        there = Session.from_record(record, upto=decision)
        assert there.decisions == decision
        assert there.question is not None
    branch = session.fork(7, {0: BigMoney(), 1: BigMoney()})
    assert branch.over
    assert branch.record().answers[:7] == record.answers[:7]
    with pytest.raises(RecordError, match="0 to 30"):
        Session.from_record(record, upto=31)


def test_a_record_that_does_not_fit_names_the_answer() -> None:
    record = two_people().record()
    record.answers = [(), (99,)]
    with pytest.raises(RecordError, match="answer 2"):
        Session.from_record(record)


def test_a_game_from_a_position_has_a_record_too() -> None:
    session = at("p1 hand: Cellar, 2 Estate\np1 deck: 2 Gold\np2 hand: Moat\nturn: p1 action")
    pick(session, "Cellar")
    again = Session.from_record(parse_record(session.record().text()))
    assert again.question == session.question
    assert again.names == ["Ann", "Bob"]


def test_a_session_can_be_written_as_a_position() -> None:
    session = at("p1 hand: Cellar, 2 Estate\np1 deck: 2 Gold\np2 hand: Moat\nturn: p1 action")
    again = Session.from_position(session.position())
    assert position.write(again.game) == session.position()


def test_if_a_step_fails_the_session_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at("p1 hand: Cellar, 2 Estate\np1 deck: 2 Gold\np2 hand: Moat\nturn: p1 action")
    question, record = session.question, session.record().text()
    with monkeypatch.context() as patch:
        patch.setattr(session.game.kind_named("Cellar"), "play_function", lambda you, this: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            pick(session, "Cellar")
    assert session.question is question
    assert session.record().text() == record
    pick(session, "Cellar")


def random_game(seed: int, verbs: set[str]) -> None:
    """A random game with undo at every turn of it; its record must give the same game, with the log and without."""
    rng = random.Random(seed)
    session = random_session(seed)
    while session.question is not None:
        verbs.add(session.question.verb)
        if rng.random() < 0.1 and session.last_mark() is not None:
            question, record = session.question, session.record()
            undone = rng.randint(1, 3)
            for _ in range(undone):
                if session.last_mark() is not None:
                    session.undo()
            assert session.question is not None
            known = session.decisions
            if not session.bots:
                for answer in record.answers[known:]:
                    session.answer(answer)
                assert session.question == question
                assert session.record().answers == record.answers
        session.answer(random_answer(session.question, rng))
    record = parse_record(session.record().text())
    again = Session.from_record(record, check=True)
    assert difference(session.game, again.game) == ""
    assert session.log(0) == again.log(0)
    assert difference(session.game, replay(record)) == "", "the game is another one without a log"


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_undo_everywhere(seed: int) -> None:
    random_game(seed, set())


@pytest.mark.soak
def test_many_random_games_meet_every_common_question() -> None:
    verbs: set[str] = set()
    for seed in range(100, 400):
        random_game(seed, verbs)
    wanted = {"play", "treasures", "buy", "discard", "trash", "gain", "topdeck", "set aside", "exile", "take", "reveal",
              "pass", "order", "option", "may", "name", "resolve", "play card", "pile", "overpay",
              "pay debt", "spend", "place"}  # fmt: skip
    assert wanted <= verbs, wanted - verbs


def test_random_sessions_end() -> None:
    session = random_session(8)
    play_out(session, random.Random(8))
    assert session.over
    assert session.view(0)["over"]


def test_undo_far_back_when_old_checkpoints_are_thinned_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from freehold.table import session as module

    monkeypatch.setattr(module, "KEPT", 2)
    session = two_people()
    rng = random.Random(2)
    records = []
    for _ in range(60):
        assert session.question is not None
        records.append((session.decisions, session.question, fingerprint(session.table)))
        session.answer(random_answer(session.question, rng))
    for decisions, question, facts in reversed(records):
        session.undo()
        assert session.decisions == decisions
        assert session.question == question
        assert fingerprint(session.table) == facts


def test_a_bot_with_dice_of_its_own_is_not_asked_again_on_a_re_run() -> None:
    session = Session.new(Kingdom(CARDS), ["Ann", "Bot"], {1: RandomAgent(1)}, seed=2, check=True)
    rng = random.Random(5)
    for _ in range(40):
        if session.question is None:
            break
        session.answer(random_answer(session.question, rng))
    assert difference(Session.from_record(session.record()).game, session.game) == ""
