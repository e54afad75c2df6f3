"""Prosperity: both editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ALWAYS, ANYONE, ATTACK, BUY_PHASE, COIN_TOKENS, COST, DURATION, GAME_START, HAND, MAY_BUY, PLAY, Q_DISCARD,
    Q_PLAY_CARD, Q_REVEAL, Q_TAKE, Q_TOPDECK, Q_TRASH, REACTION, TREASURE, TREASURE_PHASE, TURN_END, TURN_START,
    TYPES, VICTORY, WHEN_BUY, WHEN_GAIN, WORTH, Cost, at_most, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Prosperity 1st Edition", "Prosperity 2nd Edition"]
FIRST = ["Prosperity 1st Edition"]
SECOND = ["Prosperity 2nd Edition"]


def gained_is_there(you: Player, this: Later, event: Event) -> bool:
    """The gained card has not moved since, so that it can still be moved."""
    return you.game.still_there(event.card)


# --- Anvil -------------------------------------------------------------------------------------------------------------

anvil = card(
    "Anvil", TREASURE, 3,
    "$1. You may discard a Treasure. If you do, gain a card costing $4 or less.",
    sets=SECOND, worth=1, order_matters=True,
)  # fmt: skip


@anvil.play
def anvil_play(you: Player, this: Play) -> None:
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, TREASURE), 0, 1)):
        you.choose_gain(you.supply(up_to=Cost(4)))


# --- Loan --------------------------------------------------------------------------------------------------------------

loan = card(
    "Loan", TREASURE, 3,
    "$1. Reveal cards from your deck up to the first Treasure. Trash or discard that, then discard the others.",
    sets=FIRST, worth=1, order_matters=True,
)  # fmt: skip


@loan.play
def loan_play(you: Player, this: Play) -> None:
    found, others = you.dig(lambda revealed: you.game.is_a(revealed, TREASURE))
    if found:
        if you.pick("discard", "trash") == "trash":
            you.trash(found)
        else:
            you.discard(found)
    you.discard(others)


# --- Trade Route -------------------------------------------------------------------------------------------------------

trade_route = card(
    "Trade Route", ACTION, 3,
    "+1 Buy. Trash a card from your hand, then +$1 for each Coin token on the Trade Route mat.",
    "Setup: every Victory pile of the Supply gets a Coin token. It moves to the mat when a card is gained from that "
    "pile.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


def on_the_mat(you: Player) -> int:
    return you.game.tokens_on(you.game.spot_of(trade_route), COIN_TOKENS)


@trade_route.play
def trade_route_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    you.plus(coins=on_the_mat(you))


def only_once(you: Player, this: Later, event: Event) -> bool:
    return you.seat == 0


@trade_route.on(GAME_START, ALWAYS, at_once=True, when=only_once)
def trade_route_setup(you: Player, this: Later, event: Event) -> None:
    for pile in you.supply_piles(VICTORY):
        you.game.put_tokens(pile, COIN_TOKENS, 1)


def from_pile_with_token(you: Player, this: Later, event: Event) -> bool:
    pile = you.game.home_of(event.card)
    return pile >= 0 and event.from_slot == you.game.pile_zone(pile) and you.game.tokens_on(pile, COIN_TOKENS) > 0


@trade_route.on(WHEN_GAIN, ALWAYS, when=from_pile_with_token, at_once=True)
def trade_route_token(you: Player, this: Later, event: Event) -> None:
    taken = you.game.take_tokens(you.game.home_of(event.card), COIN_TOKENS)
    you.game.put_tokens(you.game.spot_of(trade_route), COIN_TOKENS, taken)


trade_route_first = older(
    trade_route, FIRST_PRINTING,
    changed="2017: you trash first, then get the $; before, the other way round.",
    text="+1 Buy. +$1 for each token on the Trade Route mat, then trash a card from your hand.",
    below="Setup: every Victory pile of the Supply gets a token. It moves to the mat when a card is gained from that "
    "pile.",
)  # fmt: skip
trade_route_first.on(GAME_START, ALWAYS, at_once=True, when=only_once)(trade_route_setup.function)
trade_route_first.on(WHEN_GAIN, ALWAYS, when=from_pile_with_token, at_once=True)(trade_route_token.function)


@trade_route_first.play
def trade_route_first_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=on_the_mat(you))
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))


# --- Watchtower --------------------------------------------------------------------------------------------------------

watchtower = card(
    "Watchtower", ACTION | REACTION, 3,
    "Draw until your hand has 6 cards.",
    "Whenever you gain a card, you may reveal this from your hand and trash that card or put it onto your deck.",
    sets=BOTH,
)  # fmt: skip


@watchtower.play
def watchtower_play(you: Player, this: Play) -> None:
    you.draw_up_to(6)


@watchtower.on(WHEN_GAIN, HAND, optional=True, when=gained_is_there)
def watchtower_reveal(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    if you.pick("trash", "topdeck") == "trash":
        you.trash([event.card])
    else:
        you.topdeck([event.card])


# --- Bishop ------------------------------------------------------------------------------------------------------------

bishop = card(
    "Bishop", ACTION, 4,
    "+$1. +1 VP. Trash a card from your hand; +1 VP for every full $2 of its cost. Then every other player may trash "
    "a card from their hand.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@bishop.play
def bishop_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    you.get_vp(1)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.get_vp(coins_in(you.game.cost(trashed)) // 2)
    for other in you.others():
        other.trash(other.choose(Q_TRASH, other.hand, 0, 1))


# --- Clerk -------------------------------------------------------------------------------------------------------------

clerk = card(
    "Clerk", ACTION | REACTION | ATTACK, 4,
    "+$2. Every other player whose hand has 5 cards or more puts one of them onto their deck.",
    "When your turn starts, you may play this from your hand.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@clerk.play
def clerk_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        if victim.hand_size() >= 5:
            victim.topdeck(victim.choose(Q_TOPDECK, victim.hand, 1, 1))


clerk.may_be_played(TURN_START)


# --- Investment --------------------------------------------------------------------------------------------------------

investment = card(
    "Investment", TREASURE, 4,
    "Trash a card from your hand. Choose one: +$1; or trash this, and if you did, reveal your hand for +1 VP per "
    "different Treasure name in it.",
    sets=SECOND, order_matters=True, plus_coins=True,
)  # fmt: skip


@investment.play
def investment_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    for option in this.choose(["+$1", "trash this"]):
        if option == "+$1":
            you.plus(coins=1)
        elif this.trash():
            treasures = you.of_type(you.reveal_hand(), TREASURE)
            you.get_vp(len({you.game.name(treasure) for treasure in treasures}))


# --- Monument ----------------------------------------------------------------------------------------------------------

monument = card("Monument", ACTION, 4, "+$2. +1 VP.", sets=BOTH, plus_coins=True)


@monument.play
def monument_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.get_vp(1)


# --- Quarry ------------------------------------------------------------------------------------------------------------

quarry = card("Quarry", TREASURE, 4, "$1. For the rest of this turn, Actions cost $2 less.", sets=BOTH, worth=1)


@quarry.play
def quarry_play(you: Player, this: Play) -> None:
    this.this_turn(quarry_cheaper)


def is_action(you: Player, this: Later, event: Event) -> bool:
    return you.game.is_a(event.card, ACTION)


@quarry.later(COST, whose=ANYONE, when=is_action)
def quarry_cheaper(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


quarry_first = older(
    quarry, FIRST_PRINTING,
    changed="2022: the lower costs come with playing it, each time; before, with its being in play, once.",
    text="$1.",
    below="As long as this is in play, Actions cost $2 less, but never less than $0.",
)  # fmt: skip


@quarry_first.on(COST, PLAY, whose=ANYONE, when=is_action)
def quarry_first_cheaper(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


# --- Talisman ----------------------------------------------------------------------------------------------------------

talisman = card(
    "Talisman", TREASURE, 4,
    "$1.",
    "Whenever you buy a card with this in play, if it costs $4 or less and is no Victory card, gain another copy of "
    "it.",
    sets=FIRST, worth=1,
)  # fmt: skip


def is_small_and_no_victory(you: Player, this: Later, event: Event) -> bool:
    return at_most(event.cost, Cost(4)) and not event.types & VICTORY


@talisman.on(WHEN_BUY, PLAY, when=is_small_and_no_victory)
def talisman_copy(you: Player, this: Later, event: Event) -> None:
    you.gain_copy(you.game.kind(event.card))


# --- Tiara -------------------------------------------------------------------------------------------------------------

tiara = card(
    "Tiara", TREASURE, 4,
    "+1 Buy. For the rest of this turn you may put each card you gain onto your deck. You may now play one Treasure "
    "of your hand twice.",
    sets=SECOND, order_matters=True,
)  # fmt: skip


@tiara.play
def tiara_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(tiara_topdeck)
    you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(TREASURE), optional=True), 2, this)


@tiara.later(WHEN_GAIN, optional=True, when=gained_is_there, moves_it=True)
def tiara_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


# --- Worker's Village --------------------------------------------------------------------------------------------------

workers_village = card("Worker's Village", ACTION, 4, "+1 Card. +2 Actions. +1 Buy.", sets=BOTH)


@workers_village.play
def workers_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2, buys=1)


# --- Charlatan ---------------------------------------------------------------------------------------------------------

charlatan = card(
    "Charlatan", ACTION | ATTACK, 5,
    "+$3. Every other player gains a Curse.",
    "With this in the game, every Curse is also a Treasure that makes $1.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@charlatan.play
def charlatan_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    for victim in this.victims():
        victim.gain_named("Curse")


def is_curse(you: Player, this: Later, event: Event) -> bool:
    return you.game.kinds[event.kind_id] is curse


@charlatan.on(TYPES, ALWAYS, whose=ANYONE, when=is_curse)
def charlatan_types(you: Player, this: Later, event: Event) -> None:
    event.number |= TREASURE


@charlatan.on(WORTH, ALWAYS, when=is_curse)
def charlatan_worth(you: Player, this: Later, event: Event) -> None:
    event.number += 1


# --- City --------------------------------------------------------------------------------------------------------------

city = card(
    "City", ACTION, 5,
    "+1 Card. +2 Actions. If one or more Supply piles are empty, +1 Card. If two or more are, +1 Buy and +$1.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@city.play
def city_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    if you.game.empty_supply_piles() >= 1:
        you.plus(cards=1)
    if you.game.empty_supply_piles() >= 2:
        you.plus(buys=1, coins=1)


# --- Collection --------------------------------------------------------------------------------------------------------

collection = card(
    "Collection", TREASURE, 5,
    "$2. +1 Buy. For the rest of this turn, +1 VP for each Action you gain.",
    sets=SECOND, worth=2,
)  # fmt: skip


@collection.play
def collection_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(collection_vp)


@collection.later(WHEN_GAIN, of=ACTION)
def collection_vp(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)


# --- Contraband --------------------------------------------------------------------------------------------------------

contraband = card(
    "Contraband", TREASURE, 5,
    "$3. +1 Buy. The player to your left names a card: buying it is forbidden to you this turn.",
    sets=FIRST, worth=3, order_matters=True,
)  # fmt: skip


@contraband.play
def contraband_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(contraband_forbids).kind_id = you.left_neighbour.name_card().id


def is_named(you: Player, this: Later, event: Event) -> bool:
    kinds = you.game.kinds
    return kinds[event.kind_id].name == kinds[this.kind_id].name


@contraband.later(MAY_BUY, when=is_named)
def contraband_forbids(you: Player, this: Later, event: Event) -> None:
    event.number = 0


# --- Counting House ----------------------------------------------------------------------------------------------------

counting_house = card(
    "Counting House", ACTION, 5,
    "Look through your discard pile. Take as many Coppers from it as you like into your hand, and reveal them.",
    sets=FIRST,
)  # fmt: skip


@counting_house.play
def counting_house_play(you: Player, this: Play) -> None:
    coppers = you.choose(Q_TAKE, you.of_kind(you.discards, copper))
    you.reveal(coppers)
    you.to_hand(coppers)


# --- Crystal Ball ------------------------------------------------------------------------------------------------------

crystal_ball = card(
    "Crystal Ball", TREASURE, 5,
    "$1. Look at your top card. You may trash it or discard it or, if it is an Action or Treasure, play it.",
    sets=SECOND, worth=1, order_matters=True,
)  # fmt: skip


@crystal_ball.play
def crystal_ball_play(you: Player, this: Play) -> None:
    for top in you.look(1):
        options = ["trash", "discard", "play", "put back"]
        if not you.game.is_a(top, ACTION | TREASURE):
            options.remove("play")
        chosen = you.pick(*options)
        if chosen == "trash":
            you.trash([top])
        elif chosen == "discard":
            you.discard([top])
        elif chosen == "play":
            you.play(top, by=this)
        else:
            you.put_back([top])


# --- Magnate -----------------------------------------------------------------------------------------------------------

magnate = card("Magnate", ACTION, 5, "Reveal your hand: +1 Card for each Treasure in it.", sets=SECOND)


@magnate.play
def magnate_play(you: Player, this: Play) -> None:
    you.plus(cards=len(you.of_type(you.reveal_hand(), TREASURE)))


# --- Mint --------------------------------------------------------------------------------------------------------------

mint = card(
    "Mint", ACTION, 5,
    "You may reveal a Treasure from your hand, to gain a copy of it.",
    "When you gain this, trash every Treasure you have in play, except Durations.",
    sets=BOTH,
)  # fmt: skip


@mint.play
def mint_play(you: Player, this: Play) -> None:
    for treasure in you.choose(Q_REVEAL, you.of_type(you.hand, TREASURE), 0, 1):
        you.reveal([treasure])
        you.gain_copy(you.game.kind(treasure))


@mint.on(WHEN_GAIN)
def mint_trash(you: Player, this: Later, event: Event) -> None:
    you.trash(you.not_of_type(you.of_type(you.in_play, TREASURE), DURATION))


mint_first = older(
    mint, FIRST_PRINTING,
    changed="2022: it trashes when gained, but no Durations; before, when bought, all Treasures.",
    text="You may reveal a Treasure from your hand, to gain a copy of it.",
    below="When you buy this, trash every Treasure you have in play.",
)  # fmt: skip
mint_first.play(mint_play)


@mint_first.on(WHEN_BUY)
def mint_first_trash(you: Player, this: Later, event: Event) -> None:
    you.trash(you.of_type(you.in_play, TREASURE))


# --- Mountebank --------------------------------------------------------------------------------------------------------

mountebank = card(
    "Mountebank", ACTION | ATTACK, 5,
    "+$2. Each other player may discard a Curse. Whoever doesn't gains a Curse and a Copper.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@mountebank.play
def mountebank_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        if not victim.discard(victim.choose(Q_DISCARD, victim.of_kind(victim.hand, curse), 0, 1)):
            victim.gain_named("Curse")
            victim.gain_named("Copper")


# --- Rabble ------------------------------------------------------------------------------------------------------------

rabble = card(
    "Rabble", ACTION | ATTACK, 5,
    "+3 Cards. Every other player reveals their top 3 cards, discards the Actions and Treasures among them and puts "
    "the others back in any order.",
    sets=BOTH,
)  # fmt: skip


@rabble.play
def rabble_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    for victim in this.victims():
        revealed = victim.reveal_top(3)
        victim.discard(victim.of_type(revealed, ACTION | TREASURE))
        victim.put_back(revealed)


# --- Royal Seal --------------------------------------------------------------------------------------------------------

royal_seal = card(
    "Royal Seal", TREASURE, 5,
    "$2.",
    "As long as you have this in play, you may put each card you gain onto your deck.",
    sets=FIRST, worth=2,
)  # fmt: skip


@royal_seal.on(WHEN_GAIN, PLAY, optional=True, when=gained_is_there, moves_it=True)
def royal_seal_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


# --- Vault -------------------------------------------------------------------------------------------------------------

vault = card(
    "Vault", ACTION, 5,
    "+2 Cards. Discard as many cards as you like, +$1 for each. Every other player may discard 2 cards; who does "
    "draws a card.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@vault.play
def vault_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.plus(coins=len(you.discard(you.choose(Q_DISCARD, you.hand))))
    for other in you.others():
        if other.hand_size() and other.may(Q_DISCARD):
            if len(other.discard(other.choose(Q_DISCARD, other.hand, 2, 2))) == 2:
                other.draw(1)


# --- Venture -----------------------------------------------------------------------------------------------------------

venture = card(
    "Venture", TREASURE, 5,
    "$1. Reveal cards from your deck up to the first Treasure. Discard the others, then play it.",
    sets=FIRST, worth=1, order_matters=True,
)  # fmt: skip


@venture.play
def venture_play(you: Player, this: Play) -> None:
    found, others = you.dig(lambda revealed: you.game.is_a(revealed, TREASURE))
    you.discard(others)
    for treasure in found:
        you.play(treasure, by=this)


# --- War Chest ---------------------------------------------------------------------------------------------------------

war_chest = card(
    "War Chest", TREASURE, 5,
    "The player to your left names a card. Gain a card costing $5 or less, but none of those named for War Chests "
    "this turn.",
    sets=SECOND, order_matters=True,
)  # fmt: skip


def never(you: Player, this: Later, event: Event) -> bool:
    return False


@war_chest.later(TURN_END, when=never)
def war_chest_named(you: Player, this: Later, event: Event) -> None:
    """Only waits for the end of the turn, to remember which card was named."""


@war_chest.play
def war_chest_play(you: Player, this: Play) -> None:
    game = you.game
    this.this_turn(war_chest_named).kind_id = you.left_neighbour.name_card().id
    named = [game.kinds[each.kind_id].name for each in game.waiting(war_chest_named)]
    you.choose_gain(you.supply(up_to=Cost(5), suits=lambda c: game.name(c) not in named))


# --- Goons -------------------------------------------------------------------------------------------------------------

goons = card(
    "Goons", ACTION | ATTACK, 6,
    "+1 Buy. +$2. Every other player discards down to 3 cards.",
    "As long as you have this in play, +1 VP for each card you buy.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@goons.play
def goons_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=2)
    for victim in this.victims():
        victim.discard_down_to(3)


@goons.on(WHEN_BUY, PLAY)
def goons_vp(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)


# --- Grand Market ------------------------------------------------------------------------------------------------------

grand_market = card(
    "Grand Market", ACTION, 6,
    "+1 Card. +1 Action. +1 Buy. +$2.",
    "Who has a Copper in play cannot buy this.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@grand_market.play
def grand_market_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, buys=1, coins=2)


def has_copper_in_play(you: Player, this: Later, event: Event) -> bool:
    return you.count_in_play(copper) > 0


@grand_market.on(MAY_BUY, when=has_copper_in_play)
def grand_market_forbids(you: Player, this: Later, event: Event) -> None:
    event.number = 0


# --- Hoard -------------------------------------------------------------------------------------------------------------

hoard = card(
    "Hoard", TREASURE, 6,
    "$2. For the rest of this turn, gain a Gold whenever you gain a Victory card that you bought.",
    sets=BOTH, worth=2,
)  # fmt: skip


@hoard.play
def hoard_play(you: Player, this: Play) -> None:
    this.this_turn(hoard_gold)


def was_bought(you: Player, this: Later, event: Event) -> bool:
    return event.bought


@hoard.later(WHEN_GAIN, of=VICTORY, when=was_bought)
def hoard_gold(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Gold")


hoard_first = older(
    hoard, FIRST_PRINTING,
    changed="2022: the Gold comes as the bought card is gained, after each playing; before, as it was bought, while in "
    "play.",
    text="$2.",
    below="As long as this is in play, gain a Gold whenever you buy a Victory card.",
)  # fmt: skip


@hoard_first.on(WHEN_BUY, PLAY, of=VICTORY)
def hoard_first_gold(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Gold")


# --- Bank --------------------------------------------------------------------------------------------------------------

bank = card(
    "Bank", TREASURE, 7, "+$1 per Treasure you have in play (this one too).", sets=BOTH, order_matters=True,
    plus_coins=True,
)  # fmt: skip


@bank.play
def bank_play(you: Player, this: Play) -> None:
    you.plus(coins=len(you.of_type(you.in_play, TREASURE)))


# --- Expand ------------------------------------------------------------------------------------------------------------

expand = card("Expand", ACTION, 7, "Trash a card from your hand, and gain one that costs up to $3 more.", sets=BOTH)


@expand.play
def expand_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 3)))


# --- Forge -------------------------------------------------------------------------------------------------------------

forge = card(
    "Forge", ACTION, 7,
    "Trash as many cards from your hand as you like. Gain a card that costs exactly the sum of their costs in $.",
    sets=BOTH,
)  # fmt: skip


@forge.play
def forge_play(you: Player, this: Play) -> None:
    trashed = you.trash(you.choose(Q_TRASH, you.hand))
    you.choose_gain(you.supply(exactly=Cost(sum(coins_in(you.game.cost(each)) for each in trashed))))


# --- King's Court ------------------------------------------------------------------------------------------------------

kings_court = card("King's Court", ACTION, 7, "You may play one Action of your hand three times.", sets=BOTH)


@kings_court.play
def kings_court_play(you: Player, this: Play) -> None:
    you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True), 3, this)


# --- Peddler -----------------------------------------------------------------------------------------------------------

peddler = card(
    "Peddler", ACTION, 8,
    "+1 Card. +1 Action. +$1.",
    "In a Buy phase this costs $2 less for each Action that the player whose turn it is has in play.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@peddler.play
def peddler_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)


def is_buy_phase(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase in (TREASURE_PHASE, BUY_PHASE)


@peddler.on(COST, when=is_buy_phase)
def peddler_cheaper(you: Player, this: Later, event: Event) -> None:
    event.number -= 2 * len(you.of_type(you.in_play, ACTION))
