"""What the conformance tests share: kingdoms around one card, games that see much of it, and comparing games whole."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from freehold.bots.random import RandomAgent
from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.lab.fuzz import Keeper
from freehold.rules import turns
from freehold.rules.events import Later, TurnPlan
from freehold.rules.game import Game
from freehold.rules.invariants import difference, faults
from freehold.rules.kinds import CURRENT, FIRST_PRINTING, REGISTRY, RulesError
from freehold.rules.player import Player
from freehold.rules.question import Agent, Answer, agent_for
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ALLY, CARD_MASK, DECK, GAME_OVER, LANDSCAPES, LIAISON, OMEN, PROPHECY
from freehold.table.record import Tape

load_all()
PILES = [pile.name for pile in REGISTRY.piles.values() if pile.category == "kingdom"]
LANDSCAPE_NAMES = [kind.name for kind in REGISTRY.by_name.values() if kind.types & LANDSCAPES]
NAMES = PILES + LANDSCAPE_NAMES
FILLERS = 4  # other piles beside the one that is looked at: few, so that much is seen of it


def seed_of(name: str) -> int:
    """A number of its own for each name: the games of one card stay the same when others are added."""
    return zlib.crc32(name.encode()) % 1_000_000


def table_of(name: str) -> tuple[int, str]:
    """Number of players and ruleset of a second game with that card: over all cards, every mixture comes."""
    seed = seed_of(name)
    return 2 + seed % 5, (CURRENT, FIRST_PRINTING)[seed // 5 % 2]


def fillers(name: str, seed: int) -> list[str]:
    """Other piles; one that calls for the landscape's kind (for an Ally a Liaison) if there is any."""
    found = [pile for pile in random_kingdom(seed, most_landscapes=0).cards if pile != name][:FILLERS]
    kind = REGISTRY.kind_or_none(name)
    types = 0 if kind is None else kind.types
    caller = LIAISON if types & ALLY else OMEN if types & PROPHECY else 0
    callers = [pile.name for pile in REGISTRY.piles.values()
               if pile.category == "kingdom" and any(member.types & caller for member in pile.members)]  # fmt: skip
    if callers:
        found[:1] = [callers[seed % len(callers)]]
    return found


def setup_with(name: str, players: int, ruleset: str, seed: int) -> Setup:
    """A table with that Kingdom pile or landscape and a few others."""
    problem: Exception | None = None
    for attempt in range(20):
        others = fillers(name, seed + attempt)
        kingdom = Kingdom([name, *others]) if name in PILES else Kingdom(others, [name])
        try:
            return Setup(kingdom, players, ruleset=ruleset, seed=seed)
        except RulesError as error:  # something that must be chosen at set-up finds nothing that suits
            problem = error
    raise AssertionError(f"no kingdom with {name}: {problem}")


def enrich(game: Game, name: str) -> None:
    """Put copies of the card, of what it brings along and of Gold into the decks: a short game then shows much."""
    first = game.pile_named(name)
    brought = [pile.index for pile in game.piles if not pile.supply]
    gifts = [first] * 3 if first >= 0 else []
    gifts += [*brought, game.pile_named("Gold"), game.pile_named("Gold"), game.pile_named("Potion")]
    for player in game.players:
        for pile in gifts:
            if pile >= 0 and game.left(pile) > 1:
                depth = game.below(len(game.zones[player.base + DECK]) + 1)
                game.put_at(game.top(pile) & CARD_MASK, player.base + DECK, depth)


class Match:
    """A random game whose answers are kept."""

    def __init__(self, setup: Setup, seed: int, *, turn_limit: int, gift: str = "") -> None:
        self.answers: list[Answer] = []
        seats: list[Agent] = [agent_for(Keeper(RandomAgent(seed * 7 + i), self.answers)) for i in range(setup.player_count)]
        self.game = setup.new_game(seed, seats, seed % setup.player_count)
        self.game.turn_limit = turn_limit
        if gift:
            enrich(self.game, gift)
        self.steps = 0

    def advance(self) -> list[Answer]:
        """One step; the answers given in it."""
        asked = len(self.answers)
        turns.advance(self.game)
        self.steps += 1
        wrong = faults(self.game)
        assert not wrong, wrong
        assert self.steps < 20_000, "the game does not end"
        return self.answers[asked:]

    @property
    def over(self) -> bool:
        return self.game.phase == GAME_OVER


@contextmanager
def told(match: Match) -> Iterator[None]:
    """Whatever goes wrong inside is told with all that is needed to see it again."""
    try:
        yield
    except Exception as error:
        setup = match.game.setup
        error.add_note(
            f"step {match.steps}, turn {match.game.turn_serial}, {setup.player_count} players, ruleset "
            f"'{setup.ruleset}', set-up seed {setup.seed}, kingdom {setup.kingdom.cards}, {setup.kingdom.landscapes}"
        )
        raise


def rerun(quiet: Game, answers: list[Answer]) -> None:
    """Play the next step of a clone with recorded answers; all of them must be asked for."""
    tape = Tape(answers)
    quiet.agents = [agent_for(tape)] * len(quiet.players)
    turns.advance(quiet)
    assert tape.next == len(answers), f"only {tape.next} of {len(answers)} answers were asked for again"


# --- comparing games whole -----------------------------------------------------------------------------------------

# What differs between equal games: who answers, what is kept beside the game, what the game is of; and the room behind
# this turn's plays (`difference` compares the plays themselves).
NOT_STATE = {"setup", "agent", "players", "log", "record", "game", "view", "standing_question", "questions", "kinds",
             "piles", "plays"}  # fmt: skip


def plain(value: object) -> object:
    """A value of the game as one that compares by what is in it."""
    if isinstance(value, (int, str)) or value is None:
        return value
    if isinstance(value, (Later, TurnPlan)):
        return {name: plain(each) for name, each in vars(value).items()}
    if isinstance(value, dict):
        return dict(value)
    if isinstance(value, Iterable):  # lists, tuples and the vectors of the columns
        found = list(value)
        return found if not found or isinstance(found[0], int) else [plain(each) for each in found]
    return value


def state(thing: Game | Player) -> dict[str, object]:
    return {name: plain(value) for name, value in vars(thing).items() if name not in NOT_STATE}


def whole_difference(one: Game, other: Game) -> str:
    """As `invariants.difference`, but over every attribute there is: a new column cannot be forgotten."""
    found = difference(one, other)
    if found or not hasattr(one, "__dict__"):  # compiled objects do not tell their attributes
        return found
    things: list[Game | Player] = [one, *one.players]
    others: list[Game | Player] = [other, *other.players]
    for mine, theirs in zip(things, others, strict=True):
        left, right = state(mine), state(theirs)
        for name in left:
            if left[name] != right[name]:
                return f"{mine!r}.{name}: {left[name]} / {right[name]}"
    return ""
