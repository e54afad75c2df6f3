"""The Night cards that `cards` does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.cards.basic import copper, gold
from freehold.cards.nocturne.fates import look_and_discard
from freehold.cards.seaside import attack_that_affects, spare_me
from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ATTACK, BEFORE_PLAY, DURATION, HAND, NIGHT, OTHERS, Q_DISCARD, Q_TRASH, TURN_START, Cost, cheaper,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Nocturne"]
INTO_THE_HAND = "This is gained into your hand."

# --- $2 ---------------------------------------------------------------------------------------------------------------

guardian = card(
    "Guardian", NIGHT | DURATION, 2,
    "When your next turn starts, +$1. Until then, no Attack card that another player plays affects you.",
    INTO_THE_HAND,
    sets=SET, gained_to=HAND, plus_coins=True,
)  # fmt: skip


@guardian.play
def guardian_play(you: Player, this: Play) -> None:
    this.next_turn(guardian_coin)
    this.until_next_turn(guardian_protects)


@guardian.later(TURN_START)
def guardian_coin(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


@guardian.later(BEFORE_PLAY, whose=OTHERS, of=ATTACK, when=attack_that_affects)
def guardian_protects(you: Player, this: Later, event: Event) -> None:
    spare_me(you, event)


monastery = card(
    "Monastery", NIGHT, 2,
    "Once for each card you have gained this turn, you may trash a card of your hand, or a Copper you have in play.",
    sets=SET,
)  # fmt: skip


@monastery.play
def monastery_play(you: Player, this: Play) -> None:
    for _ in range(gained_this_turn(you)):
        chosen = you.choose_one(Q_TRASH, you.hand + you.of_kind(you.in_play, copper), optional=True)
        if chosen < 0:
            return
        you.trash([chosen])


def gained_this_turn(you: Player) -> int:
    return len(you.game.gained_cards(you.seat))


# --- $3 ---------------------------------------------------------------------------------------------------------------

ghost_town = card(
    "Ghost Town", NIGHT | DURATION, 3,
    "When your next turn starts, +1 Card and +1 Action.",
    INTO_THE_HAND,
    sets=SET, gained_to=HAND,
)  # fmt: skip


@ghost_town.play
def ghost_town_play(you: Player, this: Play) -> None:
    this.next_turn(ghost_town_wakes)


@ghost_town.later(TURN_START)
def ghost_town_wakes(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1, actions=1)


night_watchman = card(
    "Night Watchman", NIGHT, 3,
    "Look at your top 5 cards; discard as many as you like and put back the others in your order.",
    INTO_THE_HAND,
    sets=SET, gained_to=HAND,
)  # fmt: skip


@night_watchman.play
def night_watchman_play(you: Player, this: Play) -> None:
    look_and_discard(you, 5)


# --- $4 ---------------------------------------------------------------------------------------------------------------

devils_workshop = card(
    "Devil's Workshop", NIGHT, 4,
    "If you have gained no card this turn, gain a Gold; if one, a card that costs $4 or less; if more, an Imp.",
    sets=SET, brings=["Imp"],
)  # fmt: skip


@devils_workshop.play
def devils_workshop_play(you: Player, this: Play) -> None:
    gained = gained_this_turn(you)
    if gained >= 2:
        you.gain_named("Imp")
    elif gained == 1:
        you.choose_gain(you.supply(up_to=Cost(4)))
    else:
        you.gain_copy(gold)


SPIRIT_PILES: Final = ["Will-o'-Wisp", "Imp", "Ghost"]

exorcist = card(
    "Exorcist", NIGHT, 4,
    "Trash a card out of your hand, and gain a Spirit that is cheaper than it.",
    sets=SET, brings=SPIRIT_PILES,
)  # fmt: skip


@exorcist.play
def exorcist_play(you: Player, this: Play) -> None:
    game = you.game
    for trashed in you.trash([you.choose_one(Q_TRASH, you.hand)]):
        limit = game.cost(trashed)
        spirits = [int(game.top_named(name)) for name in SPIRIT_PILES]
        you.choose_gain([spirit for spirit in spirits if spirit >= 0 and cheaper(game.cost(spirit), limit)])


# --- $5 and $6 --------------------------------------------------------------------------------------------------------

cobbler = card(
    "Cobbler", NIGHT | DURATION, 5,
    "When your next turn starts, gain a card that costs $4 or less into your hand.",
    sets=SET,
)  # fmt: skip


@cobbler.play
def cobbler_play(you: Player, this: Play) -> None:
    this.next_turn(cobbler_gains)


@cobbler.later(TURN_START)
def cobbler_gains(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)), to=HAND)


den_of_sin = card(
    "Den of Sin", NIGHT | DURATION, 5,
    "When your next turn starts, +2 Cards.",
    INTO_THE_HAND,
    sets=SET, gained_to=HAND,
)  # fmt: skip


@den_of_sin.play
def den_of_sin_play(you: Player, this: Play) -> None:
    this.next_turn(den_of_sin_cards)


@den_of_sin.later(TURN_START)
def den_of_sin_cards(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


raider = card(
    "Raider", NIGHT | DURATION | ATTACK, 6,
    "All others with 5 or more cards in hand discard one of which you have a copy in play (or reveal that they hold "
    "none). When your next turn starts, +$3.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@raider.play
def raider_play(you: Player, this: Play) -> None:
    game = you.game
    for victim in this.victims():
        if victim.hand_size() >= 5:
            wanted = [each for each in victim.hand if you.count_in_play(game.kind(each))]
            if wanted:
                victim.discard([victim.choose_one(Q_DISCARD, wanted)])
            else:
                victim.reveal_hand()
    this.next_turn(raider_coins)


@raider.later(TURN_START)
def raider_coins(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=3)
