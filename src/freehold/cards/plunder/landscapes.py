"""Plunder: the Events and the Traits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.nocturne.cards import not_in_play
from freehold.cards.plunder.loot import gain_loot
from freehold.rules.kinds import FIRST_PRINTING, MARKED_PILE, Extra, PileKind, landscape, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, ANYONE, ASIDE, ATTACK, CLEANUP_START, COST, DECK, DISCARD, EVENT, GAME_START, HEIRLOOM,
    IN_SUPPLY_TRAIT, NOT_THIRD, Q_DISCARD, Q_GAIN, Q_PLACE, Q_PLAY_CARD, Q_RETURN, Q_SET_ASIDE, Q_TOPDECK, Q_TRASH,
    RESOLVE_TIMES, SHUFFLING, THIS_TURN, TRAIT, TRASH, TREASURE, TURN_END, TURN_START, WHEN_DISCARD, WHEN_GAIN,
    WHOLE_GAME, WOULD_DISCARD_PLAY, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Plunder"]

# --- Events ----------------------------------------------------------------------------------------------------------

avoid = landscape(
    "Avoid", EVENT, "+1 Buy. When you next shuffle this turn, you may take up to 3 cards out; they go to your discard pile.",
    sets=SET, cost=Cost(2),
)  # fmt: skip


@avoid.play
def avoid_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.once_this_turn(avoid_shuffling)


def in_deck(you: Player, cards: list[int]) -> list[int]:
    """Those of the shuffled cards that nothing has taken out or placed yet."""
    deck = you.zone(DECK)
    return [card for card in cards if card in deck]


@avoid.later(SHUFFLING)
def avoid_shuffling(you: Player, this: Later, event: Event) -> None:
    """Chosen from the cards in an order that says nothing of the shuffle; without them it is as random as before."""
    for card in you.choose(Q_DISCARD, in_deck(you, event.cards), 0, 3):
        you.pull(card, DISCARD)


journey = landscape(
    "Journey", EVENT,
    "In Clean-up this turn, your cards stay in play. You take an extra turn after this one (unless it would be your "
    "3rd in a row).", sets=SET, cost=Cost(4),
)  # fmt: skip


@journey.play
def journey_play(you: Player, this: Play) -> None:
    this.this_turn(journey_keeps)
    you.extra_turn(journey, limit=NOT_THIRD)


@journey.later(WOULD_DISCARD_PLAY)
def journey_keeps(you: Player, this: Later, event: Event) -> None:
    event.number = 0


first_journey = older(
    journey, FIRST_PRINTING,
    changed="After 2023: no third turn in a row; before, once a turn, and only if the turn before was not yours.",
    text="Once per turn, if the turn before this was not yours: in Clean-up this turn, your cards stay in play, and you "
    "take an extra turn after this one.",
)  # fmt: skip
first_journey.once_per_turn = True


@first_journey.play
def first_journey_play(you: Player, this: Play) -> None:
    if you.game.previous_seat != you.seat:
        this.this_turn(first_journey_keeps)
        you.extra_turn(first_journey)


@first_journey.later(WOULD_DISCARD_PLAY)
def first_journey_keeps(you: Player, this: Later, event: Event) -> None:
    event.number = 0


invasion = landscape(
    "Invasion", EVENT,
    "You may play an Attack card from your hand. Then gain a Duchy, an Action card onto your deck, and a Loot, which "
    "you play.", sets=SET, cost=Cost(10), brings=["Loot"],
)  # fmt: skip


@invasion.play
def invasion_play(you: Player, this: Play) -> None:
    you.play(you.choose_one(Q_PLAY_CARD, you.playable(ATTACK), optional=True), by=this)
    you.gain_named("Duchy")
    you.choose_gain(you.supply(types=ACTION), to=DECK)
    you.play(gain_loot(you), by=this)


prosper = landscape(
    "Prosper", EVENT, "Gain a Loot, then any number of Treasures with different names.",
    sets=SET, cost=Cost(10), brings=["Loot"],
)  # fmt: skip


@prosper.play
def prosper_play(you: Player, this: Play) -> None:
    gain_loot(you)
    names: list[str] = []
    while True:
        cards = [c for c in you.supply(types=TREASURE) if you.game.name(c) not in names]
        chosen = you.choose_one(Q_GAIN, cards, optional=True)
        if chosen < 0:
            return
        names.append(you.game.name(chosen))
        you.gain(chosen)


bury = landscape(
    "Bury", EVENT, "+1 Buy. Choose a card in your discard pile; it goes to the bottom of your deck.", sets=SET, cost=Cost(1),
)  # fmt: skip


@bury.play
def bury_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.bottom_deck(you.choose(Q_PLACE, you.discards, 1, 1))


deliver = landscape(
    "Deliver", EVENT, "+1 Buy. Each card you gain this turn is set aside, and comes into your hand when the turn ends.",
    sets=SET, cost=Cost(2),
)  # fmt: skip


@deliver.play
def deliver_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(deliver_keeps)


@deliver.later(WHEN_GAIN)
def deliver_keeps(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(deliver_brings, THIS_TURN, once=True).cards = aside


@deliver.later(TURN_END, whose=ANYONE)
def deliver_brings(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


foray = landscape(
    "Foray", EVENT, "Reveal 3 cards from your hand and discard them. For 3 different names, gain a Loot.", sets=SET,
    cost=Cost(3), brings=["Loot"],
)  # fmt: skip


@foray.play
def foray_play(you: Player, this: Play) -> None:
    chosen = you.choose(Q_DISCARD, you.hand, 3, 3)
    you.reveal(chosen)
    names = {you.game.name(card) for card in chosen}
    you.discard(chosen, shown=True)
    if len(names) == 3:
        gain_loot(you)


launch = landscape(
    "Launch", EVENT, "Once per turn: you return to your Action phase, with +1 Card, +1 Action and +1 Buy.", sets=SET,
    cost=Cost(3), once_per_turn=True,
)  # fmt: skip


@launch.play
def launch_play(you: Player, this: Play) -> None:
    you.return_to_actions()
    you.plus(cards=1, actions=1, buys=1)


looting = landscape("Looting", EVENT, "Gain a Loot.", sets=SET, cost=Cost(6), brings=["Loot"])


@looting.play
def looting_play(you: Player, this: Play) -> None:
    gain_loot(you)


maelstrom = landscape(
    "Maelstrom", EVENT,
    "Trash 3 cards from your hand. Then each other player whose hand has 5 cards or more trashes a card from it.", sets=SET,
    cost=Cost(4),
)  # fmt: skip


@maelstrom.play
def maelstrom_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 3, 3))
    for other in this.victims():
        if other.hand_size() >= 5:
            other.trash(other.choose(Q_TRASH, other.hand, 1, 1))


peril = landscape(
    "Peril", EVENT, "You may trash an Action card from your hand. If you do, gain a Loot.", sets=SET, cost=Cost(2),
    brings=["Loot"],
)  # fmt: skip


@peril.play
def peril_play(you: Player, this: Play) -> None:
    if you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 0, 1)):
        gain_loot(you)


scrounge = landscape(
    "Scrounge", EVENT,
    "Choose one: trash a card from your hand; gain an Estate out of the trash and, if you got it, a card costing up to "
    "$5.", sets=SET, cost=Cost(3),
)  # fmt: skip


@scrounge.play
def scrounge_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["trash a card", "gain an Estate"]):
        if option == "trash a card":
            you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
        else:
            estates = [card for card in you.game.cards_in(TRASH) if you.game.name(card) == "Estate"]
            if estates and you.gain(estates[-1]) >= 0:
                you.choose_gain(you.supply(up_to=Cost(5)))


# --- Traits ----------------------------------------------------------------------------------------------------------


def action_or_treasure(pile: PileKind) -> bool:
    return bool(pile.types & (ACTION | TREASURE))


def trait(name: str, text: str, brings: list[str] | None = None) -> CardKind:
    return landscape(name, TRAIT, text, sets=SET, brings=brings, extra=Extra(MARKED_PILE, action_or_treasure))


def of_trait(you: Player, kind: CardKind, cards: list[int]) -> list[int]:
    """Those cards that belong to the pile of the Trait."""
    pile = you.game.marked_pile(kind)
    return [card for card in cards if pile >= 0 and you.game.home_of(card) == pile]


cursed = trait("Cursed", "With each Cursed card you gain, you gain a Loot and then a Curse.", ["Loot"])


@cursed.on(WHEN_GAIN, IN_SUPPLY_TRAIT)
def cursed_gained(you: Player, this: Later, event: Event) -> None:
    gain_loot(you)
    you.gain_named("Curse")


fated = trait(
    "Fated", "Whenever you shuffle, you may look at the cards; each Fated one you reveal may go on the top or to the bottom.",
)  # fmt: skip


def shuffles_fated(you: Player, this: Later, event: Event) -> bool:
    return bool(of_trait(you, fated, in_deck(you, event.cards)))


@fated.on(SHUFFLING, ALWAYS, when=shuffles_fated)
def fated_shuffling(you: Player, this: Later, event: Event) -> None:
    cards = of_trait(you, fated, in_deck(you, event.cards))
    top = you.choose(Q_TOPDECK, cards, 0, len(cards), ordered=True)
    rest = [card for card in cards if card not in top]
    bottom = you.choose(Q_PLACE, rest, 0, len(rest), ordered=True)
    you.reveal(top + bottom)
    for card in reversed(top):  # under what was left of the deck
        you.put_in_deck(card, int(event.number), shown=True)
    for card in bottom:
        you.put_in_deck(card, you.deck_size(), shown=True)


inherited = trait("Inherited", "Set-up: in your starting deck, an Inherited card takes the place of a card of your choice.")


@inherited.on(GAME_START, ALWAYS)
def inherited_start(you: Player, this: Later, event: Event) -> None:
    heirloom = you.game.top(you.game.marked_pile(inherited))
    if heirloom < 0:
        return
    different: list[int] = []
    for card in you.zone(DECK):
        if all(you.game.kind(card) is not you.game.kind(each) for each in different):
            different.append(card)
    replaced = you.choose_one(Q_RETURN, different)
    if you.game.is_a(replaced, TREASURE) and not you.game.is_a(replaced, HEIRLOOM):
        you.return_to_pile(you.pull(replaced, ASIDE))
    else:
        you.put_away(replaced)
    you.move_to(heirloom, DECK)


patient = trait(
    "Patient",
    "When your Clean-up starts, you may set Patient cards from your hand aside; they are played when your next turn "
    "starts.",
)  # fmt: skip


def holds_patient(you: Player, this: Later, event: Event) -> bool:
    return bool(of_trait(you, patient, you.hand))


@patient.on(CLEANUP_START, ALWAYS, when=holds_patient)
def patient_set_aside(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside(you.choose(Q_SET_ASIDE, of_trait(you, patient, you.hand)))
    if aside:
        you.set_up(patient_plays, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1).cards = aside


@patient.later(TURN_START)
def patient_plays(you: Player, this: Later, event: Event) -> None:
    waiting = you.still(this.cards)
    while waiting:
        chosen = you.choose_one(Q_PLAY_CARD, waiting)
        you.play(chosen)
        waiting = you.still([card for card in waiting if card != chosen])


reckless = trait(
    "Reckless", "A Reckless card you play does everything twice. When you discard it from play, it returns to its pile.",
)  # fmt: skip


@reckless.on(RESOLVE_TIMES, IN_SUPPLY_TRAIT)
def reckless_twice(you: Player, this: Later, event: Event) -> None:
    event.number += 1


def from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play


@reckless.on(WHEN_DISCARD, IN_SUPPLY_TRAIT, when=from_play)
def reckless_returns(you: Player, this: Later, event: Event) -> None:
    you.return_to_pile(event.card)


shy = trait("Shy", "When your turn starts, you may discard a Shy card (only one); if you do, +2 Cards.")


def holds_shy(you: Player, this: Later, event: Event) -> bool:
    return bool(of_trait(you, shy, you.hand))


@shy.on(TURN_START, ALWAYS, optional=True, when=holds_shy)
def shy_discard(you: Player, this: Later, event: Event) -> None:
    if you.discard([you.choose_one(Q_DISCARD, of_trait(you, shy, you.hand))]):
        you.plus(cards=2)


cheap = trait("Cheap", "Cheap cards cost $1 less.")


def first_seat(you: Player, this: Later, event: Event) -> bool:
    """Once for everybody, also when it is nobody's turn."""
    return you.seat == 0


@cheap.on(COST, IN_SUPPLY_TRAIT, whose=ANYONE, when=first_seat)
def cheap_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


fawning = trait("Fawning", "With each Province you gain, you gain a Fawning card.")


def gains_province(you: Player, this: Later, event: Event) -> bool:
    return you.game.name(event.card) == "Province"


@fawning.on(WHEN_GAIN, ALWAYS, when=gains_province)
def fawning_gain(you: Player, this: Later, event: Event) -> None:
    you.gain(you.game.top(you.game.marked_pile(fawning)))


friendly = trait("Friendly", "When your Clean-up starts, you may discard a Friendly card; if you do, gain a Friendly card.")


def holds_friendly(you: Player, this: Later, event: Event) -> bool:
    return bool(of_trait(you, friendly, you.hand))


@friendly.on(CLEANUP_START, ALWAYS, optional=True, when=holds_friendly)
def friendly_swap(you: Player, this: Later, event: Event) -> None:
    if you.discard([you.choose_one(Q_DISCARD, of_trait(you, friendly, you.hand))]):
        you.gain(you.game.top(you.game.marked_pile(friendly)))


hasty = trait("Hasty", "A Hasty card you gain is set aside, and is played when your next turn starts.")


@hasty.on(WHEN_GAIN, IN_SUPPLY_TRAIT)
def hasty_gained(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(hasty_plays, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1).cards = aside


@hasty.later(TURN_START)
def hasty_plays(you: Player, this: Later, event: Event) -> None:
    for card in this.cards:
        you.play(card)


inspiring = trait(
    "Inspiring",
    "After each Inspiring card you play on your turn, you may play an Action card from your hand whose name is not "
    "among your cards in play.",
)  # fmt: skip


def may_inspire(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and bool(not_in_play(you))


@inspiring.on(AFTER_PLAY, IN_SUPPLY_TRAIT, when=may_inspire)
def inspiring_play(you: Player, this: Later, event: Event) -> None:
    you.play(you.choose_one(Q_PLAY_CARD, not_in_play(you), optional=True))


nearby = trait("Nearby", "Each Nearby card you gain gives +1 Buy.")


@nearby.on(WHEN_GAIN, IN_SUPPLY_TRAIT)
def nearby_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)


pious = trait("Pious", "With each Pious card you gain, you may trash a card from your hand.")


@pious.on(WHEN_GAIN, IN_SUPPLY_TRAIT)
def pious_gained(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


rich = trait("Rich", "With each Rich card you gain, you gain a Silver.")


@rich.on(WHEN_GAIN, IN_SUPPLY_TRAIT)
def rich_gained(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Silver")


tireless = trait(
    "Tireless", "A Tireless card you discard from play is set aside, and goes onto your deck when the turn ends.",
)  # fmt: skip


@tireless.on(WHEN_DISCARD, IN_SUPPLY_TRAIT, when=from_play)
def tireless_stays(you: Player, this: Later, event: Event) -> None:
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(tireless_returns, THIS_TURN, once=True).cards = aside


@tireless.later(TURN_END, whose=ANYONE)
def tireless_returns(you: Player, this: Later, event: Event) -> None:
    you.topdeck(this.cards)
