"""The kingdoms of a round: given, or drawn from sets by the tournament's seed. All tables of a round play the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from freehold.bots import registry as bots
from freehold.cards import load_all
from freehold.kingdoms.randomizer import candidates, draw, proportion, random_kingdom
from freehold.rules.kinds import RulesError
from freehold.rules.rng import Rng
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import LANDSCAPES
from freehold.tournament import chance
from freehold.tournament.model import Tournament, TournamentError

COLONIES, SHELTERS = "colonies", "shelters"
KINGDOM_CARDS = 10
TRIES = 100

SUGGESTED: tuple[tuple[str, ...], ...] = (
    ("dominion 1st+alchemy",),
    ("intrigue 1st+guilds 1st",),
    ("seaside 1st+cornucopia 1st",),
    ("dominion 1st+prosperity 1st", COLONIES),
    ("dominion 1st+hinterlands 1st",),
    ("dominion 1st+dark ages", SHELTERS),
)
"""What the older rules suggest for the four preliminary rounds, the pre-final and the final: five cards of each of two sets."""


def suggested(preliminary: int | None) -> tuple[tuple[str, ...], ...]:
    """For another number of preliminary rounds the same sets come again, or fewer of them."""
    *first, pre_final, final = SUGGESTED
    return (*(first[at % len(first)] for at in range(preliminary or len(first))), pre_final, final)


def check_sets(wishes: Iterable[str]) -> None:
    """RulesError where no set is meant."""
    for name in parts([wish for wish in wishes if wish not in (COLONIES, SHELTERS)]):
        candidates([name])


def parts(wishes: Sequence[str]) -> list[str]:
    return [part.strip() for wish in wishes for part in wish.split("+")]


def from_sets(wishes: Sequence[str], seed: int, players: int) -> Kingdom:
    """A random kingdom: 'a', 'b' of any of these sets; 'a+b' as many cards of each; 'colonies', 'shelters' for certain."""
    sets = [wish for wish in wishes if wish not in (COLONIES, SHELTERS)]
    if any("+" in wish for wish in sets):
        kingdom = even(parts(sets), seed)
    else:
        kingdom = random_kingdom(seed, sets or ["all"], players)
    kingdom.colonies = kingdom.colonies or COLONIES in wishes
    kingdom.shelters = kingdom.shelters or SHELTERS in wishes
    return kingdom


def even(sets: Sequence[str], seed: int) -> Kingdom:
    """As many cards of each set as of the others."""
    rng = Rng(seed)
    names: list[str] = []
    chosen = []
    for at, name in enumerate(sets):
        piles = [pile for pile in candidates([name])[0] if pile.name not in names]
        share = KINGDOM_CARDS // len(sets) + int(at < KINGDOM_CARDS % len(sets))
        picked = [piles[i] for i in draw(rng, list(range(len(piles))), share)]
        chosen += picked
        names += [pile.name for pile in picked]
    return Kingdom(names, colonies=proportion(rng, chosen, "Prosperity"), shelters=proportion(rng, chosen, "Dark Ages"))


# --- what bots need --------------------------------------------------------------------------------------------------


def needs(tournament: Tournament) -> dict[str, str]:
    """Cards and landscapes that a bot cannot do without, and whose they are."""
    out: dict[str, str] = {}
    for participant in tournament.participants.values():
        if participant.bot and participant.left_after is None:
            out |= dict.fromkeys(bots.find(participant.bot).requires, participant.name)
    return out


def lacks(kingdom: Kingdom, name: str) -> bool:
    registry = load_all()
    if is_landscape(name):
        return registry.kind(name).name not in kingdom.landscapes
    pile = registry.pile(name)
    if pile.category != "kingdom":  # a basic pile: there always, or with Colonies
        with_colonies = [basic.pile_name for basic in registry.basics if basic.when == COLONIES]
        return pile.name in with_colonies and not kingdom.colonies
    return pile.name not in [registry.pile(each).name for each in kingdom.cards]


def with_needs(kingdom: Kingdom, needed: dict[str, str]) -> Kingdom:
    """A drawn kingdom with what the bots need in place of other cards."""
    registry = load_all()
    for name in needed:
        if not lacks(kingdom, name):
            continue
        if is_landscape(name):
            kingdom.landscapes.append(registry.kind(name).name)
        elif registry.pile(name).category != "kingdom":
            kingdom.colonies = True
        else:
            spare = [each for each in kingdom.cards if all(registry.pile(other).name != each for other in needed
                                                           if not is_landscape(other))]  # fmt: skip
            if not spare:
                raise TournamentError(f"the bots need more than {KINGDOM_CARDS} Kingdom cards: {', '.join(needed)}")
            kingdom.cards[kingdom.cards.index(spare[-1])] = registry.pile(name).name
    return kingdom


def is_landscape(name: str) -> bool:
    kind = load_all().kind_or_none(name)
    return kind is not None and bool(kind.types & LANDSCAPES)


def check_needs(tournament: Tournament) -> None:
    """TournamentError where a kingdom that was given lacks what a bot needs."""
    for kingdom in tournament.rules.kingdoms:
        for name, owner in needs(tournament).items():
            if lacks(kingdom, name):
                raise TournamentError(f"{owner} needs {name}, and the kingdom has none: add it, or leave {owner} out")


# --- the round -------------------------------------------------------------------------------------------------------


def setup_seed(tournament: Tournament, round_number: int) -> int:
    return chance.number(tournament.rules.seed, "setup", round_number)


def of_round(tournament: Tournament, round_number: int, count: int, most_players: int) -> list[Kingdom]:
    """So many kingdoms for the next round; one that is given serves all of its games."""
    rules = tournament.rules
    if rules.kingdoms:
        return [rules.kingdoms[min(round_number, len(rules.kingdoms)) - 1]]
    wishes = rules.sets[min(round_number, len(rules.sets)) - 1] if rules.sets else ()
    needed = needs(tournament)
    return [drawn(wishes, needed, tournament, round_number, at, most_players) for at in range(count)]


def drawn(wishes: Sequence[str], needed: dict[str, str], tournament: Tournament, round_number: int, at: int,
          players: int) -> Kingdom:  # fmt: skip
    """The first kingdom drawn that the rules of set-up allow."""
    fault = ""
    for attempt in range(TRIES):
        seed = chance.number(tournament.rules.seed, "kingdom", round_number, at, attempt)
        kingdom = with_needs(from_sets(wishes, seed, players), needed)
        try:
            Setup(kingdom, players, seed=setup_seed(tournament, round_number))
        except RulesError as error:
            fault = str(error)
            continue
        return kingdom
    raise TournamentError(f"no kingdom of these sets can be set up: {fault}")
