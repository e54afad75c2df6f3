"""Rising Sun: more Kingdom cards and Prophecies, and the Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.rising_sun.omens import first_seat, foretold
from freehold.rules.kinds import ASIDE_CARD, Extra, PileKind, card, landscape
from freehold.rules.vocab import (
    ACTION, ACTIONS_AS_BUYS, ACTION_PHASE, AFTER_PLAY, ALWAYS, ANYONE, ATTACK, BEFORE_PLAY, CLEANUP_START, COMMAND, COST,
    DEBT_TOKENS, DURATION, EVENT, HAND, Q_GAIN, Q_PLAY_CARD, Q_REVEAL, Q_SPEND, Q_TRASH, THIS_TURN, TREASURE, TURN_END,
    TURN_START, TYPES, WHEN_DISCARD, WHEN_GAIN, WHEN_SUN, WHOLE_GAME, WOULD_RESOLVE, Cost, coins_in, cost_plus, type_words,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Rising Sun"]

# --- Kingdom cards ---------------------------------------------------------------------------------------------------

change = card(
    "Change", ACTION, Cost(4),
    "With any Debt: +$3. With none: trash a card from your hand, and gain a card that costs more $; the difference is "
    "your Debt.", sets=SET, plus_coins=True,
)  # fmt: skip


@change.play
def change_play(you: Player, this: Play) -> None:
    if you.debt:
        you.plus(coins=3)
        return
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        game = you.game
        coins = coins_in(game.cost(chosen))
        wanted = you.choose_one(Q_GAIN, [each for each in you.supply() if coins_in(game.cost(each)) > coins])
        if wanted >= 0:
            more = coins_in(game.cost(wanted)) - coins
            if you.gain(wanted) >= 0:
                you.get_debt(more)


daimyo = card(
    "Daimyo", ACTION | COMMAND, Cost(debt=6),
    "+1 Card. +1 Action. The next Action card you play this turn that is no Command is played once more afterwards.",
    sets=SET,
)  # fmt: skip


@daimyo.play
def daimyo_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    seat = int(you.seat)
    this.once_this_turn(daimyo_replays).number = you.game.played(seat, ACTION) - you.game.played(seat, COMMAND)


def next_to_replay(you: Player, this: Later, event: Event) -> bool:
    """The first non-Command Action announced since (every Command is an Action)."""
    if event.types & COMMAND or event.play is None:
        return False
    return event.play.nth(ACTION) - event.play.nth(COMMAND) == this.number + 1


@daimyo.later(AFTER_PLAY, of=ACTION, when=next_to_replay)
def daimyo_replays(you: Player, this: Later, event: Event) -> None:
    if event.play is None:
        return
    if event.play.leaving:
        you.play(event.play.entered, leaving=True)
    else:
        you.play_again(event.play.entered, None, this.card if this.card in you.in_play else -1)


rice = card(
    "Rice", TREASURE, Cost(7), "+1 Buy. +$1 for each different type that your cards in play have.", sets=SET,
    order_matters=True,
)  # fmt: skip


@rice.play
def rice_play(you: Player, this: Play) -> None:
    types = 0
    for each in you.in_play:
        types |= you.game.types(each)
    you.plus(buys=1, coins=len(type_words(types)))


rice_broker = card(
    "Rice Broker", ACTION, Cost(5),
    "+1 Action. Trash a card from your hand: +2 Cards for a Treasure, +5 Cards for an Action.", sets=SET,
)  # fmt: skip


@rice_broker.play
def rice_broker_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        if you.game.is_a(chosen, TREASURE):
            you.plus(cards=2)
        if you.game.is_a(chosen, ACTION):
            you.plus(cards=5)


def suits_the_riverboat(pile: PileKind) -> bool:
    return bool(pile.types & ACTION) and not pile.types & DURATION and pile.cost == Cost(5)


riverboat = card(
    "Riverboat", ACTION | DURATION, Cost(3),
    "When your next turn starts, the card that was set aside is played where it lies. (Set-up: set aside an unused Action card "
    "that costs $5 and is no Duration.)", sets=SET, extra=Extra(ASIDE_CARD, suits_the_riverboat),
)  # fmt: skip


@riverboat.play
def riverboat_play(you: Player, this: Play) -> None:
    this.next_turn(riverboat_lands)


@riverboat.later(TURN_START)
def riverboat_lands(you: Player, this: Later, event: Event) -> None:
    you.play(you.game.aside_card(riverboat), leaving=True, held_by=this)


samurai = card(
    "Samurai", ACTION | DURATION | ATTACK, Cost(6),
    "Each other player discards down to 3 cards in hand (only now). For the rest of the game, each of your turns "
    "starts with +$1.", sets=SET, plus_coins=True,
)  # fmt: skip


@samurai.play
def samurai_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.discard_down_to(3)
    this.rest_of_game(samurai_pays)


@samurai.later(TURN_START)
def samurai_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


snake_witch = card(
    "Snake Witch", ACTION | ATTACK, Cost(2),
    "+1 Card. +1 Action. If no two cards in your hand have the same name, you may reveal them and return this to its "
    "pile; if it returned, each other player gains a Curse.", sets=SET,
)  # fmt: skip


@snake_witch.play
def snake_witch_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    names = {you.game.name(each) for each in you.hand}
    if len(names) == you.hand_size() and you.may(Q_REVEAL):
        you.reveal_hand()
        if this.return_to_pile():
            for victim in this.victims():
                victim.gain_named("Curse")


# --- Prophecies ------------------------------------------------------------------------------------------------------

biding_time = foretold(
    "Biding Time",
    "When your Clean-up starts, lay your hand aside face down; it comes back into your hand when your next turn starts.",
)  # fmt: skip


@biding_time.on(CLEANUP_START, ALWAYS)
def biding_time_waits(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside(you.hand, face_down=True)
    if aside:
        you.set_up(biding_time_over, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1).cards = aside


@biding_time.later(TURN_START)
def biding_time_over(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


enlightenment = foretold(
    "Enlightenment",
    "Treasures are Actions as well. A Treasure that you play in an Action phase does not do what it says: +1 Card and "
    "+1 Action instead.",
)  # fmt: skip


# What holds for everybody, whoever's turn it is and between turns too, is done once: for the first seat.
@enlightenment.on(TYPES, ALWAYS, whose=ANYONE, when=first_seat)
def enlightenment_types(you: Player, this: Later, event: Event) -> None:
    if event.number & TREASURE:
        event.number |= ACTION


def in_an_action_phase(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase == ACTION_PHASE


@enlightenment.on(WOULD_RESOLVE, ALWAYS, of=TREASURE, when=in_an_action_phase)
def enlightenment_instead(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(cards=1, actions=1)


flourishing_trade = foretold("Flourishing Trade", "Cards cost $1 less. Actions that you have left can be used as Buys.")


@flourishing_trade.on(COST, ALWAYS, whose=ANYONE, when=first_seat)
def flourishing_trade_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


@flourishing_trade.on(ACTIONS_AS_BUYS, ALWAYS)
def flourishing_trade_buys(you: Player, this: Later, event: Event) -> None:
    event.number = 1


good_harvest = foretold(
    "Good Harvest", "The first Treasure of each name that you play on a turn first gives you +1 Buy and +$1.",
)  # fmt: skip


def first_of_its_name(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and event.play.nth_copy() == 1


@good_harvest.on(BEFORE_PLAY, ALWAYS, of=TREASURE, when=first_of_its_name)
def good_harvest_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1, coins=1)


growth = foretold("Growth", "When you gain a Treasure, gain a card that costs less.")


@growth.on(WHEN_GAIN, ALWAYS, of=TREASURE)
def growth_grows(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(cheaper_than=event.cost))


harsh_winter = foretold(
    "Harsh Winter",
    "With each card you gain on your turn, take the Debt that lies on its pile; if there is none, put 2 Debt there.",
)  # fmt: skip


def has_pile(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and you.game.home_of(event.card) >= 0


@harsh_winter.on(WHEN_GAIN, ALWAYS, when=has_pile)
def harsh_winter_debt(you: Player, this: Later, event: Event) -> None:
    pile = int(you.game.home_of(event.card))
    there = you.game.take_tokens(pile, DEBT_TOKENS)
    if there:
        you.get_debt(there)
    else:
        you.game.put_tokens(pile, DEBT_TOKENS, 2)


kind_emperor = foretold(
    "Kind Emperor", "Gain an Action card to your hand when your turn starts, and when you remove the last Sun.",
)  # fmt: skip


@kind_emperor.on(TURN_START, ALWAYS)
def kind_emperor_each_turn(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(types=ACTION), to=HAND)


@kind_emperor.on(WHEN_SUN, ALWAYS)
def kind_emperor_arrives(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(types=ACTION), to=HAND)


panic = foretold("Panic", "Each Treasure you play gives +2 Buys. Each Treasure you discard from play returns to its pile.")


@panic.on(BEFORE_PLAY, ALWAYS, of=TREASURE)
def panic_buys(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=2)


def from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play


@panic.on(WHEN_DISCARD, ALWAYS, of=TREASURE, when=from_play)
def panic_returns(you: Player, this: Later, event: Event) -> None:
    you.return_to_pile(event.card)


rapid_expansion = foretold(
    "Rapid Expansion", "An Action or Treasure you gain is set aside, and is played when your next turn starts.",
)  # fmt: skip


@rapid_expansion.on(WHEN_GAIN, ALWAYS, of=ACTION | TREASURE)
def rapid_expansion_waits(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(rapid_expansion_plays, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1).cards = aside


@rapid_expansion.later(TURN_START)
def rapid_expansion_plays(you: Player, this: Later, event: Event) -> None:
    for each in this.cards:
        you.play(each)


# --- Events ----------------------------------------------------------------------------------------------------------

amass = landscape(
    "Amass", EVENT, "If none of your cards in play is an Action, gain an Action card costing up to $5.", sets=SET,
    cost=Cost(2),
)  # fmt: skip


@amass.play
def amass_play(you: Player, this: Play) -> None:
    if not you.of_type(you.in_play, ACTION):
        you.choose_gain(you.supply(up_to=Cost(5), types=ACTION))


asceticism = landscape(
    "Asceticism", EVENT, "You may pay more $; each $1 trashes a card from your hand.", sets=SET, cost=Cost(2),
)  # fmt: skip


@asceticism.play
def asceticism_play(you: Player, this: Play) -> None:
    paid = you.lose_coins(you.amount(Q_SPEND, 0, min(int(you.coins), you.hand_size())))
    you.trash(you.choose(Q_TRASH, you.hand, paid, paid))


continue_ = landscape(
    "Continue", EVENT,
    "Once per turn: gain an Action card costing up to $4 that is no Attack; return to your Action phase, and play it. "
    "+1 Action. +1 Buy.", sets=SET, cost=Cost(debt=8), once_per_turn=True,
)  # fmt: skip


@continue_.play
def continue_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4), types=ACTION, without=ATTACK))
    you.return_to_actions()
    you.play(gained, by=this)
    you.plus(actions=1, buys=1)


credit = landscape(
    "Credit", EVENT, "Gain an Action or Treasure costing up to $8, and as much Debt as it costs.", sets=SET, cost=Cost(2),
)  # fmt: skip


@credit.play
def credit_play(you: Player, this: Play) -> None:
    wanted = you.choose_one(Q_GAIN, you.supply(up_to=Cost(8), types=ACTION | TREASURE))
    if wanted >= 0:
        debt = coins_in(you.game.cost(wanted))
        if you.gain(wanted) >= 0:
            you.get_debt(debt)


foresight = landscape(
    "Foresight", EVENT,
    "Reveal cards from your deck until one is an Action. That one is set aside, and comes into your hand when the turn "
    "ends; discard the others.", sets=SET, cost=Cost(2),
)  # fmt: skip


@foresight.play
def foresight_play(you: Player, this: Play) -> None:
    found, others = you.dig(lambda each: you.game.is_a(each, ACTION))
    aside = you.set_aside(found)
    you.discard(others)
    if aside:
        you.set_up(foresight_brings, THIS_TURN, once=True).cards = aside


@foresight.later(TURN_END, whose=ANYONE)
def foresight_brings(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


gather = landscape(
    "Gather", EVENT, "Gain three cards: one for exactly $3, then one for exactly $4, then one for exactly $5.", sets=SET,
    cost=Cost(7),
)  # fmt: skip


@gather.play
def gather_play(you: Player, this: Play) -> None:
    for coins in (3, 4, 5):
        you.choose_gain(you.supply(exactly=Cost(coins)))


kintsugi = landscape(
    "Kintsugi", EVENT,
    "Trash a card from your hand. If you ever gained a Gold in this game, gain a card costing up to $2 more than it.",
    sets=SET, cost=Cost(3),
)  # fmt: skip


@kintsugi.play
def kintsugi_play(you: Player, this: Play) -> None:
    game = you.game
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        gained = game.gains_between(you.seat, 0, len(game.gains), False)
        if any(game.name(each) == "Gold" for each in gained):
            you.choose_gain(you.supply(up_to=cost_plus(game.cost(chosen), 2)))


practice = landscape(
    "Practice", EVENT, "You may choose an Action card in your hand and play it twice.", sets=SET, cost=Cost(3),
)  # fmt: skip


@practice.play
def practice_play(you: Player, this: Play) -> None:
    you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True), 2, this)


receive_tribute = landscape(
    "Receive Tribute", EVENT,
    "With 3 or more gains this turn: gain up to 3 Action cards, each of another name, and none that you have in play.",
    sets=SET, cost=Cost(5),
)  # fmt: skip


@receive_tribute.play
def receive_tribute_play(you: Player, this: Play) -> None:
    game = you.game
    if len(game.gained_cards(int(you.seat))) < 3:
        return
    names = [game.name(each) for each in you.in_play]
    for _ in range(3):
        wanted = you.choose_one(Q_GAIN, [c for c in you.supply(types=ACTION) if game.name(c) not in names], optional=True)
        if wanted < 0:
            return
        names.append(game.name(wanted))
        you.gain(wanted)


sea_trade = landscape(
    "Sea Trade", EVENT, "Count your Action cards in play: +1 Card for each; then trash up to as many cards from your hand.",
    sets=SET, cost=Cost(4),
)  # fmt: skip


@sea_trade.play
def sea_trade_play(you: Player, this: Play) -> None:
    count = len(you.of_type(you.in_play, ACTION))
    you.plus(cards=count)
    you.trash(you.choose(Q_TRASH, you.hand, 0, count))
