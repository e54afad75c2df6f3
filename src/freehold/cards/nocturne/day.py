"""The Actions, Treasures and Victory cards that `cards` does not have, with their Heirlooms, and Wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import curse, estate, gold
from freehold.cards.nocturne.cards import not_in_play
from freehold.cards.nocturne.fates import GIVE_COINS, discard_three
from freehold.cards.prosperity import gained_is_there
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ATTACK, CARD_MASK, DOOM, DURATION, FATE, HAND, HEIRLOOM, PLAY, Q_DISCARD, Q_PLAY_CARD, Q_RECEIVE, Q_TRASH,
    TREASURE, TURN_START, VICTORY, WHEN_GAIN, WHEN_TRASH, WHOLE_GAME, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Nocturne"]

# --- $2 and $3 --------------------------------------------------------------------------------------------------------

tracker = card(
    "Tracker", ACTION | FATE, 2,
    "+$1. For the rest of this turn you may put each card you gain onto your deck. Receive a Boon.",
    sets=SET, heirloom="Pouch", plus_coins=True,
)  # fmt: skip


@tracker.play
def tracker_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    this.this_turn(tracker_topdeck)
    you.receive_boon()


@tracker.later(WHEN_GAIN, optional=True, when=gained_is_there, moves_it=True)
def tracker_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


tracker_first = older(
    tracker, FIRST_PRINTING,
    changed="2022: gained cards may go onto the deck after each playing, for the rest of the turn; before, while it was "
    "in play.",
    text="+$1. Receive a Boon.",
    below="As long as you have this in play, you may put each card you gain onto your deck.",
)  # fmt: skip


@tracker_first.play
def tracker_first_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    you.receive_boon()


tracker_first.on(WHEN_GAIN, PLAY, optional=True, when=gained_is_there, moves_it=True)(tracker_topdeck.function)

pouch = card(
    "Pouch", TREASURE | HEIRLOOM, 2,
    "$1. +1 Buy.",
    sets=SET, worth=1, plus=(0, 0, 1, 0), copies=6, pile=False, category="heirloom",
)  # fmt: skip

leprechaun = card(
    "Leprechaun", ACTION | DOOM, 3,
    "Gain a Gold. Then, if you have exactly 7 cards in play, gain a Wish; if not, receive a Hex.",
    sets=SET, brings=["Wish"],
)  # fmt: skip


@leprechaun.play
def leprechaun_play(you: Player, this: Play) -> None:
    you.gain_copy(gold)
    if len(you.in_play) == 7:
        you.gain_named("Wish")
    else:
        you.receive_hex()


secret_cave = card(
    "Secret Cave", ACTION | DURATION, 3,
    "+1 Card. +1 Action. You may discard three cards; if you do, +$3 when your next turn starts.",
    sets=SET, heirloom="Magic Lamp", plus_coins=True,
)  # fmt: skip


@secret_cave.play
def secret_cave_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    if discard_three(you):
        this.next_turn(secret_cave_coins)


@secret_cave.later(TURN_START)
def secret_cave_coins(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=3)


magic_lamp = card(
    "Magic Lamp", TREASURE | HEIRLOOM, 0,
    "$1. If 6 or more of your cards in play have no copy beside them, trash this; if you do, gain 3 Wishes.",
    sets=SET, worth=1, copies=6, pile=False, category="heirloom", brings=["Wish"], order_matters=True,
)  # fmt: skip


@magic_lamp.play
def magic_lamp_play(you: Player, this: Play) -> None:
    single = [each for each in you.in_play if you.count_in_play(you.game.kind(each)) == 1]
    if len(single) >= 6 and this.trash():
        for _ in range(3):
            you.gain_named("Wish")


wish = card(
    "Wish", ACTION, 0,
    "+1 Action. This returns to its pile; if it does, gain a card that costs $6 or less into your hand.",
    sets=SET, copies=12, category="non_supply",
)  # fmt: skip


@wish.play
def wish_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    if this.return_to_pile():
        you.choose_gain(you.supply(up_to=Cost(6)), to=HAND)


# --- $4 ---------------------------------------------------------------------------------------------------------------

bard = card("Bard", ACTION | FATE, 4, "+$2. Receive a Boon.", sets=SET, plus_coins=True)


@bard.play
def bard_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.receive_boon()


blessed_village = card(
    "Blessed Village", ACTION | FATE, 4,
    "+1 Card. +2 Actions.",
    "When you gain this, take a Boon, to receive now or when your next turn starts.",
    sets=SET,
)  # fmt: skip


@blessed_village.play
def blessed_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


@blessed_village.on(WHEN_GAIN)
def blessed_village_gained(you: Player, this: Later, event: Event) -> None:
    boon = you.take_boon()
    if boon < 0:
        return
    now = f"receive {you.game.name(boon)} now"
    if you.pick(now, "keep it for the start of your next turn") == now:
        you.receive_boon(boon)
    else:
        waits = you.set_up(blessed_village_waits, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1)
        waits.cards = [boon]


@blessed_village.later(TURN_START)
def blessed_village_waits(you: Player, this: Later, event: Event) -> None:
    you.receive_boon(this.cards[0])


cemetery = card(
    "Cemetery", VICTORY, 4,
    "2 VP",
    "When you gain this, you may trash up to 4 cards out of your hand.",
    sets=SET, points=2, heirloom="Haunted Mirror",
)  # fmt: skip


@cemetery.on(WHEN_GAIN)
def cemetery_gained(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 4))


haunted_mirror = card(
    "Haunted Mirror", TREASURE | HEIRLOOM, 0,
    "$1",
    "When you trash this, you may discard an Action; if you do, gain a Ghost.",
    sets=SET, worth=1, copies=6, pile=False, category="heirloom", brings=["Ghost"],
)  # fmt: skip


@haunted_mirror.on(WHEN_TRASH)
def haunted_mirror_trashed(you: Player, this: Later, event: Event) -> None:
    if you.discard([you.choose_one(Q_DISCARD, you.of_type(you.hand, ACTION), optional=True)]):
        you.gain_named("Ghost")


conclave = card(
    "Conclave", ACTION, 4,
    "+$2. You may play an Action of your hand, if no card of that name is among your cards in play; if you do, +1 Action.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@conclave.play
def conclave_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if you.play(you.choose_one(Q_PLAY_CARD, not_in_play(you), optional=True), by=this) >= 0:
        you.plus(actions=1)


shepherd = card(
    "Shepherd", ACTION, 4,
    "+1 Action. Reveal and discard as many Victory cards as you like. +2 Cards for each.",
    sets=SET, heirloom="Pasture",
)  # fmt: skip


@shepherd.play
def shepherd_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    flock = you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY))
    you.reveal(flock)
    you.plus(cards=2 * len(you.discard(flock, shown=True)))


pasture = card(
    "Pasture", TREASURE | VICTORY | HEIRLOOM, 2,
    "$1",
    "1 VP for each Estate you have.",
    sets=SET, worth=1, copies=6, pile=False, category="heirloom",
)  # fmt: skip


@pasture.scores
def pasture_points(you: Player) -> int:
    return len(you.of_kind(you.all_cards(), estate))


skulk = card(
    "Skulk", ACTION | ATTACK | DOOM, 4,
    "+1 Buy. All others receive the next Hex.",
    "When you gain this, gain a Gold.",
    sets=SET,
)  # fmt: skip


@skulk.play
def skulk_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.hex_all(this.victims())


@skulk.on(WHEN_GAIN)
def skulk_gained(you: Player, this: Later, event: Event) -> None:
    you.gain_copy(gold)


# --- $5 ---------------------------------------------------------------------------------------------------------------

idol = card(
    "Idol", TREASURE | ATTACK | FATE, 5,
    "$2. If the number of Idols you have in play is odd, receive a Boon; if not, all others gain a Curse each.",
    sets=SET, worth=2, order_matters=True,
)  # fmt: skip


@idol.play
def idol_play(you: Player, this: Play) -> None:
    if you.count_in_play(idol) % 2:
        you.receive_boon()
    else:
        for victim in this.victims():
            victim.gain_copy(curse)


pooka = card(
    "Pooka", ACTION, 5,
    "You may trash a Treasure of your hand, but no Cursed Gold; if you do, +4 Cards.",
    sets=SET, heirloom="Cursed Gold",
)  # fmt: skip


@pooka.play
def pooka_play(you: Player, this: Play) -> None:
    game = you.game
    treasures = [each for each in you.of_type(you.hand, TREASURE) if game.kind(each) is not cursed_gold]
    if you.trash([you.choose_one(Q_TRASH, treasures, optional=True)]):
        you.plus(cards=4)


cursed_gold = card(
    "Cursed Gold", TREASURE | HEIRLOOM, 4,
    "$3. Gain a Curse.",
    sets=SET, worth=3, copies=6, pile=False, category="heirloom", order_matters=True,
)  # fmt: skip


@cursed_gold.play
def cursed_gold_play(you: Player, this: Play) -> None:
    you.gain_copy(curse)


sacred_grove = card(
    "Sacred Grove", ACTION | FATE, 5,
    "+1 Buy. +$3. Receive a Boon; the others may receive it as well, each of them, unless it gives +$1.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@sacred_grove.play
def sacred_grove_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=3)
    boon = you.take_boon()
    if boon < 0:
        return
    you.receive_boon(boon)
    if you.game.kind(boon) not in GIVE_COINS:
        for other in you.others():
            if other.may(Q_RECEIVE, boon):
                other.receive_boon(boon)


tormentor = card(
    "Tormentor", ACTION | ATTACK | DOOM, 5,
    "+$2. If you have no other card in play, gain an Imp; if you have one, all others receive the next Hex.",
    sets=SET, brings=["Imp"], plus_coins=True,
)  # fmt: skip


@tormentor.play
def tormentor_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if [each for each in you.in_play if each & CARD_MASK != this.card & CARD_MASK]:
        you.hex_all(this.victims())
    else:
        you.gain_named("Imp")


tragic_hero = card(
    "Tragic Hero", ACTION, 5,
    "+3 Cards. +1 Buy. If you then hold 8 or more cards, trash this, and gain a Treasure.",
    sets=SET,
)  # fmt: skip


@tragic_hero.play
def tragic_hero_play(you: Player, this: Play) -> None:
    you.plus(cards=3, buys=1)
    if you.hand_size() >= 8:
        this.trash()
        you.choose_gain(you.supply(types=TREASURE))
