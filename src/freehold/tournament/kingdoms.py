"""The kingdoms of a round: given, or drawn by wishes and the tournament's seed. All tables of a round play the same."""

from __future__ import annotations

from freehold.bots import registry as bots
from freehold.cards import load_all
from freehold.kingdoms import wishes
from freehold.kingdoms.attachments import complete
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom, Setup
from freehold.tournament import chance
from freehold.tournament.model import Tournament, TournamentError

SUGGESTED = (
    "5 cards from Dominion 1st, 5 cards from Alchemy, no landscapes",
    "5 cards from Intrigue 1st, 5 cards from Guilds 1st, no landscapes",
    "5 cards from Seaside 1st, 5 cards from Cornucopia 1st, no landscapes",
    "5 cards from Dominion 1st, 5 cards from Prosperity 1st, colonies, no landscapes",
    "5 cards from Dominion 1st, 5 cards from Hinterlands 1st, no landscapes",
    "5 cards from Dominion 1st, 5 cards from Dark Ages, shelters, no landscapes",
)
"""What the older rules suggest for the four preliminary rounds, the pre-final and the final."""


def suggested(preliminary: int | None) -> tuple[str, ...]:
    """For another number of preliminary rounds the same come again, or fewer of them."""
    *first, pre_final, final = SUGGESTED
    return (*(first[at % len(first)] for at in range(preliminary or len(first))), pre_final, final)


def needs(tournament: Tournament) -> dict[str, str]:
    """Cards and landscapes that a bot cannot do without, and whose they are."""
    out: dict[str, str] = {}
    for participant in tournament.participants.values():
        if participant.bot and participant.left_after is None:
            out |= dict.fromkeys(bots.find(participant.bot).requires, participant.name)
    return out


def check_needs(tournament: Tournament) -> None:
    """TournamentError where a kingdom that was given lacks what a bot needs."""
    registry, needed = load_all(), needs(tournament)
    for kingdom in tournament.rules.kingdoms if needed else ():
        present = Setup(kingdom, 2).present
        for name, owner in needed.items():
            if registry.kind(name) not in present:
                raise TournamentError(f"{owner} needs {name}, and the kingdom has none: add it, or leave {owner} out")


def setup_seed(tournament: Tournament, round_number: int) -> int:
    return chance.number(tournament.rules.seed, "setup", round_number)


def of_round(tournament: Tournament, round_number: int, count: int, players: int) -> list[Kingdom]:
    """So many kingdoms for the next round, with all that set-up leaves to chance; one that is given serves all its games."""
    load_all()
    rules = tournament.rules
    if rules.kingdoms:
        given = rules.kingdoms[min(round_number, len(rules.kingdoms)) - 1]
        return [complete(given, players, setup_seed(tournament, round_number))[0]]
    text = rules.wishes[min(round_number, len(rules.wishes)) - 1] if rules.wishes else ""
    wish = for_bots(wishes.parse(text), needs(tournament))
    return [drawn(wish, chance.number(rules.seed, "kingdom", round_number, at), players) for at in range(count)]


def for_bots(wish: wishes.Wish, needed: dict[str, str]) -> wishes.Wish:
    """The wish, and what the bots need."""
    registry = load_all()
    for name in needed:
        kind = registry.kind(name)
        if any(basic.pile_name == kind.pile_name for basic in registry.basics):
            wish.colonies = wishes.ALWAYS  # the only basic cards that may be missing and that a strategy buys
        else:
            wish.require.append(kind.pile_name or kind.name)
    return wish


def drawn(wish: wishes.Wish, seed: int, players: int) -> Kingdom:
    """A kingdom by the wish. Where what the bots need leaves no room for so many cards of a set, there are fewer of it."""
    try:
        return wishes.choose(wish, seed, players).kingdom
    except RulesError:
        if not wish.require or not wish.from_sets:
            raise
    wish.sets = wish.sets or list(wish.from_sets)
    wish.from_sets = {name: wishes.Range(0, span.high) for name, span in wish.from_sets.items()}
    return wishes.choose(wish, seed, players).kingdom
