"""Every Attack spares whoever shows a Moat, and touches whoever does not."""

from __future__ import annotations

import pytest

from freehold.bots.random import RandomAgent
from freehold.rules import buying, playing, turns
from freehold.rules.game import Game
from freehold.rules.kinds import REGISTRY
from freehold.rules.player import Player
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION_PHASE,
    ATTACK,
    BUY_PHASE,
    CARD_MASK,
    DECK,
    HAND,
    OF_CARDS,
    OF_KINDS,
    PLAYER_ZONES,
    Q_GAIN,
    Q_RESOLVE,
)  # fmt: skip
from freehold.table import position
from tests.conformance.tables import seed_of

SEEDS = 20
MOAT, SILVER = (REGISTRY.by_name[name].id for name in ("Moat", "Silver"))
ATTACKS = [(kind.name, kind.ruleset) for kind in REGISTRY.kinds if kind.types & ATTACK and kind.category != "rule"]
ALIKE = """
kingdom: Moat
p1 hand: {card}, Gold, Silver, Copper, Estate, Village, Smithy
p1 deck: Gold, Village, Copper, Estate, Province, Silver, Curse, Smithy, Copper
p2 hand: {shield}, Gold, Silver, Copper, Estate, Curse
p2 deck: Silver, Duchy, Gold, Village, Copper, Province
p2 discard: Copper
p3 hand: 5 Copper
p3 deck: 5 Silver
p1: coins=3 favors=3
"""
OTHERWISE = """
kingdom: Moat
p1 hand: {card}, Village, Smithy, Cellar, Curse
p1 deck: Festival, Laboratory, Mine, Chapel, Workshop, Witch, 5 Copper
p1 play: Gold, Idol
p1 tokens: Journey face down
p2 hand: {shield}, Gold, Silver, Copper, Estate, Witch
p2 deck: 6 Copper
p3 hand: 5 Copper
p3 deck: 5 Silver
turn: p1 night
"""
"""A table for most Attacks, and one for those that want some circumstance."""
NEXT_TURN = {
    "Blockade", "Corsair", "Enchantress", "Frigate", "Gatekeeper", "Haunted Woods", "Highwayman", "Swamp Hag", "Warlord",
}  # fmt: skip
"""What these do they do on the others' turns."""
LATER = NEXT_TURN | {
    "Cauldron", "Skirmisher",  # later on this turn
    "Black Cat",  # on another player's turn
    "Sorceress",  # if the right card is named
}  # fmt: skip
TURN_OF_THE_OTHER = """
kingdom: Moat, Village
p1 hand: {card}
p1 deck: 9 Curse
p2 hand: {shield}, 3 Village, 2 Silver
p2 deck: 20 Copper
turn: p1 action
"""


def shields_itself(seed: int) -> Agent:
    chance = RandomAgent(seed)

    def answer(view: View, question: Question) -> Answer:
        if question.verb == Q_RESOLVE and question.domain == OF_KINDS:
            for at, kind in enumerate(question.options):
                if kind == MOAT:
                    return (at,)
        return chance.answer(view, question)

    return agent_for(answer)


def belongings(game: Game, player: Player) -> list[object]:
    """All that an Attack may change of a player at once."""
    zones = [[game.name(card) for card in player.zone(slot)] for slot in range(PLAYER_ZONES)]
    return [
        *map(sorted, zones), zones[DECK], player.vp, player.debt, player.coffers, player.villagers, player.favors,
        player.minus_card, player.minus_coin, sorted(kind for kind, seats in game.held.items() if seats >> player.seat & 1),
    ]  # fmt: skip


def touched(card: str, ruleset: str, shield: str) -> bool:
    """Does the card, played by chance in several ways, ever change what the player next to it has?"""
    for seed in range(SEEDS):
        table = (ALIKE, OTHERWISE)[seed % 2]
        lines = position.parse(table.format(card=card, shield=shield) + f"seed: {seed_of(card) + seed}")
        lines.ruleset = ruleset
        game = position.build(lines, [RandomAgent(seed), shields_itself(seed), RandomAgent(seed + 1)])
        attacker, victim = game.players[0], game.players[1]
        played = next(each for each in attacker.zone(HAND) if game.name(each) == card)
        before = belongings(game, victim)
        playing.play_card(game, attacker, played & CARD_MASK, None)
        if belongings(game, victim) != before:
            return True
    return False


@pytest.mark.parametrize(("card", "ruleset"), ATTACKS)
def test_a_moat_spares_everything(card: str, ruleset: str) -> None:
    assert not touched(card, ruleset, "Moat")


def test_without_a_moat_it_touches_them() -> None:
    assert {card for card, ruleset in ATTACKS if not touched(card, ruleset, "Smithy")} == LATER


def stays_calm(view: View, question: Question) -> Answer:
    """Shows a Moat, takes Silver where it may choose, and else the first or nothing."""
    for at, option in enumerate(question.options):
        if question.verb == Q_RESOLVE and question.domain == OF_KINDS and option == MOAT:
            return (at,)
        if question.verb == Q_GAIN and question.domain == OF_CARDS and view.kind_id(option) == SILVER:
            return (at,)
    return tuple(range(question.least))


def turn_after(card: str, ruleset: str, shield: str, *, plays: bool) -> list[object]:
    """What the other player has in the middle of a turn, on which two Villages and a Silver are played, a Silver is gained and
    an Estate bought, with or without the Attack played on the turn before."""
    lines = position.parse(TURN_OF_THE_OTHER.format(card=card, shield=shield))
    lines.ruleset = ruleset
    game = position.build(lines, [agent_for(stays_calm), agent_for(stays_calm)])
    attacker, victim = game.players
    if plays:
        playing.play_card(game, attacker, attacker.hand[0] & CARD_MASK, None)
    while game.current == 0 or game.phase != ACTION_PHASE:
        turns.advance(game)
    for name in ("Village", "Village", "Village", "Silver"):
        there = next((each for each in victim.hand if game.name(each) == name), -1)
        victim.play(there)
    victim.gain_named("Silver")
    game.phase = BUY_PHASE
    victim.coins += 2
    buying.buy_card(game, victim, game.top_named("Estate"))
    return [*belongings(game, victim), victim.actions, victim.coins]


@pytest.mark.parametrize(("card", "ruleset"), [each for each in ATTACKS if each[0] in NEXT_TURN])
def test_a_moat_spares_the_next_turn_too(card: str, ruleset: str) -> None:
    assert turn_after(card, ruleset, "Moat", plays=True) == turn_after(card, ruleset, "Moat", plays=False)
    assert turn_after(card, ruleset, "Smithy", plays=True) != turn_after(card, ruleset, "Smithy", plays=False)
