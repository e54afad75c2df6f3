"""What must hold at every quiet point of every game. Switched on in any run by `Session`, `fuzz` and the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.game import EMPTY_PILE, NOT_FOR_SALE
from freehold.rules.vocab import CARD_MASK, DEBT_UNIT, LOOKED, PLAYER_ZONES, SECRET_LOOKED, ZONE_MASK

if TYPE_CHECKING:
    from freehold.rules.game import Game


def faults(game: Game) -> list[str]:
    """Everything that is wrong with a game at a quiet point; empty: nothing."""
    out: list[str] = []
    seen = [0] * len(game.kind_ids)
    for zone, cards in enumerate(game.zones):
        for card in cards:
            seen[card] += 1
            if game.place[card] & ZONE_MASK != zone:
                out.append(f"card {card} ({game.name(card)}) lies in zone {zone} but its place says {game.zone_of(card)}")
    for card, times in enumerate(seen):
        if times != 1:
            out.append(f"card {card} ({game.name(card)}) is in {times} zones")
    for player in game.players:
        for slot in (LOOKED, SECRET_LOOKED):
            left = game.zones[player.base + slot]
            if len(left):
                out.append(f"player {player.seat} still has {[game.name(c) for c in left]} aside from looking")
        for name, value in (("coins", player.coins), ("actions", player.actions), ("buys", player.buys),
                            ("debt", player.debt), ("coffers", player.coffers), ("villagers", player.villagers),
                            ("favors", player.favors), ("vp", player.vp), ("potions", player.potions)):  # fmt: skip
            if value < 0:
                out.append(f"player {player.seat} has {value} {name}")
    listeners = list(game.setup.alert)
    for effect in game.effects:
        listeners[effect.hook.event] += 1
    if listeners != list(game.alert):
        out.append("the counts of listeners differ from what is set up")
    for key, count in game.tokens.items():
        if count < 0:
            out.append(f"there are {count} tokens at {key}")
    for player in game.players:
        start = player.seat * game.owned_width
        count = sum(len(game.zones[player.base + slot]) for slot in range(PLAYER_ZONES))
        if game.owned[start] != count:
            out.append(f"player {player.seat} has {count} cards, but {game.owned[start]} are counted")
        if sum(game.owned[start + 1 + i] for i in range(game.owned_width - 1)) != count:
            out.append(f"player {player.seat}: the counts of kinds do not add up")
    empty = 0
    for pile in game.piles:
        top = game.top(pile.index)
        offer = EMPTY_PILE if top < 0 else game.base_costs[game.kind_ids[top & CARD_MASK]] % DEBT_UNIT
        if not pile.supply:
            offer = NOT_FOR_SALE
        empty += pile.supply and top < 0
        if game.offer[pile.index] != offer:
            out.append(f"pile {pile.name} offers {game.offer[pile.index]}, but its top card has {offer}")
    if empty != game.empty_piles:
        out.append(f"{empty} Supply piles are empty, but {game.empty_piles} are counted")
    if game.resolving is not None:
        out.append("an ability is still being resolved")
    return out


def difference(one: Game, other: Game) -> str:
    """The first thing in which two games differ; empty: they are equal."""
    mine = fingerprint(one)
    theirs = fingerprint(other)
    for name in mine:
        if mine[name] != theirs[name]:
            return f"{name}: {mine[name]} / {theirs[name]}"
    return ""


def fingerprint(game: Game) -> dict[str, object]:
    """Everything that can change in a game, as plain values."""
    facts: dict[str, object] = {
        "zones": [list(zone) for zone in game.zones],
        "place": list(game.place),
        "known": list(game.known),
        "alert": list(game.alert),
        "tokens": dict(game.tokens),
        "held": dict(game.held),
        "effects": [(e.hook.id, e.owner, e.card, e.cards, e.number, e.kind_id, e.unaffected, e.once, e.lasts, e.born,
                     e.not_before, e.holder, e.serial, e.fresh, e.swapped) for e in game.effects],
        "plans": [(p.seat, p.controller, p.kind_id, -1 if p.opening is None else p.opening.id, p.limit, p.holder)
                  for p in game.plans],
        "bonds": list(game.bonds),
        "turn": (game.phase, game.current, game.turn_serial, game.normal_seat, game.previous_seat, game.extra_turn,
                 game.purchases, game.bought_types, game.gains_from, game.turn_limit, game.serial),
        "gains": list(game.gains),
        "plays": (list(game.plays)[: game.play_count], game.not_played, game.under_deck, game.remembers),
        "watch": list(game.watch),
        "offer": (list(game.offer), game.offers_changed, game.empty_piles, list(game.mixed)),
        "owned": list(game.owned),
        "dice": (game.dice_a, game.dice_b),
        "ending": (game.ending, game.last_round, game.turned_down, game.covered, game.phase_gains,
                   game.phase_purchases),
        "lent": list(game.lent),
        "worn": [(own, game.kind_ids[own[0]], game.home[own[0]]) for own in game.worn],
    }  # fmt: skip
    for p in game.players:
        facts[f"player {p.seat}"] = (
            p.actions, p.buys, p.coins, p.potions, p.debt, p.coffers, p.villagers, p.favors, p.vp, p.turns,
            p.token_face_up, p.minus_card, p.minus_coin, list(p.token_at), p.last_from, p.last_to, p.controller,
            p.trashed, p.trashed_last,
        )  # fmt: skip
    return facts
