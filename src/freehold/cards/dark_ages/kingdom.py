"""Dark Ages: the Kingdom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.dark_ages.more import play_twice_and_trash
from freehold.cards.dark_ages.rubble import gain_ruins
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ATTACK, BEFORE_PLAY, BUY_END, COMMAND, DURATION, HAND, LANDSCAPES, LOOTER, PLAY, Q_PLAY_CARD, Q_TRASH,
    REACTION, TREASURE, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH, Cost, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Dark Ages"]

band_of_misfits = card(
    "Band of Misfits", ACTION | COMMAND, 5,
    "Choose an Action in the Supply that is cheaper than this and neither a Command nor a Duration. Play it where "
    "it lies.",
    sets=SET,
)  # fmt: skip


@band_of_misfits.play
def band_of_misfits_play(you: Player, this: Play) -> None:
    cards = you.supply(cheaper_than=you.game.cost(this.card), types=ACTION, without=COMMAND | DURATION)
    you.play(you.choose_one(Q_PLAY_CARD, cards), by=this, leaving=True)


band_of_misfits_first = older(
    band_of_misfits, FIRST_PRINTING,
    changed="2019: it plays a card in the Supply; before, it became that card until it left play. 2019: no Commands, after "
    "2023: no Durations.",
    types=ACTION,
    text="Choose an Action in the Supply that is cheaper than this. This is that card until it leaves play, and is played as "
    "such.",
)  # fmt: skip


@band_of_misfits_first.play
def band_of_misfits_first_play(you: Player, this: Play) -> None:
    play_as_one_of(you, this, you.supply(cheaper_than=you.game.cost(this.card), types=ACTION))


def play_as_one_of(you: Player, this: Play, cards: list[int]) -> None:
    """Become one of the cards and be played as that."""
    if this.is_there():
        chosen = you.choose_one(Q_PLAY_CARD, cards)
        if chosen >= 0 and this.become(chosen):
            you.play_again(int(this.card), None)


cultist = card(
    "Cultist", ACTION | ATTACK | LOOTER, 5,
    "+2 Cards. All others gain a Ruins each. You may play another Cultist from your hand.",
    "When you trash this, +3 Cards.",
    sets=SET,
)  # fmt: skip


@cultist.play
def cultist_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    for victim in this.victims():
        gain_ruins(victim)
    you.play(you.choose_one(Q_PLAY_CARD, you.of_kind(you.playable(ACTION), cultist), optional=True), by=this)


@cultist.on(WHEN_TRASH)
def cultist_trashed(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=3)


death_cart = card(
    "Death Cart", ACTION | LOOTER, 4,
    "You may trash this, or an Action from your hand. If you did, +$5.",
    "When you gain this, also gain 2 Ruins.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@death_cart.play
def death_cart_play(you: Player, this: Play) -> None:
    cards = you.of_type(you.hand, ACTION)
    if this.is_there():
        cards.insert(0, this.card)
    chosen = you.choose_one(Q_TRASH, cards, optional=True)
    if chosen >= 0 and (this.trash() if chosen == this.card else bool(you.trash([chosen]))):
        you.plus(coins=5)


@death_cart.on(WHEN_GAIN)
def death_cart_gained(you: Player, this: Later, event: Event) -> None:
    gain_ruins(you)
    gain_ruins(you)


death_cart_first = older(
    death_cart, FIRST_PRINTING,
    changed="2019: it pays only if a card was trashed; before, it always paid.",
    text="+$5. You may trash an Action from your hand. If you did not, trash this.",
    below="When you gain this, also gain 2 Ruins.",
)  # fmt: skip


@death_cart_first.play
def death_cart_first_play(you: Player, this: Play) -> None:
    you.plus(coins=5)
    if not you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 0, 1)):
        this.trash()


death_cart_first.on(WHEN_GAIN)(death_cart_gained.function)


fortress = card(
    "Fortress", ACTION, 4,
    "+1 Card. +2 Actions.",
    "When you trash this, take it back into your hand.",
    sets=SET,
)  # fmt: skip


@fortress.play
def fortress_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


@fortress.on(WHEN_TRASH)
def fortress_trashed(you: Player, this: Later, event: Event) -> None:
    you.to_hand([event.card])


hermit = card(
    "Hermit", ACTION, 3,
    "Look through your discard pile. You may trash a card from there or from your hand, but no Treasure. Gain a "
    "card costing $3 or less. When your Buy phase ends this turn and you gained nothing in it, exchange this for "
    "a Madman.",
    sets=SET, brings=["Madman"],
)  # fmt: skip


@hermit.play
def hermit_play(you: Player, this: Play) -> None:
    trash_and_gain(you)
    this.this_turn(hermit_leaves)


def trash_and_gain(you: Player) -> None:
    you.trash([you.choose_one(Q_TRASH, you.not_of_type(you.discards + you.hand, TREASURE), optional=True)])
    you.choose_gain(you.supply(up_to=Cost(3)))


@hermit.later(BUY_END)
def hermit_leaves(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play and not you.game.gained_cards(you.seat, this_phase=True):
        you.exchange(this.card, "Madman")


hermit_first = older(
    hermit, FIRST_PRINTING,
    changed="2022: exchanged when the Buy phase ends if no card was gained in it; before, trashed when discarded if none "
    "was bought.",
    text="Look through your discard pile. You may trash a card from there or from your hand, but no Treasure. Gain a card "
    "costing $3 or less.",
    below="When you discard this from play, having bought no card this turn, trash it and gain a Madman.",
)  # fmt: skip


@hermit_first.play
def hermit_first_play(you: Player, this: Play) -> None:
    trash_and_gain(you)


def bought_no_card(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and not you.has_bought(~LANDSCAPES)


@hermit_first.on(WHEN_DISCARD, when=bought_no_card)
def hermit_first_leaves(you: Player, this: Later, event: Event) -> None:
    you.trash([event.card])
    you.gain_named("Madman")


marauder = card(
    "Marauder", ACTION | ATTACK | LOOTER, 4,
    "You gain a Spoils, all others a Ruins each.",
    sets=SET, brings=["Spoils"],
)  # fmt: skip


@marauder.play
def marauder_play(you: Player, this: Play) -> None:
    you.gain_named("Spoils")
    for victim in this.victims():
        gain_ruins(victim)


market_square = card(
    "Market Square", ACTION | REACTION, 3,
    "+1 Card. +1 Action. +1 Buy.",
    "When a card of yours is trashed, this may be discarded from your hand to gain a Gold.",
    sets=SET,
)  # fmt: skip


@market_square.play
def market_square_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, buys=1)


def was_yours(you: Player, this: Later, event: Event) -> bool:
    """Not from the Supply (a shared place)."""
    return event.from_slot < 100


@market_square.on(WHEN_TRASH, HAND, optional=True, when=was_yours)
def market_square_discard(you: Player, this: Later, event: Event) -> None:
    if you.discard([this.card]):
        you.gain_named("Gold")


procession = card(
    "Procession", ACTION, 4,
    "You may play an Action from your hand twice, but no Duration. Then trash it, and gain an Action that costs "
    "exactly $1 more.",
    sets=SET,
)  # fmt: skip


@procession.play
def procession_play(you: Player, this: Play) -> None:
    process(you, you.not_of_type(you.playable(ACTION), DURATION), this)


def process(you: Player, cards: list[int], by: Play) -> None:
    chosen = play_twice_and_trash(you, cards, by)
    if chosen >= 0:
        you.choose_gain(you.supply(exactly=cost_plus(you.game.cost(chosen), 1), types=ACTION))


procession_first = older(
    procession, FIRST_PRINTING,
    changed="2019: it cannot play Durations.",
    text="You may play an Action from your hand twice. Then trash it, and gain an Action that costs exactly $1 more.",
)  # fmt: skip


@procession_first.play
def procession_first_play(you: Player, this: Play) -> None:
    process(you, you.playable(ACTION), this)


urchin = card(
    "Urchin", ACTION | ATTACK, 3,
    "+1 Card. +1 Action. All others discard until they hold 4 cards.",
    "When you play some other Attack while this is in play, you may trash this first, to gain a Mercenary.",
    sets=SET, brings=["Mercenary"],
)  # fmt: skip


@urchin.play
def urchin_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for victim in this.victims():
        victim.discard_down_to(4)


def another_card(you: Player, this: Later, event: Event) -> bool:
    return event.card != this.card


@urchin.on(BEFORE_PLAY, PLAY, optional=True, of=ATTACK, when=another_card)
def urchin_grows_up(you: Player, this: Later, event: Event) -> None:
    if you.trash([this.card]):
        you.gain_named("Mercenary")
