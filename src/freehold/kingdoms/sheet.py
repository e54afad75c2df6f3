"""What to lay on a table with real cards: piles and how many cards of each, what lies beside, tokens, mats, first decks.

All of it is read off a table as the rules set it up, so that it is what is played here too.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from freehold.kingdoms.reference import cost_order
from freehold.rules import turns
from freehold.rules.common import PILE_TOKEN_RULES
from freehold.rules.game import Game
from freehold.rules.kinds import SHUFFLED, CardKind
from freehold.rules.question import Answer, Question, agent_for
from freehold.rules.setup import Pile, Setup
from freehold.rules.view import View
from freehold.rules.vocab import (
    ALLY,
    ARTIFACT,
    BOON,
    COIN_TOKENS,
    DEBT_TOKENS,
    EVENT,
    GAME_OPENING,
    HEX,
    PROJECT,
    PROPHECY,
    RESERVE,
    STATE,
    SUN_TOKENS,
    TRAIT,
    VP_TOKENS,
    cost_words,
    debt_in,
    type_words,
)

TOKEN_WORDS = {VP_TOKENS: "VP", DEBT_TOKENS: "Debt", COIN_TOKENS: "Coin", SUN_TOKENS: "Sun"}


@dataclass
class Section:
    title: str
    lines: list[str] = field(default_factory=list)


# --- tokens and mats: which words of a card ask for them ----------------------------------------------------------------

MATS = (
    ("Coffers mat", r"\bCoffers\b"),
    ("Villagers mat", r"\bVillagers?\b"),
    ("Favors mat", r"\bFavors?\b"),
    ("Tavern mat", r"\bTavern mat\b"),
    ("Exile mat", r"\b[Ee]xile\b"),
    ("Island mat", r"\bIsland mat\b"),
    ("Native Village mat", r"\bNative Village mat\b"),
    ("Pirate Ship mat", r"\bPirate Ship mat\b"),
    ("Memory mat", r"\bMemory mat\b"),
)
SHARED_MATS = (("Trade Route mat", r"\bTrade Route mat\b"),)
# Kept in a common stock.
STOCK = (
    ("Coin tokens (Coffers, Villagers, Favors)", r"\bCoffers\b|\bVillagers?\b|\bFavors?\b|\bCoin token"),
    ("Debt tokens", r"\bDebt\b"),
    ("Embargo tokens", r"\bEmbargo token"),
)
# One of each for every player.
PERSONAL = (
    ("Journey token, face up", r"\bJourney token\b"),
    ("-1 Card token", r"-1 Card token"),
    ("-$1 token", r"-\$1 token"),
    ("Estate token", r"\bEstate token\b"),
)
PILE_TOKENS = "+1 Card, +1 Action, +1 Buy, +$1, -$2 and Trashing tokens"


def words_of(kind: CardKind) -> str:
    return f"{kind.text} {kind.below}"


def gives_vp(kind: CardKind) -> bool:
    """Does it move VP tokens (and not only score at the end)?"""
    for sentence in re.split(r"(?<=[.)]) ", words_of(kind)):
        if re.search(r"^At the end|^\(?Worth", sentence):
            continue
        if re.search(r"\+\d+ VP|\bVP\b.*\b(?:here|pile|per player|there)\b|\btake\b.*\bVP\b", sentence):
            return True
    return False


def called(table: tuple[tuple[str, str], ...], kinds: list[CardKind]) -> list[str]:
    texts = [words_of(kind) for kind in kinds]
    return [name for name, pattern in table if any(re.search(pattern, text) for text in texts)]


# --- the sheet ----------------------------------------------------------------------------------------------------------


def opened(setup: Setup) -> Game:
    """A game at the start of its first turn, with the first of every choice taken."""

    def first(view: View, question: Question) -> Answer:
        return tuple(range(int(question.least)))

    game = setup.new_game(int(setup.seed), [agent_for(first) for _ in range(setup.player_count)])
    if game.phase == GAME_OPENING:
        turns.advance(game)
    return game


def marks_of(setup: Setup, pile: Pile) -> list[str]:
    return [setup.kinds[kind_id].name for kind_id, index in setup.marks.items() if index == pile.index]


def composition(setup: Setup, pile: Pile) -> str:
    """What a mixed pile is made of, from the top; outside the Supply any of its cards may be had, so they lie side by side."""
    if len(pile.kind.members) == 1:
        return ""
    counts = pile.kind.two_player_counts if setup.player_count == 2 else pile.kind.counts
    parts = [f"{count} {member.name}" for member, count in zip(pile.kind.members, counts, strict=True) if count]
    if pile.kind.arrangement == SHUFFLED:
        return "shuffled, face down but the top card" if pile.supply else "shuffled"
    return ("from the top: " if pile.supply or pile.kind.category == "kingdom" else "side by side: ") + ", ".join(parts)


def cards_in(setup: Setup, pile: Pile) -> int:
    """How many cards a pile has when the game starts; of some shuffled piles only a part is used."""
    return pile.keep if pile.hidden and pile.keep >= 0 else int(setup.template.left(pile.index))


def pile_line(setup: Setup, game: Game, pile: Pile) -> str:
    parts = [f"{cards_in(setup, pile):3d} {pile.name}"]
    if pile.kingdom or pile.supply:
        parts.append(f"({cost_words(int(pile.kind.cost))})")
    extras = [composition(setup, pile), *(f"marked for {name}" for name in marks_of(setup, pile))]
    extras += [f"{game.tokens_on(int(pile.index), token)} {word}" for token, word in TOKEN_WORDS.items()
               if game.tokens_on(int(pile.index), token)]  # fmt: skip
    told = "; ".join(part for part in extras if part)
    return " ".join(parts) + (f": {told}" if told else "")


def landscape_line(setup: Setup, game: Game, kind: CardKind) -> str:
    mark = setup.marks.get(int(kind.id), -1)
    parts = []
    if mark >= 0:
        parts.append(f"under {setup.piles[mark].name}" if kind.types & TRAIT else f"for {setup.piles[mark].name}")
    parts += [f"{count} {word}" for token, word in TOKEN_WORDS.items() if (count := game.tokens_on(game.spot_of(kind), token))]
    cost = f" ({cost_words(int(kind.cost))})" if kind.types & (EVENT | PROJECT) else ""
    return f"{kind.name}, {type_words(int(kind.types))[0]}{cost}" + (f": {'; '.join(parts)}" if parts else "")


def sheet(setup: Setup) -> list[Section]:
    """The sheet of a table, section by section; those that would be empty are left out."""
    game = opened(setup)
    sections = [
        Section("Basic piles", [pile_line(setup, game, pile) for pile in in_order(setup) if pile.supply and not pile.kingdom]),
        Section("Kingdom piles", [pile_line(setup, game, pile) for pile in in_order(setup) if pile.supply and pile.kingdom]),
        Section("Landscapes", [landscape_line(setup, game, kind) for kind in setup.landscapes]),
        Section("Piles outside the Supply", [pile_line(setup, game, pile) for pile in in_order(setup) if not pile.supply]),
        Section("Beside", beside(setup, game)),
        Section("Each player starts with", start(setup, game)),
        Section("Tokens and mats", tokens(setup)),
        Section("The game ends", [ending(setup)]),
    ]
    return [section for section in sections if section.lines]


def in_order(setup: Setup) -> list[Pile]:
    return sorted(setup.piles, key=lambda pile: (cost_order(int(pile.kind.cost)), pile.name))


def beside(setup: Setup, game: Game) -> list[str]:
    kinds = setup.present
    out = []
    boons = [kind.name for kind in kinds if kind.types & BOON]
    hexes = [kind.name for kind in kinds if kind.types & HEX]
    if boons:
        aside = sorted(kind.name for kind in setup.boons_aside)
        out.append(f"{len(boons) - len(aside)} Boons, shuffled face down"
                   + (f"; face up for all: {', '.join(aside)}" if aside else ""))  # fmt: skip
    if hexes:
        out.append(f"{len(hexes)} Hexes, shuffled face down")
    out += [f"set aside for {owner.name}: {card.name}" for owner, card in setup.aside_kinds]
    if setup.offered:
        out.append(f"a face-down deck of {len(setup.offered)}, shuffled after all have seen them: "
                   + ", ".join(sorted(kind.name for kind in setup.offered)))  # fmt: skip
    if setup.zombies:
        out.append("in the trash: " + ", ".join(kind.name for kind in setup.zombies))
    out += [f"{kind.copies} {kind.name}: one shuffled into each Kingdom pile" for kind in setup.traps]
    for type_, word in ((STATE, "States"), (ARTIFACT, "Artifacts")):
        held = [kind.name for kind in kinds if kind.types & type_]
        if held:
            out.append(f"{word}: " + ", ".join(held))
    return out


def start(setup: Setup, game: Game) -> list[str]:
    deck = Counter(kind.name for kind, _ in setup.starting_deck())
    out = [", ".join(f"{count} {name}" for name, count in deck.items()) + "; shuffled, five drawn"]
    first = game.players[0]
    for count, word in ((first.coffers, "Coffers"), (first.villagers, "Villagers"), (first.favors, "Favors"), (first.vp, "VP")):
        if count:
            out.append(f"{count} {word}")
    # Some cards say more than a count can: who chooses what, in turn order.
    return out + [f"{kind.name}: {kind.text}" for kind in setup.landscapes if "starting deck" in kind.text]


def tokens(setup: Setup) -> list[str]:
    kinds = setup.present
    out = ["VP tokens"] if any(gives_vp(kind) for kind in kinds) else []
    out += [name for name in called(STOCK, kinds) if name != "Debt tokens"]
    buyable = [pile.kind.cost for pile in setup.piles] + [kind.cost for kind in kinds]
    if "Debt tokens" in called(STOCK, kinds) or any(debt_in(int(cost)) for cost in buyable):
        out.append("Debt tokens")
    if any(kind.types & PROPHECY for kind in setup.landscapes):
        out.append("Sun tokens")
    mats = called(MATS, kinds)
    if any(kind.types & RESERVE for kind in kinds) and "Tavern mat" not in mats:
        mats.append("Tavern mat")
    if any(kind.types & ALLY for kind in setup.landscapes) and "Favors mat" not in mats:
        mats.append("Favors mat")
    personal = called(PERSONAL, kinds)
    if any(kind.name == PILE_TOKEN_RULES for kind in kinds):
        personal.append(PILE_TOKENS)
    if any(kind.types & PROJECT for kind in setup.landscapes):
        personal.append("2 Project cubes")
    out += called(SHARED_MATS, kinds)
    out += [f"for each player: {name}" for name in [*mats, *personal]]
    return out


def ending(setup: Setup) -> str:
    piles = [setup.piles[int(index)].name for index in setup.ending_piles]
    return f"when {' or '.join(piles)} is empty, or any {setup.piles_to_end} Supply piles"


def lines(setup: Setup) -> list[str]:
    """The sheet as text."""
    out = [f"Set-up for {setup.player_count} players"]
    for section in sheet(setup):
        out += ["", section.title, *("  " + line for line in section.lines)]
    return out


def document(setup: Setup) -> list[dict[str, object]]:
    return [{"title": section.title, "lines": section.lines} for section in sheet(setup)]
