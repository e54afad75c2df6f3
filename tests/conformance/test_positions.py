"""Positions met in random games are written, read and written again; a text that is no position is refused with its fault.

The notation promises the cards of every place, piles, counters, tokens, what is held, and whose turn and phase it is. It
does not keep what was set up for later, nor what happened earlier in the turn.
"""

from __future__ import annotations

import pytest

from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules.game import Game
from freehold.rules.invariants import faults
from freehold.rules.kinds import RULESETS
from freehold.rules.setup import Setup
from freehold.rules.vocab import DECK, TRASH, ZONE_NAMES
from freehold.table import position
from freehold.table.position import COUNTERS, TOKENS, PositionError
from tests.conformance.tables import NAMES, Match, seed_of, setup_with, table_of, told

TURNS = 5  # of each player
EVERY = 9  # steps


def spot_name(game: Game, spot: int) -> tuple[bool, str]:
    """Where tokens lie: on a pile or not, and its name (piles outside the Supply may get other numbers)."""
    return spot < 100, game.piles[spot].name if spot < 100 else game.kinds[spot - 100].name


def contents(game: Game) -> dict[str, object]:
    """What the notation promises, read off the game itself."""
    facts: dict[str, object] = {
        "trash": sorted(game.name(card) for card in game.cards_in(TRASH)),
        "piles": {pile.name: game.left(pile.index) for pile in game.piles},
        "turn": (game.current, game.phase),
        "colonies": game.colonies,
        "ruleset": game.setup.ruleset,
        "tokens": {(spot_name(game, key // 128), key % 128): count for key, count in game.tokens.items()
                   if key // 8 % 16 in TOKENS.values()},
    }
    for player in game.players:
        who = f"p{player.seat + 1}"
        for slot, name in enumerate(ZONE_NAMES):
            names = [game.name(card) for card in game.cards_in(player.base + slot)]
            if names:
                facts[f"{who} {name}"] = names if slot == DECK else sorted(names)
        facts[who] = {name: int(getattr(player, name)) for name in COUNTERS}
        lie_on = [game.piles[at].name if at >= 0 else "" for at in player.token_at]
        facts[f"{who} tokens"] = (lie_on, player.minus_card, player.minus_coin, player.token_face_up)
        facts[f"{who} holds"] = sorted(game.kinds[k].name for k, seats in game.held.items() if seats >> player.seat & 1)
    return facts


def round_trip(game: Game) -> None:
    text = position.write(game)
    again = position.read(text)
    mine, theirs = contents(game), contents(again)
    for what in {**mine, **theirs}:
        assert mine.get(what) == theirs.get(what), f"{what}: {mine.get(what)} became {theirs.get(what)}\n{text}"
    # Piles outside the Supply come in the order in which they are met.
    assert sorted(position.write(again).splitlines()) == sorted(text.splitlines())
    assert not faults(again)


def check(setup: Setup, seed: int, gift: str = "") -> None:
    match = Match(setup, seed, turn_limit=TURNS * setup.player_count, gift=gift)
    with told(match):
        while not match.over:
            if match.steps % EVERY == 1:
                round_trip(match.game)
            match.advance()


@pytest.mark.parametrize("seed", range(30))
def test_random_kingdoms(seed: int) -> None:
    players = 2 + seed % 5
    check(Setup(random_kingdom(seed, players=players), players, ruleset=RULESETS[seed % 2], seed=seed), seed)


@pytest.mark.parametrize("name", NAMES)
def test_positions_with(name: str) -> None:
    players, ruleset = table_of(name)
    check(setup_with(name, players, ruleset, seed_of(name)), seed_of(name), name)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("p1 hand: Copper, Gold (what is in brackets at the end is a remark)", ["Copper", "Gold"]),
        ("p1 hand: Gold, Mastermind (Antiquities)", ["Gold", "Mastermind (Antiquities)"]),
        ("p1 hand: Mastermind (Antiquities), Gold (first)", ["Mastermind (Antiquities)", "Gold"]),
        ("p1 hand: 2 Stronghold (Antiquities) (first)", ["Stronghold (Antiquities)"] * 2),
    ],
)
def test_remarks_and_names_in_brackets(line: str, names: list[str]) -> None:
    game = position.read(line)
    assert [game.name(card) for card in game.players[0].hand] == names


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("p1 hand: Cellarr", "no card named 'Cellarr'; did you mean Cellar"),
        ("kingdom: Vilage", "no card named 'Vilage'; did you mean Village"),
        ("landscapes: Gathring", "no card named 'Gathring'"),
        ("p1 hand: 13 Province", "not enough cards of Province"),
        ("pile Province: 99", "pile Province"),
        ("pile Provence: 3", "did you mean Province"),
        ("p1 pocket: Copper", "no zone 'pocket'"),
        ("p1 hand Copper", "'p1 hand Copper'"),
        ("nonsense: Copper", "'nonsense'"),
        ("p1: coin=3", "'coin=3'"),
        ("p1: coins=many", "p1: coins=many"),
        ("p1: coins=-1", "coins"),
        ("pile Province: many", "pile Province: many"),
        ("pile Province: -1", "pile Province"),
        ("turn: p1 lunch", "turn: p1 lunch"),
        ("turn: p5 action", "p5"),
        ("players: 9", "2 to 6 players"),
        ("players: few", "players: few"),
        ("p7 hand: Copper", "p7"),
        ("colonies: perhaps", "yes or no"),
        ("ruleset: ancient", "no ruleset 'ancient'"),
        ("kingdom: Village, Village", "twice"),
        ("kingdom: Gold", "not a Kingdom pile"),
        ("p1 holds: Gold", "Gold"),
        ("p1 hand: Gathering", "Gathering"),
        ("trash: 0 Gold", "0 Gold"),
        (": Copper", ": Copper"),
        ("top Province: 99 Province", "no Province in the pile Province"),
        ("top Provence: Gold", "did you mean Province"),
        ("tokens Provence: vp=2", "did you mean Province"),
        ("tokens Province: gems=2", "gems=2"),
        ("p1 tokens: +1 Cart on Cellar", "'+1 Cart on Cellar' is no token of a player"),
        ("p1 tokens: +1 Card on Cellar", "no pile Cellar in this game"),
        ("tokens Cellar p7: vp=2", "p7"),
        ("extra Young Witch: Cellarr", "no card named 'Cellarr'"),
        ("p1 hand: Overlord as Village", "'Overlord as Village': only a card in play can be another"),
        ("p1 play: Overlord as Vilage", "no card named 'Vilage'; did you mean Village"),
        ("p1 play: Overlord as Village as Smithy", "Village as Smithy"),
        ("p1 play: Overlord as ", "Overlord as"),
    ],
)
def test_faults_are_named(text: str, complaint: str) -> None:
    with pytest.raises(PositionError) as caught:
        position.read(text)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_card_that_is_another_one() -> None:
    text = "ruleset: first printing\np1 play: 2 Overlord as Village, Overlord, Village\npile Village: 9\npile Overlord: 7\n"
    game = position.read(text)
    assert [game.name(card) for card in game.players[0].in_play] == ["Village", "Village", "Overlord", "Village"]
    assert "p1 play: 2 Overlord as Village, Overlord, Village" in position.write(game)
    round_trip(game)
    game.players[0].discard(game.players[0].in_play)
    assert sorted(game.name(card) for card in game.players[0].discards) == ["Overlord", "Overlord", "Overlord", "Village"]
