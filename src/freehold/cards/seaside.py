"""Seaside: both editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, gold, province, silver
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, ANYONE, ASIDE, ATTACK, BEFORE_PLAY, BUY_END, COIN_TOKENS, CURSE_TOKENS, DECK, DURATION,
    HAND, HAND_DRAW, MAT, NOT_THIRD, OTHERS, PLAY, Q_DISCARD, Q_RETURN, Q_REVEAL, Q_SET_ASIDE,
    Q_TOPDECK, Q_TRASH, REACTION, SECRET_MAT, THIS_TURN, TREASURE, TURN_START, VICTORY, WHEN_BUY, WHEN_DISCARD,
    WHEN_GAIN, Cost, at_most, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

FIRST = ["Seaside 1st Edition"]
SECOND = ["Seaside 2nd Edition"]
BOTH = ["Seaside 1st Edition", "Seaside 2nd Edition"]


# --- $2 ---------------------------------------------------------------------------------------------------------------

embargo = card(
    "Embargo", ACTION, 2,
    "+$2. Trash this. If you did, put an Embargo token on a Supply pile: from then on, whoever buys a card from that "
    "pile gains a Curse for each token.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@embargo.play
def embargo_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if this.trash():
        you.game.put_tokens(you.choose_pile(you.supply_piles()), CURSE_TOKENS, 1)


def tokens_on_its_pile(you: Player, event: Event) -> int:
    return int(you.game.tokens_on(event.pile, CURSE_TOKENS)) if event.pile >= 0 else 0


def more_tokens_than_curses(you: Player, this: Later, event: Event) -> bool:
    return tokens_on_its_pile(you, event) > event.number


@embargo.on(WHEN_BUY, ALWAYS, again=True, when=more_tokens_than_curses)
def embargo_curse(you: Player, this: Later, event: Event) -> None:
    event.number += 1  # each token is an ability of its own: so many have been resolved
    you.gain_named("Curse")


embargo_2009 = older(
    embargo, FIRST_PRINTING,
    changed="2017: each token brings its own Curse; before, all the Curses of a pile came at once. 2019: the token is placed "
    "only if this was trashed.",
    text="+$2. Trash this. Put an Embargo token on a Supply pile.",
    below="A player who buys a card gains a Curse for each Embargo token on its pile.",
)  # fmt: skip


@embargo_2009.play
def embargo_2009_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.trash()
    you.game.put_tokens(you.choose_pile(you.supply_piles()), CURSE_TOKENS, 1)


def had_tokens(you: Player, this: Later, event: Event) -> bool:
    """Did tokens lie there when the card was bought? Those that come to the pile meanwhile are too late."""
    if not event.number:
        event.number = 1 + tokens_on_its_pile(you, event)
    return event.number > 1


@embargo_2009.on(WHEN_BUY, ALWAYS, when=had_tokens)
def embargo_2009_curse(you: Player, this: Later, event: Event) -> None:
    # One rule of the game, not one for each token: all the Curses come at once.
    for _ in range(tokens_on_its_pile(you, event)):
        you.gain_named("Curse")


haven = card(
    "Haven", ACTION | DURATION, 2,
    "+1 Card. +1 Action. Put a card from your hand aside, face down. It comes back to your hand when your next turn "
    "starts.",
    sets=BOTH,
)  # fmt: skip


@haven.play
def haven_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    kept = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 1, 1), face_down=True)
    if kept:
        this.next_turn(haven_later).cards = kept


@haven.later(TURN_START)
def haven_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


lighthouse = card(
    "Lighthouse", ACTION | DURATION, 2,
    "+1 Action. +$1. Until your next turn, no Attack card of another player affects you when it is played. When that "
    "turn starts, +$1.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@lighthouse.play
def lighthouse_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    this.until_next_turn(lighthouse_protects)
    this.next_turn(lighthouse_later)


def attack_that_affects(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and event.play.affects(you)


def spare_me(you: Player, event: Event) -> None:
    if event.play is not None:
        event.play.spare(you)


@lighthouse.later(BEFORE_PLAY, whose=OTHERS, of=ATTACK, when=attack_that_affects)
def lighthouse_protects(you: Player, this: Later, event: Event) -> None:
    spare_me(you, event)


@lighthouse.later(TURN_START)
def lighthouse_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


lighthouse_2009 = older(
    lighthouse, FIRST_PRINTING,
    changed="2022: the protection comes with playing it; before, with its being in play.",
    text="+1 Action. Now and at the start of your next turn: +$1.",
    below="While you have this in play, Attack cards that other players play do not affect you.",
)  # fmt: skip


@lighthouse_2009.play
def lighthouse_2009_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    this.next_turn(lighthouse_2009_later)


@lighthouse_2009.on(BEFORE_PLAY, PLAY, whose=OTHERS, of=ATTACK, when=attack_that_affects)
def lighthouse_2009_protects(you: Player, this: Later, event: Event) -> None:
    spare_me(you, event)


@lighthouse_2009.later(TURN_START)
def lighthouse_2009_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


TO_THE_MAT = "put the top card of your deck on your mat"
FROM_THE_MAT = "take the cards from your mat"

native_village = card(
    "Native Village", ACTION, 2,
    "+2 Actions. Choose one: put your top card face down on your Native Village mat, unseen; or take all the cards of "
    "that mat into your hand. (You may always look at what lies there.)",
    sets=BOTH,
)  # fmt: skip


@native_village.play
def native_village_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    for option in this.choose([TO_THE_MAT, FROM_THE_MAT]):
        if option == TO_THE_MAT:
            you.take_top(1, SECRET_MAT)
        else:
            you.to_hand(you.zone(SECRET_MAT))


pearl_diver = card(
    "Pearl Diver", ACTION, 2,
    "+1 Card. +1 Action. Look at the card at the bottom of your deck; you may move it to the top.",
    sets=FIRST,
)  # fmt: skip


@pearl_diver.play
def pearl_diver_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    found = you.look_bottom()
    if you.deck_size() and you.may(Q_TOPDECK, found[0]):
        you.topdeck(found)
    else:
        you.bottom_deck(found)


# --- $3 ---------------------------------------------------------------------------------------------------------------

ambassador = card(
    "Ambassador", ACTION | ATTACK, 3,
    "Reveal a card from your hand. You may return one or two copies of it from your hand to the Supply. Every other "
    "player then gains a copy.",
    sets=FIRST,
)  # fmt: skip


@ambassador.play
def ambassador_play(you: Player, this: Play) -> None:
    game = you.game
    revealed = you.choose_one(Q_REVEAL, you.hand)
    if revealed < 0:
        return
    you.reveal([revealed])
    kind = game.kind(revealed)
    if game.home_of(revealed) in you.supply_piles():
        for copy in you.choose(Q_RETURN, you.of_kind(you.hand, kind), 0, 2):
            you.return_to_pile(copy)
    for victim in this.victims():
        victim.gain_copy(kind)


astrolabe = card(
    "Astrolabe", TREASURE | DURATION, 3, "Now and at the start of your next turn: $1 and +1 Buy.", sets=SECOND, worth=1
)


@astrolabe.play
def astrolabe_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.next_turn(astrolabe_later)


@astrolabe.later(TURN_START)
def astrolabe_later(you: Player, this: Later, event: Event) -> None:
    you.get_coins(1)
    you.plus(buys=1)


fishing_village = card(
    "Fishing Village", ACTION | DURATION, 3,
    "+2 Actions. +$1. When your next turn starts, +1 Action and +$1.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@fishing_village.play
def fishing_village_play(you: Player, this: Play) -> None:
    you.plus(actions=2, coins=1)
    this.next_turn(fishing_village_later)


@fishing_village.later(TURN_START)
def fishing_village_later(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1, coins=1)


lookout = card(
    "Lookout", ACTION, 3,
    "+1 Action. Look at your top 3 cards: trash one of them, discard one, put the last one back.",
    sets=BOTH,
)  # fmt: skip


@lookout.play
def lookout_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    cards = you.look(3)
    you.trash([you.choose_one(Q_TRASH, cards)])
    cards = you.still(cards)
    you.discard([you.choose_one(Q_DISCARD, cards)])
    you.topdeck(you.still(cards))


monkey = card(
    "Monkey", ACTION | DURATION, 3,
    "Until your next turn, +1 Card each time the player to your right gains a card. When that turn starts, +1 Card.",
    sets=SECOND,
)  # fmt: skip


@monkey.play
def monkey_play(you: Player, this: Play) -> None:
    this.until_next_turn(monkey_watches)
    this.next_turn(monkey_later)


def right_neighbour_gains(you: Player, this: Later, event: Event) -> bool:
    return event.player.seat == you.right_neighbour.seat


@monkey.later(WHEN_GAIN, whose=OTHERS, when=right_neighbour_gains)
def monkey_watches(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


@monkey.later(TURN_START)
def monkey_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


sea_chart = card(
    "Sea Chart", ACTION, 3,
    "+1 Card. +1 Action. Reveal your top card. It goes to your hand if you have another copy in play.",
    sets=SECOND,
)  # fmt: skip


@sea_chart.play
def sea_chart_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for top in you.reveal_top(1):
        if you.count_in_play(you.game.kind(top)):
            you.to_hand([top])
        else:
            you.topdeck([top])


smugglers = card(
    "Smugglers", ACTION, 3,
    "Choose a card, costing $6 or less, that the player to your right gained on their last turn. Gain a copy of it.",
    sets=BOTH,
)  # fmt: skip


@smugglers.play
def smugglers_play(you: Player, this: Play) -> None:
    game = you.game
    seen: list[CardKind] = []
    tops: list[int] = []
    missing = False
    for gained in you.right_neighbour.gained_last_turn():
        kind = game.own_kind(gained)
        if kind not in seen and at_most(game.cost(gained), Cost(6)):
            seen.append(kind)
            top = game.top_named(kind.name)
            if top >= 0 and game.in_supply(top):
                tops.append(top)
            else:
                missing = True
    # One may choose a card that is not to be had, and gain nothing.
    you.choose_gain(tops, optional=missing)


warehouse = card("Warehouse", ACTION, 3, "+3 Cards. +1 Action. Discard 3 cards.", sets=BOTH)


@warehouse.play
def warehouse_play(you: Player, this: Play) -> None:
    you.plus(cards=3, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 3, 3))


# --- $4 ---------------------------------------------------------------------------------------------------------------

blockade = card(
    "Blockade", ACTION | DURATION | ATTACK, 4,
    "Gain a card costing $4 or less and set it aside. It comes to your hand when your next turn starts. As long as it "
    "lies there, another player who gains a copy of it on their own turn gains a Curse.",
    sets=SECOND,
)  # fmt: skip


@blockade.play
def blockade_play(you: Player, this: Play) -> None:
    kept = you.still([you.choose_gain(you.supply(up_to=Cost(4)), to=ASIDE)])
    if kept:
        this.until_next_turn(blockade_curse).cards = kept
        this.next_turn(blockade_later).cards = kept


def copy_of_the_blockaded(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    same = game.kind(event.card) is game.kind(this.cards[0])
    return same and you.on_turn and this.affects(you) and game.still_there(this.cards[0])


@blockade.later(WHEN_GAIN, whose=OTHERS, theirs=True, when=copy_of_the_blockaded)
def blockade_curse(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Curse")


@blockade.later(TURN_START)
def blockade_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


caravan = card("Caravan", ACTION | DURATION, 4, "+1 Card. +1 Action. When your next turn starts, +1 Card.", sets=BOTH)


@caravan.play
def caravan_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.next_turn(caravan_later)


@caravan.later(TURN_START)
def caravan_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


cutpurse = card(
    "Cutpurse", ACTION | ATTACK, 4,
    "+$2. Every other player discards a Copper; who has none reveals their hand.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@cutpurse.play
def cutpurse_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        coppers = victim.of_kind(victim.hand, copper)
        if coppers:
            victim.discard(coppers[:1])
        else:
            victim.reveal_hand()


island = card(
    "Island", ACTION | VICTORY, 4,
    "Put this on your Island mat, and a card from your hand with it.",
    "2 VP",
    sets=BOTH, points=2,
)  # fmt: skip


@island.play
def island_play(you: Player, this: Play) -> None:
    chosen = you.choose(Q_SET_ASIDE, you.hand, 1, 1)
    this.move(MAT)
    you.to_mat(chosen)


DISCARD_ALL = "discard them"
PUT_BACK = "put them back"

navigator = card(
    "Navigator", ACTION, 4,
    "+$2. Look at your top 5 cards. Discard all of them, or put all of them back in any order.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@navigator.play
def navigator_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    cards = you.look(5)
    if cards and you.pick(DISCARD_ALL, PUT_BACK) == DISCARD_ALL:
        you.discard(cards)
    else:
        you.put_back(cards)


SPEND_THE_LOOT = "+$1 for each token on your mat"
ATTACK_THEM = "the others may lose Treasures"

pirate_ship = card(
    "Pirate Ship", ACTION | ATTACK, 4,
    "Choose one: +$1 for each Coin token on your Pirate Ship mat; or every other player reveals their top 2 cards, "
    "trashes a Treasure among them (you say which) and discards the rest, and you put a Coin token on the mat if any "
    "Treasure was trashed.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@pirate_ship.play
def pirate_ship_play(you: Player, this: Play) -> None:
    game = you.game
    for option in this.choose([SPEND_THE_LOOT, ATTACK_THEM]):
        if option == SPEND_THE_LOOT:
            you.plus(coins=game.tokens_on(game.spot_of(pirate_ship), COIN_TOKENS, int(you.seat)))
            continue
        hits = 0
        for victim in this.victims():
            cards = victim.reveal_top(2)
            hits += len(victim.trash([you.choose_one(Q_TRASH, you.of_type(cards, TREASURE))]))
            victim.discard(cards)
        if hits:
            game.put_tokens(game.spot_of(pirate_ship), COIN_TOKENS, 1, int(you.seat))


sailor = card(
    "Sailor", ACTION | DURATION, 4,
    "+1 Action. Of the Durations that you gain this turn, you may play one when you gain it. When your next turn "
    "starts, +$2 and you may trash a card from your hand.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@sailor.play
def sailor_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.this_turn(sailor_gain)
    this.next_turn(sailor_later)


def not_used_this_turn(you: Player, this: Later, event: Event) -> bool:
    return this.number == 0 and you.game.still_there(event.card)


@sailor.later(WHEN_GAIN, optional=True, of=DURATION, when=not_used_this_turn, moves_it=True)
def sailor_gain(you: Player, this: Later, event: Event) -> None:
    if you.game.still_there(event.card):
        this.number = 1
        you.play(event.card)


@sailor.later(TURN_START)
def sailor_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=2)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


salvager = card(
    "Salvager", ACTION, 4,
    "+1 Buy. Trash a card from your hand, +$1 for each $1 of its cost.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@salvager.play
def salvager_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.plus(coins=coins_in(you.game.cost(trashed)))


sea_hag = card(
    "Sea Hag", ACTION | ATTACK, 4,
    "Every other player discards their top card, and then gains a Curse onto their deck.",
    sets=FIRST,
)  # fmt: skip


@sea_hag.play
def sea_hag_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.discard_top(1)
        victim.gain_named("Curse", DECK)


tide_pools = card(
    "Tide Pools", ACTION | DURATION, 4, "+3 Cards. +1 Action. When your next turn starts, discard 2 cards.", sets=SECOND
)


@tide_pools.play
def tide_pools_play(you: Player, this: Play) -> None:
    you.plus(cards=3, actions=1)
    this.next_turn(tide_pools_later)


@tide_pools.later(TURN_START)
def tide_pools_later(you: Player, this: Later, event: Event) -> None:
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


treasure_map = card(
    "Treasure Map", ACTION, 4,
    "Trash this and another Treasure Map from your hand. If both were trashed, gain 4 Golds onto your deck.",
    sets=BOTH,
)  # fmt: skip


@treasure_map.play
def treasure_map_play(you: Player, this: Play) -> None:
    trashed_this = this.trash()
    if you.trash(you.of_kind(you.hand, treasure_map)[:1]) and trashed_this:
        for _ in range(4):
            you.gain_named("Gold", DECK)


# --- $5 ---------------------------------------------------------------------------------------------------------------

bazaar = card("Bazaar", ACTION, 5, "+1 Card. +2 Actions. +$1.", sets=BOTH, plus_coins=True)


@bazaar.play
def bazaar_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2, coins=1)


corsair = card(
    "Corsair", ACTION | DURATION | ATTACK, 5,
    "+$2. Until your next turn, every other player trashes the first Silver or Gold they play on each turn. When your "
    "next turn starts, +1 Card.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@corsair.play
def corsair_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.until_next_turn(corsair_trashes)
    this.next_turn(corsair_later)


def first_silver_or_gold(you: Player, this: Later, event: Event) -> bool:
    wanted = [silver, gold]
    play = event.play
    return play is not None and this.affects(you) and play.kind in wanted and play.nth_of(wanted) == 1


@corsair.later(AFTER_PLAY, whose=OTHERS, theirs=True, of=TREASURE, when=first_silver_or_gold)
def corsair_trashes(you: Player, this: Later, event: Event) -> None:
    you.trash([event.card])


@corsair.later(TURN_START)
def corsair_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


explorer = card(
    "Explorer", ACTION, 5,
    "You may reveal a Province from your hand. Gain a card to your hand: a Gold if you did, else a Silver.",
    sets=FIRST,
)  # fmt: skip


@explorer.play
def explorer_play(you: Player, this: Play) -> None:
    provinces = you.of_kind(you.hand, province)
    if provinces and you.may(Q_REVEAL, provinces[0]):
        you.reveal(provinces[:1])
        you.gain_named("Gold", HAND)
    else:
        you.gain_named("Silver", HAND)


ghost_ship = card(
    "Ghost Ship", ACTION | ATTACK, 5,
    "+2 Cards. Every other player with more than 3 cards in hand puts cards onto their deck until 3 are left.",
    sets=FIRST,
)  # fmt: skip


@ghost_ship.play
def ghost_ship_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    for victim in this.victims():
        over = victim.hand_size() - 3
        if over > 0:
            victim.topdeck(victim.choose(Q_TOPDECK, victim.hand, over, over, ordered=True))


merchant_ship = card(
    "Merchant Ship", ACTION | DURATION, 5, "+$2 now, and +$2 when your next turn starts.", sets=BOTH, plus_coins=True
)


@merchant_ship.play
def merchant_ship_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.next_turn(merchant_ship_later)


@merchant_ship.later(TURN_START)
def merchant_ship_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=2)


outpost = card(
    "Outpost", ACTION | DURATION, 5,
    "Draw only 3 cards for your next hand. Another turn of yours follows this one, unless it would be your third in a "
    "row.",
    sets=BOTH,
)  # fmt: skip


@outpost.play
def outpost_play(you: Player, this: Play) -> None:
    this.this_turn(outpost_hand)
    you.extra_turn(outpost, by=this, limit=NOT_THIRD)


@outpost.later(HAND_DRAW)
def outpost_hand(you: Player, this: Later, event: Event) -> None:
    # 3 instead of 5, however many Outposts say so; what adds to the number still does.
    if not event.replaced:
        event.replaced = True
        event.number -= 2


pirate = card(
    "Pirate", ACTION | DURATION | REACTION, 5,
    "When your next turn starts, gain a Treasure costing $6 or less to your hand.",
    "When anybody gains a Treasure, you may play this from your hand.",
    sets=SECOND,
)  # fmt: skip


@pirate.play
def pirate_play(you: Player, this: Play) -> None:
    this.next_turn(pirate_later)


@pirate.later(TURN_START)
def pirate_later(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(up_to=Cost(6), types=TREASURE), to=HAND)


pirate.may_be_played(WHEN_GAIN, whose=ANYONE, of=TREASURE)


sea_witch = card(
    "Sea Witch", ACTION | DURATION | ATTACK, 5,
    "+2 Cards. Every other player gains a Curse. When your next turn starts, +2 Cards, then discard 2 cards.",
    sets=SECOND,
)  # fmt: skip


@sea_witch.play
def sea_witch_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    for victim in this.victims():
        victim.gain_named("Curse")
    this.next_turn(sea_witch_later)


@sea_witch.later(TURN_START)
def sea_witch_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


tactician = card(
    "Tactician", ACTION | DURATION, 5,
    "Discard your hand. If that was at least one card: when your next turn starts, +5 Cards, +1 Action, +1 Buy.",
    sets=BOTH,
)  # fmt: skip


@tactician.play
def tactician_play(you: Player, this: Play) -> None:
    if you.hand:
        you.discard(you.hand)
        this.next_turn(tactician_later)


@tactician.later(TURN_START)
def tactician_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=5, actions=1, buys=1)


treasury = card(
    "Treasury", ACTION, 5,
    "+1 Card. +1 Action. +$1. When your Buy phase ends this turn, you may put this onto your deck if you gained no "
    "Victory card during it.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@treasury.play
def treasury_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    if this.is_there():
        this.set_up(treasury_returns, THIS_TURN, holds=False)


def gained_no_victory(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    gained = game.gained_cards(int(you.seat), this_phase=True)
    return game.still_there(this.card) and not you.of_type(gained, VICTORY)


@treasury.later(BUY_END, optional=True, when=gained_no_victory)
def treasury_returns(you: Player, this: Later, event: Event) -> None:
    you.topdeck([this.card])


treasury_2009 = older(
    treasury, FIRST_PRINTING,
    changed="2022: it may return when the Buy phase ends, if no Victory card was gained in it; before, when discarded, if "
    "none was bought.",
    text="+1 Card. +1 Action. +$1.",
    below="When you discard this from play, you may put it onto your deck unless you bought a Victory card this turn.",
)  # fmt: skip


@treasury_2009.play
def treasury_2009_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)


def bought_no_victory(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and not you.has_bought(VICTORY)


@treasury_2009.on(WHEN_DISCARD, optional=True, when=bought_no_victory, moves_it=True)
def treasury_2009_returns(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


wharf = card("Wharf", ACTION | DURATION, 5, "+2 Cards and +1 Buy, now and again when your next turn starts.", sets=BOTH)


@wharf.play
def wharf_play(you: Player, this: Play) -> None:
    you.plus(cards=2, buys=1)
    this.next_turn(wharf_later)


@wharf.later(TURN_START)
def wharf_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2, buys=1)
