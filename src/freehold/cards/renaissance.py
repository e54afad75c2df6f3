"""Renaissance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, card, landscape, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, ANYONE, ARTIFACT, COST, GAME_OVER, GAME_WOULD_END, PROJECT, Q_GAIN, Q_PLACE,
    Q_TAKE, Q_TRASH, SHUFFLING, TRASH, TREASURE, TURN_START, TURN_TOKENS, TYPES, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH,
    CARD_MASK, HAND,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Renaissance"]


def unused_this_turn(you: Player, kind: CardKind) -> bool:
    """Has the player not yet used this once-per-turn ability this turn?"""
    game = you.game
    return game.tokens_on(game.spot_of(kind), TURN_TOKENS, int(you.seat)) != game.turn_serial


def use_up(you: Player, kind: CardKind) -> None:
    game = you.game
    game.take_tokens(game.spot_of(kind), TURN_TOKENS, int(you.seat))
    game.put_tokens(game.spot_of(kind), TURN_TOKENS, int(game.turn_serial), int(you.seat))


# --- cards and their Artifacts ---

border_guard = card(
    "Border Guard", ACTION, 2,
    "+1 Action. Reveal your top 2 cards; take one into your hand and discard the other. If both are Actions, you take "
    "the Lantern or the Horn.",
    sets=SET, brings=["Lantern", "Horn"],
)  # fmt: skip
lantern = landscape(
    "Lantern", ARTIFACT,
    "Your Border Guards reveal 3 cards and discard 2; for an Artifact all 3 must be Actions.",
    sets=SET,
)  # fmt: skip
old_lantern = older(
    lantern, FIRST_PRINTING,
    changed="2019: it is for each Border Guard you play; before, only for one that is yours, not one left in the Supply or the "
    "trash.",
    text="Border Guards of yours reveal 3 cards and discard 2; all 3 must be Actions for an Artifact.",
)  # fmt: skip
horn = landscape(
    "Horn", ARTIFACT,
    "Once a turn, a Border Guard that you discard from play may go onto your deck.",
    sets=SET,
)  # fmt: skip


def lantern_shines(you: Player, this: Play) -> bool:
    return you.has(lantern) or (you.has(old_lantern) and this.card in you.all_cards())


@border_guard.play
def border_guard_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    wanted = 3 if lantern_shines(you, this) else 2
    cards = you.reveal_top(wanted)
    actions = len(you.of_type(cards, ACTION))
    taken = you.choose_one(Q_TAKE, cards)
    you.to_hand([taken])
    you.discard([card for card in cards if card != taken])
    if actions == wanted:
        word = you.pick("take the Lantern", "take the Horn")
        you.take_artifact(you.game.kind_named("Lantern" if word == "take the Lantern" else "Horn"))


def border_guard_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and you.game.kind(event.card) is border_guard and unused_this_turn(you, horn)


@horn.on(WHEN_DISCARD, ALWAYS, optional=True, when=border_guard_from_play, moves_it=True)
def horn_keeps(you: Player, this: Later, event: Event) -> None:
    if unused_this_turn(you, horn):
        use_up(you, horn)
        you.topdeck([event.card])


treasurer = card(
    "Treasurer", ACTION, 5,
    "+$3. Choose one: trash a Treasure out of your hand; or gain one out of the trash to your hand; or take the Key.",
    sets=SET, brings=["Key"], plus_coins=True,
)  # fmt: skip
key = landscape("Key", ARTIFACT, "+$1 when your turn starts.", sets=SET)


@treasurer.play
def treasurer_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    for word in this.choose_one(["trash a Treasure", "gain a Treasure from the trash", "take the Key"]):
        if word == "trash a Treasure":
            you.trash([you.choose_one(Q_TRASH, you.of_type(you.hand, TREASURE))])
        elif word == "gain a Treasure from the trash":
            you.gain(you.choose_one(Q_GAIN, you.of_type(you.game.cards_in(TRASH), TREASURE)), HAND)
        else:
            you.take_artifact(key)


@key.on(TURN_START, ALWAYS)
def key_coin(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


# --- Projects ---

sewers = landscape(
    "Sewers", PROJECT,
    "For each card that you trash, but for those you trash with this, you may trash one from your hand.",
    sets=SET, cost=3,
)  # fmt: skip


def not_with_sewers(you: Player, this: Later, event: Event) -> bool:
    return event.by != sewers.id and you.hand_size() > 0


@sewers.on(WHEN_TRASH, ALWAYS, optional=True, when=not_with_sewers)
def sewers_trash(you: Player, this: Later, event: Event) -> None:
    you.trash([you.choose_one(Q_TRASH, you.hand)], by=sewers)


star_chart = landscape(
    "Star Chart", PROJECT,
    "Whenever you shuffle, you may choose one of the cards to lie on top.",
    sets=SET, cost=3,
)  # fmt: skip


@star_chart.on(SHUFFLING, ALWAYS)
def star_chart_pick(you: Player, this: Later, event: Event) -> None:
    you.put_in_deck(you.choose_one(Q_PLACE, event.cards, optional=True), int(event.number))


capitalism = landscape(
    "Capitalism", PROJECT,
    "On your turns, Actions that say +$ are Treasures as well.",
    sets=SET, cost=5,
)  # fmt: skip


@capitalism.on(TYPES, ALWAYS)
def capitalism_types(you: Player, this: Later, event: Event) -> None:
    if event.number & ACTION and you.game.kinds[event.kind_id].plus_coins and you.game.phase != GAME_OVER:
        event.number |= TREASURE


fleet = landscape(
    "Fleet", PROJECT,
    "When the game has ended, those who have this get one more turn each.",
    sets=SET, cost=5,
)  # fmt: skip


@fleet.on(GAME_WOULD_END, ALWAYS, whose=ANYONE)
def fleet_round(you: Player, this: Later, event: Event) -> None:
    you.turn_after_end()


innovation = landscape(
    "Innovation", PROJECT,
    "Once on each of your turns, you may play an Action as you gain it.",
    sets=SET, cost=6,
)  # fmt: skip


def can_innovate(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and unused_this_turn(you, innovation)


@innovation.on(WHEN_GAIN, ALWAYS, optional=True, of=ACTION, when=can_innovate, moves_it=True)
def innovation_play(you: Player, this: Later, event: Event) -> None:
    if unused_this_turn(you, innovation) and you.game.still_there(event.card):
        use_up(you, innovation)
        you.play(event.card)


old_innovation = older(
    innovation, FIRST_PRINTING,
    changed="2021: the gained card is played from where it lies; before, it was set aside first. 2022: it may be any Action "
    "gained on the turn; before, only the first.",
    text="Of the Actions you gain on a turn of yours you may set the first aside; then play it.",
)  # fmt: skip


def first_gained_action(you: Player, this: Later, event: Event) -> bool:
    gained = you.of_type(you.game.gained_cards(int(you.seat)), ACTION)
    return you.on_turn and len(gained) == 1 and gained[0] & CARD_MASK == event.card & CARD_MASK


@old_innovation.on(WHEN_GAIN, ALWAYS, optional=True, of=ACTION, when=first_gained_action, moves_it=True)
def old_innovation_play(you: Player, this: Later, event: Event) -> None:
    for aside in you.set_aside([event.card]):
        you.play(aside)


canal = landscape("Canal", PROJECT, "On your turns cards cost $1 less.", sets=SET, cost=7)


@canal.on(COST, ALWAYS)
def canal_cheaper(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


citadel = landscape(
    "Citadel", PROJECT,
    "The first Action you play on each of your turns is played again afterwards.",
    sets=SET, cost=8,
)  # fmt: skip


def first_action_of_your_turn(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and event.play is not None and event.play.nth(ACTION) == 1


@citadel.on(AFTER_PLAY, ALWAYS, of=ACTION, when=first_action_of_your_turn)
def citadel_again(you: Player, this: Later, event: Event) -> None:
    you.play_again(event.card, None)
