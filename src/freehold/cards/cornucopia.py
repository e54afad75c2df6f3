"""Cornucopia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import province
from freehold.rules.kinds import EXTRA_PILE, Extra, PileKind, card, mixed_pile
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, COST, DECK, PRIZE, Q_DISCARD, Q_REVEAL, TREASURE,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

FIRST = ["Cornucopia 1st Edition"]
BOTH = ["Cornucopia 1st Edition", "Cornucopia & Guilds 2nd Edition"]


def costs_2_or_3(pile: PileKind) -> bool:
    return pile.cost in (2, 3)


young_witch = card(
    "Young Witch", ACTION | ATTACK, 4,
    "+2 Cards. Discard 2 cards. Each other player gains a Curse unless they reveal a Bane from their hand.",
    "Setup: Add an extra Kingdom pile costing $2 or $3 to the Supply. Its cards are Banes.",
    sets=BOTH, extra=Extra(EXTRA_PILE, costs_2_or_3),
)  # fmt: skip


def shows_bane(you: Player) -> bool:
    """May this player reveal a Bane, and do they?"""
    pile = you.game.marked_pile(young_witch)
    banes = [c for c in you.hand if pile >= 0 and you.game.home_of(c) == pile]
    shown = you.choose_one(Q_REVEAL, banes, optional=True)
    if shown >= 0:
        you.reveal([shown])
    return shown >= 0


@young_witch.play
def young_witch_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))
    for victim in this.victims():
        if not shows_bane(victim):
            victim.gain_named("Curse")


tournament = card(
    "Tournament", ACTION, 4,
    "+1 Action. Each player may reveal a Province from their hand. If you did, discard it and gain any Prize from its "
    "pile or a Duchy, onto your deck. If nobody else did, +1 Card and +$1.",
    sets=FIRST, brings=["Prizes"], plus_coins=True,
)  # fmt: skip


@tournament.play
def tournament_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    yours = -1
    others = False
    for player in you.game.in_order():
        shown = player.choose_one(Q_REVEAL, player.of_kind(player.hand, province)[:1], optional=True)
        if shown >= 0:
            player.reveal([shown])
            if player is you:
                yours = shown
            else:
                others = True
    if yours >= 0:
        you.discard([yours])
        win_prize(you)
    if not others:
        you.plus(cards=1, coins=1)


def win_prize(you: Player) -> None:
    """Any Prize that is left, or a Duchy; either may be chosen even when there is none."""
    game = you.game
    cards = game.cards_in(game.pile_zone(game.pile_named("Prizes")))
    duchy = game.top_named("Duchy")
    impossible = not cards or duchy < 0
    if duchy >= 0:
        cards.append(duchy)
    you.choose_gain(cards, to=DECK, optional=impossible)


bag_of_gold = card(
    "Bag of Gold", ACTION | PRIZE, 0, "+1 Action. Gain a Gold onto your deck.", "(Not in the Supply.)",
    sets=FIRST, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@bag_of_gold.play
def bag_of_gold_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.gain_named("Gold", to=DECK)


diadem = card(
    "Diadem", TREASURE | PRIZE, 0, "$2. +$1 for each Action you have left.", "(Not in the Supply.)",
    sets=FIRST, worth=2, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@diadem.play
def diadem_play(you: Player, this: Play) -> None:
    if you.villagers:
        you.offer_spending()
    you.plus(coins=int(you.actions))


followers = card(
    "Followers", ACTION | ATTACK | PRIZE, 0,
    "+2 Cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand.",
    "(Not in the Supply.)", sets=FIRST, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@followers.play
def followers_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.gain_named("Estate")
    for victim in this.victims():
        victim.gain_named("Curse")
        victim.discard_down_to(3)


princess = card(
    "Princess", ACTION | PRIZE, 0, "+1 Buy. This turn, cards cost $2 less.", "(Not in the Supply.)",
    sets=FIRST, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@princess.play
def princess_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(princess_discount)


@princess.later(COST, whose=ANYONE)
def princess_discount(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


trusty_steed = card(
    "Trusty Steed", ACTION | PRIZE, 0,
    "Choose two different: +2 Cards; +2 Actions; +$2; or gain 4 Silvers and put your deck into your discard pile. Do them "
    "in this order.",
    "(Not in the Supply.)", sets=FIRST, category="non_supply", pile=False, copies=1, plus_coins=True,
)  # fmt: skip


@trusty_steed.play
def trusty_steed_play(you: Player, this: Play) -> None:
    chosen = this.choose(["+2 Cards", "+2 Actions", "+$2", "4 Silvers"], 2)
    if "+2 Cards" in chosen:
        you.plus(cards=2)
    if "+2 Actions" in chosen:
        you.plus(actions=2)
    if "+$2" in chosen:
        you.plus(coins=2)
    if "4 Silvers" in chosen:
        for _ in range(4):
            you.gain_named("Silver")
        you.discard_deck()


mixed_pile(
    "Prizes", [bag_of_gold, diadem, followers, princess, trusty_steed], [1] * 5, types=PRIZE, cost=0, sets=FIRST,
    category="non_supply",
)  # fmt: skip
