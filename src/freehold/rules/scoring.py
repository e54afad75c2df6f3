"""Points at the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from freehold.rules import windows
from freehold.rules.events import Event
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


def count_points(game: Game, player: Player) -> list[tuple[str, int, int]]:
    counts: dict[int, int] = {}
    for card in player.all_cards():
        kind_id: int = game.kind_ids[card & CARD_MASK]
        counts[kind_id] = counts.get(kind_id, 0) + 1
    lines: list[tuple[str, int, int]] = []
    for each_id, count in counts.items():
        kind = game.kinds[each_id]
        worth: i64 = kind.points
        if kind.score_function is not None:
            worth += kind.score_function(player)
        if worth or kind.score_function is not None:
            lines.append((kind.name, worth * count, count))
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
        event = Event(SCORING, player, -1)
        windows.modify(game, event)
        if event.number:
            lines.append(("abilities", event.number, 0))
    return lines


def winners(game: Game) -> list[int]:
    """The seats that win: most points, then fewest turns; several share the victory."""
    totals = [points(player) for player in game.players]
    best = max(totals)
    leaders = [player for player in game.players if totals[player.seat] == best]
    fewest = min(int(player.turns) for player in leaders)
    return [int(player.seat) for player in leaders if player.turns == fewest]
