"""The promotional cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, OFFERED_CARDS, Extra, PileKind, card, older
from freehold.rules.vocab import (
    ACTION, ALWAYS, BUY_PHASE, COMMAND, DURATION, PLAY, PLAYER_ZONES, Q_BUY, Q_MAY, Q_ORDER, Q_PAY_DEBT,
    Q_PLACE, Q_PLAY_CARD, Q_SET_ASIDE, Q_TRASH, Q_TREASURES, SHUFFLING, THIS_TURN, TREASURE, TURN_START, WHEN_DISCARD,
    WHOLE_GAME, Cost, at_most,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
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
    you.offer_spending()
    if you.on_turn and you.game.phase == BUY_PHASE:  # where one may pay off Debt; not in the Action phase
        paid = you.lose_coins(you.amount(Q_PAY_DEBT, 0, min(you.coins, you.debt)))
        you.debt -= paid
    you.buy(you.choose_one(Q_BUY, [each for each in offers if you.can_buy(each)], optional=True))
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


# --- $5 and more ------------------------------------------------------------------------------------------------------

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


def choose_from_supply(you: Player) -> int:
    return you.choose_one(Q_PLAY_CARD, you.supply(up_to=Cost(4), types=ACTION, without=DURATION | COMMAND))


@captain.play
def captain_play(you: Player, this: Play) -> None:
    you.play(choose_from_supply(you), by=this, leaving=True)
    this.next_turn(captain_later)


@captain.later(TURN_START)
def captain_later(you: Player, this: Later, event: Event) -> None:
    you.play(choose_from_supply(you), leaving=True, held_by=this)


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
    prince, FIRST_PRINTING, types=ACTION,
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
