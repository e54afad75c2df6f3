"""The generic player answers sensibly, whatever the card is called."""

from __future__ import annotations

import pytest

from freehold.bots.book import Book
from freehold.bots.sandbox import measure
from freehold.bots.study import Rehearsal, School, generic_quick
from freehold.cards import load_all
from freehold.rules import playing, turns
from freehold.rules.game import Game
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ACTION_PHASE, CARD_MASK, GAME_OVER, TRASH
from freehold.table import position
from tests.architecture.sources import FREEHOLD, parse
from tests.architecture.test_names import ALSO_PLAIN_WORDS, named, said


def table(*lines: str) -> Game:
    """A position with generic players in both seats."""
    return position.read("\n".join(lines), [generic_quick(), generic_quick()])


def names(game: Game, cards: list[int]) -> list[str]:
    return sorted(game.name(card) for card in cards)


def play(game: Game, name: str) -> None:
    me = game.players[0]
    card = next(card for card in me.hand if game.name(card) == name)
    me.actions -= 1
    playing.play_card(game, me, card & CARD_MASK, None)


def bought(game: Game) -> list[str]:
    """What the first player gains in this turn's Buy phase."""
    serial = game.turn_serial
    while game.turn_serial == serial and not game.ending and game.phase != GAME_OVER:
        turns.advance(game)
        if game.current != 0:
            break
    return [game.name(game.handle(fact & CARD_MASK)) for fact in game.gains if (fact >> 12) & 15 == 0]


# --- questions -----------------------------------------------------------------------------------------------------


def test_discards_what_is_useless() -> None:
    game = table("p1 hand: Militia", "p2 hand: Gold, Curse, Silver, Estate, Copper", "turn: p1 action")

    play(game, "Militia")

    assert names(game, game.players[1].hand) == ["Copper", "Gold", "Silver"]


def test_keeps_the_one_action_that_it_can_play() -> None:
    game = table("p1 hand: Militia", "p2 hand: Smithy, Smithy, Smithy, Silver, Copper", "turn: p1 action")

    play(game, "Militia")

    assert names(game, game.players[1].hand) == ["Copper", "Silver", "Smithy"]


def test_takes_what_helps_in_the_hand() -> None:
    game = table("p1 hand: Archive", "p1 deck: Estate, Gold, Province", "turn: p1 action")

    play(game, "Archive")

    assert names(game, game.players[0].hand) == ["Gold"]


def test_trashes_junk_and_nothing_else() -> None:
    game = table("p1 hand: Chapel, Curse, Estate, Province, Gold", "turn: p1 action")

    play(game, "Chapel")

    assert names(game, game.cards_in(TRASH)) == ["Curse", "Estate"]


def test_must_trash_and_gives_up_the_least() -> None:
    game = table("p1 hand: Salvager, Gold, Province, Copper", "turn: p1 action")

    play(game, "Salvager")

    assert names(game, game.cards_in(TRASH)) == ["Copper"]


def test_does_not_play_what_would_trash_its_good_cards() -> None:
    game = table("p1 hand: Trading Post, Gold, Gold, Province", "turn: p1 action")

    turns.advance(game)

    assert names(game, game.cards_in(TRASH)) == []


def test_passes_its_worst_card() -> None:
    game = table("p1 hand: Masquerade, Gold, Curse", "p1 deck: 2 Silver", "p2 hand: Estate, Gold", "turn: p1 action")

    play(game, "Masquerade")

    assert "Curse" in names(game, game.players[1].hand)
    assert "Gold" in names(game, game.players[1].hand)


def test_reveals_what_protects_it() -> None:
    game = table("p1 hand: Witch", "p2 hand: Moat, 2 Copper", "turn: p1 action")

    play(game, "Witch")

    assert names(game, game.players[1].discards) == []


@pytest.mark.parametrize(("gained", "kept"), [("Gold", "Gold"), ("Curse", "Silver")])
def test_exchanges_only_what_is_bad(gained: str, kept: str) -> None:
    game = table("p1 hand: Trader", f"kingdom: {gained}" if gained == "Smithy" else "kingdom: Moat", "turn: p1 action")

    game.players[0].gain(game.top_named(gained))

    assert names(game, game.players[0].discards) == [kept]


def test_a_reaction_that_can_be_repeated_ends() -> None:
    game = table("p1 hand: Militia", "p2 hand: Secret Chamber, 4 Estate", "p2 deck: 4 Copper", "turn: p1 action")

    play(game, "Militia")

    assert len(game.players[1].hand) == 3


def test_plays_what_gives_actions_before_what_needs_them() -> None:
    game = table("p1 hand: Smithy, Village, Militia", "p1 deck: 6 Copper", "turn: p1 action")
    order: list[str] = []

    while game.phase == ACTION_PHASE:
        before = len(game.players[0].in_play)
        turns.advance(game)
        order += [game.name(card) for card in game.players[0].in_play[before:]]

    assert order == ["Village", "Smithy", "Militia"]


def test_does_not_discard_money_for_a_way() -> None:
    game = table("landscapes: Way of the Mole", "p1 hand: Smithy, Gold, Gold, Silver", "p1 deck: 3 Copper", "turn: p1 action")

    turns.advance(game)

    assert names(game, game.players[0].hand).count("Gold") == 2


def test_words_that_give_actions_are_chosen_where_actions_are_short() -> None:
    rich = table("p1 hand: Nobles, Smithy, Militia, Smithy", "p1 deck: 6 Copper", "turn: p1 action")
    play(rich, "Nobles")
    poor = table("p1 hand: Nobles, 3 Copper", "p1 deck: 6 Copper", "turn: p1 action")
    play(poor, "Nobles")

    assert rich.players[0].actions == 2
    assert poor.players[0].actions == 0
    assert poor.players[0].hand_size() == 6


@pytest.mark.parametrize(("top", "discarded"), [("2 Estate", ["Estate", "Estate"]), ("2 Gold", [])])
def test_leaves_its_next_hand_only_good_cards(top: str, discarded: list[str]) -> None:
    game = table("p1 hand: Oracle", f"p1 deck: {top}, 4 Silver", "p2 deck: 5 Copper", "turn: p1 action")

    play(game, "Oracle")

    assert names(game, game.players[0].discards) == discarded


def test_leaves_the_others_only_bad_cards() -> None:
    game = table("p1 hand: Oracle", "p1 deck: 6 Silver", "p2 deck: 2 Gold, 5 Copper", "turn: p1 action")

    play(game, "Oracle")

    assert names(game, game.players[1].discards) == ["Gold", "Gold"]


# --- buying --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_buys_no_junk(coins: int) -> None:
    game = table("kingdom: Witch", f"p1: buys=2 coins={coins}", "turn: p1 buy")

    assert bought(game) == []


def test_buys_the_most_points() -> None:
    assert bought(table("kingdom: Witch", "p1: buys=1 coins=8", "turn: p1 buy")) == ["Province"]


def test_buys_lesser_points_near_the_end_only() -> None:
    early = table("kingdom: Moat", "p1: buys=1 coins=5", "turn: p1 buy")
    late = table("kingdom: Moat", "pile Province: 2", "p1: buys=1 coins=5", "turn: p1 buy")

    assert "Duchy" not in bought(early)
    assert bought(late) == ["Duchy"]


def test_does_not_end_a_game_that_it_loses() -> None:
    game = table("kingdom: Moat", "pile Province: 1", "p2 discard: 5 Province", "p1: buys=1 coins=8", "turn: p1 buy")

    assert "Province" not in bought(game)


def test_ends_a_game_that_it_wins() -> None:
    game = table(
        "kingdom: Moat, Witch", "pile Moat: 0", "pile Witch: 0", "pile Estate: 1", "pile Province: 7",
        "p1 discard: Province", "p1: buys=1 coins=2", "turn: p1 buy",
    )  # fmt: skip

    assert bought(game) == ["Estate"]


def test_does_not_empty_the_third_pile_when_behind() -> None:
    game = table(
        "kingdom: Moat, Witch", "pile Moat: 0", "pile Witch: 0", "pile Silver: 1", "p2 discard: Province",
        "p1: buys=1 coins=3", "turn: p1 buy",
    )  # fmt: skip

    assert "Silver" not in bought(game)


def test_spends_coffers_that_reach_the_best() -> None:
    game = table("kingdom: Moat", "p1: buys=1 coins=6 coffers=3", "turn: p1 buy")

    assert bought(game) == ["Province"]
    assert game.players[0].coffers == 1


def test_pays_its_debt_first() -> None:
    game = table("kingdom: Moat", "p1: buys=1 coins=5 debt=2", "turn: p1 buy")

    assert bought(game) == ["Silver"]
    assert game.players[0].debt == 0


# --- measuring -----------------------------------------------------------------------------------------------------


def measured(name: str) -> tuple[Book, int]:
    registry = load_all()
    book = Book()
    kind = registry.kind(name)
    measure(kind, Book(), book)
    return book, int(kind.id)


@pytest.mark.parametrize(
    ("name", "cards", "actions", "buys", "money"),
    [("Laboratory", 2, 1, 0, 0), ("Market", 1, 1, 1, 1), ("Militia", 0, 0, 0, 2), ("Wharf", 2, 0, 1, 0),
     ("Grand Market", 1, 1, 1, 2)],
)  # fmt: skip
def test_numbers_are_read_off(name: str, cards: int, actions: int, buys: int, money: int) -> None:
    book, kind = measured(name)

    assert (book.cards[kind], book.actions[kind], book.buys[kind], book.money[kind]) == (cards, actions, buys, money)


def test_what_a_card_does_is_noticed() -> None:
    for name, column in (("Chapel", "trashes"), ("Witch", "hurts"), ("Throne Room", "plays_others"),
                         ("Bank", "comes_last"), ("Wharf", "later")):  # fmt: skip
        book, kind = measured(name)
        assert getattr(book, column)[kind] > 0, f"{name}: {column}"


def test_a_measurement_does_not_depend_on_others() -> None:
    registry = load_all()
    blank, crowded = Book(), Book()
    for name in ("Moat", "Witch", "Steward", "Swindler", "Remodel"):
        measure(registry.kind(name), blank, crowded)
    alone, kind = measured("Remodel")

    assert (alone.early[kind], alone.clean[kind]) == (crowded.early[kind], crowded.clean[kind])


PLAIN_HERE = {"Champion", "Rich", "Wish"}  # cards too, but words of planning first


def test_no_card_is_named() -> None:
    for module in ("book", "generic", "plan", "sandbox", "study"):
        for line, text in said(parse(FREEHOLD / "bots" / f"{module}.py")):
            found = named(text)
            if found not in PLAIN_HERE and found not in ALSO_PLAIN_WORDS:
                assert found is None, f"{module}.py:{line} names {found}: {text!r}"


# --- rehearsal -----------------------------------------------------------------------------------------------------


def test_rehearsal_finds_what_beats_money_and_always_the_same() -> None:
    load_all()
    setup = Setup(Kingdom(["Witch", "Moat"]))
    found = []
    for _ in range(2):
        school = School()
        game = setup.new_game(1, [generic_quick(), generic_quick()])
        shelf = school.shelf(game.players[0].view)
        rehearsal = Rehearsal(setup, shelf)
        best = rehearsal.best()
        found.append(best)
        margin = rehearsal.margin(best, shelf.big_money(), 5_000, 40)
        assert margin > 0.3
    assert found[0] == found[1]




def test_a_plan_is_made_for_the_table_at_hand() -> None:
    # What was chosen at set-up for these need not be the same on the copy where plans are rehearsed.
    load_all()
    setup = Setup(Kingdom(["Young Witch", "Ferryman"], ["Way of the Mouse"]), 2, seed=3)
    school = School()
    game = setup.new_game(1, [generic_quick(), generic_quick()])
    view = game.players[0].view

    plan = school.rehearsed(view)

    names = [view.pile_name(int(target)) for target in plan.targets]
    assert {"Gold", "Silver"} & set(names)
    assert [int(view.pile_kind(target)) for target in plan.targets] == [int(kind) for kind in plan.kinds]
