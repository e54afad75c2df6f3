"""Boons, Hexes and States."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.cards.basic import copper, curse, estate, gold, silver
from freehold.rules.kinds import landscape
from freehold.rules.vocab import (
    ACTION, ALWAYS, ANYONE, BETWEEN_TURNS, BOON, BUY_START, DECK, HAND, HEX, MAY_BUY, Q_DISCARD, Q_TOPDECK, Q_TRASH, STATE,
    THIS_TURN, TREASURE, TURN_END, TURN_START, WORTH, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Nocturne"]

# --- Boons -------------------------------------------------------------------------------------------------------


def discard_three(you: Player) -> bool:
    """Discard 3 cards, if the player likes. They may want to with fewer: those are discarded, but it does not count."""
    if not you.hand or not you.may(Q_DISCARD):
        return False
    hand = you.hand
    count = min(3, len(hand))
    return len(you.discard(you.choose(Q_DISCARD, hand, count, count))) == 3


def look_and_discard(you: Player, count: int) -> None:
    """Look at the top cards; discard as many as the player likes, put back the others in their order."""
    cards = you.look(count)
    you.discard(you.choose(Q_DISCARD, cards))
    you.put_back(cards)


earths_gift = landscape(
    "The Earth's Gift", BOON,
    "You may discard a Treasure; if you do, gain a card that costs $4 or less.",
    sets=SET,
)  # fmt: skip


@earths_gift.play
def earths_gift_play(you: Player, this: Play) -> None:
    if you.discard([you.choose_one(Q_DISCARD, you.of_type(you.hand, TREASURE), optional=True)]):
        you.choose_gain(you.supply(up_to=Cost(4)))


fields_gift = landscape(
    "The Field's Gift", BOON,
    "+1 Action. +$1. (It stays with you until Clean-up.)",
    sets=SET, kept=True,
)  # fmt: skip


@fields_gift.play
def fields_gift_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)


flames_gift = landscape("The Flame's Gift", BOON, "You may trash a card out of your hand.", sets=SET)


@flames_gift.play
def flames_gift_play(you: Player, this: Play) -> None:
    you.trash([you.choose_one(Q_TRASH, you.hand, optional=True)])


forests_gift = landscape(
    "The Forest's Gift", BOON,
    "+1 Buy. +$1. (It stays with you until Clean-up.)",
    sets=SET, kept=True,
)  # fmt: skip


@forests_gift.play
def forests_gift_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)


moons_gift = landscape("The Moon's Gift", BOON, "You may put one card of your discard pile onto your deck.", sets=SET)


@moons_gift.play
def moons_gift_play(you: Player, this: Play) -> None:
    you.topdeck(you.choose(Q_TOPDECK, you.discards, 0, 1))


mountains_gift = landscape("The Mountain's Gift", BOON, "Gain a Silver.", sets=SET)


@mountains_gift.play
def mountains_gift_play(you: Player, this: Play) -> None:
    you.gain_copy(silver)


rivers_gift = landscape(
    "The River's Gift", BOON,
    "+1 Card when this turn ends. (It stays with you until Clean-up.)",
    sets=SET, kept=True,
)  # fmt: skip


@rivers_gift.play
def rivers_gift_play(you: Player, this: Play) -> None:
    if you.game.phase != BETWEEN_TURNS:  # else there is no turn that ends
        you.set_up(rivers_gift_card, THIS_TURN, once=True)


@rivers_gift.later(TURN_END, whose=ANYONE)
def rivers_gift_card(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


seas_gift = landscape("The Sea's Gift", BOON, "+1 Card.", sets=SET)


@seas_gift.play
def seas_gift_play(you: Player, this: Play) -> None:
    you.plus(cards=1)


skys_gift = landscape("The Sky's Gift", BOON, "You may discard three cards; if you do, gain a Gold.", sets=SET)


@skys_gift.play
def skys_gift_play(you: Player, this: Play) -> None:
    if discard_three(you):
        you.gain_copy(gold)


suns_gift = landscape(
    "The Sun's Gift", BOON,
    "Look at your top 4 cards; discard as many as you like and put back the others in your order.",
    sets=SET,
)  # fmt: skip


@suns_gift.play
def suns_gift_play(you: Player, this: Play) -> None:
    look_and_discard(you, 4)


swamps_gift = landscape("The Swamp's Gift", BOON, "Gain a Will-o'-Wisp.", sets=SET, brings=["Will-o'-Wisp"])


@swamps_gift.play
def swamps_gift_play(you: Player, this: Play) -> None:
    you.gain_named("Will-o'-Wisp")


winds_gift = landscape("The Wind's Gift", BOON, "+2 Cards. Discard two cards.", sets=SET)


@winds_gift.play
def winds_gift_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


GIVE_COINS: Final = (fields_gift, forests_gift)
"""The Boons that say "+$1"."""


# --- States ------------------------------------------------------------------------------------------------------

deluded = landscape(
    "Deluded", STATE,
    "When your Buy phase starts, this goes back, and until the end of the turn you cannot buy Actions.",
    sets=SET,
)  # fmt: skip


@deluded.on(BUY_START, ALWAYS)
def deluded_returns(you: Player, this: Later, event: Event) -> None:
    you.return_state(deluded)
    you.set_up(deluded_forbids, THIS_TURN)


def action_card(you: Player, this: Later, event: Event) -> bool:
    return event.card >= 0 and you.game.is_a(event.card, ACTION)


@deluded.later(MAY_BUY, when=action_card)
def deluded_forbids(you: Player, this: Later, event: Event) -> None:
    event.number = 0


envious = landscape(
    "Envious", STATE,
    "When your Buy phase starts, this goes back, and until the end of the turn your Silvers and Golds make $1.",
    sets=SET,
)  # fmt: skip


@envious.on(BUY_START, ALWAYS)
def envious_returns(you: Player, this: Later, event: Event) -> None:
    you.return_state(envious)
    you.set_up(envious_makes_less, THIS_TURN)


def silver_or_gold(you: Player, this: Later, event: Event) -> bool:
    return you.game.kinds[event.kind_id] in (silver, gold)


@envious.later(WORTH, when=silver_or_gold)
def envious_makes_less(you: Player, this: Later, event: Event) -> None:
    event.number = 1


lost_in_the_woods = landscape(
    "Lost in the Woods", STATE,
    "When your turn starts, you may discard a card; if you do, receive a Boon.",
    sets=SET,
)  # fmt: skip


def has_a_hand(you: Player, this: Later, event: Event) -> bool:
    return you.hand_size() > 0


@lost_in_the_woods.on(TURN_START, ALWAYS, optional=True, when=has_a_hand)
def lost_in_the_woods_boon(you: Player, this: Later, event: Event) -> None:
    if you.discard([you.choose_one(Q_DISCARD, you.hand)]):
        you.receive_boon()


miserable = landscape("Miserable", STATE, "-2 VP", sets=SET)
twice_miserable = landscape("Twice Miserable", STATE, "-4 VP", sets=SET)


@miserable.scores
def miserable_scores(you: Player) -> int:
    return -2


@twice_miserable.scores
def twice_miserable_scores(you: Player) -> int:
    return -4


# --- Hexes -------------------------------------------------------------------------------------------------------

bad_omens = landscape(
    "Bad Omens", HEX,
    "Your deck becomes part of your discard pile. Put 2 Coppers from there onto your deck (with fewer, put what there "
    "is and reveal the pile).",
    sets=SET,
)  # fmt: skip


@bad_omens.play
def bad_omens_play(you: Player, this: Play) -> None:
    you.discard_deck()
    coppers = you.of_kind(you.discards, copper)
    if len(coppers) < 2:
        you.reveal(you.discards)
    you.topdeck(coppers[-2:], shown=True)


delusion = landscape("Delusion", HEX, "Take Deluded, unless you have it or Envious.", sets=SET, brings=["Deluded"])


@delusion.play
def delusion_play(you: Player, this: Play) -> None:
    if not you.has(deluded) and not you.has(envious):
        you.take_state(deluded)


envy = landscape("Envy", HEX, "Take Envious, unless you have it or Deluded.", sets=SET, brings=["Envious"])


@envy.play
def envy_play(you: Player, this: Play) -> None:
    if not you.has(deluded) and not you.has(envious):
        you.take_state(envious)


famine = landscape(
    "Famine", HEX,
    "Reveal your top 3 cards, discard the Actions among them and shuffle the others into your deck.",
    sets=SET,
)  # fmt: skip


@famine.play
def famine_play(you: Player, this: Play) -> None:
    cards = you.reveal_top(3)
    you.discard(you.of_type(cards, ACTION))
    you.shuffle_into_deck(cards)


fear = landscape(
    "Fear", HEX,
    "With 5 or more cards in hand, discard a Treasure or an Action (with neither, reveal your hand).",
    sets=SET,
)  # fmt: skip


@fear.play
def fear_play(you: Player, this: Play) -> None:
    if you.hand_size() < 5:
        return
    able = you.of_type(you.hand, ACTION | TREASURE)
    if able:
        you.discard([you.choose_one(Q_DISCARD, able)])
    else:
        you.reveal_hand()


greed = landscape("Greed", HEX, "A Copper is gained onto your deck.", sets=SET)


@greed.play
def greed_play(you: Player, this: Play) -> None:
    you.gain_copy(copper, DECK)


haunting = landscape("Haunting", HEX, "With 4 or more cards in hand, put one onto your deck.", sets=SET)


@haunting.play
def haunting_play(you: Player, this: Play) -> None:
    if you.hand_size() >= 4:
        you.topdeck([you.choose_one(Q_TOPDECK, you.hand)])


locusts = landscape(
    "Locusts", HEX,
    "Trash your top card. For a Copper or an Estate you gain a Curse; for any other, a cheaper card that has a type "
    "in common with it.",
    sets=SET,
)  # fmt: skip


@locusts.play
def locusts_play(you: Player, this: Play) -> None:
    for card in you.trash(you.look(1)):
        if you.game.kind(card) in (copper, estate):
            you.gain_copy(curse)
        else:
            types = you.game.types(card)
            you.choose_gain(you.supply(cheaper_than=you.game.cost(card), types=types))


misery = landscape(
    "Misery", HEX,
    "Take Miserable the first time; the second time it turns into Twice Miserable.",
    sets=SET, brings=["Miserable", "Twice Miserable"],
)  # fmt: skip


@misery.play
def misery_play(you: Player, this: Play) -> None:
    if you.has(miserable):
        you.return_state(miserable)
        you.take_state(twice_miserable)
    elif not you.has(twice_miserable):
        you.take_state(miserable)


plague = landscape("Plague", HEX, "A Curse is gained to your hand.", sets=SET)


@plague.play
def plague_play(you: Player, this: Play) -> None:
    you.gain_copy(curse, HAND)


poverty = landscape("Poverty", HEX, "Discard until you hold 3 cards.", sets=SET)


@poverty.play
def poverty_play(you: Player, this: Play) -> None:
    you.discard_down_to(3)


war = landscape(
    "War", HEX,
    "Reveal cards of your deck until one comes that costs $3 or $4; trash it and discard the others.",
    sets=SET,
)  # fmt: skip


@war.play
def war_play(you: Player, this: Play) -> None:
    game = you.game
    hits, misses = you.dig(lambda c: game.cost(c) in (Cost(3), Cost(4)))
    you.trash(hits)
    you.discard(misses)
