"""Random kingdoms by the set-up rules."""

from __future__ import annotations

from freehold.cards import load_all
from freehold.kingdoms.names import nearest
from freehold.rules.kinds import CardKind, PileKind, RulesError
from freehold.rules.rng import Rng
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ALLY, EVENT, LANDMARK, LANDSCAPES, LIAISON, OMEN, PROJECT, PROPHECY, TRAIT, WAY

SHUFFLED_IN = EVENT | PROJECT | LANDMARK | WAY | TRAIT
SHORT_NAMES = {"base": "dominion", "promos": "promo", "darkages": "dark ages"}


def in_sets(sets: list[str], wanted: list[str]) -> bool:
    """Is one of the editions of something among the wanted sets ('all', or any part of an edition's name)?"""
    for wish in wanted:
        key = SHORT_NAMES.get(wish.casefold(), wish.casefold())
        if key == "all" or any(key in name.casefold() for name in sets):
            return True
    return False


def all_sets() -> list[str]:
    """The names of all sets that have Kingdom piles or landscapes, in the order they came out."""
    registry = load_all()
    found = [name for pile in registry.piles.values() if pile.category == "kingdom" for name in pile.sets]
    found += [name for kind in registry.kinds if kind.types & LANDSCAPES for name in kind.sets]
    return list(dict.fromkeys(found))


def matching_sets(wanted: list[str]) -> list[str]:
    """The names of the wanted sets; none: there is no such set."""
    return [name for name in all_sets() if in_sets([name], wanted)]


def set_title(name: str) -> str:
    """The name without its edition."""
    return name.removesuffix(" 1st Edition").removesuffix(" 2nd Edition")


def check_sets(wanted: list[str], known: list[str] | None = None) -> None:
    """RulesError for the first name among the wanted that fits no set (of all, or of those known)."""
    there = all_sets() if known is None else known
    for wish in wanted:
        if not in_sets(there, [wish]):
            near = nearest(wish, dict.fromkeys(set_title(name).casefold() for name in there))
            raise RulesError(f"no set matches {wish}{near}; there are: {', '.join(there)}")


def candidates(wanted: list[str]) -> tuple[list[PileKind], list[CardKind]]:
    """Kingdom piles and landscapes of the wanted sets."""
    registry = load_all()
    check_sets(wanted)
    piles = [pile for pile in registry.piles.values() if pile.category == "kingdom" and in_sets(pile.sets, wanted)]
    landscapes = [kind for kind in registry.by_name.values() if kind.types & SHUFFLED_IN and in_sets(kind.sets, wanted)]
    return piles, landscapes


def draw(rng: Rng, among: list[int], count: int) -> list[int]:
    left = list(among)
    return [left.pop(int(rng.below(len(left)))) for _ in range(min(count, len(left)))]


def random_kingdom(seed: int, sets: list[str] | None = None, players: int = 2, *, most_landscapes: int = 2) -> Kingdom:
    """Ten random piles, up to two landscapes (one Way at most), an Ally or Prophecy where one is called for.

    Colonies, Shelters and Traps come in by the proportion of cards from their sets. The same seed gives the same kingdom.
    """
    registry = load_all()
    piles, landscapes = candidates(sets or ["all"])
    rng = Rng(seed)
    for _ in range(100):
        chosen = [piles[i] for i in draw(rng, list(range(len(piles))), 10)]
        extra: list[CardKind] = []
        for i in draw(rng, list(range(len(landscapes))), int(rng.below(most_landscapes + 1))):
            if not (landscapes[i].types & WAY and any(kind.types & WAY for kind in extra)):
                extra.append(landscapes[i])
        members = [member for pile in chosen for member in pile.members]
        for trigger, type_ in ((LIAISON, ALLY), (OMEN, PROPHECY)):
            if any(member.types & trigger for member in members):
                kinds = [kind for kind in registry.by_name.values() if kind.types & type_]
                if kinds:
                    extra.append(kinds[int(rng.below(len(kinds)))])
        kingdom = Kingdom(
            [pile.name for pile in chosen],
            [kind.name for kind in extra],
            colonies=proportion(rng, chosen, "Prosperity"),
            shelters=bool(registry.shelters) and proportion(rng, chosen, "Dark Ages"),
        )
        if any(traps_with(pile) for pile in chosen):
            kingdom.cards += traps_with(chosen[int(rng.below(len(chosen)))])
        try:
            Setup(kingdom, players, seed=seed)
        except RulesError:
            continue  # something that must be chosen finds nothing that suits: take other cards
        return kingdom
    raise RulesError(f"no playable kingdom was found for the sets {sets or ['all']}: name more sets")


def proportion(rng: Rng, chosen: list[PileKind], set_name: str) -> bool:
    """As if one of the ten randomizer cards were looked at: is it from that set?"""
    return from_set(chosen[int(rng.below(len(chosen)))], set_name)


def traps_with(looked: PileKind) -> list[str]:
    """The Traps that are shuffled into the piles if that is the pile that was looked at: those of its set."""
    return [kind.name for kind in load_all().by_name.values()
            if kind.category == "trap" and not set(kind.sets).isdisjoint(looked.sets)]  # fmt: skip


def from_set(pile: PileKind, set_name: str) -> bool:
    return any(set_name in name for name in pile.sets)
