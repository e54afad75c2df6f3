"""What a seat may know of a game, as one JSON document: the only thing that leaves for a front end.

It names cards, never numbers them: two Coppers cannot be told apart. An unseen card is null.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from freehold.rules import playing, scoring
from freehold.rules.game import Game
from freehold.rules.kinds import CardKind
from freehold.rules.player import Player
from freehold.rules.vocab import (
    ARTIFACT,
    ASIDE,
    BOONS,
    BOONS_ASIDE,
    BOONS_USED,
    CARD_MASK,
    COIN_TOKENS,
    CURSE_TOKENS,
    DEBT_TOKENS,
    DECK,
    DISCARD,
    GAME_OVER,
    HEXES,
    HEXES_USED,
    HIDDEN,
    MIDDLE,
    OFFER_DECK,
    PHASE_NAMES,
    PILE_TOKENS,
    PLAY,
    PLAYER_ZONES,
    PROJECT,
    PROPHECY,
    SECRET_MAT,
    STATE,
    SUN_TOKENS,
    TOKEN_NAMES,
    TRASH,
    VP_TOKENS,
    ZONE_NAMES,
    coins_in,
    debt_in,
    potions_in,
    type_words,
)

SPECTATOR = -1
EVERYTHING = -2  # whoever may see all cards: who looks at a game that is over
SHOWN_TOKENS = {VP_TOKENS: "vp", DEBT_TOKENS: "debt", COIN_TOKENS: "coin", CURSE_TOKENS: "curse", SUN_TOKENS: "sun"}
COUNTERS = ("actions", "buys", "coins", "potions", "debt", "coffers", "villagers", "favors", "vp", "turns")
UNORDERED = (HIDDEN, SECRET_MAT)  # cards lie there in no order that others could follow

Names = list[str | None]


def sees(game: Game, seat: int, card: int) -> bool:
    """May a seat know which card that is? A spectator may know what every player may."""
    if seat >= 0:
        return game.players[seat].view.can_see(card)
    if seat == EVERYTHING:
        return True
    return all(player.view.can_see(card) for player in game.players)


def names_in(game: Game, seat: int, zone: int) -> Names:
    """The cards of a zone, bottom first; null for those the seat may not know."""
    return [game.name(card) if sees(game, seat, card) else None for card in game.zones[zone]]


@lru_cache(4096)
def types_document(types: int) -> list[str]:
    """The names of types; the list is shared and must not be changed."""
    return type_words(types)


@lru_cache(4096)
def cost_document(cost: int) -> dict[str, int]:
    """What something costs; the document is shared and must not be changed."""
    return {"coins": coins_in(cost), "potion": potions_in(cost), "debt": debt_in(cost)}


def deck_document(game: Game, seat: int, zone: int) -> dict[str, object]:
    """How many cards, and those the seat knows: how deep they lie (0: the top) and their names."""
    names = names_in(game, seat, zone)
    known = [[depth, name] for depth, name in enumerate(reversed(names)) if name is not None]
    return {"count": len(names), "known": known}


def discard_document(game: Game, seat: int, owner: Player) -> dict[str, object]:
    names = names_in(game, seat, owner.base + DISCARD)
    out: dict[str, object] = {"count": len(names), "top": names[-1] if names else None}
    if seat in (owner.seat, EVERYTHING):
        out["cards"] = names
    else:
        out["known"] = sorted(name for name in names if name is not None)
    return out


def staying_in_play(player: Player, stays: Sequence[int]) -> list[int]:
    """Which of a player's cards in play, by position, still have something to do after this turn."""
    return [i for i, card in enumerate(player.in_play) if card in stays]


def links_document(game: Game, seat: int, player: Player) -> list[dict[str, object]]:
    """What belongs together: which cards are set aside for what, and what in play stays with what it played again."""
    spots = {game.handle(card): at for at, card in enumerate(game.zones[player.base + PLAY])}
    aside: dict[tuple[int, str], Names] = {}
    played: dict[tuple[int, str], list[int]] = {}
    told: set[int] = set()
    for effect in game.effects:
        at = spots.get(int(effect.holder), -1)
        for card in effect.cards:
            there = card not in told and game.still_there(card)
            if there and game.zone_of(card) in (player.base + ASIDE, player.base + HIDDEN):
                told.add(card)
                name = game.name(card) if sees(game, seat, card & CARD_MASK) else None
                aside.setdefault((at, effect.hook.kind.name), []).append(name)
    for holder, target in game.bonds:
        if holder in spots and target in spots:
            targets = played.setdefault((spots[holder], game.name(holder)), [])
            if spots[target] not in targets:
                targets.append(spots[target])
    return [{"at": at, "by": by, "cards": aside.get((at, by), []), "played": played.get((at, by), [])}
            for at, by in dict.fromkeys([*aside, *played])]  # fmt: skip


def player_document(game: Game, seat: int, player: Player, name: str, stays: Sequence[int]) -> dict[str, object]:
    zones: dict[str, object] = {}
    for slot in range(PLAYER_ZONES):
        if slot >= len(ZONE_NAMES):
            break
        if slot == DECK:
            zones["deck"] = deck_document(game, seat, player.base + DECK)
        elif slot == DISCARD:
            zones["discard"] = discard_document(game, seat, player)
        else:
            names = names_in(game, seat, player.base + slot)
            if slot in UNORDERED and None in names:
                names = [*sorted(each for each in names if each is not None), *([None] * names.count(None))]
            zones[ZONE_NAMES[slot]] = names
    out: dict[str, object] = {"seat": int(player.seat), "name": name, "zones": zones}
    out["staying"] = staying_in_play(player, stays)
    out["links"] = links_document(game, seat, player) if game.effects or game.bonds else []
    out["hand_size"] = player.hand_size()
    for counter in COUNTERS:
        out[counter] = int(getattr(player, counter))
    out["decided_by"] = int(player.controller)
    out["journey_token_up"] = bool(player.token_face_up)
    out["minus_card"] = bool(player.minus_card)
    out["minus_coin"] = bool(player.minus_coin)
    out["holds"] = sorted(game.kinds[kind_id].name for kind_id, seats in game.held.items() if (seats >> player.seat) & 1)
    return out


def tokens_document(game: Game, spot: int) -> dict[str, int]:
    found: dict[str, int] = {}
    if not game.tokens:
        return found
    for token, name in SHOWN_TOKENS.items():
        count = game.tokens_on(spot, token)
        if count:
            found[name] = int(count)
    return found


def kind_document(game: Game, kind: CardKind) -> dict[str, object]:
    return {"name": kind.name, "types": types_document(kind.types), "cost": cost_document(kind.cost)}


def marks_on(game: Game, pile: int) -> list[str]:
    """What was marked for this pile at set-up: whose Bane, which Traits."""
    marks = game.setup.marks
    return sorted(game.kinds[kind_id].name for kind_id, mark in marks.items() if mark == pile) if marks else []


def pile_document(game: Game, index: int) -> dict[str, object]:
    pile = game.piles[index]
    top = -1 if pile.face_down else game.top(index)
    types = int(pile.kind.types) if top < 0 else int(game.types(top))
    owners: list[list[object]] = [
        [int(player.seat), TOKEN_NAMES[token]]
        for player in game.players
        for token in range(PILE_TOKENS)
        if player.token_at[token] == index
    ]
    return {
        "pile": index,
        "name": pile.name,
        "top": None if top < 0 else game.name(top),
        "count": int(game.left(index)),
        "cost": cost_document(int(pile.kind.cost) if top < 0 else int(game.cost(top))),
        "types": types_document(types),
        "supply": pile.supply,
        "kingdom": pile.kingdom,
        "tokens": tokens_document(game, index),
        "player_tokens": owners,
        "marks": marks_on(game, index),
    }


def landscape_document(game: Game, index: int) -> dict[str, object]:
    kind = game.setup.landscapes[index]
    out = kind_document(game, kind)
    out["index"] = index
    out["tokens"] = tokens_document(game, game.spot_of(kind))
    if kind.types & (PROJECT | PROPHECY):
        seats = game.held.get(kind.id, 0)
        out["held_by"] = [int(player.seat) for player in game.players if (seats >> player.seat) & 1]
    mark = game.setup.marks.get(kind.id, -1)
    if mark >= 0:
        out["pile"] = game.piles[mark].name
    return out


def mats(game: Game) -> list[dict[str, object]]:
    """Tokens that lie on mats of kinds that are neither piles nor landscapes on the table."""
    out: list[dict[str, object]] = []
    shown = {kind.id for kind in game.setup.landscapes}
    for key in sorted(game.tokens):
        seat = key % 8 - 1
        token = key // 8 % 16
        spot = key // 128
        if token not in SHOWN_TOKENS or (spot < 100 and seat < 0):
            continue
        kind_id = spot - 100
        if spot >= 100 and seat < 0 and kind_id in shown:
            continue
        name = game.kinds[kind_id].name if spot >= 100 else game.piles[spot].name
        out.append({"name": name, "seat": seat, "token": SHOWN_TOKENS[token], "count": game.tokens[key]})
    return out


def shared_document(game: Game, seat: int) -> dict[str, object]:
    out: dict[str, object] = {"trash": names_in(game, seat, TRASH)}
    if game.setup.has_boons:
        out["boons"] = {"count": len(game.zones[BOONS]), "used": names_in(game, seat, BOONS_USED),
                        "aside": names_in(game, seat, BOONS_ASIDE)}  # fmt: skip
    if len(game.zones[HEXES]) or len(game.zones[HEXES_USED]):
        out["hexes"] = {"count": len(game.zones[HEXES]), "used": names_in(game, seat, HEXES_USED)}
    if game.setup.offered:
        out["offers"] = len(game.zones[OFFER_DECK])
    if len(game.zones[MIDDLE]):
        owners = {card: game.kinds[kind_id].name for kind_id, card in game.setup.asides.items()}
        out["aside"] = [{"card": game.name(card), "for": owners.get(int(card), "")} for card in game.zones[MIDDLE]]
    out["mats"] = mats(game)
    return out


def score_document(game: Game) -> dict[str, object]:
    """The end: every seat's points and where they come from; who has won."""
    seats: list[dict[str, object]] = []
    for player in game.players:
        parts = [{"name": name, "points": int(points), "cards": count}
                 for name, points, count in scoring.score_lines(player)]  # fmt: skip
        counts: dict[str, int] = {}
        for card in player.all_cards():
            counts[game.name(card)] = counts.get(game.name(card), 0) + 1
        seats.append({"seat": int(player.seat), "points": scoring.points(player), "turns": int(player.turns),
                      "parts": parts, "cards": dict(sorted(counts.items()))})  # fmt: skip
    return {"winners": scoring.winners(game), "seats": seats}


def document(game: Game, seat: int, names: Sequence[str] = ()) -> dict[str, object]:
    """What a seat (or a spectator, -1) may know of the game now. `Session.view` adds the question and the log."""
    setup = game.setup
    current = game.players[game.current]
    over = game.phase == GAME_OVER
    called = [*names, *(f"p{i + 1}" for i in range(len(names), len(game.players)))]
    stays = playing.staying(game)
    out: dict[str, object] = {
        "seat": seat,
        "phase": PHASE_NAMES[game.phase],
        "over": over,
        "turn": {"seat": int(current.seat), "number": int(current.turns), "extra": bool(game.extra_turn),
                 "serial": int(game.turn_serial), "decided_by": int(current.controller)},
        "ruleset": setup.ruleset,
        "players": [player_document(game, seat, player, called[player.seat], stays) for player in game.players],
        "piles": [pile_document(game, int(pile.index)) for pile in game.piles],
        "landscapes": [landscape_document(game, index) for index in range(len(setup.landscapes))],
        "states": [kind.name for kind in setup.present if kind.types & (STATE | ARTIFACT)],
        "empty_piles": int(game.empty_piles),
        "piles_to_end": int(setup.piles_to_end),
        "face_down": sorted(game.name(card) for card in game.turned_down
                            if game.still_there(card) and sees(game, seat, card & CARD_MASK)),
    }  # fmt: skip
    out.update(shared_document(game, seat))
    if over:
        out["score"] = score_document(game)
    return out


__all__ = ["EVERYTHING", "SPECTATOR", "cost_document", "document", "score_document", "sees"]
