"""The inner loop of a simulation: plays seeds and counts what came of them, in vectors. Compiled.

Every seed is played once with each rotation of the seats, so that what luck gives to one seat each player gets in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from freehold.rules import scoring, turns
from freehold.rules.game import EMPTY_PILE, Game
from freehold.rules.question import Agent
from freehold.rules.setup import Setup
from freehold.rules.vocab import BETWEEN_TURNS, BUY_PHASE, GAME_OVER, SCORING

LONGEST: Final = 128  # games of more turns than that are counted together
CURVE: Final = 60  # turns that money, points and cards are noted of
FOLLOWED: Final = 8  # one seed in so many is followed turn by turn, the others only to their end
PILE_BASE: Final = 128  # an ending is a number with the piles that brought it about as digits


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


def scores_are_plain(setup: Setup) -> bool:
    """Are points nothing but the printed points of cards, and tokens?"""
    return not setup.alert[SCORING] and not any(kind.varies_in_points for kind in setup.present)


class Tally:
    """What the games of one table came to. `bots` are numbered as they were named, seats as they play."""

    def __init__(self, setup: Setup, turn_limit: int) -> None:
        self.setup = setup
        self.turn_limit: i64 = turn_limit
        self.bots: i64 = setup.player_count
        self.width: i64 = setup.owned_width
        bots = setup.player_count
        self.games: i64 = 0
        self.ties: i64 = 0  # games that several share
        self.unfinished: i64 = 0  # stopped at the limit of turns, and scored as they stood
        self.questions: i64 = 0
        self.wins: vec[i64] = zeros(bots * bots)  # alone: bot, seat
        self.shared: vec[i64] = zeros(bots)
        self.turns: vec[i64] = zeros(bots)
        self.points: vec[i64] = zeros(bots)
        self.decks: vec[i64] = zeros(bots * int(setup.owned_width))
        self.decks_counted: i64 = 0  # games whose final decks were: those that ended with the piles they began with
        self.lengths: vec[i64] = zeros(LONGEST + 1)
        # By seed, since the games of one seed depend on each other: for each bot, in how many seeds it won 0, 1, 2… games
        # alone; in how many seeds 0, 1, 2… games were shared; sums of squares of what the games of a seed have together.
        self.seeds: i64 = 0
        self.wins_by_seed: vec[i64] = zeros(bots * (bots + 1))
        self.ties_by_seed: vec[i64] = zeros(bots + 1)
        self.turns_squared: vec[i64] = zeros(bots)
        self.points_squared: vec[i64] = zeros(bots)
        self.margins_squared: vec[i64] = zeros(bots * bots)
        # For each pair of bots: how often the one was so many wins ahead of the other over the rotations of a seed.
        self.duels: vec[i64] = zeros(bots * bots * (2 * bots + 1))
        self.endings: dict[int, int] = {}
        self.other_endings: dict[str, int] = {}  # of games that ended with other piles than they began with
        # For each bot and turn: how many such turns were followed, and sums of what the bot had then.
        self.reached: vec[i64] = zeros(bots * CURVE)
        self.money_at: vec[i64] = zeros(bots * CURVE)
        self.points_at: vec[i64] = zeros(bots * CURVE)
        self.cards_at: vec[i64] = zeros(bots * CURVE)
        self.plain = scores_are_plain(setup)
        worths = [0] * int(setup.owned_width)
        for kind in setup.kinds:
            if setup.locals[kind.id]:
                worths[int(setup.locals[kind.id])] = int(kind.points)
        self.worths: vec[i64] = vec[i64](worths)
        self.totals: vec[i64] = zeros(bots)
        # What the games of the current seed came to.
        self.seed_wins: vec[i64] = zeros(bots)  # shared ones too
        self.seed_alone: vec[i64] = zeros(bots)
        self.seed_ties: i64 = 0
        self.seed_turns: vec[i64] = zeros(bots)
        self.seed_points: vec[i64] = zeros(bots)

    def play_seeds(self, start: int, stop: int, tables: list[list[Agent]]) -> None:
        """Seeds `start` to `stop` - 1 with the same agents; `tables[rotation]` has the agents in their seats."""
        for seed in range(start, stop):
            self.open_seed()
            rotation: i64 = 0
            for agents in tables:
                game = self.setup.new_game(seed, agents)
                self.play_out(game, seed, rotation)
                rotation += 1  # noqa: SIM113  (a counter of one's own stays an unboxed i64)
            self.close_seed()

    def play_seeds_anew(self, start: int, stop: int, seat_them: Callable[[int, int], list[Agent]]) -> None:
        """The same with agents made anew for each game: `seat_them` makes them from seed and rotation."""
        for seed in range(start, stop):
            self.open_seed()
            rotation: i64 = 0
            while rotation < self.bots:
                game = self.setup.new_game(seed, seat_them(seed, int(rotation)))
                self.play_out(game, seed, rotation)
                rotation += 1
            self.close_seed()

    def play_out(self, game: Game, seed: int, rotation: i64) -> None:
        game.turn_limit = self.turn_limit
        if seed % FOLLOWED:
            turns.run(game)
        else:
            self.follow(game, rotation)
        self.count(game, rotation)

    def follow(self, game: Game, rotation: i64) -> None:
        """Play to the end and note each turn's money (the most coins with which buying began), and what it led to."""
        money: i64 = 0
        while game.phase != GAME_OVER:
            before = game.phase
            turns.advance(game)
            if game.phase == before:
                continue
            player = game.players[game.current]
            if game.phase == BUY_PHASE:
                if player.coins > money:
                    money = player.coins
            elif game.phase == BETWEEN_TURNS and game.turn_serial:
                self.note_turn(game, player.seat, (player.seat + rotation) % self.bots, player.turns, money)
                money = 0

    def note_turn(self, game: Game, seat: i64, bot: i64, turn: i64, money: i64) -> None:
        if turn > CURVE or turn < 1:
            return
        at = bot * CURVE + turn - 1
        self.money_at[at] = self.money_at[at] + money
        if not game.extra_turn:  # what an extra turn makes counts with the turn before it
            self.reached[at] = self.reached[at] + 1
            self.points_at[at] = self.points_at[at] + self.total(game, seat)
            self.cards_at[at] = self.cards_at[at] + game.owned[seat * game.owned_width]

    def open_seed(self) -> None:
        self.seed_ties = 0
        bot: i64 = 0
        while bot < self.bots:
            self.seed_wins[bot] = 0
            self.seed_alone[bot] = 0
            self.seed_turns[bot] = 0
            self.seed_points[bot] = 0
            bot += 1

    def close_seed(self) -> None:
        """Take up what the games of this seed came to together, and for each pair who was ahead."""
        bots = self.bots
        span = 2 * bots + 1
        self.seeds += 1
        self.ties_by_seed[self.seed_ties] = self.ties_by_seed[self.seed_ties] + 1
        one: i64 = 0
        while one < bots:
            at = one * (bots + 1) + self.seed_alone[one]
            self.wins_by_seed[at] = self.wins_by_seed[at] + 1
            taken = self.seed_turns[one]
            self.turns_squared[one] = self.turns_squared[one] + taken * taken
            points = self.seed_points[one]
            self.points_squared[one] = self.points_squared[one] + points * points
            other: i64 = one + 1
            while other < bots:
                at = (one * bots + other) * span + bots + self.seed_wins[one] - self.seed_wins[other]
                self.duels[at] = self.duels[at] + 1
                margin = points - self.seed_points[other]
                at = one * bots + other
                self.margins_squared[at] = self.margins_squared[at] + margin * margin
                other += 1
            one += 1

    def total(self, game: Game, seat: i64) -> i64:
        """The points of a seat."""
        player = game.players[seat]
        if not self.plain or game.setup is not self.setup:
            counted: i64 = scoring.points(player)
            return counted
        sum_: i64 = player.vp
        width = self.width
        owned = game.owned
        local: i64 = 1
        while local < width:
            sum_ += owned[seat * width + local] * self.worths[local]
            local += 1
        return sum_

    def count(self, game: Game, rotation: i64) -> None:
        """Take up a finished game, and let it go."""
        bots = self.bots
        width = self.width
        same_table = game.setup is self.setup
        longest: i64 = 0
        best: i64 = -(1 << 40)
        fewest: i64 = 0
        leaders: i64 = 0
        leader: i64 = 0
        seat: i64 = 0
        while seat < bots:
            player = game.players[seat]
            bot = (seat + rotation) % bots
            points = self.total(game, seat)
            self.totals[seat] = points
            self.points[bot] = self.points[bot] + points
            self.seed_points[bot] = self.seed_points[bot] + points
            taken = player.turns
            self.turns[bot] = self.turns[bot] + taken
            self.seed_turns[bot] = self.seed_turns[bot] + taken
            if taken > longest:
                longest = taken
            # Most points, then fewest turns (as `scoring.winners`).
            if points > best or (points == best and taken < fewest):
                best = points
                fewest = taken
                leaders = 1
                leader = seat
            elif points == best and taken == fewest:
                leaders += 1
            if same_table:
                local: i64 = 1
                while local < width:
                    owned = game.owned[seat * width + local]
                    if owned:
                        at = bot * width + local
                        self.decks[at] = self.decks[at] + owned
                    local += 1
            seat += 1
        self.games += 1
        if same_table:
            self.decks_counted += 1
        self.questions += game.questions
        self.lengths[longest if longest < LONGEST else LONGEST] = self.lengths[longest if longest < LONGEST else LONGEST] + 1
        if leaders == 1:
            bot = (leader + rotation) % bots
            self.wins[bot * bots + leader] = self.wins[bot * bots + leader] + 1
            self.seed_wins[bot] = self.seed_wins[bot] + 1
            self.seed_alone[bot] = self.seed_alone[bot] + 1
        else:
            self.ties += 1
            self.seed_ties += 1
            seat = 0
            while seat < bots:
                if self.totals[seat] == best and game.players[seat].turns == fewest:
                    bot = (seat + rotation) % bots
                    self.shared[bot] = self.shared[bot] + 1
                    self.seed_wins[bot] = self.seed_wins[bot] + 1
                seat += 1
        if not game.ending:
            self.unfinished += 1
        elif same_table:
            ending = ending_of(game)
            self.endings[ending] = self.endings.get(ending, 0) + 1
        else:
            words = ending_text(game.setup, ending_of(game))
            self.other_endings[words] = self.other_endings.get(words, 0) + 1
        game.close()


def ending_of(game: Game) -> int:
    """Which piles ended the game: the one that does so alone, or else all empty ones; as digits, plus one each."""
    setup = game.setup
    for pile in setup.ending_piles:
        if game.offer[pile] == EMPTY_PILE:
            return int(pile + 1)
    key = 0
    index: i64 = 0
    for offer in game.offer:
        index += 1  # noqa: SIM113
        if offer == EMPTY_PILE:
            key = key * PILE_BASE + int(index)
    return key


def ending_text(setup: Setup, key: int) -> str:
    """The piles of an ending by name, the first in the order of the table first."""
    names: list[str] = []
    while key:
        names.append(setup.piles[key % PILE_BASE - 1].name)
        key //= PILE_BASE
    names.reverse()
    return " + ".join(names)
