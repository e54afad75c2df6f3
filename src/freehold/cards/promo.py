"""The promotional cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import silver
from freehold.rules.kinds import FIRST_PRINTING, OFFERED_CARDS, Extra, PileKind, card, landscape, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, BUY_PHASE, CLEANUP_START, COMMAND, DURATION, EVENT, PLAY, PLAYER_ZONES, Q_BUY,
    Q_DISCARD, Q_MAY, Q_ORDER, Q_PAY_DEBT, Q_PLACE, Q_PLAY_CARD, Q_SET_ASIDE, Q_TRASH, Q_TREASURES, SHUFFLING, THIS_TURN,
    TREASURE, TURN_START, VICTORY, WHEN_DISCARD, WHEN_GAIN, WHOLE_GAME, Cost, at_most, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Promo"]

# --- $3 ---------------------------------------------------------------------------------------------------------------


def any_pile(pile: PileKind) -> bool:
    return True


black_market = card(
    "Black Market", ACTION, 3,
    "+$2. Reveal 3 cards of the Black Market deck. You may play Treasures from your hand, as many as you like, and "
    "buy one of the 3. The others go under that deck as you like.",
    "Set-up: one copy each of unused Kingdom cards make the Black Market deck.",
    sets=SET, plus_coins=True, extra=Extra(OFFERED_CARDS, any_pile, 15),
)  # fmt: skip


def play_treasures(you: Player, by: Play) -> None:
    """Play any number of Treasures from the hand, also those that come into it meanwhile."""
    playing = True
    while playing:
        playing = False
        for treasure in you.choose(Q_TREASURES, you.playable(TREASURE), ordered=True):
            playing = True
            you.play(treasure, by=by)


@black_market.play
def black_market_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    offers = you.reveal_offers(3)
    play_treasures(you, this)
    you.offer_coffers()
    if you.on_turn and you.game.phase == BUY_PHASE:  # where one may pay off Debt; not in the Action phase
        paid = you.lose_coins(you.amount(Q_PAY_DEBT, 0, min(you.coins, you.debt)))
        you.debt -= paid
    bought = you.choose_one(Q_BUY, [each for each in offers if you.can_buy(each)], optional=True)
    you.buy(bought)
    you.return_offer(bought)  # if it was not gained
    you.bottom_offers(you.order(you.still(offers), Q_ORDER))


church = card(
    "Church", ACTION | DURATION, 3,
    "+1 Action. Set aside up to 3 cards of your hand, face down. When your next turn starts, they come back, and you "
    "may trash a card from your hand.",
    sets=SET,
)  # fmt: skip


@church.play
def church_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 0, 3), face_down=True)
    this.next_turn(church_later).cards = aside


@church.later(TURN_START)
def church_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)
    you.trash([you.choose_one(Q_TRASH, you.hand, optional=True)])


# --- $4 ---------------------------------------------------------------------------------------------------------------

dismantle = card(
    "Dismantle", ACTION, 4,
    "Trash a card from your hand. If it costs $1 or more, gain a card that is cheaper than it, then a Gold.",
    sets=SET,
)  # fmt: skip


@dismantle.play
def dismantle_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        cost = you.game.cost(trashed)
        if coins_in(cost) >= 1:
            you.choose_gain(you.supply(cheaper_than=cost))
            you.gain_named("Gold")


envoy = card(
    "Envoy", ACTION, 4,
    "Reveal your top 5 cards. The player to your left picks one, which you discard; the others go into your hand.",
    sets=SET,
)  # fmt: skip


@envoy.play
def envoy_play(you: Player, this: Play) -> None:
    shown = you.reveal_top(5)
    you.discard([you.left_neighbour.choose_one(Q_DISCARD, shown)])
    you.to_hand(shown)


sauna = card(
    "Sauna", ACTION, 4,
    "+1 Card. +1 Action. You may play an Avanto of your hand. This turn, each time you play a Silver, you may trash a card "
    "from your hand.",
    sets=SET, pile=False,
)  # fmt: skip
avanto = card("Avanto", ACTION, 5, "+3 Cards. You may play a Sauna of your hand.", sets=SET, pile=False)
mixed_pile("Sauna/Avanto", [sauna, avanto], [5, 5], types=ACTION, cost=4, sets=SET)


def play_from_hand(you: Player, kind: CardKind, by: Play) -> None:
    you.play(you.choose_one(Q_PLAY_CARD, you.of_kind(you.playable(ACTION), kind), optional=True), by=by)


@sauna.play
def sauna_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    play_from_hand(you, avanto, this)
    this.this_turn(sauna_trash)


def is_silver(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and event.play.kind is silver


@sauna.later(AFTER_PLAY, of=TREASURE, when=is_silver)
def sauna_trash(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


sauna_first = older(
    sauna, FIRST_PRINTING,
    changed="2022: the trashing comes with playing it, each time; before, with its being in play, once.",
    text="+1 Card. +1 Action. You may play an Avanto of your hand.",
    below="While this is in play: each time you play a Silver, you may trash a card from your hand.",
)  # fmt: skip


@sauna_first.play
def sauna_first_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    play_from_hand(you, avanto, this)


@sauna_first.on(AFTER_PLAY, PLAY, of=TREASURE, when=is_silver)
def sauna_first_trash(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


@avanto.play
def avanto_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    play_from_hand(you, you.game.kind_named("Sauna"), this)


walled_village = card(
    "Walled Village", ACTION, 4,
    "+1 Card. +2 Actions.",
    "When your Clean-up starts: with this and no more than one other Action in play, you may put this onto your deck.",
    sets=SET,
)  # fmt: skip


@walled_village.play
def walled_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


def few_actions_in_play(you: Player, this: Later, event: Event) -> bool:
    return len(you.of_type(you.in_play, ACTION)) <= 2


@walled_village.on(CLEANUP_START, PLAY, optional=True, when=few_actions_in_play)
def walled_village_topdeck(you: Player, this: Later, event: Event) -> None:
    if few_actions_in_play(you, this, event):
        you.topdeck([this.card])


# --- $5 and more ------------------------------------------------------------------------------------------------------

CARDS = "cards: you draw 3, each other player 1"
TREASURES = "Treasures: you gain a Gold, each other player a Silver"
TRASHING = "trashing: you may turn a card into one that costs $2 more, each other player into one that costs $1 more"

governor = card(
    "Governor", ACTION, 5,
    "+1 Action. Choose one, for everybody; what stands in brackets is for you: +1 (+3) Cards; or gain a Silver (Gold); or "
    "you may trash a card from your hand, to gain one that costs exactly $1 ($2) more.",
    sets=SET,
)  # fmt: skip


@governor.play
def governor_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    for option in this.choose_one([CARDS, TREASURES, TRASHING]):
        for player in you.game.in_order():
            if option == CARDS:
                player.plus(cards=3 if player is you else 1)
            elif option == TREASURES:
                player.gain_named("Gold" if player is you else "Silver")
            else:
                for trashed in player.trash(player.choose(Q_TRASH, player.hand, 0, 1)):
                    cost = cost_plus(you.game.cost(trashed), 2 if player is you else 1)
                    player.choose_gain(player.supply(exactly=cost))


marchland = card(
    "Marchland", VICTORY, 5,
    "1 VP for every 3 Victory cards you have, rounded down.",
    "When you gain this, +1 Buy, and you may discard cards for +$1 each.",
    sets=SET,
)  # fmt: skip


@marchland.scores
def marchland_scores(you: Player) -> int:
    return len(you.of_type(you.all_cards(), VICTORY)) // 3


@marchland.on(WHEN_GAIN)
def marchland_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)
    you.plus(coins=len(you.discard(you.choose(Q_DISCARD, you.hand))))


stash = card(
    "Stash", TREASURE, 5,
    "$2",
    "When you shuffle this, you may look at the rest of your deck, and put this wherever you like among the shuffled "
    "cards.",
    sets=SET, worth=2,
)  # fmt: skip


@stash.on(SHUFFLING, ALWAYS)
def stash_place(you: Player, this: Later, event: Event) -> None:
    """Depths count from the top of the shuffled cards. All are chosen, then all are placed."""
    above = int(event.number)
    last = len(event.cards) - 1
    places: list[tuple[int, int]] = []
    for each in event.cards:
        if you.game.kind(each) is stash and you.may(Q_PLACE, each):
            places.append((you.amount(Q_PLACE, 0, last), each))
    placed = [(depth, you.put_in_deck(each, above + last)) for depth, each in places]
    for depth, each in sorted(placed):
        you.put_in_deck(each, above + depth)


captain = card(
    "Captain", ACTION | DURATION | COMMAND, 6,
    "Now and when your next turn starts: play an Action from the Supply that costs $4 or less and is no Duration or "
    "Command. It stays there.",
    sets=SET,
)  # fmt: skip


def choose_from_supply(you: Player, without: int) -> int:
    return you.choose_one(Q_PLAY_CARD, you.supply(up_to=Cost(4), types=ACTION, without=without))


@captain.play
def captain_play(you: Player, this: Play) -> None:
    you.play(choose_from_supply(you, DURATION | COMMAND), by=this, leaving=True)
    this.next_turn(captain_later)


@captain.later(TURN_START)
def captain_later(you: Player, this: Later, event: Event) -> None:
    you.play(choose_from_supply(you, DURATION | COMMAND), leaving=True, held_by=this)


captain_first = older(
    captain, FIRST_PRINTING,
    changed="2019: it is a Command, and cannot play Commands.",
    types=ACTION | DURATION,
    text="Now and when your next turn starts: play an Action from the Supply that costs $4 or less and is no Duration. It "
    "stays there.",
)  # fmt: skip


@captain_first.play
def captain_first_play(you: Player, this: Play) -> None:
    you.play(choose_from_supply(you, DURATION), by=this, leaving=True)
    this.next_turn(captain_first_later)


@captain_first.later(TURN_START)
def captain_first_later(you: Player, this: Later, event: Event) -> None:
    you.play(choose_from_supply(you, DURATION), leaving=True, held_by=this)


prince = card(
    "Prince", ACTION | DURATION | COMMAND, 8,
    "You may set aside an Action of your hand that costs $4 or less and is no Duration or Command. When each of your "
    "turns starts, play it; it stays set aside.",
    sets=SET,
)  # fmt: skip


def cheap_actions(you: Player, without: int) -> list[int]:
    actions = you.not_of_type(you.of_type(you.hand, ACTION), without)
    return [each for each in actions if at_most(you.game.cost(each), Cost(4))]


@prince.play
def prince_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_SET_ASIDE, cheap_actions(you, DURATION | COMMAND), optional=True)
    aside = you.set_aside([chosen])
    if aside:
        this.rest_of_game(prince_plays).cards = aside


@prince.later(TURN_START)
def prince_plays(you: Player, this: Later, event: Event) -> None:
    you.play(this.cards[0], leaving=True, held_by=this)


old_prince = older(
    prince, FIRST_PRINTING,
    changed="2022: it stays in play, and its card stays aside; before, it was set aside, and its card came into play.",
    types=ACTION,
    text="You may put this aside with an Action from your hand for up to $4. That Action is played whenever your turn "
    "starts, and goes aside again as you discard it from play; once it cannot, this is over.",
)  # fmt: skip


@old_prince.play
def old_prince_play(you: Player, this: Play) -> None:
    if this.is_there() and you.may(Q_MAY) and this.set_aside():
        aside = you.set_aside([you.choose_one(Q_SET_ASIDE, cheap_actions(you, 0))])
        if aside:
            you.set_up(old_prince_plays, WHOLE_GAME, card=int(this.card), once=True).cards = aside


@old_prince.later(TURN_START)
def old_prince_plays(you: Player, this: Later, event: Event) -> None:
    played = you.play(this.cards[0])
    if you.game.still_there(played) and you.game.zone_of(played) % PLAYER_ZONES == PLAY:
        you.set_up(old_prince_keeps, THIS_TURN, card=int(this.card), once=True).cards = [played]


def that_card_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and you.game.at_most_one_move(this.cards[0], event.card)


@old_prince.later(WHEN_DISCARD, when=that_card_from_play)
def old_prince_keeps(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(old_prince_plays, WHOLE_GAME, card=int(this.card), once=True).cards = aside


# --- the Event --------------------------------------------------------------------------------------------------------

summon = landscape(
    "Summon", EVENT,
    "Gain an Action that costs $4 or less and set it aside. If you did, it is played when your next turn starts.",
    sets=SET, cost=5,
)  # fmt: skip


@summon.play
def summon_play(you: Player, this: Play) -> None:
    aside = you.set_aside([you.choose_gain(you.supply(up_to=Cost(4), types=ACTION))])
    if aside:
        you.set_up(summon_plays, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1).cards = aside


@summon.later(TURN_START)
def summon_plays(you: Player, this: Later, event: Event) -> None:
    you.play(this.cards[0])
