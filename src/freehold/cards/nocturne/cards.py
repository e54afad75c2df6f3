"""Kingdom cards with Heirlooms, and the Spirits, Zombies and Bats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import silver
from freehold.cards.nocturne.fates import lost_in_the_woods
from freehold.rules.kinds import ASIDE_BOONS, FIRST_PRINTING, Extra, card, older
from freehold.rules.vocab import (
    ACTION, ALWAYS, ANYONE, ATTACK, BOONS_ASIDE, DOOM, DURATION, FATE, GAME_START, HEIRLOOM, NIGHT, NIGHT_PHASE,
    Q_CHOOSE, Q_DISCARD, Q_PLAY_CARD, Q_RECEIVE, Q_SET_ASIDE, Q_TAKE, Q_TRASH, REACTION, SPIRIT, THIS_TURN, TRASH,
    TREASURE, TURN_END, TURN_START, WHEN_DISCARD, WHEN_GAIN, WHOLE_GAME, ZOMBIE, Cost, at_most, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Nocturne"]

# --- $2 ---------------------------------------------------------------------------------------------------------------

druid = card(
    "Druid", ACTION | FATE, 2,
    "+1 Buy. Receive one of the Boons beside the Kingdom; it stays there.",
    "Set-up: lay 3 Boons face up beside the Kingdom.",
    sets=SET, extra=Extra(ASIDE_BOONS, count=3),
)  # fmt: skip


def first_seat(you: Player, this: Later, event: Event) -> bool:
    return you.seat == 0


@druid.on(GAME_START, ALWAYS, at_once=True, when=first_seat)
def druid_set_up(you: Player, this: Later, event: Event) -> None:
    you.set_boons_aside()


@druid.play
def druid_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    chosen = you.choose_one(Q_RECEIVE, you.game.cards_in(BOONS_ASIDE))
    if chosen >= 0:
        you.receive_boon(chosen)


faithful_hound = card(
    "Faithful Hound", ACTION | REACTION, 2,
    "+2 Cards.",
    "When you discard this, but not in Clean-up, you may set it aside; it comes into your hand at the end of the "
    "turn.",
    sets=SET,
)  # fmt: skip


@faithful_hound.play
def faithful_hound_play(you: Player, this: Play) -> None:
    you.plus(cards=2)


def not_in_cleanup(you: Player, this: Later, event: Event) -> bool:
    return not event.in_cleanup


@faithful_hound.on(WHEN_DISCARD, optional=True, when=not_in_cleanup, moves_it=True)
def faithful_hound_waits(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(faithful_hound_returns, THIS_TURN, once=True).cards = aside


@faithful_hound.later(TURN_END, whose=ANYONE)
def faithful_hound_returns(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


pixie = card(
    "Pixie", ACTION | FATE, 2,
    "+1 Card. +1 Action. The top Boon is discarded; you may trash this to receive it twice.",
    sets=SET, heirloom="Goat",
)  # fmt: skip


@pixie.play
def pixie_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    boon = you.discard_boon()
    if this.is_there() and you.may(Q_TRASH, boon) and this.trash():
        you.receive_boon(boon)
        you.receive_boon(boon)


goat = card(
    "Goat", TREASURE | HEIRLOOM, 2,
    "$1. You may trash a card out of your hand.",
    sets=SET, worth=1, copies=6, pile=False, category="heirloom", order_matters=True,
)  # fmt: skip


@goat.play
def goat_play(you: Player, this: Play) -> None:
    you.trash([you.choose_one(Q_TRASH, you.hand, optional=True)])


# --- $3 ---------------------------------------------------------------------------------------------------------------

changeling = card(
    "Changeling", NIGHT, 3,
    "Trash this, and gain a copy of any card you have in play.",
    "In this game, a card you gain that costs $3 or more may be exchanged for a Changeling.",
    sets=SET,
)  # fmt: skip


@changeling.play
def changeling_play(you: Player, this: Play) -> None:
    this.trash()
    copied = you.choose_one(Q_CHOOSE, you.in_play)
    if copied >= 0:
        you.gain_copy(you.game.kind(copied))


def may_become_changeling(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return coins_in(event.cost) >= 3 and game.home_of(event.card) >= 0 and game.top_named(changeling.name) >= 0


@changeling.on(WHEN_GAIN, ALWAYS, optional=True, when=may_become_changeling, moves_it=True)
def changeling_exchange(you: Player, this: Later, event: Event) -> None:
    you.exchange(event.card, changeling.name)


fool = card(
    "Fool", ACTION | FATE, 3,
    "Unless you have Lost in the Woods: it is yours now; take 3 Boons, and receive them in the order you like.",
    sets=SET, brings=["Lost in the Woods"], heirloom="Lucky Coin",
)  # fmt: skip


@fool.play
def fool_play(you: Player, this: Play) -> None:
    if you.has(lost_in_the_woods):
        return
    you.take_artifact(lost_in_the_woods)
    taken = [you.take_boon() for _ in range(3)]
    taken = [boon for boon in taken if boon >= 0]
    while taken:
        boon = you.choose_one(Q_RECEIVE, taken)
        taken.remove(boon)
        you.receive_boon(boon)


lucky_coin = card(
    "Lucky Coin", TREASURE | HEIRLOOM, 4,
    "$1. A Silver is gained.",
    sets=SET, worth=1, copies=6, pile=False, category="heirloom", order_matters=True,
)  # fmt: skip


@lucky_coin.play
def lucky_coin_play(you: Player, this: Play) -> None:
    you.gain_copy(silver)


# --- $4 ---------------------------------------------------------------------------------------------------------------

necromancer = card(
    "Necromancer", ACTION, 4,
    "Choose an Action in the trash that lies face up and is no Duration. It is turned face down for this turn; play "
    "it where it lies.",
    "Set-up: the 3 Zombies lie in the trash.",
    sets=SET, brings=["Zombie Apprentice", "Zombie Mason", "Zombie Spy"],
)  # fmt: skip


@necromancer.play
def necromancer_play(you: Player, this: Play) -> None:
    game = you.game
    cards = you.not_of_type(you.of_type(game.cards_in(TRASH), ACTION), DURATION)
    chosen = you.choose_one(Q_PLAY_CARD, [each for each in cards if not game.is_down(each)])
    if chosen >= 0:
        game.turn_down(chosen)
        you.play(chosen, by=this, leaving=True)


zombie_apprentice = card(
    "Zombie Apprentice", ACTION | ZOMBIE, 3,
    "You may trash an Action from your hand; if you do, +3 Cards and +1 Action.",
    sets=SET, copies=1, pile=False, category="zombie",
)  # fmt: skip
zombie_mason = card(
    "Zombie Mason", ACTION | ZOMBIE, 3,
    "Trash your top card. You may gain one that costs up to $1 more.",
    sets=SET, copies=1, pile=False, category="zombie",
)  # fmt: skip
zombie_spy = card(
    "Zombie Spy", ACTION | ZOMBIE, 3,
    "+1 Card. +1 Action. Look at your top card; you may discard it.",
    sets=SET, copies=1, pile=False, category="zombie",
)  # fmt: skip


@zombie_apprentice.play
def zombie_apprentice_play(you: Player, this: Play) -> None:
    if you.trash([you.choose_one(Q_TRASH, you.of_type(you.hand, ACTION), optional=True)]):
        you.plus(cards=3, actions=1)


@zombie_mason.play
def zombie_mason_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.look(1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 1)), optional=True)


@zombie_spy.play
def zombie_spy_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    top = you.look(1)
    unwanted = you.choose(Q_DISCARD, top)
    if unwanted:
        you.discard(unwanted)
    else:
        you.put_back(top)


# --- $5 ---------------------------------------------------------------------------------------------------------------

crypt = card(
    "Crypt", NIGHT | DURATION, 5,
    "Set aside from play, face down, as many Treasures as you like, but no Durations. When each of your turns starts, "
    "take one of those that are left into your hand.",
    sets=SET,
)  # fmt: skip


@crypt.play
def crypt_play(you: Player, this: Play) -> None:
    bury(you, this, you.not_of_type(you.of_type(you.in_play, TREASURE), DURATION))


def bury(you: Player, this: Play, treasures: list[int]) -> None:
    aside = you.set_aside(you.choose(Q_SET_ASIDE, treasures), face_down=True)
    if aside:
        this.next_turn(crypt_gives).cards = aside


crypt_first = older(
    crypt, FIRST_PRINTING,
    changed="2022: it cannot set Durations aside.",
    text="Set aside from play, face down, as many Treasures as you like. When each of your turns starts, take one of those "
    "that are left into your hand.",
)  # fmt: skip


@crypt_first.play
def crypt_first_play(you: Player, this: Play) -> None:
    bury(you, this, you.of_type(you.in_play, TREASURE))


@crypt.later(TURN_START)
def crypt_gives(you: Player, this: Later, event: Event) -> None:
    taken = you.choose_one(Q_TAKE, this.cards)
    you.to_hand([taken])
    left = you.still([each for each in this.cards if each != taken])
    if left:
        again = you.set_up(crypt_gives, WHOLE_GAME, card=this.card, once=True, not_before=int(you.game.turn_serial) + 1)
        again.cards = left
        again.holder = this.holder


cursed_village = card(
    "Cursed Village", ACTION | DOOM, 5,
    "+2 Actions. Draw up to 6 cards in hand.",
    "You receive a Hex when you gain this.",
    sets=SET,
)  # fmt: skip


@cursed_village.play
def cursed_village_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    you.draw_up_to(6)


@cursed_village.on(WHEN_GAIN)
def cursed_village_hex(you: Player, this: Later, event: Event) -> None:
    you.receive_hex()


vampire = card(
    "Vampire", NIGHT | ATTACK | DOOM, 5,
    "All others receive the next Hex. Gain a card that costs $5 or less and is no Vampire. This is exchanged for a "
    "Bat.",
    sets=SET, brings=["Bat"],
)  # fmt: skip


@vampire.play
def vampire_play(you: Player, this: Play) -> None:
    you.hex_all(this.victims())
    game = you.game
    you.choose_gain(you.supply(up_to=Cost(5), suits=lambda c: game.kind(c).name != vampire.name))
    if this.is_there():
        you.exchange(this.card, "Bat")


bat = card(
    "Bat", NIGHT, 2,
    "You may trash one or two cards from your hand; if you do, this is exchanged for a Vampire.",
    sets=SET, category="non_supply",
)  # fmt: skip


@bat.play
def bat_play(you: Player, this: Play) -> None:
    if you.trash(you.choose(Q_TRASH, you.hand, 0, 2)) and this.is_there():
        you.exchange(this.card, vampire.name)


werewolf = card(
    "Werewolf", ACTION | NIGHT | ATTACK | DOOM, 5,
    "In your Night phase, all others receive the next Hex. At any other time, +3 Cards.",
    sets=SET,
)  # fmt: skip


@werewolf.play
def werewolf_play(you: Player, this: Play) -> None:
    if you.on_turn and you.game.phase == NIGHT_PHASE:
        you.hex_all(this.victims())
    else:
        you.plus(cards=3)


# --- Spirits ----------------------------------------------------------------------------------------------------------

will_o_wisp = card(
    "Will-o'-Wisp", ACTION | SPIRIT, 0,
    "+1 Card. +1 Action. Reveal your top card; up to $2 it goes into your hand.",
    sets=SET, copies=12, category="non_supply",
)  # fmt: skip


@will_o_wisp.play
def will_o_wisp_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for revealed in you.reveal_top(1):
        if at_most(you.game.cost(revealed), Cost(2)):
            you.to_hand([revealed])
        else:
            you.put_back([revealed])


imp = card(
    "Imp", ACTION | SPIRIT, 2,
    "+2 Cards. You may play an Action of your hand, if no card of that name is among your cards in play.",
    sets=SET, copies=13, category="non_supply",
)  # fmt: skip


def not_in_play(you: Player) -> list[int]:
    """The Actions that may be played from the hand and of which the player has no copy in play."""
    return [each for each in you.playable(ACTION) if you.count_in_play(you.game.kind(each)) == 0]


@imp.play
def imp_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.play(you.choose_one(Q_PLAY_CARD, not_in_play(you), optional=True), by=this)


ghost = card(
    "Ghost", NIGHT | DURATION | SPIRIT, 4,
    "Reveal cards of your deck until an Action comes. Set it aside and discard the others. When your next turn "
    "starts, play it twice.",
    sets=SET, copies=6, category="non_supply",
)  # fmt: skip


@ghost.play
def ghost_play(you: Player, this: Play) -> None:
    game = you.game
    hits, misses = you.dig(lambda c: game.is_a(c, ACTION))
    aside = you.set_aside(hits)
    you.discard(misses)
    if aside:
        this.next_turn(ghost_plays).cards = aside


@ghost.later(TURN_START)
def ghost_plays(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        played = you.play(aside)
        if played >= 0:
            you.play_again(played, None, this.holder)
