"""Hinterlands: both editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import gold, province, silver
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ALWAYS, ANYONE, ATTACK, BEFORE_PLAY, CLEANUP_PHASE, COST, DECK, DISCARD, HAND, OTHERS, PLAY, Q_DISCARD, Q_GAIN,
    Q_REVEAL, Q_TOPDECK, Q_TRASH, REACTION, TREASURE, VICTORY, WHEN_BUY, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH, WOULD_GAIN,
    Cost, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Hinterlands 1st Edition", "Hinterlands 2nd Edition"]
FIRST = ["Hinterlands 1st Edition"]
SECOND = ["Hinterlands 2nd Edition"]

trader = card(
    "Trader", ACTION | REACTION, 4,
    "Trash a card from your hand; for each $1 it costs, gain a Silver.",
    "When you gain a card, you may reveal this from your hand and exchange that card for a Silver.",
    sets=BOTH,
)  # fmt: skip


@trader.play
def trader_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if chosen >= 0 and you.trash([chosen]):
        for _ in range(coins_in(you.game.cost(chosen))):
            you.gain_named("Silver")


def can_be_exchanged(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.still_there(event.card) and game.home_of(event.card) >= 0 and game.top_named("Silver") >= 0


@trader.on(WHEN_GAIN, HAND, optional=True, when=can_be_exchanged)
def trader_exchange(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    you.exchange(event.card, "Silver")


trader_first = older(
    trader, FIRST_PRINTING,
    changed="2020: the gained card is exchanged; before, it was not gained and a Silver came instead.",
    text="Trash a card from your hand; for each $1 it costs, gain a Silver.",
    below="When you would gain a card, you may reveal this from your hand and gain a Silver in its place.",
)  # fmt: skip


@trader_first.play
def trader_first_play(you: Player, this: Play) -> None:
    trader_play(you, this)


def would_differ(you: Player, this: Later, event: Event) -> bool:
    """Gaining a Silver to the discard pile instead of the same would change nothing, and never end."""
    return you.game.kind(event.card) is not silver or event.number != DISCARD


@trader_first.on(WOULD_GAIN, HAND, optional=True, when=would_differ)
def trader_first_instead(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    event.replaced = True
    you.gain_named("Silver")


trail = card(
    "Trail", ACTION | REACTION, 4,
    "+1 Card. +1 Action.",
    "When you gain, trash or discard this (not in Clean-up), you may play it.",
    sets=SECOND,
)  # fmt: skip


@trail.play
def trail_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


def can_be_played(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase != CLEANUP_PHASE and you.game.still_there(event.card)


@trail.on(WHEN_GAIN, optional=True, when=can_be_played, moves_it=True)
def trail_gained(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


@trail.on(WHEN_TRASH, optional=True, when=can_be_played, moves_it=True)
def trail_trashed(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


@trail.on(WHEN_DISCARD, optional=True, when=can_be_played, moves_it=True)
def trail_discarded(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


# --- costing $2 and $3 -----------------------------------------------------------------------------------------------

crossroads = card(
    "Crossroads", ACTION, 2,
    "Reveal your hand; +1 Card for each Victory card in it. The first time in a turn that you play a Crossroads, "
    "+3 Actions.",
    sets=BOTH,
)  # fmt: skip


@crossroads.play
def crossroads_play(you: Player, this: Play) -> None:
    you.plus(cards=len(you.of_type(you.reveal_hand(), VICTORY)))
    if this.nth_copy() == 1:
        you.plus(actions=3)


duchess = card(
    "Duchess", ACTION, 2,
    "+$2. All players, you included, look at their top card and may discard it.",
    "In games with this: when you gain a Duchy, you may gain a Duchess too.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@duchess.play
def duchess_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for player in you.game.in_order():
        for seen in player.look(1):
            if player.may(Q_DISCARD, seen):
                player.discard([seen])
            else:
                player.put_back([seen])


def duchy_for_duchess(you: Player, this: Later, event: Event) -> bool:
    return you.game.name(event.card) == "Duchy" and you.game.top_named(duchess.name) >= 0


@duchess.on(WHEN_GAIN, ALWAYS, optional=True, when=duchy_for_duchess)
def duchess_comes_along(you: Player, this: Later, event: Event) -> None:
    you.gain_named(duchess.name)


fools_gold = card(
    "Fool's Gold", TREASURE | REACTION, 2,
    "+$1 the first time in a turn that you play a Fool's Gold; +$4 each further time.",
    "When another player gains a Province, this may be trashed from your hand to gain a Gold onto your deck.",
    sets=BOTH,
)  # fmt: skip


@fools_gold.play
def fools_gold_play(you: Player, this: Play) -> None:
    you.plus(coins=1 if this.nth_copy() == 1 else 4)


def is_province(you: Player, this: Later, event: Event) -> bool:
    return you.game.name(event.card) == province.name


@fools_gold.on(WHEN_GAIN, HAND, whose=OTHERS, optional=True, when=is_province)
def fools_gold_trash(you: Player, this: Later, event: Event) -> None:
    if you.trash([this.card]):
        you.gain_named("Gold", to=DECK)


develop = card(
    "Develop", ACTION, 3,
    "Trash a card from your hand. Gain one that costs exactly $1 more and one that costs exactly $1 less, in "
    "either order, onto your deck.",
    sets=BOTH,
)  # fmt: skip


@develop.play
def develop_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        more = supply_off_by(you, trashed, 1)
        first = you.choose_one(Q_GAIN, more + supply_off_by(you, trashed, -1))
        you.gain(first, to=DECK)
        you.choose_gain(supply_off_by(you, trashed, -1 if first in more else 1), to=DECK)


def supply_off_by(you: Player, card: int, coins: int) -> list[int]:
    """What can be gained that costs exactly so many $ more than a card."""
    return you.supply(exactly=cost_plus(you.game.cost(card), coins))


guard_dog = card(
    "Guard Dog", ACTION | REACTION, 3,
    "+2 Cards. If you then hold 5 cards or fewer, +2 Cards more.",
    "When another player plays an Attack, you may play this from your hand first.",
    sets=SECOND,
)  # fmt: skip


@guard_dog.play
def guard_dog_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    if you.hand_size() <= 5:
        you.plus(cards=2)


guard_dog.may_be_played(BEFORE_PLAY, whose=OTHERS, of=ATTACK)


oasis = card("Oasis", ACTION, 3, "+1 Card. +1 Action. +$1. Discard a card.", sets=BOTH, plus_coins=True)


@oasis.play
def oasis_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))


oracle = card(
    "Oracle", ACTION | ATTACK, 3,
    "Each player (you too) reveals the top 2 cards of their deck and, as you decide, discards both or puts both back in an "
    "order they choose. Then draw 2 cards.",
    sets=FIRST,
)  # fmt: skip


@oracle.play
def oracle_play(you: Player, this: Play) -> None:
    foretell(you, this)
    you.draw(2)


def foretell(you: Player, this: Play) -> None:
    """Everybody reveals 2 cards; you decide whether they go or stay."""
    for player in you.game.in_order():
        if player is you or this.affects(player):
            shown = player.reveal_top(2)
            if shown and you.pick("discard", "put back") == "discard":
                player.discard(shown)
            else:
                player.put_back(shown)


oracle_first = older(
    oracle, FIRST_PRINTING,
    changed="2016: you draw the 2 cards; before, it was +2 Cards (which Way of the Chameleon turns into +$2).",
    text="Each player (you too) reveals the top 2 cards of their deck and, as you decide, discards both or puts both back in "
    "an order they choose. +2 Cards.",
)  # fmt: skip


@oracle_first.play
def oracle_first_play(you: Player, this: Play) -> None:
    foretell(you, this)
    you.plus(cards=2)


scheme = card(
    "Scheme", ACTION, 3,
    "+1 Card. +1 Action. Once this turn, when you discard an Action from play, you may put it onto your deck.",
    sets=BOTH,
)  # fmt: skip


@scheme.play
def scheme_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.this_turn(scheme_topdeck)


def discarded_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and this.number == 0


@scheme.later(WHEN_DISCARD, optional=True, of=ACTION, when=discarded_from_play, moves_it=True)
def scheme_topdeck(you: Player, this: Later, event: Event) -> None:
    if you.topdeck([event.card]):
        this.number = 1  # only one card for each Scheme


tunnel = card(
    "Tunnel", VICTORY | REACTION, 3,
    "2 VP",
    "When you discard this (not in Clean-up), you may reveal it to gain a Gold.",
    sets=BOTH, points=2,
)  # fmt: skip


def not_in_cleanup(you: Player, this: Later, event: Event) -> bool:
    return not event.in_cleanup


@tunnel.on(WHEN_DISCARD, optional=True, when=not_in_cleanup)
def tunnel_reveal(you: Player, this: Later, event: Event) -> None:
    if you.game.still_there(event.card):
        you.reveal([event.card])
        you.gain_named("Gold")


# --- costing $4 ------------------------------------------------------------------------------------------------------

jack_of_all_trades = card(
    "Jack of All Trades", ACTION, 4,
    "Gain a Silver. Look at your top card; discard it if you like. Draw until you hold 5 cards. You may trash a "
    "card from your hand, but no Treasure.",
    sets=BOTH,
)  # fmt: skip


@jack_of_all_trades.play
def jack_of_all_trades_play(you: Player, this: Play) -> None:
    you.gain_named("Silver")
    for seen in you.look(1):
        if you.may(Q_DISCARD, seen):
            you.discard([seen])
        else:
            you.put_back([seen])
    you.draw_up_to(5)
    you.trash(you.choose(Q_TRASH, you.not_of_type(you.hand, TREASURE), 0, 1))


noble_brigand = card(
    "Noble Brigand", ACTION | ATTACK, 4,
    "+$1. Each other player reveals their top 2 cards, trashes a Silver or Gold among them (you choose which), "
    "discards the rest, and gains a Copper if there was no Treasure. You gain what was trashed.",
    "When you buy this, do all of that but for the +$1.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


def rob(you: Player, victims: list[Player]) -> None:
    """Noble Brigand's attack."""
    taken: list[int] = []
    for victim in victims:
        shown = victim.reveal_top(2)
        loot = [c for c in shown if you.game.kind(c) in (silver, gold)]
        treasure = bool(victim.of_type(shown, TREASURE))
        taken += victim.trash(you.choose(Q_TRASH, loot, 1, 1))
        victim.discard(shown)
        if not treasure:
            victim.gain_named("Copper")
    for card_ in taken:
        you.gain(card_)


@noble_brigand.play
def noble_brigand_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    rob(you, this.victims())


@noble_brigand.on(WHEN_BUY)
def noble_brigand_bought(you: Player, this: Later, event: Event) -> None:
    rob(you, you.others())


nomad_camp = card(
    "Nomad Camp", ACTION, 4, "+1 Buy. +$2.", "This is gained onto your deck.", sets=FIRST, gained_to=DECK, plus_coins=True
)


@nomad_camp.play
def nomad_camp_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=2)


nomads = card("Nomads", ACTION, 4, "+1 Buy. +$2.", "When you gain or trash this, +$2.", sets=SECOND, plus_coins=True)


@nomads.play
def nomads_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=2)


@nomads.on(WHEN_GAIN)
def nomads_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=2)


@nomads.on(WHEN_TRASH)
def nomads_trashed(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=2)


silk_road = card(
    "Silk Road", VICTORY, 4,
    "1 VP for each full 4 Victory cards you have.",
    sets=FIRST,
)  # fmt: skip


@silk_road.scores
def silk_road_points(you: Player) -> int:
    return len(you.of_type(you.all_cards(), VICTORY)) // 4


spice_merchant = card(
    "Spice Merchant", ACTION, 4,
    "You may trash a Treasure from your hand. If you did, choose one: +2 Cards and +1 Action; or +1 Buy and +$2.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@spice_merchant.play
def spice_merchant_play(you: Player, this: Play) -> None:
    if not you.trash(you.choose(Q_TRASH, you.of_type(you.hand, TREASURE), 0, 1)):
        return
    chosen = this.choose(["+2 Cards and +1 Action", "+1 Buy and +$2"])
    if "+2 Cards and +1 Action" in chosen:
        you.plus(cards=2, actions=1)
    if "+1 Buy and +$2" in chosen:
        you.plus(buys=1, coins=2)


weaver = card(
    "Weaver", ACTION | REACTION, 4,
    "Gain 2 Silvers; or a card that costs $4 or less.",
    "When you discard this (not in Clean-up), you may play it.",
    sets=SECOND,
)  # fmt: skip


@weaver.play
def weaver_play(you: Player, this: Play) -> None:
    if you.pick("2 Silvers", "a card up to $4") == "2 Silvers":
        you.gain_named("Silver")
        you.gain_named("Silver")
    else:
        you.choose_gain(you.supply(up_to=Cost(4)))


@weaver.on(WHEN_DISCARD, optional=True, when=can_be_played, moves_it=True)
def weaver_discarded(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


# --- costing $5 ------------------------------------------------------------------------------------------------------

berserker = card(
    "Berserker", ACTION | ATTACK, 5,
    "Gain a card that is cheaper than this. All others discard until they hold 3 cards.",
    "When you gain this, play it if you have an Action in play.",
    sets=SECOND,
)  # fmt: skip


@berserker.play
def berserker_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(cheaper_than=you.game.cost(this.card)))
    for victim in this.victims():
        victim.discard_down_to(3)


@berserker.on(WHEN_GAIN)
def berserker_gained(you: Player, this: Later, event: Event) -> None:
    if you.of_type(you.in_play, ACTION):
        you.play(event.card)


cache = card(
    "Cache", TREASURE, 5,
    "$3",
    "When you gain this, also gain 2 Coppers.",
    sets=FIRST, worth=3,
)  # fmt: skip


@cache.on(WHEN_GAIN)
def cache_gained(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Copper")
    you.gain_named("Copper")


cartographer = card(
    "Cartographer", ACTION, 5,
    "+1 Card. +1 Action. Look at your top 4 cards. Discard as many of them as you like; the others go back in any "
    "order.",
    sets=BOTH,
)  # fmt: skip


@cartographer.play
def cartographer_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    seen = you.look(4)
    you.discard(you.choose(Q_DISCARD, seen))
    you.put_back(seen)


cauldron = card(
    "Cauldron", TREASURE | ATTACK, 5,
    "$2. +1 Buy. When you gain your third Action of this turn, all others gain a Curse each.",
    sets=SECOND, worth=2,
)  # fmt: skip


@cauldron.play
def cauldron_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(cauldron_boils)


def third_action(you: Player, this: Later, event: Event) -> bool:
    return len(you.of_type(you.game.gained_cards(you.seat), ACTION)) == 3


@cauldron.later(WHEN_GAIN, of=ACTION, when=third_action, fixed=True)
def cauldron_boils(you: Player, this: Later, event: Event) -> None:
    for victim in you.others():
        if this.affects(victim):
            victim.gain_named("Curse")


embassy = card(
    "Embassy", ACTION, 5,
    "+5 Cards. Discard 3 cards.",
    "When you gain this, all others gain a Silver each.",
    sets=FIRST,
)  # fmt: skip


@embassy.play
def embassy_play(you: Player, this: Play) -> None:
    you.plus(cards=5)
    you.discard(you.choose(Q_DISCARD, you.hand, 3, 3))


@embassy.on(WHEN_GAIN)
def embassy_gained(you: Player, this: Later, event: Event) -> None:
    for other in you.others():
        other.gain_named("Silver")


haggler = card(
    "Haggler", ACTION, 5,
    "+$2. This turn, when you gain a card that you bought, also gain a cheaper one that is no Victory card.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@haggler.play
def haggler_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.this_turn(haggler_adds)


def was_bought(you: Player, this: Later, event: Event) -> bool:
    return event.bought


@haggler.later(WHEN_GAIN, when=was_bought)
def haggler_adds(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(cheaper_than=you.game.cost(event.card), without=VICTORY))


haggler_first = older(
    haggler, FIRST_PRINTING,
    changed="2022: it adds a card when the bought card is gained, after each playing; before, when it was bought, while "
    "in play.",
    text="+$2.",
    below="While this is in play: when you buy a card, first gain one that is cheaper and no Victory card.",
)  # fmt: skip


@haggler_first.play
def haggler_first_play(you: Player, this: Play) -> None:
    you.plus(coins=2)


haggler_first.on(WHEN_BUY, PLAY)(haggler_adds.function)


highway = card("Highway", ACTION, 5, "+1 Card. +1 Action. This turn, cards cost $1 less.", sets=BOTH)


@highway.play
def highway_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.this_turn(highway_discount)


@highway.later(COST, whose=ANYONE)
def highway_discount(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


highway_first = older(
    highway, FIRST_PRINTING,
    changed="2022: the lower costs come with playing it, each time; before, with its being in play, once.",
    text="+1 Card. +1 Action.",
    below="While this is in play: cards cost $1 less.",
)  # fmt: skip


@highway_first.play
def highway_first_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


@highway_first.on(COST, PLAY, whose=ANYONE)
def highway_first_discount(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


ill_gotten_gains = card(
    "Ill-Gotten Gains", TREASURE, 5,
    "$1. You may gain a Copper into your hand.",
    "When you gain this, all others gain a Curse each.",
    sets=FIRST, worth=1,
)  # fmt: skip


@ill_gotten_gains.play
def ill_gotten_gains_play(you: Player, this: Play) -> None:
    copper = you.game.top_named("Copper")
    if copper >= 0:
        you.choose_gain([copper], to=HAND, optional=True)


@ill_gotten_gains.on(WHEN_GAIN)
def ill_gotten_gains_gained(you: Player, this: Later, event: Event) -> None:
    for other in you.others():
        other.gain_named("Curse")


inn = card(
    "Inn", ACTION, 5,
    "+2 Cards. +2 Actions. Discard 2 cards.",
    "When you gain this, reveal as many Actions in your discard pile as you like and shuffle them into your deck.",
    sets=BOTH,
)  # fmt: skip


@inn.play
def inn_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=2)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


@inn.on(WHEN_GAIN)
def inn_gained(you: Player, this: Later, event: Event) -> None:
    guests = you.choose(Q_REVEAL, you.of_type(you.discards, ACTION))
    you.reveal(guests)
    you.shuffle_into_deck(guests)


mandarin = card(
    "Mandarin", ACTION, 5,
    "+$3. Put a card of your hand onto your deck.",
    "When you gain this, all your Treasures in play go onto your deck in any order.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@mandarin.play
def mandarin_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))


@mandarin.on(WHEN_GAIN)
def mandarin_gained(you: Player, this: Later, event: Event) -> None:
    you.put_back(you.of_type(you.in_play, TREASURE))


margrave = card(
    "Margrave", ACTION | ATTACK, 5,
    "+3 Cards. +1 Buy. All others draw a card, then discard until they hold 3.",
    sets=BOTH,
)  # fmt: skip


@margrave.play
def margrave_play(you: Player, this: Play) -> None:
    you.plus(cards=3, buys=1)
    for victim in this.victims():
        victim.draw(1)
        victim.discard_down_to(3)


souk = card(
    "Souk", ACTION, 5,
    "+1 Buy. +$7. Then -$1 for every card in your hand (never below $0).",
    "When you gain this, you may trash one or two cards from your hand.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@souk.play
def souk_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=7)
    you.lose_coins(you.hand_size())


@souk.on(WHEN_GAIN)
def souk_gained(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 2))


stables = card(
    "Stables", ACTION, 5,
    "You may discard a Treasure. If you did, +3 Cards and +1 Action.",
    sets=BOTH,
)  # fmt: skip


@stables.play
def stables_play(you: Player, this: Play) -> None:
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, TREASURE), 0, 1)):
        you.plus(cards=3, actions=1)


wheelwright = card(
    "Wheelwright", ACTION, 5,
    "+1 Card. +1 Action. You may discard a card, to gain an Action that costs the same or less.",
    sets=SECOND,
)  # fmt: skip


@wheelwright.play
def wheelwright_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for discarded in you.discard(you.choose(Q_DISCARD, you.hand, 0, 1)):
        you.choose_gain(you.supply(up_to=you.game.cost(discarded), types=ACTION))


witchs_hut = card(
    "Witch's Hut", ACTION | ATTACK, 5,
    "+4 Cards. Reveal 2 of your cards and discard them. If both were Actions, all others gain a Curse each.",
    sets=SECOND,
)  # fmt: skip


@witchs_hut.play
def witchs_hut_play(you: Player, this: Play) -> None:
    you.plus(cards=4)
    chosen = you.choose(Q_DISCARD, you.hand, 2, 2)
    you.reveal(chosen)
    both = len(you.of_type(chosen, ACTION)) == 2
    you.discard(chosen, shown=True)
    if both:
        for victim in this.victims():
            victim.gain_named("Curse")


# --- costing $6 ------------------------------------------------------------------------------------------------------

border_village = card(
    "Border Village", ACTION, 6,
    "+1 Card. +2 Actions.",
    "When you gain this, also gain a cheaper card.",
    sets=BOTH,
)  # fmt: skip


@border_village.play
def border_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


@border_village.on(WHEN_GAIN)
def border_village_gained(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(cheaper_than=you.game.cost(event.card)))


farmland = card(
    "Farmland", VICTORY, 6,
    "2 VP",
    "When you gain this, trash a card from your hand and gain one costing exactly $2 more, but no Farmland.",
    sets=BOTH, points=2,
)  # fmt: skip


@farmland.on(WHEN_GAIN)
def farmland_gained(you: Player, this: Later, event: Event) -> None:
    game = you.game
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        wanted = cost_plus(game.cost(trashed), 2)
        you.choose_gain(you.supply(exactly=wanted, suits=lambda c: game.kind(c) is not farmland))


farmland_first = older(
    farmland, FIRST_PRINTING,
    changed="2022: it works when gained, but for no Farmland; before, when bought, for any card.",
    text="2 VP",
    below="When you buy this, trash a card from your hand and gain one costing exactly $2 more.",
)  # fmt: skip


@farmland_first.on(WHEN_BUY)
def farmland_first_bought(you: Player, this: Later, event: Event) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.choose_gain(supply_off_by(you, trashed, 2))
