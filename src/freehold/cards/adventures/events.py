"""Adventures: the Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse, estate, silver
from freehold.rules.common import PILE_TOKEN_RULES
from freehold.rules.kinds import FIRST_PRINTING, landscape, older
from freehold.rules.vocab import (
    ACTION, ACTION_TOKEN, ANYONE, ATTACK, BETWEEN_TURNS, BUY_TOKEN, CARD_TOKEN, COIN_TOKEN, COMMAND, COST_TOKEN,
    DECK, DURATION, EVENT, GAME_OVER, HAND_DRAW, INSTRUCTIONS, MAY_BUY, NOT_THIRD, PLAYER_ZONES, Q_CHOOSE, Q_DISCARD,
    Q_SET_ASIDE, Q_TRASH, THIS_TURN, TRASH_TOKEN, TREASURE, TURN_END, TURN_FIRST, TYPES, VICTORY, WHEN_GAIN,
    WHOLE_GAME, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Adventures"]


mission = landscape(
    "Mission", EVENT,
    "You have another turn after this one (never a third in a row). You cannot buy cards on it, but Events.",
    sets=SET, cost=4,
)  # fmt: skip


@mission.play
def mission_play(you: Player, this: Play) -> None:
    you.extra_turn(mission, mission_begins, limit=NOT_THIRD)


mission_first = older(
    mission, FIRST_PRINTING,
    changed="After 2023: no third turn in a row; before, once a turn, and only if the turn before was not yours.",
    text="Once a turn: if the previous turn was not yours, you have another one after this, on which you cannot buy cards.",
)  # fmt: skip
mission_first.once_per_turn = True


@mission_first.play
def mission_first_play(you: Player, this: Play) -> None:
    if you.game.previous_seat != you.seat:
        you.extra_turn(mission_first, mission_begins)


@mission.later(TURN_FIRST)
def mission_begins(you: Player, this: Later, event: Event) -> None:
    you.set_up(mission_no_cards, THIS_TURN)


@mission.later(MAY_BUY)
def mission_no_cards(you: Player, this: Later, event: Event) -> None:
    if event.card >= 0:
        event.number = 0


inheritance = landscape(
    "Inheritance", EVENT,
    "Once a game: set aside from the Supply an Action that costs $4 or less and is no Command or Duration, with your "
    "Estate token on it. (On your turns all Estates are Command Actions too: they play that card, which stays there.)",
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
    "Alms", EVENT,
    "Once a turn: gain a card that costs $4 or less, if no Treasure of yours is in play.",
    sets=SET, once_per_turn=True,
)  # fmt: skip


@alms.play
def alms_play(you: Player, this: Play) -> None:
    if not you.of_type(you.in_play, TREASURE):
        you.choose_gain(you.supply(up_to=Cost(4)))


borrow = landscape(
    "Borrow", EVENT,
    "Once a turn: +1 Buy; and put your -1 Card token on your deck, for +$1, unless it lies there.",
    sets=SET, once_per_turn=True,
)  # fmt: skip


@borrow.play
def borrow_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    if not you.minus_card:
        you.minus_card = True
        you.plus(coins=1)


quest = landscape("Quest", EVENT, "You may discard six cards, two Curses or an Attack, to gain a Gold.", sets=SET)


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
    "+1 Buy. Look at your top 5 cards; discard 3 of them and put the others back as you like.",
    sets=SET, cost=2,
)  # fmt: skip


@scouting_party.play
def scouting_party_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    cards = you.look(5)
    you.discard(you.choose(Q_DISCARD, cards, 3, 3))
    you.put_back(cards)


travelling_fair = landscape(
    "Travelling Fair", EVENT,
    "+2 Buys. Cards you gain this turn may go onto your deck.",
    sets=SET, cost=2,
)  # fmt: skip


@travelling_fair.play
def travelling_fair_play(you: Player, this: Play) -> None:
    you.plus(buys=2)
    this.this_turn(travelling_fair_topdeck)


def can_go_onto_the_deck(you: Player, this: Later, event: Event) -> bool:
    return event.number != DECK and you.game.still_there(event.card)


@travelling_fair.later(WHEN_GAIN, optional=True, when=can_go_onto_the_deck, moves_it=True)
def travelling_fair_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


inheritance_first = older(
    inheritance, FIRST_PRINTING,
    changed="2019: Estates play that card where it lies, on your turns; before, they had its abilities and types. It may be "
    "a Victory card; before, it could be a Command. After 2023: no Durations.",
    text="Once a game: set aside from the Supply an Action that costs $4 or less and is no Victory card, with your Estate "
    "token on it. (Your Estates have the abilities and types of that card too.)",
)  # fmt: skip


@inheritance_first.play
def inheritance_first_play(you: Player, this: Play) -> None:
    game = you.game
    cards = you.supply(up_to=Cost(4), types=ACTION, without=VICTORY)
    for token_card in you.set_aside([you.choose_one(Q_CHOOSE, cards)]):
        you.lend(estate, game.kind(token_card))
        you.set_up(inheritance_first_types, WHOLE_GAME).kind_id = game.kind(token_card).id
        you.set_up(inheritance_first_instructions, WHOLE_GAME).kind_id = game.kind(token_card).id


def is_own_estate(you: Player, this: Later, event: Event) -> bool:
    """An Estate that belongs to the owner."""
    game = you.game
    owner = game.zone_of(event.card) // PLAYER_ZONES - 1
    return game.kinds[event.kind_id] is estate and owner == this.owner


@inheritance_first.later(TYPES, whose=ANYONE, when=is_own_estate)
def inheritance_first_types(you: Player, this: Later, event: Event) -> None:
    event.number |= you.game.kinds[this.kind_id].types


def plays_own_estate(you: Player, this: Later, event: Event) -> bool:
    return you.game.kinds[event.kind_id] is estate


@inheritance_first.later(INSTRUCTIONS, when=plays_own_estate)
def inheritance_first_instructions(you: Player, this: Later, event: Event) -> None:
    """As long as the Estate is the player's: one that has left for the trash or its pile has no instructions any more."""
    event.replaced = True
    if event.play is not None and is_own_estate(you, this, event):
        event.play.follow(you.game.kinds[this.kind_id])


bonfire = landscape("Bonfire", EVENT, "You may trash one or two Coppers from play.", sets=SET, cost=3)


@bonfire.play
def bonfire_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.of_kind(you.in_play, copper), 0, 2))


bonfire_first = older(
    bonfire, FIRST_PRINTING,
    changed="2022: it trashes Coppers only; before, any cards.",
    text="You may trash one or two cards from play.",
)  # fmt: skip


@bonfire_first.play
def bonfire_first_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.in_play, 0, 2))


expedition = landscape("Expedition", EVENT, "Your next hand has 2 more cards.", sets=SET, cost=3)


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
    "Ferry", EVENT,
    "Put your -$2 token on an Action pile of the Supply. (On your turns its cards cost $2 less.)",
    sets=SET, cost=3, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@ferry.play
def ferry_play(you: Player, this: Play) -> None:
    move_token(you, COST_TOKEN)


plan = landscape(
    "Plan", EVENT,
    "Put your Trashing token on an Action pile of the Supply. (Gaining one of its cards, you may trash a card from "
    "your hand.)",
    sets=SET, cost=3, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@plan.play
def plan_play(you: Player, this: Play) -> None:
    move_token(you, TRASH_TOKEN)


ball = landscape(
    "Ball", EVENT,
    "You take your -$1 token. Gain two cards that cost $4 or less each.",
    sets=SET, cost=5,
)  # fmt: skip


@ball.play
def ball_play(you: Player, this: Play) -> None:
    you.minus_coin = True
    for _ in range(2):
        you.choose_gain(you.supply(up_to=Cost(4)))


raid = landscape(
    "Raid", EVENT,
    "Gain as many Silvers as you have in play. The other players put their -1 Card tokens on their decks.",
    sets=SET, cost=5,
)  # fmt: skip


@raid.play
def raid_play(you: Player, this: Play) -> None:
    for _ in range(you.count_in_play(silver)):
        you.gain_named("Silver")
    for other in you.others():
        other.minus_card = True


seaway = landscape(
    "Seaway", EVENT,
    "Gain an Action that costs $4 or less; your +1 Buy token moves to its pile. (Before you play a card of that pile: "
    "+1 Buy.)",
    sets=SET, cost=5, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@seaway.play
def seaway_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4), types=ACTION))
    if gained >= 0:
        you.token_at[BUY_TOKEN] = you.game.home_of(gained)


trade = landscape(
    "Trade", EVENT,
    "You may trash one or two cards from your hand, for a Silver each.",
    sets=SET, cost=5,
)  # fmt: skip


@trade.play
def trade_play(you: Player, this: Play) -> None:
    for _ in you.trash(you.choose(Q_TRASH, you.hand, 0, 2)):
        you.gain_named("Silver")


lost_arts = landscape(
    "Lost Arts", EVENT,
    "Put your +1 Action token on an Action pile of the Supply. (Before you play a card of that pile: +1 Action.)",
    sets=SET, cost=6, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@lost_arts.play
def lost_arts_play(you: Player, this: Play) -> None:
    move_token(you, ACTION_TOKEN)


training = landscape(
    "Training", EVENT,
    "Put your +$1 token on an Action pile of the Supply. (Before you play a card of that pile: +$1.)",
    sets=SET, cost=6, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@training.play
def training_play(you: Player, this: Play) -> None:
    move_token(you, COIN_TOKEN)


pathfinding = landscape(
    "Pathfinding", EVENT,
    "Put your +1 Card token on an Action pile of the Supply. (Before you play a card of that pile: +1 Card.)",
    sets=SET, cost=8, brings=[PILE_TOKEN_RULES],
)  # fmt: skip


@pathfinding.play
def pathfinding_play(you: Player, this: Play) -> None:
    move_token(you, CARD_TOKEN)


save = landscape(
    "Save", EVENT,
    "Once a turn: +1 Buy. Set aside a card from your hand; it comes back at the end of the turn, after you drew.",
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
    "Once a turn: turn your Journey token over (at first it is face up). If it shows its face now, choose one to "
    "three cards of different names that you have in play, or none; gain a copy of each.",
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
