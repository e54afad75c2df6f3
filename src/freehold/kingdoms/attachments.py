"""What a kingdom leaves open and a table needs: Bane, set-aside cards, marked piles, Ally, Prophecy."""

from __future__ import annotations

from freehold.cards import load_all
from freehold.rules.kinds import ASIDE_CARD, EXTRA_PILE, MARKED_PILE, OFFERED_CARDS, OUTSIDE_PILE, CardKind
from freehold.rules.rng import Rng
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ALLY, LIAISON, OMEN, PROPHECY

# A type that calls for a landscape, and the landscape it calls for.
CALLED_FOR = ((LIAISON, ALLY), (OMEN, PROPHECY))

ROLE_WORDS = {
    EXTRA_PILE: "one more pile",
    MARKED_PILE: "marked pile",
    ASIDE_CARD: "card set aside",
    OFFERED_CARDS: "offered cards",
    OUTSIDE_PILE: "pile outside the Supply",
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
    return out


def copy(kingdom: Kingdom) -> Kingdom:
    """The same kingdom in lists of its own."""
    return Kingdom(list(kingdom.cards), list(kingdom.landscapes), colonies=kingdom.colonies, shelters=kingdom.shelters,
                   extras={owner: list(names) for owner, names in kingdom.extras.items()})  # fmt: skip


def landscapes_of(type_: int) -> list[CardKind]:
    return [kind for kind in load_all().by_name.values() if kind.types & type_]


def complete(kingdom: Kingdom, players: int = 2, seed: int = 0) -> tuple[Kingdom, list[str]]:
    """The kingdom with everything chosen that it leaves open, and a line for each choice. The same seed chooses the same.

    What cannot be played raises `RulesError`, as the table itself would.
    """
    out = copy(kingdom)
    notes: list[str] = []
    rng = Rng(seed)
    setup = Setup(out, players, seed=seed)
    for trigger, called in CALLED_FOR:
        needed = any(kind.types & trigger for kind in setup.present)
        if needed and not any(kind.types & called for kind in setup.landscapes):
            among = landscapes_of(called)
            if among:
                kind = among[int(rng.below(len(among)))]
                out.landscapes.append(kind.name)
                notes.append(f"{kind.name} by lot, since a card asks for one")
                setup = Setup(out, players, seed=seed)
    for owner, names in chosen(setup).items():
        named = len(out.extras.get(owner, []))
        if named < len(names):
            extra = setup.kind_named(owner).extra
            role = ROLE_WORDS[extra.role] if extra is not None else "choice"
            what = ", ".join(names) if len(names) <= 3 else f"{len(names)} cards"
            notes.append(f"{owner}: {what} by lot ({role})")
        out.extras[owner] = names
    return out, notes
