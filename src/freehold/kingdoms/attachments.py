"""What a kingdom leaves open and a table needs: Bane, set-aside cards, marked piles, Ally, Prophecy."""

from __future__ import annotations

from freehold.cards import load_all
from freehold.rules.kinds import (
    ASIDE_BOONS,
    ASIDE_CARD,
    EXTRA_PILE,
    MARKED_PILE,
    OFFERED_CARDS,
    OUTSIDE_PILE,
    CardKind,
    RulesError,
)  # fmt: skip
from freehold.rules.rng import Rng
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ALLY, LIAISON, OMEN, PROPHECY

# A type that calls for a landscape, and the landscape it calls for.
CALLED_FOR = ((LIAISON, ALLY), (OMEN, PROPHECY))

MOST_TRIES = 50
ROLE_WORDS = {
    EXTRA_PILE: "one more pile",
    MARKED_PILE: "marked pile",
    ASIDE_CARD: "card set aside",
    OFFERED_CARDS: "offered cards",
    OUTSIDE_PILE: "pile outside the Supply",
    ASIDE_BOONS: "Boons beside the Kingdom",
}


def chosen(setup: Setup) -> dict[str, list[str]]:
    """What was chosen at set-up for the cards and landscapes that need something chosen."""
    out: dict[str, list[str]] = {}
    for kind_id, pile in setup.marks.items():
        out[setup.kinds[kind_id].name] = [setup.piles[pile].name]
    for owner, kind in setup.aside_kinds:
        out[owner.name] = [kind.pile_name or kind.name]
    for kind in setup.present:
        if kind.extra is not None and kind.extra.role == OFFERED_CARDS:
            out[kind.name] = [each.name for each in setup.offered]
        elif takes_boons(kind):
            out[kind.name] = [each.name for each in setup.boons_aside]
    return out


def copy(kingdom: Kingdom) -> Kingdom:
    """The same kingdom in lists of its own."""
    return Kingdom(list(kingdom.cards), list(kingdom.landscapes), colonies=kingdom.colonies, shelters=kingdom.shelters,
                   extras={owner: list(names) for owner, names in kingdom.extras.items()})  # fmt: skip


def is_marked(owner: str) -> bool:
    """Is what is chosen for it a pile of the Supply that it marks (and no further card or pile)?"""
    extra = load_all().by_name[owner].extra
    return extra is not None and extra.role == MARKED_PILE


def takes_boons(kind: CardKind) -> bool:
    """Is what is chosen for it no pile or card of one, but Boons?"""
    return kind.extra is not None and kind.extra.role == ASIDE_BOONS


class Preference:
    """What may be chosen by lot: names of piles and landscapes, in the first place; and those that never may."""

    def __init__(self, piles: set[str], landscapes: set[str], banned: set[str]) -> None:
        self.piles = piles
        self.landscapes = landscapes
        self.banned = banned

    def pick(self, names: list[str], preferred: set[str], rng: Rng) -> str | None:
        among = [name for name in names if name in preferred] or [name for name in names if name not in self.banned]
        return among[int(rng.below(len(among)))] if among else None


def complete(kingdom: Kingdom, players: int = 2, seed: int = 0, *,
             prefer: Preference | None = None) -> tuple[Kingdom, list[str]]:  # fmt: skip
    """The kingdom with everything chosen that it leaves open, and a line for each choice. The same seed chooses the same.

    What cannot be played raises `RulesError`, as the table itself would.
    """
    out = copy(kingdom)
    notes: list[str] = []
    rng = Rng(seed)
    setup = Setup(out, players, seed=seed)
    while True:  # one choice may call for the next
        if prefer is None:
            out.extras |= {owner: names for owner, names in chosen(setup).items() if not is_marked(owner)}
        if prefer is None or not choose_preferred(out, setup, rng, prefer):
            called = call_landscape(out, setup, rng, prefer)
            if called is None:
                break
            notes.append(called)
        setup = Setup(out, players, seed=seed)
    for again in range(1, MOST_TRIES):  # the table takes no pile for a Bane that a Trait by lot lies on
        beside = {name for owner, names in out.extras.items() if not is_marked(owner) for name in names}
        if not any(set(names) & beside for owner, names in chosen(setup).items() if is_marked(owner)):
            break
        setup = Setup(out, players, seed=seed + again)
    for owner, names in chosen(setup).items():
        if len(kingdom.extras.get(owner, [])) < len(names):
            extra = setup.kind_named(owner).extra
            role = ROLE_WORDS[extra.role] if extra is not None else "choice"
            what = ", ".join(names) if len(names) <= 3 else f"{len(names)} cards"
            notes.append(f"{owner}: {what} by lot ({role})")
        out.extras[owner] = names
    return out, notes


def call_landscape(out: Kingdom, setup: Setup, rng: Rng, prefer: Preference | None) -> str | None:
    """Add the Ally or Prophecy that a card asks for, if it is missing; what was added, in a line."""
    for trigger, called in CALLED_FOR:
        if any(kind.types & called for kind in setup.landscapes) or not any(kind.types & trigger for kind in setup.present):
            continue
        kinds = [kind for kind in load_all().by_name.values() if kind.types & called]
        names = [kind.name for kind in kinds if prefer is None or finds_something(kind, setup, prefer)]
        name = (prefer or Preference(set(), set(), set())).pick(names, prefer.landscapes if prefer else set(), rng)
        if name is not None:
            out.landscapes.append(name)
            return f"{name} by lot, since a card asks for one"
    return None


def finds_something(kind: CardKind, setup: Setup, prefer: Preference) -> bool:
    """Is there a pile that may be chosen for it?"""
    extra = kind.extra
    if extra is None or is_marked(kind.name) or takes_boons(kind):
        return True
    return any(extra.suits(pile) and pile.name in prefer.piles for pile in setup.unused_piles())


def choose_preferred(out: Kingdom, setup: Setup, rng: Rng, prefer: Preference) -> bool:
    """Name the next card or pile that is open, among the preferred ones; False: nothing is open."""
    used = {pile.name for pile in setup.piles if pile.name in out.cards}
    used |= {load_all().pile(name).name for owner, names in out.extras.items() for name in names
             if not takes_boons(load_all().by_name[owner])}  # fmt: skip
    for kind in setup.present:
        extra = kind.extra
        if extra is None or is_marked(kind.name) or takes_boons(kind):
            continue
        named = out.extras.get(kind.name, [])
        if len(named) >= extra.count:
            continue
        free = [pile.name for pile in load_all().piles.values() if pile.category == "kingdom" and extra.suits(pile)
                and pile.name not in used]  # fmt: skip
        name = prefer.pick(free, prefer.piles, rng)
        if name is None:
            if named:
                continue  # an offered deck may be smaller
            raise RulesError(f"nothing that was not ruled out suits {kind.name}")
        out.extras[kind.name] = [*named, name]
        return True
    return False
