"""Dominion: both editions of the first set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, silver
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ATTACK, BEFORE_PLAY, DECK, HAND, OTHERS, Q_DISCARD, Q_GAIN, Q_MAY, Q_PLAY_CARD, Q_SET_ASIDE,
    Q_TOPDECK, Q_TRASH, REACTION, TREASURE, VICTORY, Cost, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Dominion 1st Edition", "Dominion 2nd Edition"]
FIRST = ["Dominion 1st Edition"]
SECOND = ["Dominion 2nd Edition"]

# --- $2 ---------------------------------------------------------------------------------------------------------------

cellar = card("Cellar", ACTION, 2, "+1 Action. Discard as many cards as you like, then draw as many.", sets=BOTH)


@cellar.play
def cellar_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.draw(len(you.discard(you.choose(Q_DISCARD, you.hand))))


cellar_2008 = older(
    cellar, FIRST_PRINTING,
    changed="2016: you draw the cards; before, each was +1 Card (which Way of the Chameleon turns into +$1).",
    text="+1 Action. Discard as many cards as you like. +1 Card for each.",
)  # fmt: skip


@cellar_2008.play
def cellar_2008_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.plus(cards=len(you.discard(you.choose(Q_DISCARD, you.hand))))


chapel = card("Chapel", ACTION, 2, "Trash up to 4 cards from your hand.", sets=BOTH)


@chapel.play
def chapel_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 4))


moat = card(
    "Moat", ACTION | REACTION, 2,
    "+2 Cards.",
    "Reveal this from your hand as somebody else plays an Attack, before anything else: you are unaffected by it.",
    sets=BOTH,
)  # fmt: skip


@moat.play
def moat_play(you: Player, this: Play) -> None:
    you.plus(cards=2)


def attack_that_affects(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and event.play.affects(you)


@moat.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK, when=attack_that_affects)
def moat_reveal(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    if event.play is not None:
        event.play.spare(you)


# --- $3 ---------------------------------------------------------------------------------------------------------------

chancellor = card(
    "Chancellor", ACTION, 3, "+$2. You may put your deck into your discard pile at once.", sets=FIRST, plus_coins=True
)


@chancellor.play
def chancellor_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if you.deck_size() and you.may(Q_MAY):
        you.discard_deck()


harbinger = card(
    "Harbinger", ACTION, 3,
    "+1 Card. +1 Action. Look through your discard pile; you may put one of its cards onto your deck.",
    sets=SECOND,
)  # fmt: skip


@harbinger.play
def harbinger_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.topdeck(you.choose(Q_TOPDECK, you.discards, 0, 1))


merchant = card(
    "Merchant", ACTION, 3,
    "+1 Card. +1 Action. When you play the first Silver of this turn, +$1.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@merchant.play
def merchant_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.this_turn(merchant_bonus)


def first_silver_this_turn(you: Player, this: Later, event: Event) -> bool:
    play = event.play
    return play is not None and play.kind is silver and play.nth_copy() == 1


@merchant.later(AFTER_PLAY, of=TREASURE, when=first_silver_this_turn)
def merchant_bonus(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


vassal = card(
    "Vassal", ACTION, 3, "+$2. Discard your top card. You may play it if it is an Action.", sets=SECOND, plus_coins=True
)


@vassal.play
def vassal_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    discarded = you.discard_top(1)
    actions = you.of_type(you.still(discarded), ACTION)
    you.play(you.choose_one(Q_PLAY_CARD, actions, optional=True), by=this)


village = card("Village", ACTION, 3, "+1 Card. +2 Actions.", sets=BOTH, plus=(1, 2, 0, 0))


woodcutter = card("Woodcutter", ACTION, 3, "+1 Buy. +$2.", sets=FIRST, plus_coins=True)


@woodcutter.play
def woodcutter_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=2)


workshop = card("Workshop", ACTION, 3, "Gain a card costing up to $4.", sets=BOTH)


@workshop.play
def workshop_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)))


# --- $4 ---------------------------------------------------------------------------------------------------------------

bureaucrat = card(
    "Bureaucrat", ACTION | ATTACK, 4,
    "Gain a Silver onto your deck. Every other player reveals a Victory card of their hand and puts it onto their "
    "deck; who has none reveals their hand.",
    sets=BOTH,
)  # fmt: skip


@bureaucrat.play
def bureaucrat_play(you: Player, this: Play) -> None:
    you.gain_named("Silver", DECK)
    for victim in this.victims():
        chosen = victim.choose(Q_TOPDECK, victim.of_type(victim.hand, VICTORY), 1, 1)
        if chosen:
            victim.reveal(chosen)
            victim.topdeck(chosen, shown=True)
        else:
            victim.reveal_hand()


feast = card("Feast", ACTION, 4, "Trash this. Gain a card costing up to $5.", sets=FIRST)


@feast.play
def feast_play(you: Player, this: Play) -> None:
    this.trash()
    you.choose_gain(you.supply(up_to=Cost(5)))


gardens = card("Gardens", VICTORY, 4, "Worth 1 VP for every 10 cards you have (rounded down).", sets=BOTH)


@gardens.scores
def gardens_scores(you: Player) -> int:
    return len(you.all_cards()) // 10


militia = card("Militia", ACTION | ATTACK, 4, "+$2. Every other player discards down to 3 cards.", sets=BOTH, plus_coins=True)


@militia.play
def militia_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        victim.discard_down_to(3)


moneylender = card(
    "Moneylender", ACTION, 4, "You may trash a Copper from your hand. If you do, +$3.", sets=BOTH, plus_coins=True
)


@moneylender.play
def moneylender_play(you: Player, this: Play) -> None:
    if you.trash(you.choose(Q_TRASH, you.of_kind(you.hand, copper), 0, 1)):
        you.plus(coins=3)


moneylender_2008 = older(
    moneylender, FIRST_PRINTING,
    changed="2016: you need not trash; before, you had to.",
    text="Trash a Copper from your hand. If you did, +$3.",
)  # fmt: skip


@moneylender_2008.play
def moneylender_2008_play(you: Player, this: Play) -> None:
    if you.trash(you.choose(Q_TRASH, you.of_kind(you.hand, copper), 1, 1)):
        you.plus(coins=3)


poacher = card(
    "Poacher", ACTION, 4,
    "+1 Card. +1 Action. +$1. Discard a card for each empty pile of the Supply.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@poacher.play
def poacher_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    empty = int(you.game.empty_supply_piles())
    you.discard(you.choose(Q_DISCARD, you.hand, empty, empty))


remodel = card("Remodel", ACTION, 4, "Trash a card from your hand, and gain one that costs up to $2 more.", sets=BOTH)


@remodel.play
def remodel_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 2)))


smithy = card("Smithy", ACTION, 4, "+3 Cards.", sets=BOTH, plus=(3, 0, 0, 0))


spy = card(
    "Spy", ACTION | ATTACK, 4,
    "+1 Card. +1 Action. Each player (you too) reveals the top card of their deck and discards it or puts it back, as "
    "you choose.",
    sets=FIRST,
)  # fmt: skip


@spy.play
def spy_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for player in you.game.in_order():
        if player is you or this.affects(player):
            revealed = player.reveal_top(1)
            player.discard(you.choose(Q_DISCARD, revealed, 0, 1))
            player.put_back(revealed)


thief = card(
    "Thief", ACTION | ATTACK, 4,
    "Every other player reveals their top 2 cards and trashes a Treasure among them (you say which). You may gain any "
    "of the trashed cards. Then they discard the rest.",
    sets=FIRST,
)  # fmt: skip


@thief.play
def thief_play(you: Player, this: Play) -> None:
    trashed: list[int] = []
    revealed: list[list[int]] = []
    victims = this.victims()
    for victim in victims:
        cards = victim.reveal_top(2)
        revealed.append(cards)
        trashed.extend(victim.trash(you.choose(Q_TRASH, victim.of_type(cards, TREASURE), 1, 1)))
    while True:
        wanted = you.choose(Q_GAIN, you.still(trashed), 0, 1)
        if not wanted:
            break
        you.gain(wanted[0])
    for i, victim in enumerate(victims):
        victim.discard(revealed[i])


throne_room = card("Throne Room", ACTION, 4, "You may play one Action of your hand twice.", sets=BOTH)


@throne_room.play
def throne_room_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True)
    you.play_times(chosen, 2, this)


throne_room_2008 = older(
    throne_room, FIRST_PRINTING,
    changed="2016: you need not play a card; before, you had to.",
    text="Play one Action of your hand twice.",
)  # fmt: skip


@throne_room_2008.play
def throne_room_2008_play(you: Player, this: Play) -> None:
    you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(ACTION)), 2, this)


# --- $5 ---------------------------------------------------------------------------------------------------------------

bandit = card(
    "Bandit", ACTION | ATTACK, 5,
    "Gain a Gold. Every other player reveals their top 2 cards, trashes a Treasure among them that is no Copper, and "
    "discards the rest.",
    sets=SECOND,
)  # fmt: skip


@bandit.play
def bandit_play(you: Player, this: Play) -> None:
    you.gain_named("Gold")
    for victim in this.victims():
        cards = victim.reveal_top(2)
        treasures = [each for each in victim.of_type(cards, TREASURE) if you.game.kind(each) is not copper]
        victim.trash(victim.choose(Q_TRASH, treasures, 1, 1))
        victim.discard(cards)


council_room = card("Council Room", ACTION, 5, "+4 Cards. +1 Buy. All other players draw a card.", sets=BOTH)


@council_room.play
def council_room_play(you: Player, this: Play) -> None:
    you.plus(cards=4, buys=1)
    for player in you.others():
        player.draw(1)


festival = card("Festival", ACTION, 5, "+2 Actions. +1 Buy. +$2.", sets=BOTH, plus=(0, 2, 1, 2))


laboratory = card("Laboratory", ACTION, 5, "+2 Cards. +1 Action.", sets=BOTH, plus=(2, 1, 0, 0))


library = card(
    "Library", ACTION, 5,
    "Draw until you have 7 cards in hand, skipping any Actions you choose to; set those aside, and discard them "
    "afterwards.",
    sets=BOTH,
)  # fmt: skip


@library.play
def library_play(you: Player, this: Play) -> None:
    aside: list[int] = []
    while you.hand_size() < 7:
        if not you.draw(1):
            if you.deck_size() == 0 and not you.discards:
                break
            continue  # a token took the place of a card
        drawn = you.of_type(you.hand[-1:], ACTION)
        aside.extend(you.set_aside(you.choose(Q_SET_ASIDE, drawn, 0, 1)))
    you.discard(aside)


market = card("Market", ACTION, 5, "+1 Card. +1 Action. +1 Buy. +$1.", sets=BOTH, plus=(1, 1, 1, 1))


mine = card(
    "Mine", ACTION, 5,
    "You may trash a Treasure from your hand, to gain a Treasure costing up to $3 more to your hand.",
    sets=BOTH,
)  # fmt: skip


def mine_treasure(you: Player, least: int) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.of_type(you.hand, TREASURE), least, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 3), types=TREASURE), to=HAND)


@mine.play
def mine_play(you: Player, this: Play) -> None:
    mine_treasure(you, 0)


mine_2008 = older(
    mine, FIRST_PRINTING,
    changed="2016: you need not trash; before, you had to.",
    text="Trash a Treasure from your hand. Gain a Treasure costing up to $3 more to your hand.",
)  # fmt: skip


@mine_2008.play
def mine_2008_play(you: Player, this: Play) -> None:
    mine_treasure(you, 1)


sentry = card(
    "Sentry", ACTION, 5,
    "+1 Card. +1 Action. Look at your top 2 cards. Trash those you like, discard those you like, and put back the "
    "others in any order.",
    sets=SECOND,
)  # fmt: skip


@sentry.play
def sentry_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    cards = you.look(2)
    you.trash(you.choose(Q_TRASH, cards))
    you.discard(you.choose(Q_DISCARD, you.still(cards)))
    you.put_back(cards)


witch = card("Witch", ACTION | ATTACK, 5, "+2 Cards. Every other player gains a Curse.", sets=BOTH)


@witch.play
def witch_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    for victim in this.victims():
        victim.gain_named("Curse")


# --- $6 ---------------------------------------------------------------------------------------------------------------

adventurer = card(
    "Adventurer", ACTION, 6,
    "Reveal cards from your deck up to the second Treasure. Take the Treasures into your hand and discard the others.",
    sets=FIRST,
)  # fmt: skip


@adventurer.play
def adventurer_play(you: Player, this: Play) -> None:
    treasures, others = you.dig(lambda each: you.game.is_a(each, TREASURE), 2)
    you.to_hand(treasures)
    you.discard(others)


artisan = card(
    "Artisan", ACTION, 6,
    "Gain a card costing $5 or less to your hand. Then put a card of your hand onto your deck.",
    sets=SECOND,
)  # fmt: skip


@artisan.play
def artisan_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(5)), to=HAND)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))
