"""Positions as text: for tests, bug reports, puzzles and the debugger.

    kingdom: Cellar, Moat
    landscapes: -
    p1 hand: Cellar, 2 Estate, Copper
    p1 deck: Gold, Silver            (top card first)
    p2 hand: 5 Copper
    p2 play: Overlord as Village     (a card that is another one until it leaves play)
    trash: Silver
    pile Province: 3                 (so many cards are left)
    p1: actions=1 buys=1 coins=0 vp=2
    p1 tokens: +1 Card on Cellar, -1 Card, -$1, Journey face down
    tokens Moat: curse=1             (on a card's mat, of one player: tokens Pirate Ship mat p2: coin=3)
    turn: p1 action

What is not named is empty; a pile that is not named keeps the cards that the zones leave it. Cards that a zone needs
bring their Kingdom piles with them. `write` prints what `read` reads.
"""

from __future__ import annotations

import re
from functools import cache

from mypy_extensions import i64

from freehold.cards import load_all
from freehold.rules import vocab
from freehold.rules.common import PILE_TOKEN_RULES
from freehold.rules.game import Game
from freehold.rules.kinds import CURRENT, EXTRA_PILE, OFFERED_CARDS, CardKind, RulesError
from freehold.rules.player import Player
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Pile, Setup, shuffle_piles
from freehold.rules.vocab import (
    ARTIFACT,
    BOONS,
    BOONS_ASIDE,
    BOONS_USED,
    CARD_MASK,
    COIN_TOKENS,
    CURSE_TOKENS,
    DEBT_TOKENS,
    DECK,
    HEXES,
    HEXES_USED,
    NOWHERE,
    OFFER_DECK,
    PLAY,
    PROJECT,
    PROPHECY,
    STATE,
    SUN_TOKENS,
    TOKEN_NAMES,
    TRAP,
    TRASH,
    USED_TOKENS,
    VP_TOKENS,
    ZONE_NAMES,
)  # fmt: skip

COUNTERS = (
    "actions", "buys", "coins", "potions", "debt", "coffers", "villagers", "favors", "vp", "turns",
)  # fmt: skip
PHASES = {"action": vocab.ACTION_PHASE, "treasure": vocab.TREASURE_PHASE, "buy": vocab.BUY_PHASE,
          "night": vocab.NIGHT_PHASE, "cleanup": vocab.CLEANUP_PHASE, "opening": vocab.TURN_OPENING,
          "between": vocab.BETWEEN_TURNS}  # fmt: skip


TOKENS = {"vp": VP_TOKENS, "debt": DEBT_TOKENS, "coin": COIN_TOKENS, "curse": CURSE_TOKENS, "sun": SUN_TOKENS,
          "used": USED_TOKENS}  # fmt: skip
MAT_WORD = " mat"
AS_WORD = " as "
MINUS_CARD, MINUS_COIN, JOURNEY_DOWN = "-1 Card", "-$1", "Journey face down"
DECKS = {"boons": BOONS, "hexes": HEXES, "boons aside": BOONS_ASIDE, "boons used": BOONS_USED, "hexes used": HEXES_USED,
         "offers": OFFER_DECK}  # fmt: skip
"""Shared decks: the named cards lie on top, the first on top of all; the others stay below."""
MOST_COPIES = 500  # of one name: no game has so many
HOLDABLE = PROJECT | STATE | ARTIFACT | PROPHECY
ALWAYS_SHOWN = ("actions", "buys", "turns")  # of the player on turn: they have one each if nothing is said


class PositionError(Exception):
    """A text that is no position: the line, and what is wrong with it."""


def parse_cards(text: str) -> list[str]:
    """'2 Copper, Gold' -> ['Copper', 'Copper', 'Gold']."""
    names: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if not part or part == "-":
            continue
        match = re.fullmatch(r"(\d+)\s+(.+)", part)
        if match:
            if int(match.group(1)) == 0:
                raise ValueError(f"'{part}' names no card")
            if int(match.group(1)) > MOST_COPIES:
                raise ValueError(f"'{part}': there are never more than {MOST_COPIES} cards of a name")
            names.extend([match.group(2).strip()] * int(match.group(1)))
        else:
            names.append(part)
    return names


def cards_text(names: list[str]) -> str:
    """Runs of the same name are counted; the order is kept."""
    parts: list[str] = []
    i = 0
    while i < len(names):
        j = i
        while j < len(names) and names[j] == names[i]:
            j += 1
        parts.append(names[i] if j == i + 1 else f"{j - i} {names[i]}")
        i = j
    return ", ".join(parts) if parts else "-"


class Lines:
    """The lines of a position, by what they speak of."""

    def __init__(self) -> None:
        self.kingdom: list[str] = []
        self.landscapes: list[str] = []
        self.extras: dict[str, list[str]] = {}
        self.zones: dict[tuple[int, int], list[str]] = {}  # (seat, slot)
        self.trash: list[str] = []
        self.tops: dict[str, list[str]] = {}  # pile -> cards on top of it, in this order
        self.tokens: dict[tuple[str, int], dict[str, int]] = {}  # (pile, landscape or card; seat, -1: of nobody)
        self.player_tokens: dict[int, list[tuple[str, str]]] = {}  # seat -> (token, the pile it lies on or "")
        self.decks: dict[int, list[str]] = {}  # shared decks: these cards on top, in this order
        self.held: dict[int, list[str]] = {}  # seat -> States, Artifacts, Projects
        self.piles: dict[str, int] = {}
        self.counters: dict[tuple[int, str], int] = {}
        self.turn = (0, vocab.ACTION_PHASE)
        self.players = 2
        self.colonies = False
        self.shelters = False
        self.ruleset = CURRENT
        self.seed = 1


def seat_of(word: str) -> int | None:
    match = re.fullmatch(r"p([1-6])", word)
    return int(match.group(1)) - 1 if match else None


@cache
def bracketed_names() -> tuple[str, ...]:
    """The cards whose names end in brackets."""
    return tuple(name for name in load_all().by_name if name.endswith(")"))


def without_remark(line: str) -> str:
    """What stands in brackets at the end of a line is a remark, unless a card is called so."""
    line = line.strip()
    return line if line.endswith(bracketed_names()) else re.sub(r"\([^()]*\)$", "", line).strip()


def parse(text: str) -> Lines:
    lines = Lines()
    for raw in text.splitlines():
        line = without_remark(raw)
        if not line:
            continue
        head, colon, rest = line.partition(":")
        if not colon:
            raise PositionError(f"'{line}': a position's line is 'what: cards'")
        try:
            parse_line(lines, head.strip(), rest.strip())
        except ValueError as error:
            raise PositionError(f"'{line}': {error}") from None
    return lines


def whole_number(text: str) -> int:
    if not re.fullmatch(r"\d{1,6}", text):
        raise ValueError(f"'{text}' is not a number from 0 on")
    return int(text)


def parse_tokens(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for setting in text.split():
        name, equals, value = setting.partition("=")
        if name not in TOKENS or not equals:
            raise ValueError(f"'{setting}' is none of {', '.join(TOKENS)}, as in vp=3")
        found[name] = whole_number(value)
    return found


def parse_player_token(text: str) -> tuple[str, str]:
    """'+1 Card on Cellar', '-1 Card', '-$1', 'Journey face down'."""
    token, on, pile = text.partition(" on ")
    if (on and token in TOKEN_NAMES) or text in (MINUS_CARD, MINUS_COIN, JOURNEY_DOWN):
        return token, pile.strip()
    raise ValueError(
        f"'{text}' is no token of a player: there are {', '.join(TOKEN_NAMES)}, each as in '{TOKEN_NAMES[0]} on Cellar', and "
        f"{MINUS_CARD}, {MINUS_COIN}, {JOURNEY_DOWN}"
    )


def parse_line(lines: Lines, head: str, rest: str) -> None:
    words = head.split()
    if not words:
        raise ValueError("nothing is named before the colon")
    seat = seat_of(words[0])
    if head == "kingdom":
        lines.kingdom = parse_cards(rest)
    elif head == "landscapes":
        lines.landscapes = parse_cards(rest)
    elif head in ("players", "seed"):
        setattr(lines, head, whole_number(rest))
    elif head in ("colonies", "shelters"):
        if rest not in ("yes", "no"):
            raise ValueError("say yes or no")
        setattr(lines, head, rest == "yes")
    elif head == "ruleset":
        lines.ruleset = rest
    elif head == "trash":
        lines.trash = parse_cards(rest)
    elif head in DECKS:
        lines.decks[DECKS[head]] = parse_cards(rest)
    elif words[0] == "top" and len(words) > 1:
        lines.tops[" ".join(words[1:])] = parse_cards(rest)
    elif words[0] == "tokens" and len(words) > 1:
        whose = seat_of(words[-1])
        if whose is not None:
            words.pop()
            lines.players = max(lines.players, whose + 1)
        lines.tokens[(" ".join(words[1:]), -1 if whose is None else whose)] = parse_tokens(rest)
    elif words[0] == "pile" and len(words) > 1:
        lines.piles[" ".join(words[1:])] = whole_number(rest)
    elif words[0] == "extra" and len(words) > 1:
        lines.extras[" ".join(words[1:])] = parse_cards(rest)
    elif head == "turn":
        who, _, phase = rest.partition(" ")
        on_turn = seat_of(who)
        if on_turn is None or phase not in PHASES:
            raise ValueError(f"say whose turn and the phase, as 'p1 action' ({', '.join(PHASES)})")
        lines.turn = (on_turn, PHASES[phase])
    elif seat is not None and len(words) == 1:
        for setting in rest.split():
            name, equals, value = setting.partition("=")
            if name not in COUNTERS or not equals:
                raise ValueError(f"'{setting}' is none of {', '.join(COUNTERS)}, as in coins=3")
            lines.counters[(seat, name)] = whole_number(value)
    elif seat is not None and words[1:] == ["tokens"]:
        lines.player_tokens[seat] = [parse_player_token(part.strip()) for part in rest.split(",")]
    elif seat is not None and words[1:] == ["holds"]:
        lines.held[seat] = parse_cards(rest)
    elif seat is not None and len(words) == 2:
        if words[1] not in ZONE_NAMES:
            raise ValueError(f"there is no zone '{words[1]}'; there are: {', '.join(ZONE_NAMES)}")
        lines.zones[(seat, ZONE_NAMES.index(words[1]))] = parse_cards(rest)
    else:
        raise ValueError(f"nothing is called '{head}'")
    if seat is not None:
        lines.players = max(lines.players, seat + 1)


def read(text: str, agents: list[Agent] | None = None) -> Game:
    """The game at that position. Errors name the line or card and the nearest right one."""
    return build(parse(text), agents)


def build(lines: Lines, agents: list[Agent] | None = None) -> Game:
    registry = load_all()
    kingdom = list(lines.kingdom)
    mentioned = [each for names in lines.zones.values() for name in names for each in name.split(AS_WORD)] + lines.trash
    mentioned += [name for names in lines.held.values() for name in names]
    mentioned += [name for zone, names in lines.decks.items() if zone != OFFER_DECK for name in names]
    try:
        have = [registry.pile(name).name for name in kingdom if not is_trap(name)]
        extra = [registry.pile(name).name for names in lines.extras.values() for name in names]
        for name in mentioned:
            if is_trap(name) and name not in kingdom:
                kingdom.append(name)
            kind = registry.kind(name)
            pile = registry.piles.get(kind.pile_name)
            if pile is not None and pile.category == "kingdom" and pile.name not in have and pile.name not in extra:
                have.append(pile.name)
                kingdom.append(pile.name)
        also = [name for name in dict.fromkeys(mentioned) if registry.kind(name).category not in ("kingdom", "trap")]
        if any(pile for parts in lines.player_tokens.values() for _, pile in parts):
            also.append(PILE_TOKEN_RULES)
        for names in lines.held.values():
            for name in names:
                if not registry.kind(name).types & HOLDABLE:
                    raise RulesError(f"{name} is nothing that one holds: a State, an Artifact, a Project, a Prophecy")
        setup = Setup(
            Kingdom(kingdom, lines.landscapes, colonies=lines.colonies, shelters=lines.shelters, extras=lines.extras),
            lines.players, ruleset=lines.ruleset, seed=lines.seed, also=also,
        )  # fmt: skip
        if lines.turn[0] >= lines.players:
            raise PositionError(f"it cannot be p{lines.turn[0] + 1}'s turn: there are {lines.players} players")
        return place_cards(setup, lines, agents)
    except RulesError as error:
        raise PositionError(str(error)) from None


def is_trap(name: str) -> bool:
    kind = load_all().kind_or_none(name)
    return kind is not None and bool(kind.types & TRAP)


def place_cards(setup: Setup, lines: Lines, agents: list[Agent] | None) -> Game:
    game = setup.template.clone()
    game.set_dice(lines.seed)
    game.agents = agents or [Agent() for _ in range(setup.player_count)]
    shuffle_piles(game)
    for player in game.players:  # nobody owns anything until the position says so
        for card in player.all_cards():
            pile = game.home_of(card)
            game.put(card & CARD_MASK, game.pile_zone(pile) if pile >= 0 else NOWHERE)
    for card in game.cards_in(TRASH):
        game.put(card & CARD_MASK, NOWHERE)
    for player in game.players:
        player.favors = 0
    for zone, names in lines.decks.items():
        for name in reversed(names):
            game.put(find_card(game, name, [BOONS, BOONS_ASIDE, HEXES, OFFER_DECK]), zone)
    for seat, names in lines.held.items():
        for name in names:
            kind = setup.kind_named(name)
            game.set_held(kind, game.held.get(kind.id, 0) | (1 << seat))
    worn: list[tuple[int, str]] = []
    for (seat, slot), names in lines.zones.items():
        ordered = reversed(names) if slot == DECK else iter(names)
        for name in ordered:
            own, _, other = name.partition(AS_WORD)
            card = find_card(game, own)
            game.put(card, game.players[seat].base + slot)
            if other:
                worn.append((card, other))
                if slot != PLAY:
                    raise PositionError(f"'{name}': only a card in play can be another")
    for name in lines.trash:
        game.put(find_card(game, name), TRASH)
    for card, other in worn:
        game.wear(card, model_of(game, other))
    for (name, seat), tokens in lines.tokens.items():
        bare = name.removesuffix(MAT_WORD)
        spot = game.pile_named(name)
        if spot < 0:
            spot = game.spot_of(setup.kind_named(bare))
        for token, count in tokens.items():
            game.put_tokens(spot, TOKENS[token], count, seat)
    for seat, parts in lines.player_tokens.items():
        for token, pile_name in parts:
            place_token(game, game.players[seat], token, pile_name)
    for pile_name, names in lines.tops.items():
        put_on_pile(game, find_pile(game, pile_name), names)
    for name, count in lines.piles.items():
        index = find_pile(game, name)
        zone = game.pile_zone(index)
        if len(game.zones[zone]) < count:
            raise PositionError(f"pile {name}: only {len(game.zones[zone])} cards are left for it, not {count}")
        while len(game.zones[zone]) > count:
            game.put(game.zones[zone][0], NOWHERE)
    seat, phase = lines.turn
    game.current = seat
    game.normal_seat = seat
    game.turn_serial = 1
    game.phase = phase
    for player in game.players:
        game.not_played.extend(player.in_play)
    game.remembers = True
    on_turn = game.players[seat]
    on_turn.actions = 1
    on_turn.buys = 1
    on_turn.turns = 1
    for (who, name), value in lines.counters.items():
        setattr(game.players[who], name, value)
    return game


def place_token(game: Game, player: Player, token: str, pile_name: str) -> None:
    """A token of one player: on a pile, or turned against the player."""
    if token == JOURNEY_DOWN:
        player.token_face_up = False
    elif not pile_name and token == MINUS_CARD:
        player.minus_card = True
    elif not pile_name:
        player.minus_coin = True
    else:
        player.token_at[TOKEN_NAMES.index(token)] = find_pile(game, pile_name)


def find_pile(game: Game, name: str) -> int:
    index = int(game.pile_named(load_all().pile(name).name))
    if index < 0:
        raise PositionError(f"there is no pile {name} in this game")
    return index


def put_on_pile(game: Game, index: int, names: list[str]) -> None:
    """Put cards on top of a pile, the first of them on top of all. Cards of other piles hide what lies under the top."""
    zone = game.pile_zone(index)
    members = [member.name for member in game.piles[index].kind.members]
    moved: list[int] = []
    for name in names:
        kind = game.setup.kind_named(name)
        among = [int(card) for card in game.zones[zone] if game.kind_ids[card] == kind.id and card not in moved]
        if not among and kind.name in members:
            among = [int(card) for card in game.zones[NOWHERE] if game.kind_ids[card] == kind.id]
        if kind.name not in members:
            among = [find_card(game, name)]
            if index not in game.covered:
                game.covered.append(index)
        if not among:
            raise PositionError(f"there is no {name} in the pile {game.piles[index].name}")
        moved.append(among[-1])
        if game.zone_of(among[-1]) != zone:
            game.put(among[-1], zone)
    for card in reversed(moved):
        game.put(card, zone)


def find_card(game: Game, name: str, also: list[int] | None = None) -> int:
    """A card of that name for a position: from its pile, else one that is out of the game (or in those zones)."""
    kind = game.setup.kind_named(name)
    zones: list[i64] = [NOWHERE, BOONS, BOONS_ASIDE, OFFER_DECK]
    zones.extend(also or [])
    pile = game.pile_named(kind.name)
    if pile >= 0:
        zones.insert(0, game.pile_zone(pile))
    for zone in zones:
        cards = list(game.zones[zone])
        for card in reversed(cards):
            if game.kind_ids[card] == kind.id:
                return int(card)
    raise PositionError(f"there are not enough cards of {kind.name} for this position")


def model_of(game: Game, name: str) -> int:
    """Any card of that name, wherever it is, for another card to be the same as."""
    kind = game.setup.kind_named(name)
    for card, kind_id in enumerate(game.setup.kind_ids):
        if kind_id == kind.id:
            return card
    raise PositionError(f"there is no {kind.name} in this game")


def card_words(game: Game, card: int) -> str:
    """The name of a card; if it is another one while it is in play, both names."""
    own = game.own_kind(card)
    return game.name(card) if own is game.kind(card) else own.name + AS_WORD + game.name(card)


def write(game: Game) -> str:
    """The position of a game, at a quiet point."""
    setup = game.setup
    out = [f"players: {setup.player_count}"]
    extra_piles = [mark for kind_id, mark in setup.marks.items() if has_role(game.kinds[kind_id], EXTRA_PILE)]
    kingdom = [pile.name for pile in game.piles if pile.kingdom and pile.supply and pile.index not in extra_piles]
    out.append("kingdom: " + cards_text(kingdom + [kind.name for kind in setup.traps]))
    if setup.landscapes:
        out.append("landscapes: " + cards_text([kind.name for kind in setup.landscapes]))
    for kind_id, mark in setup.marks.items():
        out.append(f"extra {game.kinds[kind_id].name}: {game.piles[mark].name}")
    for owner, kind in setup.aside_kinds:
        out.append(f"extra {owner.name}: {kind.name}")
    for kind in setup.present:
        if setup.offered and has_role(kind, OFFERED_CARDS):
            out.append(f"extra {kind.name}: {cards_text([offered.name for offered in setup.offered])}")
    if setup.colonies:
        out.append("colonies: yes")
    if setup.ruleset != CURRENT:
        out.append(f"ruleset: {setup.ruleset}")
    for player in game.players:
        who = f"p{player.seat + 1}"
        for slot, zone_name in enumerate(ZONE_NAMES):
            names = [card_words(game, card) for card in game.cards_in(player.base + slot)]
            if slot == DECK:
                names.reverse()
            if names:
                out.append(f"{who} {zone_name}: {cards_text(names)}")
        values = [(name, getattr(player, name)) for name in COUNTERS]
        needed = ALWAYS_SHOWN if player.seat == game.current else ()
        shown = " ".join(f"{name}={value}" for name, value in values if value or name in needed)
        if shown:
            out.append(f"{who}: {shown}")
        tokens = player_token_words(game, player)
        if tokens:
            out.append(f"{who} tokens: {', '.join(tokens)}")
        holds = [game.kinds[kind_id].name for kind_id, seats in sorted(game.held.items()) if (seats >> player.seat) & 1]
        if holds:
            out.append(f"{who} holds: {cards_text(holds)}")
    for head, deck in DECKS.items():
        names = [game.name(card) for card in game.cards_in(deck)][::-1]
        if names:
            out.append(f"{head}: {cards_text(names)}")
    trash = [game.name(card) for card in game.cards_in(TRASH)]
    if trash:
        out.append("trash: " + cards_text(trash))
    for pile in game.piles:
        out.append(f"pile {pile.name}: {game.left(pile.index)}")
        if len(pile.kind.members) > 1 or has_foreign_cards(game, pile):
            names = [game.name(card) for card in game.cards_in(game.pile_zone(pile.index))]
            out.append(f"top {pile.name}: {cards_text(names[::-1])}")
    out.extend(token_lines(game))
    phase = next((word for word, number in PHASES.items() if number == game.phase), "between")
    out.append(f"turn: p{game.current + 1} {phase}")
    return "\n".join(out) + "\n"


def has_role(kind: CardKind, role: str) -> bool:
    return kind.extra is not None and kind.extra.role == role


def has_foreign_cards(game: Game, pile: Pile) -> bool:
    names = [member.name for member in pile.kind.members]
    return any(game.name(card) not in names for card in game.cards_in(game.pile_zone(pile.index)))


def player_token_words(game: Game, player: Player) -> list[str]:
    out = [f"{name} on {game.piles[player.token_at[token]].name}" for token, name in enumerate(TOKEN_NAMES)
           if player.token_at[token] >= 0]  # fmt: skip
    against = ((player.minus_card, MINUS_CARD), (player.minus_coin, MINUS_COIN), (not player.token_face_up, JOURNEY_DOWN))
    return out + [word for turned, word in against if turned]


def token_lines(game: Game) -> list[str]:
    """The tokens that lie on piles, landscapes and mats, of nobody or of one player."""
    words = {token: word for word, token in TOKENS.items()}
    found: dict[str, list[str]] = {}
    for key, count in game.tokens.items():
        spot, token, seat = key // 128, key // 8 % 16, key % 8 - 1
        if token in words:
            name = game.kinds[spot - 100].name if spot >= 100 else game.piles[spot].name
            if spot >= 100 and game.pile_named(name) >= 0:
                name += MAT_WORD  # beside the pile of the same name
            whose = f" p{seat + 1}" if seat >= 0 else ""
            found.setdefault(name + whose, []).append(f"{words[token]}={count}")
    return [f"tokens {name}: {' '.join(settings)}" for name, settings in found.items()]


__all__ = ["PositionError", "build", "cards_text", "parse", "parse_cards", "read", "write"]
