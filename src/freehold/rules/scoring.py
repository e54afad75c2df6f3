"""Points at the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from freehold.rules import windows
from freehold.rules.events import Event, Later
from freehold.rules.vocab import CARD_MASK, SCORING

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.player import Player


def points(player: Player) -> int:
    """The points a player would have if the game ended now: cards, tokens, landscapes."""
    return sum(line[1] for line in score_lines(player))


def score_lines(player: Player) -> list[tuple[str, int, int]]:
    """Where the points come from: (name, points, number of cards), tokens and landscapes last."""
    game = player.game
    game.scoring = True
    try:
        return count_points(game, player)
    finally:
        game.scoring = False


def worth(player: Player, card: int) -> int:
    """The points of one card of the player's."""
    kind = player.game.kind(card)
    total: i64 = kind.points
    if kind.score_function is not None:
        total += kind.score_function(player)
    if kind.score_card is not None:
        total += kind.score_card(player, card)
    return int(total)


def count_points(game: Game, player: Player) -> list[tuple[str, int, int]]:
    copies: dict[int, list[int]] = {}
    for card in player.all_cards():
        kind_id: int = game.kind_ids[card & CARD_MASK]
        copies.setdefault(kind_id, []).append(card)
    lines: list[tuple[str, int, int]] = []
    for each_id, cards in copies.items():
        kind = game.kinds[each_id]
        if kind.score_card is not None:
            lines.append((kind.name, sum([worth(player, card) for card in cards]), len(cards)))
        elif kind.points or kind.score_function is not None:
            lines.append((kind.name, worth(player, cards[0]) * len(cards), len(cards)))
    if player.vp:
        lines.append(("tokens", player.vp, 0))
    for kind in game.setup.landscapes:
        if kind.score_function is not None:
            lines.append((kind.name, kind.score_function(player), 0))
    for each_id, seats in game.held.items():
        kind = game.kinds[each_id]
        if kind.score_function is not None and (seats >> player.seat) & 1 and kind not in game.setup.landscapes:
            lines.append((kind.name, kind.score_function(player), 0))
    if game.alert[SCORING]:
        found: list[Later] = []
        windows.collect(game, player, Event(SCORING, player, -1), found)
        for later in found:
            event = Event(SCORING, player, -1)
            later.hook.function(player, later, event)
            if event.number:
                lines.append((later.kind.name, event.number, 0))
    return lines


def winners(game: Game) -> list[int]:
    """The seats that win: most points, then fewest turns; several share the victory."""
    totals = [points(player) for player in game.players]
    best = max(totals)
    leaders = [player for player in game.players if totals[player.seat] == best]
    fewest = min(int(player.turns) for player in leaders)
    return [int(player.seat) for player in leaders if player.turns == fewest]
