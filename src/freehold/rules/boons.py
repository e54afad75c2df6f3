"""Boons and Hexes: decks that everybody draws from, and abilities of landscapes that are used like cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from freehold.rules import atoms, playing
from freehold.rules.vocab import (
    BOONS, BOONS_ASIDE, BOONS_USED, CARD_MASK, HELD_BOONS, HEXES, HEXES_USED, MIDDLE, TAKEN_BOONS, ZONE_MASK,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player


def use_landscape(game: Game, player: Player, kind: CardKind) -> None:
    """Do what a landscape, Boon or Hex says."""
    function = kind.play_function
    if function is None:
        return
    outer = game.resolving
    play = playing.Play(player, -1, kind, outer)
    game.resolving = play
    game.depth += 1
    function(player, play)
    game.depth -= 1
    game.resolving = outer


def turn_over(game: Game, deck: i64, used: i64) -> i64:
    """The top card of a deck of Boons or Hexes; if there is none, the used ones are shuffled first. -1: none at all."""
    if len(game.zones[deck]) == 0:
        for card in game.cards_in(used):
            game.put(card & CARD_MASK, deck)
        atoms.shuffle_zone(game, deck)
    cards = game.zones[deck]
    size = len(cards)
    return cards[size - 1] if size else -1


def set_boons_aside(game: Game) -> None:
    """Put the Boons that the set-up chose face up beside the Kingdom, for the whole game.

    In a game under way somebody may hold one of them: then the next of the deck takes its place.
    """
    wanted = game.setup.boons_aside
    for zone in (BOONS, BOONS_USED):
        for card in game.cards_in(zone):
            if game.kind(card) in wanted:
                game.put(card & CARD_MASK, BOONS_ASIDE)
    while len(game.zones[BOONS_ASIDE]) < len(wanted):
        other = turn_over(game, BOONS, BOONS_USED)
        if other < 0:
            return
        game.put(other, BOONS_ASIDE)


def receive_boon(game: Game, player: Player, card: i64) -> None:
    kind = game.kind(card)
    if game.log is not None:
        game.note(player, "receive", [card])
    set_aside = game.place[card] & ZONE_MASK == BOONS_ASIDE  # stays where it is
    if not set_aside and game.place[card] & ZONE_MASK != player.base + TAKEN_BOONS:
        game.put(card, player.base + TAKEN_BOONS)
    use_landscape(game, player, kind)
    if not set_aside:
        game.put(card, player.base + HELD_BOONS if kind.kept else BOONS_USED)


def receive_hex(game: Game, players: list[Player]) -> None:
    card = turn_over(game, HEXES, HEXES_USED)
    if card < 0:
        return
    game.put(card, MIDDLE)
    for player in players:
        if game.log is not None:
            game.note(player, "receive", [card])
        use_landscape(game, player, game.kind(card))
    game.put(card, HEXES_USED)
