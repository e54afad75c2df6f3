"""What the inner loop counts, against the same games played one by one."""

from __future__ import annotations

import pytest

from freehold.bots.registry import find
from freehold.lab.counts import Counts
from freehold.lab.match import SEED_BITS, Match, Table, Unit
from freehold.lab.tally import CURVE, FOLLOWED, Tally
from freehold.rules import scoring, turns
from freehold.rules.game import EMPTY_PILE, Game
from freehold.rules.setup import Kingdom
from freehold.rules.vocab import BETWEEN_TURNS, GAME_OVER

SMITHY = Match(("big-money", "big-money-smithy"), Kingdom(["Smithy"]))
# Points that depend on the deck, on tokens and on what happened; three players; a limit that stops some games.
ODD = Match(("random", "priority", "random"), Kingdom(["Gardens", "Duke", "Bishop", "Great Hall", "Witch"]), most_turns=30)


def play_one(table: Table, seed: int, rotation: int) -> Game:
    game = table.setup.new_game(seed, table.seat_them(seed, rotation))
    game.turn_limit = table.match.most_turns * len(table.kinds)
    turns.run(game)
    return game


@pytest.mark.parametrize("match", [SMITHY, ODD], ids=["plain", "odd"])
def test_sums_are_those_of_the_single_games(match: Match) -> None:
    table = Table(match)
    bots = len(match.bots)
    counts = table.play(Unit(0, 5, 16, 28))
    wins = [[0] * bots for _ in range(bots)]
    taken, points = [0] * bots, [0] * bots
    decks: list[dict[str, int]] = [{} for _ in range(bots)]
    endings: dict[str, int] = {}
    ties = unfinished = 0
    for seed in range(16, 28):
        for rotation in range(bots):
            game = play_one(table, (5 << SEED_BITS) + seed, rotation)
            best = scoring.winners(game)
            ties += len(best) > 1
            if len(best) == 1:
                wins[(best[0] + rotation) % bots][best[0]] += 1
            for player in game.players:
                bot = (int(player.seat) + rotation) % bots
                taken[bot] += int(player.turns)
                points[bot] += scoring.points(player)
                for card in player.all_cards():
                    name = game.kind(card).name
                    decks[bot][name] = decks[bot].get(name, 0) + 1
            if game.ending:
                empty = [pile.name for pile in game.piles if game.offer[pile.index] == EMPTY_PILE]
                name = "Province" if "Province" in empty else " + ".join(empty)
                endings[name] = endings.get(name, 0) + 1
            else:
                unfinished += 1

    assert counts.seeds == 12
    assert counts.games == 12 * bots
    assert counts.columns["wins"] == [each for row in wins for each in row]
    assert (counts.ties, counts.unfinished) == (ties, unfinished)
    assert (counts.columns["turns"], counts.columns["points"]) == (taken, points)
    assert counts.decks == decks
    assert counts.endings == endings
    assert sum(counts.columns["lengths"]) == counts.games


def test_games_that_end_with_other_piles_are_counted_apart() -> None:
    wind = Match(("random", "random"), Kingdom(["Poet", "Smithy", "Village", "Moat"], ["Divine Wind"]), most_turns=25)
    counts = Table(wind).play(Unit(0, 1, 0, 16))

    assert 0 < counts.decks_counted < counts.games == 32
    assert sum(counts.endings.values()) + counts.unfinished == 32
    assert sum(counts.decks[0].values()) / counts.decks_counted > 10


def test_sums_by_seed() -> None:
    table = Table(SMITHY)
    counts = Counts(2)
    wins = {0: 0, 1: 0, 2: 0}
    lead = dict.fromkeys(range(-2, 3), 0)
    margins = 0
    for seed in range(40):
        one = table.play(Unit(0, 1, seed, seed + 1))
        wins[one.alone(1)] += 1
        lead[one.alone(0) - one.alone(1)] += 1
        margins += (one.columns["points"][0] - one.columns["points"][1]) ** 2
        counts.add(one)

    assert counts.columns["wins_by_seed"][3:] == list(wins.values())
    assert counts.duel(0, 1) == {value: number for value, number in lead.items() if number}
    assert counts.duel(1, 0) == {-value: number for value, number in lead.items() if number}
    assert counts.columns["margins_squared"][1] == margins


def test_shared_games_put_nobody_ahead() -> None:
    counts = Table(Match(("big-money", "big-money"), Kingdom([]))).play(Unit(0, 1, 0, 64))

    assert counts.ties > 0
    assert counts.columns["shared"] == [counts.ties, counts.ties]
    assert counts.duel(0, 1) == {0: 64}  # the same game twice with the seats changed


def test_followed_games_give_the_curves() -> None:
    table = Table(SMITHY)
    counts = table.play(Unit(0, 1, 0, 2 * FOLLOWED))  # two seeds of these are followed
    reached = [0] * (2 * CURVE)
    points, money = reached[:], reached[:]
    for seed in (0, FOLLOWED):
        for rotation in range(2):
            game = table.setup.new_game((1 << SEED_BITS) + seed, table.seat_them(0, rotation))
            while game.phase != GAME_OVER:
                serial = game.turn_serial
                # A turn at a time, as the log tells it.
                game.log = []
                while game.phase != GAME_OVER and (game.turn_serial == serial or game.phase != BETWEEN_TURNS):
                    turns.advance(game)
                if game.phase == GAME_OVER:
                    break
                player = game.players[game.current]
                at = (int(player.seat) + rotation) % 2 * CURVE + int(player.turns) - 1
                reached[at] += 1
                points[at] += scoring.points(player)
                money[at] += sum(
                    {"Copper": 1, "Silver": 2, "Gold": 3}.get(game.kinds[kind].name, 0)
                    for entry in game.log if entry.word == "play" for kind in entry.kinds
                )  # fmt: skip

    assert reached[0] == reached[CURVE] == 4
    assert counts.columns["reached"] == reached
    assert counts.columns["points_at"] == points
    assert counts.columns["money_at"] == money


def test_agents_may_be_made_anew_for_each_game() -> None:
    table = Table(SMITHY)
    kept = table.play(Unit(0, 1, 0, 16))
    anew = Tally(table.setup, 200)
    base = 1 << SEED_BITS
    anew.play_seeds_anew(base, base + 16, lambda seed, rotation: [
        find(SMITHY.bots[(seat + rotation) % 2]).make(0) for seat in range(2)])  # fmt: skip

    assert Counts.of(anew) == kept
