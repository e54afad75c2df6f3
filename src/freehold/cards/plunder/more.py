"""Plunder: more Kingdom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.plunder.loot import gain_loot
from freehold.rules.kinds import CardKind, card
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, DURATION, HAND, Q_DISCARD, Q_GAIN, Q_PLAY_CARD, Q_SET_ASIDE, Q_TOPDECK, Q_TRASH, TREASURE,
    TURN_START, WHEN_GAIN, Cost, coins_in, cost_plus, type_words,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Plunder"]


def treasure_names(you: Player) -> int:
    """How many differently named Treasures the player has in play."""
    return len({you.game.name(each) for each in you.of_type(you.in_play, TREASURE)})


# --- $2 and $3 -------------------------------------------------------------------------------------------------------

grotto = card(
    "Grotto", ACTION | DURATION, Cost(2),
    "+1 Action. Lay up to 4 cards from your hand face down on this. When your next turn starts, discard them, and draw "
    "as many.", sets=SET,
)  # fmt: skip


@grotto.play
def grotto_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 0, 4), face_down=True)
    if aside:
        this.next_turn(grotto_swaps).cards = aside


@grotto.later(TURN_START)
def grotto_swaps(you: Player, this: Later, event: Event) -> None:
    you.draw(len(you.discard(this.cards)))


secluded_shrine = card(
    "Secluded Shrine", ACTION | DURATION, Cost(3), "+$1. When you next gain a Treasure, trash up to 2 cards from your hand.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@secluded_shrine.play
def secluded_shrine_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    this.next_time(secluded_shrine_trashes)


@secluded_shrine.later(WHEN_GAIN, of=TREASURE)
def secluded_shrine_trashes(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 2))


siren = card(
    "Siren", ACTION | DURATION | ATTACK, Cost(3),
    "Each other player gains a Curse. When your next turn starts, draw until your hand has 8 cards.",
    "Upon gaining this, trash either an Action card from your hand or this.", sets=SET,
)  # fmt: skip


@siren.play
def siren_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.gain_named("Curse")
    this.next_turn(siren_draws)


@siren.later(TURN_START)
def siren_draws(you: Player, this: Later, event: Event) -> None:
    you.draw_up_to(8)


@siren.on(WHEN_GAIN)
def siren_gained(you: Player, this: Later, event: Event) -> None:
    if not you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 0, 1)):
        you.trash([event.card])


# --- $4 --------------------------------------------------------------------------------------------------------------

abundance = card("Abundance", TREASURE | DURATION, Cost(4), "When you next gain an Action card, +1 Buy and +$3.", sets=SET)


@abundance.play
def abundance_play(you: Player, this: Play) -> None:
    this.next_time(abundance_pays)


@abundance.later(WHEN_GAIN, of=ACTION)
def abundance_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1, coins=3)


crucible = card(
    "Crucible", TREASURE, Cost(4), "Trash a card from your hand; each $1 that it costs gives +$1.", sets=SET,
    order_matters=True,
)  # fmt: skip


@crucible.play
def crucible_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        you.plus(coins=coins_in(you.game.cost(chosen)))


gondola = card(
    "Gondola", TREASURE | DURATION, Cost(4), "+$2: either now, or at the start of your next turn.",
    "Upon gaining this, you may play an Action card from your hand.", sets=SET,
)  # fmt: skip


@gondola.play
def gondola_play(you: Player, this: Play) -> None:
    if you.pick("now", "next turn") == "now":
        you.plus(coins=2)
    else:
        this.next_turn(gondola_pays)


@gondola.later(TURN_START)
def gondola_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=2)


@gondola.on(WHEN_GAIN)
def gondola_gained(you: Player, this: Later, event: Event) -> None:
    you.play(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True))


maroon = card("Maroon", ACTION, Cost(4), "Trash a card from your hand; each type that it has gives +2 Cards.", sets=SET)


@maroon.play
def maroon_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        you.plus(cards=2 * len(type_words(you.game.types(chosen))))


rope = card(
    "Rope", TREASURE | DURATION, Cost(4),
    "$1. +1 Buy. When your next turn starts, +1 Card; then you may trash a card from your hand.", sets=SET, worth=1,
)  # fmt: skip


@rope.play
def rope_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.next_turn(rope_pulls)


@rope.later(TURN_START)
def rope_pulls(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


swamp_shacks = card(
    "Swamp Shacks", ACTION, Cost(4), "+2 Actions. +1 Card for every 3 cards you have in play.", sets=SET
)


@swamp_shacks.play
def swamp_shacks_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    you.plus(cards=len(you.in_play) // 3)


tools = card(
    "Tools", TREASURE, Cost(4), "Gain a copy of any card in play, yours or another player's.", sets=SET, order_matters=True,
)  # fmt: skip


@tools.play
def tools_play(you: Player, this: Play) -> None:
    kinds: list[CardKind] = []
    for player in you.game.in_order():
        for each in player.in_play:
            if you.game.kind(each) not in kinds:
                kinds.append(you.game.kind(each))
    kind = you.name_from(kinds)
    if kind is not None:
        you.gain_copy(kind)


# --- $5 --------------------------------------------------------------------------------------------------------------

buried_treasure = card(
    "Buried Treasure", TREASURE | DURATION, Cost(5), "When your next turn starts, +1 Buy and +$3.",
    "Upon gaining this, you play it.", sets=SET,
)  # fmt: skip


@buried_treasure.play
def buried_treasure_play(you: Player, this: Play) -> None:
    this.next_turn(buried_treasure_pays)


@buried_treasure.later(TURN_START)
def buried_treasure_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1, coins=3)


@buried_treasure.on(WHEN_GAIN)
def buried_treasure_gained(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


crew = card("Crew", ACTION | DURATION, Cost(5), "+3 Cards. When your next turn starts, this goes onto your deck.", sets=SET)


@crew.play
def crew_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    if this.is_there():
        this.next_turn(crew_returns)


@crew.later(TURN_START)
def crew_returns(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.topdeck([this.card])


cutthroat = card(
    "Cutthroat", ACTION | DURATION | ATTACK, Cost(5),
    "Each other player discards down to 3 cards in hand. As soon as anyone gains a Treasure that costs $5 or more, you "
    "gain a Loot.", sets=SET, brings=["Loot"],
)  # fmt: skip


@cutthroat.play
def cutthroat_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.discard_down_to(3)
    this.next_time(cutthroat_loots)


def costs_five(you: Player, this: Later, event: Event) -> bool:
    return coins_in(event.cost) >= 5


@cutthroat.later(WHEN_GAIN, whose=ANYONE, of=TREASURE, when=costs_five)
def cutthroat_loots(you: Player, this: Later, event: Event) -> None:
    gain_loot(you)


enlarge = card(
    "Enlarge", ACTION | DURATION, Cost(5),
    "Now and when your next turn starts: trash a card from your hand, to gain one for up to $2 more.",
    sets=SET,
)  # fmt: skip


def enlarge_one(you: Player) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(chosen), 2)))


@enlarge.play
def enlarge_play(you: Player, this: Play) -> None:
    enlarge_one(you)
    this.next_turn(enlarge_again)


@enlarge.later(TURN_START)
def enlarge_again(you: Player, this: Later, event: Event) -> None:
    enlarge_one(you)


figurine = card(
    "Figurine", TREASURE, Cost(5), "+2 Cards. You may discard an Action card; if you do, +1 Buy and +$1.", sets=SET,
    order_matters=True,
)  # fmt: skip


@figurine.play
def figurine_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, ACTION), 0, 1)):
        you.plus(buys=1, coins=1)


longship = card("Longship", ACTION | DURATION, Cost(5), "+2 Actions. When your next turn starts, +2 Cards.", sets=SET)


@longship.play
def longship_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    this.next_turn(longship_draws)


@longship.later(TURN_START)
def longship_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


pendant = card(
    "Pendant", TREASURE, Cost(5), "+$1 for each different name among the Treasures you have in play.", sets=SET,
    order_matters=True,
)  # fmt: skip


@pendant.play
def pendant_play(you: Player, this: Play) -> None:
    you.plus(coins=treasure_names(you))


pilgrim = card("Pilgrim", ACTION, Cost(5), "+4 Cards. A card from your hand goes onto your deck.", sets=SET)


@pilgrim.play
def pilgrim_play(you: Player, this: Play) -> None:
    you.plus(cards=4)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))


silver_mine = card(
    "Silver Mine", TREASURE, Cost(5), "Gain to your hand a Treasure that costs less than this.", sets=SET, order_matters=True,
)  # fmt: skip


@silver_mine.play
def silver_mine_play(you: Player, this: Play) -> None:
    cards = you.supply(types=TREASURE, cheaper_than=you.game.cost(this.card))
    you.gain(you.choose_one(Q_GAIN, cards), to=HAND)


wealthy_village = card(
    "Wealthy Village", ACTION, Cost(5), "+1 Card. +2 Actions.",
    "Upon gaining this, with Treasures of 3 or more different names in play, gain a Loot.", sets=SET, brings=["Loot"],
)  # fmt: skip


@wealthy_village.play
def wealthy_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


@wealthy_village.on(WHEN_GAIN)
def wealthy_village_gained(you: Player, this: Later, event: Event) -> None:
    if treasure_names(you) >= 3:
        gain_loot(you)
