"""Antiquities: the Kingdom cards from Mastermind to Tomb Raider."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse, estate, gold, silver
from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, ANYONE, ATTACK, CLEANUP_START, COST, CURSE, DECK, DECK_BOTTOM, HAND, MEMORY, OTHERS, Q_CHOOSE,
    Q_DISCARD, Q_RETURN, Q_TAKE, Q_TRASH, REACTION, SCORING, STATE, THIS_TURN, TREASURE, VICTORY, WHEN_DISCARD, WHEN_GAIN,
    WHEN_TRASH, Cost, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Antiquities (fan)"]

# An official card has this name as well; so has Stronghold.
mastermind = card(
    "Mastermind (Antiquities)", ACTION, Cost(5),
    "+1 Action. +1 Card. When this turn's Clean-up starts, choose up to 2 cards you have in play: if you discard them from "
    "play this turn, they go under your deck, in any order.",
    "Right after you resolve an Action, you may discard another card to play this from your hand.", sets=SET,
)  # fmt: skip


@mastermind.play
def mastermind_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.plus(cards=1)
    this.this_turn(mastermind_chooses)


@mastermind.later(CLEANUP_START, whose=ANYONE)
def mastermind_chooses(you: Player, this: Later, event: Event) -> None:
    taken: list[int] = []
    for other in you.game.waiting(mastermind_buries):
        taken.extend(other.cards)
    chosen = you.choose(Q_CHOOSE, [each for each in you.in_play if each not in taken], 0, 2)
    if chosen:
        you.set_up(mastermind_buries, THIS_TURN).cards = chosen


def was_chosen_in_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and any(you.game.at_most_one_move(each, event.card) for each in this.cards)


@mastermind.later(WHEN_DISCARD, when=was_chosen_in_play, moves_it=True)
def mastermind_buries(you: Player, this: Later, event: Event) -> None:
    you.bottom_deck([event.card])


def has_another_card(you: Player, this: Later, event: Event) -> bool:
    return you.hand_size() > 1


@mastermind.on(AFTER_PLAY, HAND, optional=True, of=ACTION, when=has_another_card, plays_itself=True)
def mastermind_follows(you: Player, this: Later, event: Event) -> None:
    if you.discard(you.choose(Q_DISCARD, [each for each in you.hand if each != this.card], 1, 1)):
        you.play(this.card)


mausoleum = card(
    "Mausoleum", ACTION, Cost(6),
    "+2 Cards. Name an Action card. Choose one or both, in this order: reveal your hand, and put the cards of that name on "
    "your Memory mat; play all cards of that name that are on it.", sets=SET,
)  # fmt: skip


def types_of_actions(you: Player) -> int:
    """Action; and Treasure, where all Treasures are Actions for now."""
    game = you.game
    for each in you.of_type(you.hand + you.zone(MEMORY), TREASURE):
        if game.is_a(each, ACTION) and not game.kind(each).types & ACTION:
            return ACTION | TREASURE
    return ACTION


@mausoleum.play
def mausoleum_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    named = you.name_card(types=types_of_actions(you))
    chosen = you.pick_words(["from your hand onto the mat", "play from the mat"], 1, 2, int(this.kind.id))
    if "from your hand onto the mat" in chosen:
        you.move_all(you.of_kind(you.reveal_hand(), named), MEMORY)
    if "play from the mat" in chosen:
        for each in you.of_kind(you.zone(MEMORY), named):
            you.play(each, by=this)


mendicant = card(
    "Mendicant", ACTION, Cost(4),
    "+1 Card. +1 Action. Gain a Copper to your hand. You may return an Estate from your hand to its pile: +1 VP. If you do "
    "not, gain an Estate to your hand.", sets=SET,
)  # fmt: skip


@mendicant.play
def mendicant_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.gain_copy(copper, HAND)
    if you.return_to_pile(you.choose_one(Q_RETURN, you.of_kind(you.hand, estate), optional=True)):
        you.get_vp(1)
    else:
        you.gain_copy(estate, HAND)


miner = card(
    "Miner", ACTION, Cost(3),
    "+1 Card. +1 Action. You may discard a Victory card: gain a Treasure costing up to $1 more.", sets=SET,
)  # fmt: skip


@miner.play
def miner_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for lost in you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY), 0, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(lost), 1), types=TREASURE))


mission_house = card(
    "Mission House", ACTION, Cost(5),
    "+2 Cards. With 6 or more VP (tokens and States, not cards): +2 Actions. With fewer, you may discard a Victory card: "
    "+1 VP.", sets=SET,
)  # fmt: skip


def vp_so_far(you: Player) -> int:
    """Tokens, and what States are worth: all that counts before the game's end."""
    total = int(you.vp)
    for kind in you.game.setup.present:
        if kind.types & STATE and kind.score_function is not None and you.has(kind):
            total += kind.score_function(you)
    return total


@mission_house.play
def mission_house_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    if vp_so_far(you) >= 6:
        you.plus(actions=2)
    elif you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY), 0, 1)):
        you.get_vp(1)


moundbuilder_village = card(
    "Moundbuilder Village", ACTION, Cost(4),
    "+1 Action. Look through your discard pile. Reveal a Moundbuilder Village there and return it to its pile: +$3. If there "
    "is none, reveal the discard pile: +1 Card, +1 Action and +$1.", sets=SET, plus_coins=True,
)  # fmt: skip


@moundbuilder_village.play
def moundbuilder_village_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    found = you.of_kind(you.discards, moundbuilder_village)[-1:]
    you.reveal(found if found else you.discards)
    if found and you.return_to_pile(found[0]):
        you.plus(coins=3)
    else:
        you.plus(cards=1, actions=1, coins=1)


pharaoh = card(
    "Pharaoh", ACTION | ATTACK, Cost(8),
    "Trash any number of cards from your hand, and gain a Gold for each. If there were 4 or more, each other player gains 2 "
    "Curses.", sets=SET,
)  # fmt: skip


@pharaoh.play
def pharaoh_play(you: Player, this: Play) -> None:
    trashed = len(you.trash(you.choose(Q_TRASH, you.hand)))
    for _ in range(trashed):
        you.gain_copy(gold)
    if trashed >= 4:
        for victim in this.victims():
            victim.gain_copy(curse)
            victim.gain_copy(curse)


profiteer = card(
    "Profiteer", ACTION, Cost(3),
    "+1 Action. +1 Buy. Trash a card from the Supply that is no Victory card. Choose one: this turn the cards of that name "
    "cost $1 less (never below $0); this turn they cost $1 more.", sets=SET,
)  # fmt: skip


@profiteer.play
def profiteer_play(you: Player, this: Play) -> None:
    you.plus(actions=1, buys=1)
    chosen = you.choose_one(Q_TRASH, you.supply(without=VICTORY))
    if chosen < 0:
        return
    kind = you.game.kind(chosen)
    you.trash([chosen])
    for option in this.choose_one(["$1 less", "$1 more"]):
        effect = this.this_turn(profiteer_price)
        effect.kind_id = kind.id
        effect.number = -1 if option == "$1 less" else 1


def of_the_trashed_name(you: Player, this: Later, event: Event) -> bool:
    return event.kind_id == this.kind_id


@profiteer.later(COST, whose=ANYONE, when=of_the_trashed_name)
def profiteer_price(you: Player, this: Later, event: Event) -> None:
    if this.number > 0 or event.number > 0:
        event.number += this.number


pyramid = card(
    "Pyramid", ACTION, Cost(5), "+$5. +1 Buy. You may trash exactly 2 cards from your hand.",
    "At the end of the game each of your Victory cards is worth 1 VP less, but not less than 0 VP.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@pyramid.play
def pyramid_play(you: Player, this: Play) -> None:
    you.plus(coins=5)
    you.plus(buys=1)
    if you.hand_size() >= 2 and you.may(Q_TRASH):
        you.trash(you.choose(Q_TRASH, you.hand, 2, 2))


@pyramid.on(SCORING, ALWAYS)
def pyramid_weighs(you: Player, this: Later, event: Event) -> None:
    cards = you.all_cards()
    pyramids = len(you.of_kind(cards, pyramid))
    for each in you.of_type(cards, VICTORY):
        event.number -= max(0, min(you.points_of(each), pyramids))


shipwreck = card(
    "Shipwreck", ACTION, Cost(3), "+2 Cards. +1 Buy. Gain a Treasure costing up to $3; it goes under your deck.",
    "When you trash this, gain a Treasure costing up to $6; it goes under your deck.", sets=SET,
)  # fmt: skip


@shipwreck.play
def shipwreck_play(you: Player, this: Play) -> None:
    you.plus(cards=2, buys=1)
    you.choose_gain(you.supply(up_to=Cost(3), types=TREASURE), to=DECK_BOTTOM)


@shipwreck.on(WHEN_TRASH)
def shipwreck_trashed(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(up_to=Cost(6), types=TREASURE), to=DECK_BOTTOM)


snake_charmer = card(
    "Snake Charmer", ACTION | ATTACK, Cost(4),
    "+1 Action. If you trashed a card earlier this turn: +$4. If not: +$1, and you may trash a card from your hand. Each "
    "other player may trash a card from their hand that is no Curse; who trashes no Action and no Victory card gains a Curse, "
    "which goes under their deck.", sets=SET, plus_coins=True,
)  # fmt: skip


@snake_charmer.play
def snake_charmer_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    if you.trashed_this_turn():
        you.plus(coins=4)
    else:
        you.plus(coins=1)
        you.trash(you.choose(Q_TRASH, you.hand, 0, 1))
    for victim in this.victims():
        chosen = victim.choose(Q_TRASH, victim.not_of_type(victim.hand, CURSE), 0, 1)
        saved = bool(victim.of_type(chosen, ACTION | VICTORY))
        if not (victim.trash(chosen) and saved):
            victim.gain_copy(curse, DECK_BOTTOM)


stoneworks = card(
    "Stoneworks", ACTION, Cost(4),
    "+1 Buy. Trash a card from your hand, to gain a Silver onto your deck. A Victory card also gives +1 VP for each $ that "
    "it costs over $2.", "When you gain this, +1 VP for each other card you have gained this turn.", sets=SET,
)  # fmt: skip


@stoneworks.play
def stoneworks_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(buys=1)
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        you.gain_copy(silver, DECK)
        if game.is_a(chosen, VICTORY):
            you.get_vp(max(0, coins_in(game.cost(chosen)) - 2))


@stoneworks.on(WHEN_GAIN)
def stoneworks_gained(you: Player, this: Later, event: Event) -> None:
    you.get_vp(len(you.game.gained_cards(int(you.seat))) - 1)


stronghold = card(
    "Stronghold (Antiquities)", ACTION | REACTION, Cost(5),
    "Your deck becomes part of your discard pile. Look through that: trash a card from it, then put a card from it into your "
    "hand.", "Right after somebody else played an Attack, you may play this from your hand; when it is resolved, discard it.",
    sets=SET,
)  # fmt: skip


@stronghold.play
def stronghold_play(you: Player, this: Play) -> None:
    you.discard_deck()
    you.trash(you.choose(Q_TRASH, you.discards, 1, 1))
    you.to_hand(you.choose(Q_TAKE, you.discards, 1, 1))


@stronghold.on(AFTER_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK, plays_itself=True)
def stronghold_answers(you: Player, this: Later, event: Event) -> None:
    you.discard([you.play(this.card)])


tomb_raider = card(
    "Tomb Raider", ACTION | ATTACK, Cost(3),
    "+1 Action. Each other player discards an Attack card, or reveals a hand without any. You may gain a copy of a Treasure "
    "so revealed.", sets=SET,
)  # fmt: skip


@tomb_raider.play
def tomb_raider_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(actions=1)
    names: set[str] = set()
    for victim in this.victims():
        attacks = victim.of_type(victim.hand, ATTACK)
        if attacks:
            victim.discard(victim.choose(Q_DISCARD, attacks, 1, 1))
        else:
            names.update(game.name(each) for each in victim.of_type(victim.reveal_hand(), TREASURE))
    you.choose_gain([each for each in you.supply() if game.name(each) in names], optional=True)
