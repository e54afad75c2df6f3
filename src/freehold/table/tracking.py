"""A player's own deck, counted: what is left in it, and how likely each card is to be drawn next.

It says what who has counted along knows: which cards the seat owns, less those it can see. So it is the same for every
order of the deck that the seat cannot tell apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb

from freehold.rules.game import Game
from freehold.rules.vocab import DECK, DISCARD
from freehold.table.document import sees

HAND = 5  # so many cards are a new hand


def none_of(wanted: int, cards: int, drawn: int) -> float:
    """How likely it is that none of so many wanted cards is among those drawn at random."""
    return comb(cards - wanted, drawn) / comb(cards, drawn) if drawn <= cards else 0.0 if wanted else 1.0


def tracking(game: Game, seat: int) -> list[dict[str, object]]:
    """For each card of the seat: how many it owns, how many are left in the deck, the chance that the next card drawn
    is one, and that one is among the next five. Where the deck ends, the discard pile is shuffled."""
    player = game.players[seat]
    deck = list(reversed(list(game.zones[player.base + DECK])))  # the top first
    known = [game.name(card) if sees(game, seat, card) else "" for card in deck]
    owned = player.all_cards()
    unseen = Counter(game.name(card) for card in owned if not sees(game, seat, card))
    discard = Counter(game.name(card) for card in game.zones[player.base + DISCARD])
    inside = Counter(name for name in known if name)
    # What is unseen lies in the deck, but for the rare card that is hidden from its owner elsewhere.
    share = known.count("") / unseen.total() if unseen else 0.0
    rows: list[dict[str, object]] = []
    for name, count in sorted(Counter(game.name(card) for card in owned).items()):
        rows.append({
            "name": name, "owned": count, "left": round(inside[name] + unseen[name] * share),
            "next": chance(name, known, unseen, discard, 1), "five": chance(name, known, unseen, discard, HAND),
        })  # fmt: skip
    return rows


def chance(name: str, known: Sequence[str], unseen: Counter[str], discard: Counter[str], draws: int) -> float:
    """How likely it is to draw at least one of that name. `known`: the deck from its top, "" for cards not known."""
    top = known[:draws]
    if name in top:
        return 1.0
    without = none_of(unseen[name], unseen.total(), top.count(""))
    without *= none_of(discard[name], discard.total(), min(draws - len(top), discard.total()))
    return round(1 - without, 4)
