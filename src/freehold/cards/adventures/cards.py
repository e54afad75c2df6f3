"""Adventures: the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.cards.basic import copper
from freehold.rules.common import PILE_TOKEN_RULES
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ACTION_TOKEN, AFTER_PLAY, ANYONE, ATTACK, BEFORE_PLAY, BUY_END, BUY_PHASE, BUY_TOKEN, CARD_MASK,
    CARD_TOKEN, COIN_TOKEN, COST, DECK, DURATION, HAND, OTHERS, PLAY, Q_DISCARD, Q_PLAY_CARD, Q_SET_ASIDE, Q_TAKE,
    Q_TRASH, REACTION, RESERVE, TAVERN, TRAVELLER, TREASURE, TREASURE_PHASE, TURN_START, TURN_TOKENS,
    VICTORY, WHEN_BUY, WHEN_DISCARD, WHEN_GAIN, Cost, at_most, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Adventures"]

# --- Reserve cards ---

coin_of_the_realm = card(
    "Coin of the Realm", TREASURE | RESERVE, 2,
    "$1. Put this on your Tavern mat.",
    "After an Action that you play, you may call this: +2 Actions.",
    sets=SET, worth=1,
)  # fmt: skip


@coin_of_the_realm.play
def coin_of_the_realm_play(you: Player, this: Play) -> None:
    this.to_tavern()


@coin_of_the_realm.on(AFTER_PLAY, TAVERN, optional=True, of=ACTION)
def coin_of_the_realm_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        you.plus(actions=2)


royal_carriage = card(
    "Royal Carriage", ACTION | RESERVE, 5,
    "+1 Action. Put this on your Tavern mat.",
    "After an Action that you play, you may call this, to play it again; it must still be in play.",
    sets=SET,
)  # fmt: skip


@royal_carriage.play
def royal_carriage_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.to_tavern()


def still_in_play(you: Player, this: Later, event: Event) -> bool:
    return event.card in you.in_play


@royal_carriage.on(AFTER_PLAY, TAVERN, optional=True, of=ACTION, when=still_in_play)
def royal_carriage_call(you: Player, this: Later, event: Event) -> None:
    if still_in_play(you, this, event):
        called = you.call(this.card)
        if called >= 0:
            you.play_again(event.card, None, called)


duplicate = card(
    "Duplicate", ACTION | RESERVE, 4,
    "Put this on your Tavern mat.",
    "When you gain a card that costs $6 or less, you may call this: gain another copy.",
    sets=SET,
)  # fmt: skip


@duplicate.play
def duplicate_play(you: Player, this: Play) -> None:
    this.to_tavern()


def costs_up_to_6(you: Player, this: Later, event: Event) -> bool:
    return at_most(event.cost, Cost(6))


@duplicate.on(WHEN_GAIN, TAVERN, optional=True, when=costs_up_to_6)
def duplicate_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        you.gain_copy(you.game.kind(event.card))


wine_merchant = card(
    "Wine Merchant", ACTION | RESERVE, 5,
    "+$4. +1 Buy. Put this on your Tavern mat.",
    "When your Buy phase ends with $2 or more left, you may discard this from the mat.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@wine_merchant.play
def wine_merchant_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=4)
    this.to_tavern()


def could_have_2(you: Player, this: Later, event: Event) -> bool:
    """Coffers may still be spent at the end of the Buy phase."""
    return you.coins + you.coffers >= 2


@wine_merchant.on(BUY_END, TAVERN, optional=True, when=could_have_2)
def wine_merchant_discard(you: Player, this: Later, event: Event) -> None:
    if you.coins < 2:
        you.offer_coffers()
    if you.coins >= 2:
        you.discard([this.card])


# --- Page and what she becomes ---

page = card(
    "Page", ACTION | TRAVELLER, 2,
    "+1 Card. +1 Action.",
    "When you discard this from play, you may take a Treasure Hunter in exchange.",
    sets=SET, brings=["Treasure Hunter", "Warrior", "Hero", "Champion"],
)  # fmt: skip


@page.play
def page_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


treasure_hunter = card(
    "Treasure Hunter", ACTION | TRAVELLER, 3,
    "+1 Action. +$1. Gain as many Silvers as the player to your right gained cards on their last turn.",
    "When you discard this from play, you may take a Warrior in exchange. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5, plus_coins=True,
)  # fmt: skip


@treasure_hunter.play
def treasure_hunter_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    for _ in you.right_neighbour.gained_last_turn():
        you.gain_named("Silver")


warrior = card(
    "Warrior", ACTION | ATTACK | TRAVELLER, 4,
    "+2 Cards. As many times as you have Travellers in play (with this one), all others discard their top card, and "
    "trash it if it costs $3 or $4.",
    "When you discard this from play, you may take a Hero in exchange. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@warrior.play
def warrior_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    times = len(you.of_type(you.in_play, TRAVELLER))
    for victim in this.victims():
        for _ in range(times):
            for top in victim.discard_top(1):
                if you.game.cost(top) in (Cost(3), Cost(4)):
                    victim.trash([top])


hero = card(
    "Hero", ACTION | TRAVELLER, 5,
    "+$2. Gain any Treasure.",
    "When you discard this from play, you may take a Champion in exchange. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5, plus_coins=True,
)  # fmt: skip


@hero.play
def hero_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.choose_gain(you.supply(types=TREASURE))


champion = card(
    "Champion", ACTION | DURATION, 6,
    "+1 Action. For the whole game: Attacks of others do not affect you, and before each Action that you play you get "
    "+1 Action. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@champion.play
def champion_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.rest_of_game(champion_protects)
    this.rest_of_game(champion_action)


@champion.later(BEFORE_PLAY, whose=OTHERS, of=ATTACK)
def champion_protects(you: Player, this: Later, event: Event) -> None:
    if event.play is not None:
        event.play.spare(you)


@champion.later(BEFORE_PLAY, of=ACTION)
def champion_action(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1)


# --- Peasant and what he becomes ---

peasant = card(
    "Peasant", ACTION | TRAVELLER, 2,
    "+1 Buy. +$1.",
    "When you discard this from play, you may take a Soldier in exchange.",
    sets=SET, brings=["Soldier", "Fugitive", "Disciple", "Teacher"], plus_coins=True,
)  # fmt: skip


@peasant.play
def peasant_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)


soldier = card(
    "Soldier", ACTION | ATTACK | TRAVELLER, 3,
    "+$2, and +$1 more for each other Attack that you have in play. Others who hold 4 or more cards discard one.",
    "When you discard this from play, you may take a Fugitive in exchange. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5, plus_coins=True,
)  # fmt: skip


@soldier.play
def soldier_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.plus(coins=sum(1 for attack in you.of_type(you.in_play, ATTACK) if attack != this.card))
    for victim in this.victims():
        if victim.hand_size() >= 4:
            victim.discard(victim.choose(Q_DISCARD, victim.hand, 1, 1))


fugitive = card(
    "Fugitive", ACTION | TRAVELLER, 4,
    "+2 Cards. +1 Action. Discard one card.",
    "When you discard this from play, you may take a Disciple in exchange. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@fugitive.play
def fugitive_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))


disciple = card(
    "Disciple", ACTION | TRAVELLER, 5,
    "You may play an Action out of your hand twice, then gain a copy of it.",
    "When you discard this from play, you may take a Teacher in exchange. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@disciple.play
def disciple_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True)
    if chosen >= 0:
        you.play_times(chosen, 2, this)
        you.gain_copy(you.game.kind(chosen))


teacher = card(
    "Teacher", ACTION | RESERVE, 6,
    "Put this on your Tavern mat.",
    "At the start of your turn you may call this: put your +1 Card, +1 Action, +1 Buy or +$1 token on an Action pile "
    "of the Supply that has none of your tokens. (Before you play a card of that pile, you get that.) (Not in the "
    "Supply.)",
    sets=SET, category="non_supply", copies=5, brings=[PILE_TOKEN_RULES], plus_coins=True,
)  # fmt: skip

PLUS_TOKENS: Final = {"+1 Card": CARD_TOKEN, "+1 Action": ACTION_TOKEN, "+1 Buy": BUY_TOKEN, "+$1": COIN_TOKEN}


@teacher.play
def teacher_play(you: Player, this: Play) -> None:
    this.to_tavern()


@teacher.on(TURN_START, TAVERN, optional=True)
def teacher_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) < 0:
        return
    piles = [pile for pile in you.supply_piles(ACTION) if pile not in you.token_at]
    if piles:
        token = PLUS_TOKENS[you.pick("+1 Card", "+1 Action", "+1 Buy", "+$1")]
        you.token_at[token] = you.choose_pile(piles)


UPGRADES: Final = {
    "Page": "Treasure Hunter", "Treasure Hunter": "Warrior", "Warrior": "Hero", "Hero": "Champion",
    "Peasant": "Soldier", "Soldier": "Fugitive", "Fugitive": "Disciple", "Disciple": "Teacher",
}  # fmt: skip


def can_upgrade(you: Player, this: Later, event: Event) -> bool:
    """Discarded from play, it has a pile to go to, and there is one of what it becomes."""
    game = you.game
    return event.from_play and game.home_of(event.card) >= 0 and game.top_named(UPGRADES[this.kind.name]) >= 0


def upgrade(you: Player, this: Later, event: Event) -> None:
    you.exchange(event.card, UPGRADES[this.kind.name])


for traveller in (page, treasure_hunter, warrior, hero, peasant, soldier, fugitive, disciple):
    traveller.on(WHEN_DISCARD, optional=True, when=can_upgrade, moves_it=True)(upgrade)


# --- Reserve cards that are called at the start of a turn ---

ratcatcher = card(
    "Ratcatcher", ACTION | RESERVE, 2,
    "+1 Card. +1 Action. Put this on your Tavern mat.",
    "At the start of your turn you may call this: trash a card from your hand.",
    sets=SET,
)  # fmt: skip


@ratcatcher.play
def ratcatcher_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.to_tavern()


@ratcatcher.on(TURN_START, TAVERN, optional=True)
def ratcatcher_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        you.trash(you.choose(Q_TRASH, you.hand, 1, 1))


guide = card(
    "Guide", ACTION | RESERVE, 3,
    "+1 Card. +1 Action. Put this on your Tavern mat.",
    "At the start of your turn you may call this: discard your hand and draw 5 cards.",
    sets=SET,
)  # fmt: skip


@guide.play
def guide_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.to_tavern()


@guide.on(TURN_START, TAVERN, optional=True)
def guide_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        you.discard(you.hand)
        you.draw(5)


transmogrify = card(
    "Transmogrify", ACTION | RESERVE, 4,
    "+1 Action. Put this on your Tavern mat.",
    "At the start of your turn you may call this: trash a card from your hand; gain to your hand one that costs up to "
    "$1 more.",
    sets=SET,
)  # fmt: skip


@transmogrify.play
def transmogrify_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.to_tavern()


@transmogrify.on(TURN_START, TAVERN, optional=True)
def transmogrify_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
            you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 1)), HAND)


distant_lands = card(
    "Distant Lands", ACTION | RESERVE | VICTORY, 5,
    "Put this on your Tavern mat.",
    "At the end of the game: 4 VP on your Tavern mat, nothing elsewhere.",
    sets=SET,
)  # fmt: skip


@distant_lands.play
def distant_lands_play(you: Player, this: Play) -> None:
    this.to_tavern()


@distant_lands.scores_each
def distant_lands_scores(you: Player, card: int) -> int:
    return 4 if you.game.zone_of(card) == you.base + TAVERN else 0


# --- Durations ---

amulet = card(
    "Amulet", ACTION | DURATION, 3,
    "Choose one, now and again when your next turn starts: +$1; or trash a card from your hand; or gain a Silver.",
    sets=SET, plus_coins=True,
)  # fmt: skip


def amulet_does(you: Player, option: str) -> None:
    if option == "+$1":
        you.plus(coins=1)
    elif option == "trash a card":
        you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    else:
        you.gain_named("Silver")


@amulet.play
def amulet_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["+$1", "trash a card", "gain a Silver"]):
        amulet_does(you, option)
    this.next_turn(amulet_later)


@amulet.later(TURN_START)
def amulet_later(you: Player, this: Later, event: Event) -> None:
    amulet_does(you, you.pick("+$1", "trash a card", "gain a Silver"))


caravan_guard = card(
    "Caravan Guard", ACTION | DURATION | REACTION, 3,
    "+1 Card. +1 Action. When your next turn starts, +$1.",
    "When another player plays an Attack, you may play this from your hand before it.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@caravan_guard.play
def caravan_guard_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.next_turn(caravan_guard_later)


@caravan_guard.later(TURN_START)
def caravan_guard_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


caravan_guard.may_be_played(BEFORE_PLAY, whose=OTHERS, of=ATTACK)


dungeon = card(
    "Dungeon", ACTION | DURATION, 3,
    "+1 Action. Now and when your next turn starts: +2 Cards, then discard 2.",
    sets=SET,
)  # fmt: skip


@dungeon.play
def dungeon_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    dungeon_does(you)
    this.next_turn(dungeon_later)


def dungeon_does(you: Player) -> None:
    you.plus(cards=2)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


@dungeon.later(TURN_START)
def dungeon_later(you: Player, this: Later, event: Event) -> None:
    dungeon_does(you)


gear = card(
    "Gear", ACTION | DURATION, 3,
    "+2 Cards. You may set aside 1 or 2 cards from your hand, face down. They come back into your hand when your next "
    "turn starts.",
    sets=SET,
)  # fmt: skip


@gear.play
def gear_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 0, 2), face_down=True)
    if aside:
        this.next_turn(gear_later).cards = aside


@gear.later(TURN_START)
def gear_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


hireling = card(
    "Hireling", ACTION | DURATION, 6,
    "+1 Card when each of your turns starts, for the whole game.",
    sets=SET,
)  # fmt: skip


@hireling.play
def hireling_play(you: Player, this: Play) -> None:
    this.rest_of_game(hireling_later)


@hireling.later(TURN_START)
def hireling_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


bridge_troll = card(
    "Bridge Troll", ACTION | ATTACK | DURATION, 5,
    "The other players take their -$1 tokens. This turn and on your next, cards cost $1 less. +1 Buy, now and when "
    "your next turn starts.",
    sets=SET,
)  # fmt: skip


@bridge_troll.play
def bridge_troll_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.minus_coin = True
    this.through_next_turn(bridge_troll_cost)
    you.plus(buys=1)
    this.next_turn(bridge_troll_later)


def on_that_turn_or_yours(you: Player, this: Later, event: Event) -> bool:
    """The turn it was played on may have been another player's."""
    return you.on_turn or this.born == you.game.turn_serial


@bridge_troll.later(COST, whose=ANYONE, when=on_that_turn_or_yours)
def bridge_troll_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


@bridge_troll.later(TURN_START)
def bridge_troll_later(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)


bridge_troll_first = older(
    bridge_troll, FIRST_PRINTING,
    changed="2022: the lower costs come with playing it, each time; before, with its being in play, once.",
    text="The other players take their -$1 tokens. +1 Buy, now and when your next turn starts.",
    below="While this is in play: on your turns cards cost $1 less.",
)  # fmt: skip


@bridge_troll_first.play
def bridge_troll_first_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.minus_coin = True
    you.plus(buys=1)
    this.next_turn(bridge_troll_first_later)


def on_your_turn(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn


bridge_troll_first.on(COST, PLAY, whose=ANYONE, when=on_your_turn)(bridge_troll_cost.function)
bridge_troll_first_later = bridge_troll_first.later(TURN_START)(bridge_troll_later.function)


def bought_by_one_affected(you: Player, this: Later, event: Event) -> bool:
    return event.bought and this.affects(you)


haunted_woods = card(
    "Haunted Woods", ACTION | ATTACK | DURATION, 5,
    "When your next turn starts, +3 Cards. Until then, others who gain a card that they bought must put their hand "
    "onto their deck, in an order they like.",
    sets=SET,
)  # fmt: skip


@haunted_woods.play
def haunted_woods_play(you: Player, this: Play) -> None:
    this.next_turn(haunted_woods_later)
    this.until_next_turn(haunted_woods_haunt)


@haunted_woods.later(TURN_START)
def haunted_woods_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=3)


@haunted_woods.later(WHEN_GAIN, whose=OTHERS, theirs=True, when=bought_by_one_affected)
def haunted_woods_haunt(you: Player, this: Later, event: Event) -> None:
    you.put_back(you.hand)


haunted_woods_first = older(
    haunted_woods, FIRST_PRINTING,
    changed="2022: it strikes when the bought card is gained; before, when it was bought.",
    text="Until your next turn, others who buy a card must first put their hand onto their deck, in an order they like. When "
    "your next turn starts, +3 Cards.",
)  # fmt: skip


@haunted_woods_first.play
def haunted_woods_first_play(you: Player, this: Play) -> None:
    this.until_next_turn(haunted_woods_first_haunt)
    this.next_turn(haunted_woods_first_later)


def affects_the_buyer(you: Player, this: Later, event: Event) -> bool:
    return this.affects(you)


haunted_woods_first_later = haunted_woods_first.later(TURN_START)(haunted_woods_later.function)
haunted_woods_first_haunt = haunted_woods_first.later(WHEN_BUY, whose=OTHERS, theirs=True, when=affects_the_buyer)(
    haunted_woods_haunt.function
)

swamp_hag = card(
    "Swamp Hag", ACTION | ATTACK | DURATION, 5,
    "When your next turn starts, +$3. Until then, others who gain a card that they bought gain a Curse too.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@swamp_hag.play
def swamp_hag_play(you: Player, this: Play) -> None:
    this.next_turn(swamp_hag_later)
    this.until_next_turn(swamp_hag_curse)


@swamp_hag.later(TURN_START)
def swamp_hag_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=3)


@swamp_hag.later(WHEN_GAIN, whose=OTHERS, theirs=True, when=bought_by_one_affected)
def swamp_hag_curse(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Curse")


swamp_hag_first = older(
    swamp_hag, FIRST_PRINTING,
    changed="2022: it strikes when the bought card is gained; before, when it was bought.",
    text="Until your next turn, others who buy a card gain a Curse before it. When your next turn starts, +$3.",
)  # fmt: skip


@swamp_hag_first.play
def swamp_hag_first_play(you: Player, this: Play) -> None:
    this.until_next_turn(swamp_hag_first_curse)
    this.next_turn(swamp_hag_first_later)


swamp_hag_first_later = swamp_hag_first.later(TURN_START)(swamp_hag_later.function)
swamp_hag_first_curse = swamp_hag_first.later(WHEN_BUY, whose=OTHERS, theirs=True, when=affects_the_buyer)(
    swamp_hag_curse.function
)


# --- Other cards ---

raze = card(
    "Raze", ACTION, 2,
    "+1 Action. Trash this, or a card from your hand. Look at as many cards of your deck as the trashed card costs $. "
    "Take one of them into your hand; discard the others.",
    sets=SET,
)  # fmt: skip


@raze.play
def raze_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    cost = 0
    if you.pick("trash this", "trash a card from your hand") == "trash this":
        if this.trash():
            cost = you.game.cost(this.card)
    else:
        for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
            cost = you.game.cost(trashed)
    cards = you.look(coins_in(cost))
    you.to_hand([you.choose_one(Q_TAKE, cards)])
    you.discard(cards)


magpie = card(
    "Magpie", ACTION, 4,
    "+1 Card. +1 Action. Reveal your top card. A Treasure goes into your hand; for an Action or a Victory card you "
    "gain a Magpie.",
    sets=SET,
)  # fmt: skip


@magpie.play
def magpie_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for top in you.reveal_top(1):
        types = you.game.types(top)
        if types & TREASURE:
            you.to_hand([top])
        else:
            you.put_back([top])
        if types & (ACTION | VICTORY):
            you.gain_named("Magpie")


miser = card(
    "Miser", ACTION, 4,
    "Choose one: put a Copper from your hand on your Tavern mat; or +$1 for each Copper on the mat.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@miser.play
def miser_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["put a Copper on the mat", "+$1 for each Copper there"]):
        if option == "put a Copper on the mat":
            for coin in you.of_kind(you.hand, copper)[:1]:
                you.move_to(coin, TAVERN)
        else:
            you.plus(coins=len(you.of_kind(you.tavern, copper)))


port = card(
    "Port", ACTION, 4,
    "+1 Card. +2 Actions.",
    "When you gain this, a second Port comes with it (only one).",
    sets=SET, copies=12,
)  # fmt: skip


@port.play
def port_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


def not_brought_by_a_port(you: Player, this: Later, event: Event) -> bool:
    """A Port that is being gained through another one is noted on the pile's own spot for that time."""
    return you.game.tokens_on(you.game.spot_of(port), TURN_TOKENS) != (event.card & CARD_MASK) + 1


@port.on(WHEN_GAIN, when=not_brought_by_a_port)
def port_gained(you: Player, this: Later, event: Event) -> None:
    game = you.game
    other = game.top_named("Port")
    if other >= 0:
        spot = game.spot_of(port)
        before = game.take_tokens(spot, TURN_TOKENS)
        game.put_tokens(spot, TURN_TOKENS, (other & CARD_MASK) + 1)
        you.gain(other)
        game.take_tokens(spot, TURN_TOKENS)
        game.put_tokens(spot, TURN_TOKENS, before)


port_first = older(
    port, FIRST_PRINTING,
    changed="2022: the other Port comes when you gain one; before, when you bought one.",
    text="+1 Card. +2 Actions.",
    below="When you buy this, gain another Port before it.",
)  # fmt: skip
port_first.play(port_play)


@port_first.on(WHEN_BUY)
def port_first_bought(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Port")


ranger = card(
    "Ranger", ACTION, 4,
    "+1 Buy. Turn your Journey token over (at first it is face up). If it shows its face now, +5 Cards.",
    sets=SET,
)  # fmt: skip


def turn_journey_token(you: Player) -> bool:
    """Turn it over; is it face up now?"""
    you.token_face_up = not you.token_face_up
    return you.token_face_up


@ranger.play
def ranger_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    if turn_journey_token(you):
        you.plus(cards=5)


giant = card(
    "Giant", ACTION | ATTACK, 5,
    "Turn your Journey token over (at first it is face up). Face down: +$1. Face up: +$5, and all others reveal their "
    "top card; if it costs $3 to $6 they trash it, if not they discard it and gain a Curse.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@giant.play
def giant_play(you: Player, this: Play) -> None:
    if not turn_journey_token(you):
        you.plus(coins=1)
        return
    you.plus(coins=5)
    for victim in this.victims():
        top = victim.reveal_top(1)
        if top and Cost(3) <= you.game.cost(top[0]) <= Cost(6):
            victim.trash(top)
        else:
            victim.discard(top)
            victim.gain_named("Curse")


artificer = card(
    "Artificer", ACTION, 5,
    "+1 Card. +1 Action. +$1. Discard as many cards as you like. You may gain onto your deck a card that costs "
    "exactly that many $.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@artificer.play
def artificer_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    discarded = you.discard(you.choose(Q_DISCARD, you.hand))
    you.choose_gain(you.supply(exactly=Cost(len(discarded))), DECK, optional=True)


lost_city = card(
    "Lost City", ACTION, 5,
    "+2 Cards. +2 Actions.",
    "When you gain this, the others each draw a card.",
    sets=SET,
)  # fmt: skip


@lost_city.play
def lost_city_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=2)


@lost_city.on(WHEN_GAIN)
def lost_city_gained(you: Player, this: Later, event: Event) -> None:
    for other in you.others():
        other.draw(1)


relic = card(
    "Relic", TREASURE | ATTACK, 5,
    "$2. The other players put their -1 Card tokens on their decks.",
    sets=SET, worth=2,
)  # fmt: skip


@relic.play
def relic_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.minus_card = True


storyteller = card(
    "Storyteller", ACTION, 5,
    "+1 Action. Play up to 3 Treasures out of your hand. +1 Card. Then pay all the $ you have: +1 Card for each.",
    sets=SET,
)  # fmt: skip


@storyteller.play
def storyteller_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    play_three_treasures(you, this)
    you.plus(cards=1)
    you.plus(cards=you.lose_coins(int(you.coins)))


def play_three_treasures(you: Player, by: Play) -> None:
    for _ in range(3):
        treasure = you.choose_one(Q_PLAY_CARD, you.playable(TREASURE), optional=True)
        if treasure < 0:
            break
        you.play(treasure, by=by)
    you.offer_coffers()


storyteller_first = older(
    storyteller, FIRST_PRINTING,
    changed="2022: it gives a card first; before, $1 more to pay.",
    text="+1 Action. +$1. Play up to 3 Treasures out of your hand. Then pay all the $ you have: +1 Card for each.",
)  # fmt: skip


@storyteller_first.play
def storyteller_first_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    play_three_treasures(you, this)
    you.plus(cards=you.lose_coins(int(you.coins)))


treasure_trove = card(
    "Treasure Trove", TREASURE, 5,
    "$2. Gain a Gold, then a Copper.",
    sets=SET, worth=2, order_matters=True,
)  # fmt: skip


@treasure_trove.play
def treasure_trove_play(you: Player, this: Play) -> None:
    you.gain_named("Gold")
    you.gain_named("Copper")


messenger = card(
    "Messenger", ACTION, 4,
    "+1 Buy. +$2. Your deck may become your discard pile, if you like.",
    "If no other card was gained before this in your Buy phase: gain a card that costs $4 or less; the others gain "
    "copies of it.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@messenger.play
def messenger_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=2)
    if you.deck_size() and you.may():
        you.discard_deck()


def first_of_the_buy_phase(you: Player, this: Later, event: Event) -> bool:
    if not you.on_turn or you.game.phase not in (TREASURE_PHASE, BUY_PHASE):
        return False
    gained = you.game.gained_cards(int(you.seat), this_phase=True)
    return bool(gained) and gained[0] & CARD_MASK == event.card & CARD_MASK


@messenger.on(WHEN_GAIN, when=first_of_the_buy_phase)
def messenger_gained(you: Player, this: Later, event: Event) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4)))
    if gained >= 0:
        for other in you.others():
            other.gain_copy(you.game.kind(gained))


messenger_first = older(
    messenger, FIRST_PRINTING,
    changed="2022: it must be the first card gained in your Buy phase; before, the first thing bought on the turn.",
    text="+1 Buy. +$2. Your deck may become your discard pile, if you like.",
    below="If this is the first thing that you buy on a turn: gain a card that costs $4 or less; the others gain copies of it.",
)  # fmt: skip
messenger_first.play(messenger_play)


def first_purchase(you: Player, this: Later, event: Event) -> bool:
    return you.game.purchases == 1


messenger_first.on(WHEN_BUY, when=first_purchase)(messenger_gained.function)
