"""Adventures: the Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse, estate, silver
from freehold.rules.common import PILE_TOKEN_RULES
from freehold.rules.kinds import landscape
from freehold.rules.vocab import (
    ACTION, ACTION_TOKEN, ANYONE, ATTACK, BETWEEN_TURNS, BUY_TOKEN, CARD_TOKEN, COIN_TOKEN, COMMAND, COST_TOKEN,
    DECK, DURATION, EVENT, GAME_OVER, HAND_DRAW, INSTRUCTIONS, MAY_BUY, NOT_THIRD, Q_CHOOSE, Q_DISCARD, Q_SET_ASIDE,
    Q_TRASH, THIS_TURN, TRASH_TOKEN, TREASURE, TURN_END, TURN_FIRST, TYPES, WHEN_GAIN, WHOLE_GAME, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Adventures"]


mission = landscape(
    "Mission", EVENT,
    "Take an extra turn after this one (but not a third turn in a row), on which you cannot buy cards. (You can still "
    "buy Events.)",
    sets=SET, cost=4,
)  # fmt: skip


@mission.play
def mission_play(you: Player, this: Play) -> None:
    you.extra_turn(mission, mission_begins, limit=NOT_THIRD)


@mission.later(TURN_FIRST)
def mission_begins(you: Player, this: Later, event: Event) -> None:
    you.set_up(mission_no_cards, THIS_TURN)


@mission.later(MAY_BUY)
def mission_no_cards(you: Player, this: Later, event: Event) -> None:
    if event.card >= 0:
        event.number = 0


inheritance = landscape(
    "Inheritance", EVENT,
    "Once per game: set aside a non-Command, non-Duration Action card from the Supply costing up to $4. Put your Estate "
    "token on it. (During your turns, Estates are also Command Actions with \"Play the card with your Estate token, "
    "leaving it there.\")",
    sets=SET, cost=7, once_per_game=True,
)  # fmt: skip


@inheritance.play
def inheritance_play(you: Player, this: Play) -> None:
    cards = you.supply(up_to=Cost(4), types=ACTION, without=COMMAND | DURATION)
    for token_card in you.set_aside([you.choose_one(Q_CHOOSE, cards)]):
        you.set_up(inheritance_types, WHOLE_GAME)
        you.set_up(inheritance_instructions, WHOLE_GAME).cards = [token_card]


def is_estate(you: Player, this: Later, event: Event) -> bool:
    """An Estate on the owner's turn. (Between turns and at the end of the game it is nobody's turn.)"""
    game = you.game
    return you.on_turn and game.phase not in (BETWEEN_TURNS, GAME_OVER) and game.kinds[event.kind_id] is estate


@inheritance.later(TYPES, when=is_estate)
def inheritance_types(you: Player, this: Later, event: Event) -> None:
    event.number |= ACTION | COMMAND


@inheritance.later(INSTRUCTIONS, whose=ANYONE, when=is_estate)
def inheritance_instructions(you: Player, this: Later, event: Event) -> None:
    # On your turns, whoever plays the Estate: they play the card with your token, which stays where it is.
    event.replaced = True
    event.player.play(this.cards[0], by=event.play, leaving=True)


alms = landscape(
    "Alms", EVENT, "Once per turn: if you have no Treasures in play, gain a card costing up to $4.", sets=SET,
    once_per_turn=True,
)  # fmt: skip


@alms.play
def alms_play(you: Player, this: Play) -> None:
    if not you.of_type(you.in_play, TREASURE):
        you.choose_gain(you.supply(up_to=Cost(4)))


borrow = landscape(
    "Borrow", EVENT, "Once per turn: +1 Buy. If your -1 Card token is not on your deck, put it there and +$1.", sets=SET,
    once_per_turn=True,
)  # fmt: skip


@borrow.play
def borrow_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    if not you.minus_card:
        you.minus_card = True
        you.plus(coins=1)


quest = landscape(
    "Quest", EVENT, "You may discard an Attack, two Curses, or six cards. If you do, gain a Gold.", sets=SET
)


@quest.play
def quest_play(you: Player, this: Play) -> None:
    if not you.hand:
        return
    option = you.pick("nothing", "an Attack", "two Curses", "six cards")
    if option == "an Attack":
        cards, count = you.of_type(you.hand, ATTACK), 1
    elif option == "two Curses":
        cards, count = you.of_kind(you.hand, curse), 2
    elif option == "six cards":
        cards, count = you.hand, 6
    else:
        return
    if len(you.discard(you.choose(Q_DISCARD, cards, count, count))) == count:
        you.gain_named("Gold")


scouting_party = landscape(
    "Scouting Party", EVENT,
    "+1 Buy. Look at the top 5 cards of your deck. Discard 3 and put the rest back in any order.", sets=SET, cost=2,
)  # fmt: skip


@scouting_party.play
def scouting_party_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    cards = you.look(5)
    you.discard(you.choose(Q_DISCARD, cards, 3, 3))
    you.put_back(cards)


travelling_fair = landscape(
    "Travelling Fair", EVENT, "+2 Buys. When you gain a card this turn, you may put it onto your deck.", sets=SET, cost=2
)


@travelling_fair.play
def travelling_fair_play(you: Player, this: Play) -> None:
    you.plus(buys=2)
    this.this_turn(travelling_fair_topdeck)


def can_go_onto_the_deck(you: Player, this: Later, event: Event) -> bool:
    return event.number != DECK and you.game.still_there(event.card)


@travelling_fair.later(WHEN_GAIN, optional=True, when=can_go_onto_the_deck)
def travelling_fair_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


bonfire = landscape("Bonfire", EVENT, "Trash up to 2 Coppers you have in play.", sets=SET, cost=3)


@bonfire.play
def bonfire_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.of_kind(you.in_play, copper), 0, 2))


expedition = landscape("Expedition", EVENT, "Draw 2 extra cards for your next hand.", sets=SET, cost=3)


@expedition.play
def expedition_play(you: Player, this: Play) -> None:
    this.this_turn(expedition_draw)


@expedition.later(HAND_DRAW)
def expedition_draw(you: Player, this: Later, event: Event) -> None:
    event.number += 2


def move_token(you: Player, token: int) -> None:
    """Move one's token to an Action Supply pile."""
    pile = you.choose_pile(you.supply_piles(ACTION))
    if pile >= 0:
        you.token_at[token] = pile


ferry = landscape(
    "Ferry", EVENT, "Move your -$2 token to an Action Supply pile. (Cards from that pile cost $2 less on your turns.)",
    sets=SET, cost=3, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@ferry.play
def ferry_play(you: Player, this: Play) -> None:
    move_token(you, COST_TOKEN)


plan = landscape(
    "Plan", EVENT,
    "Move your Trashing token to an Action Supply pile. (When you gain a card from that pile, you may trash a card from "
    "your hand.)",
    sets=SET, cost=3, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@plan.play
def plan_play(you: Player, this: Play) -> None:
    move_token(you, TRASH_TOKEN)


ball = landscape("Ball", EVENT, "Take your -$1 token. Gain 2 cards each costing up to $4.", sets=SET, cost=5)


@ball.play
def ball_play(you: Player, this: Play) -> None:
    you.minus_coin = True
    for _ in range(2):
        you.choose_gain(you.supply(up_to=Cost(4)))


raid = landscape(
    "Raid", EVENT, "Gain a Silver for each Silver you have in play. Each other player puts their -1 Card token on their "
    "deck.", sets=SET, cost=5,
)  # fmt: skip


@raid.play
def raid_play(you: Player, this: Play) -> None:
    for _ in range(you.count_in_play(silver)):
        you.gain_named("Silver")
    for other in you.others():
        other.minus_card = True


seaway = landscape(
    "Seaway", EVENT,
    "Gain an Action card costing up to $4. Move your +1 Buy token to its pile. (When you play a card from that pile, you "
    "first get +1 Buy.)",
    sets=SET, cost=5, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@seaway.play
def seaway_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4), types=ACTION))
    if gained >= 0:
        you.token_at[BUY_TOKEN] = you.game.home_of(gained)


trade = landscape(
    "Trade", EVENT, "Trash up to 2 cards from your hand. Gain a Silver for each card you trashed.", sets=SET, cost=5
)


@trade.play
def trade_play(you: Player, this: Play) -> None:
    for _ in you.trash(you.choose(Q_TRASH, you.hand, 0, 2)):
        you.gain_named("Silver")


lost_arts = landscape(
    "Lost Arts", EVENT,
    "Move your +1 Action token to an Action Supply pile. (When you play a card from that pile, you first get +1 Action.)",
    sets=SET, cost=6, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@lost_arts.play
def lost_arts_play(you: Player, this: Play) -> None:
    move_token(you, ACTION_TOKEN)


training = landscape(
    "Training", EVENT,
    "Move your +$1 token to an Action Supply pile. (When you play a card from that pile, you first get +$1.)",
    sets=SET, cost=6, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@training.play
def training_play(you: Player, this: Play) -> None:
    move_token(you, COIN_TOKEN)


pathfinding = landscape(
    "Pathfinding", EVENT,
    "Move your +1 Card token to an Action Supply pile. (When you play a card from that pile, you first get +1 Card.)",
    sets=SET, cost=8, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@pathfinding.play
def pathfinding_play(you: Player, this: Play) -> None:
    move_token(you, CARD_TOKEN)


save = landscape(
    "Save", EVENT,
    "Once per turn: +1 Buy. Set aside a card from your hand, and put it into your hand at the end of the turn (after "
    "drawing).",
    sets=SET, cost=1, once_per_turn=True,
)  # fmt: skip


@save.play
def save_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 1, 1), face_down=True)
    this.set_up(save_back, THIS_TURN, once=True, holds=False).cards = aside


@save.later(TURN_END)
def save_back(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


pilgrimage = landscape(
    "Pilgrimage", EVENT,
    "Once per turn: turn your Journey token over (it starts face up); then if it is face up, choose up to 3 differently "
    "named cards you have in play and gain a copy of each.",
    sets=SET, cost=4, once_per_turn=True,
)  # fmt: skip


@pilgrimage.play
def pilgrimage_play(you: Player, this: Play) -> None:
    you.token_face_up = not you.token_face_up
    if not you.token_face_up:
        return
    game = you.game
    chosen: list[CardKind] = []
    for _ in range(3):
        names = [kind.name for kind in chosen]
        each = you.choose_one(Q_CHOOSE, [c for c in you.in_play if game.name(c) not in names], optional=True)
        if each < 0:
            break
        chosen.append(game.kind(each))
    for kind in chosen:
        you.gain_copy(kind)
