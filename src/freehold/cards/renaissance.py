"""Renaissance: the Kingdom cards with their Artifacts, and the Projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse
from freehold.rules.kinds import FIRST_PRINTING, card, landscape, older
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, AFTER_PLAY, ALWAYS, ANYONE, ARTIFACT, ATTACK, BUY_END, BUY_START, CARD_MASK, CLEANUP_START,
    COIN_TOKENS, COMMAND, COST, DURATION, GAME_OVER, GAME_WOULD_END, HAND, HAND_DRAW, HIDDEN, OTHERS, PROJECT, Q_DISCARD,
    Q_GAIN, Q_PLACE, Q_PLAY_CARD, Q_TAKE, Q_TOPDECK, Q_TRASH, REACTION, SHUFFLING, TRASH, TREASURE, TURN_START,
    TURN_TOKENS, TYPES, VICTORY, WHEN_DISCARD, WHEN_GAIN, WHEN_REVEAL, WHEN_TRASH, WHOLE_GAME, Cost, at_most, coins_in,
    cost_plus,
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


# --- costing $2 ------------------------------------------------------------------------------------------------------

ducat = card(
    "Ducat", TREASURE, 2,
    "+1 Coffers. +1 Buy.",
    "When you gain this, you may trash a Copper from your hand.",
    sets=SET,
)  # fmt: skip


@ducat.play
def ducat_play(you: Player, this: Play) -> None:
    you.get_coffers(1)
    you.plus(buys=1)


def copper_in_hand(you: Player, this: Later, event: Event) -> bool:
    return bool(you.of_kind(you.hand, copper))


@ducat.on(WHEN_GAIN, optional=True, when=copper_in_hand)
def ducat_gained(you: Player, this: Later, event: Event) -> None:
    you.trash(you.of_kind(you.hand, copper)[:1])


lackeys = card(
    "Lackeys", ACTION, 2,
    "+2 Cards.",
    "When you gain this, +2 Villagers.",
    sets=SET, plus=(2, 0, 0, 0),
)  # fmt: skip


@lackeys.on(WHEN_GAIN)
def lackeys_gained(you: Player, this: Later, event: Event) -> None:
    you.get_villagers(2)


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


# --- costing $3 ------------------------------------------------------------------------------------------------------

acting_troupe = card("Acting Troupe", ACTION, 3, "+4 Villagers. Trash this.", sets=SET)


@acting_troupe.play
def acting_troupe_play(you: Player, this: Play) -> None:
    you.get_villagers(4)
    this.trash()


cargo_ship = card(
    "Cargo Ship", ACTION | DURATION, 3,
    "+$2. One of the cards that you gain this turn may be set aside as you gain it, face up. It comes into your hand when "
    "your next turn starts.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@cargo_ship.play
def cargo_ship_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.this_turn(cargo_ship_loads).number = int(this.holder())


def is_empty(you: Player, this: Later, event: Event) -> bool:
    return not this.cards


@cargo_ship.later(WHEN_GAIN, optional=True, when=is_empty, moves_it=True)
def cargo_ship_loads(you: Player, this: Later, event: Event) -> None:
    """With a load the card stays in play (`number`: the one that stays, another if this was played where it lies)."""
    this.cards = you.set_aside([event.card])
    if this.cards:
        you.set_up(cargo_ship_unloads, WHOLE_GAME, card=this.number, once=True, holds=True,
                   not_before=int(you.game.turn_serial) + 1).cards = this.cards  # fmt: skip


@cargo_ship.later(TURN_START)
def cargo_ship_unloads(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


experiment = card(
    "Experiment", ACTION, 3,
    "+2 Cards. +1 Action. Return this to its pile.",
    "When you gain this, but not by this ability, gain another Experiment.",
    sets=SET,
)  # fmt: skip


@experiment.play
def experiment_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    this.return_to_pile()


def not_with_another(you: Player, this: Later, event: Event) -> bool:
    return you.asking() != experiment.id


@experiment.on(WHEN_GAIN, when=not_with_another)
def experiment_gained(you: Player, this: Later, event: Event) -> None:
    you.gain_named(experiment.name)


improve = card(
    "Improve", ACTION, 3,
    "+$2. When Clean-up starts this turn, you may trash an Action of yours that it would discard from play, and gain a card "
    "that costs exactly $1 more.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@improve.play
def improve_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.this_turn(improve_later)


def actions_leaving(you: Player) -> list[int]:
    return you.of_type(you.leaving_play(), ACTION)


def action_leaves(you: Player, this: Later, event: Event) -> bool:
    return bool(actions_leaving(you))


@improve.later(CLEANUP_START, optional=True, when=action_leaves)
def improve_later(you: Player, this: Later, event: Event) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, actions_leaving(you), 1, 1)):
        you.choose_gain(you.supply(exactly=cost_plus(you.game.cost(trashed), 1)))


# --- costing $4 ------------------------------------------------------------------------------------------------------

flag_bearer = card(
    "Flag Bearer", ACTION, 4,
    "+$2.",
    "When you gain or trash this, you take the Flag.",
    sets=SET, plus=(0, 0, 0, 2), brings=["Flag"],
)  # fmt: skip
flag = landscape("Flag", ARTIFACT, "+1 Card when you draw your hand in Clean-up.", sets=SET)


@flag_bearer.on(WHEN_GAIN)
def flag_bearer_gained(you: Player, this: Later, event: Event) -> None:
    you.take_artifact(flag)


flag_bearer.on(WHEN_TRASH)(flag_bearer_gained.function)


@flag.on(HAND_DRAW, ALWAYS)
def flag_draws(you: Player, this: Later, event: Event) -> None:
    event.number += 1


hideout = card(
    "Hideout", ACTION, 4,
    "+1 Card. +2 Actions. Trash a card from your hand; for a Victory card you gain a Curse.",
    sets=SET,
)  # fmt: skip


@hideout.play
def hideout_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        if you.game.is_a(trashed, VICTORY):
            you.gain_named("Curse")


inventor = card(
    "Inventor", ACTION, 4,
    "Gain a card that costs $4 or less. After that all cards cost $1 less for the rest of the turn.",
    sets=SET,
)  # fmt: skip


@inventor.play
def inventor_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)))
    this.this_turn(inventor_cost)


@inventor.later(COST, whose=ANYONE)
def inventor_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


mountain_village = card(
    "Mountain Village", ACTION, 4,
    "+2 Actions. Look through your discard pile and take a card of it into your hand. If it has none, +1 Card.",
    sets=SET,
)  # fmt: skip


@mountain_village.play
def mountain_village_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    if not you.to_hand(you.choose(Q_TAKE, you.discards, 1, 1)):
        you.plus(cards=1)


patron = card(
    "Patron", ACTION | REACTION, 4,
    "+1 Villager. +$2.",
    "+1 Coffers when something has you reveal this in an Action phase, by the word \"reveal\".",
    sets=SET, plus_coins=True,
)  # fmt: skip


@patron.play
def patron_play(you: Player, this: Play) -> None:
    you.get_villagers(1)
    you.plus(coins=2)


def in_an_action_phase(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase == ACTION_PHASE


@patron.on(WHEN_REVEAL, when=in_an_action_phase)
def patron_revealed(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(1)


patron_first = older(
    patron, FIRST_PRINTING,
    changed="2022: it must be revealed in an Action phase; before, at any time.",
    text="+1 Villager. +$2.",
    below="+1 Coffers when something has you reveal this, by the word \"reveal\".",
)  # fmt: skip
patron_first.play(patron_play)
patron_first.on(WHEN_REVEAL)(patron_revealed.function)

priest = card(
    "Priest", ACTION, 4,
    "+$2. Trash a card from your hand. Each card that you trash after that, this turn, gives you +$2.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@priest.play
def priest_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    this.this_turn(priest_pays)


@priest.later(WHEN_TRASH)
def priest_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=2)


research = card(
    "Research", ACTION | DURATION, 4,
    "+1 Action. Trash a card from your hand. For every $1 it costs, put your top card aside, face down. These come into "
    "your hand when your next turn starts.",
    sets=SET,
)  # fmt: skip


@research.play
def research_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        aside = you.take_top(coins_in(you.game.cost(trashed)), HIDDEN)
        if aside:
            this.next_turn(research_later).cards = aside


@research.later(TURN_START)
def research_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


silk_merchant = card(
    "Silk Merchant", ACTION, 4,
    "+2 Cards. +1 Buy.",
    "When you gain or trash this, +1 Coffers and +1 Villager.",
    sets=SET, plus=(2, 0, 1, 0),
)  # fmt: skip


@silk_merchant.on(WHEN_GAIN)
def silk_merchant_gained(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(1)
    you.get_villagers(1)


silk_merchant.on(WHEN_TRASH)(silk_merchant_gained.function)

# --- costing $5 ------------------------------------------------------------------------------------------------------

old_witch = card(
    "Old Witch", ACTION | ATTACK, 5,
    "+3 Cards. All others gain a Curse each and may trash one from their hand.",
    sets=SET,
)  # fmt: skip


@old_witch.play
def old_witch_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    for victim in this.victims():
        victim.gain_named("Curse")
        victim.trash(victim.choose(Q_TRASH, victim.of_kind(victim.hand, curse)[:1]))


recruiter = card(
    "Recruiter", ACTION, 5,
    "+2 Cards. Trash a card from your hand; +1 Villager for every $1 it costs.",
    sets=SET,
)  # fmt: skip


@recruiter.play
def recruiter_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.get_villagers(coins_in(you.game.cost(trashed)))


scepter = card(
    "Scepter", TREASURE | COMMAND, 5,
    "Choose one: +$2; or play an Action again, no Command, that you played this turn and that never left play since.",
    sets=SET, order_matters=True, plus_coins=True,
)  # fmt: skip


def wave_scepter(you: Player, this: Play, actions: list[int]) -> None:
    for word in this.choose_one(["+$2", "play an Action again"]):
        if word == "+$2":
            you.plus(coins=2)
        else:
            for chosen in you.choose(Q_PLAY_CARD, actions, 1, 1):
                you.play_again(chosen, this)


@scepter.play
def scepter_play(you: Player, this: Play) -> None:
    wave_scepter(you, this, you.not_of_type(you.of_type(you.played_this_turn(), ACTION), COMMAND))


scepter_first = older(
    scepter, FIRST_PRINTING, types=TREASURE,
    changed="After 2023: it is a Command and plays no Command again.",
    text="Choose one: +$2; or play an Action again that you played this turn and that never left play since.",
)  # fmt: skip


@scepter_first.play
def scepter_first_play(you: Player, this: Play) -> None:
    wave_scepter(you, this, you.of_type(you.played_this_turn(), ACTION))


scholar = card("Scholar", ACTION, 5, "Discard your whole hand, then +7 Cards.", sets=SET)


@scholar.play
def scholar_play(you: Player, this: Play) -> None:
    you.discard(you.hand)
    you.plus(cards=7)


sculptor = card(
    "Sculptor", ACTION, 5,
    "Gain a card that costs $4 or less to your hand; +1 Villager if it is a Treasure.",
    sets=SET,
)  # fmt: skip


@sculptor.play
def sculptor_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4)), to=HAND)
    if gained >= 0 and you.game.is_a(gained, TREASURE):
        you.get_villagers(1)


seer = card(
    "Seer", ACTION, 5,
    "+1 Card. +1 Action. Reveal your top 3 cards. Those that cost $2 to $4 go into your hand, the others back on top in "
    "any order.",
    sets=SET,
)  # fmt: skip


@seer.play
def seer_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    shown = you.reveal_top(3)
    you.to_hand([each for each in shown if Cost(2) <= you.game.cost(each) <= Cost(4)])
    you.put_back(shown)


spices = card(
    "Spices", TREASURE, 5,
    "$2. +1 Buy.",
    "When you gain this, +2 Coffers.",
    sets=SET, worth=2,
)  # fmt: skip


@spices.play
def spices_play(you: Player, this: Play) -> None:
    you.plus(buys=1)


@spices.on(WHEN_GAIN)
def spices_gained(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(2)


swashbuckler = card(
    "Swashbuckler", ACTION, 5,
    "+3 Cards. If your discard pile is not empty then: +1 Coffers, and with 4 Coffers or more you take the Treasure Chest.",
    sets=SET, brings=["Treasure Chest"],
)  # fmt: skip
treasure_chest = landscape("Treasure Chest", ARTIFACT, "Gain a Gold when your Buy phase starts.", sets=SET)


@swashbuckler.play
def swashbuckler_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    if you.discards:
        you.get_coffers(1)
        if you.coffers >= 4:
            you.take_artifact(treasure_chest)


@treasure_chest.on(BUY_START, ALWAYS)
def treasure_chest_opens(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Gold")


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


villain = card(
    "Villain", ACTION | ATTACK, 5,
    "+2 Coffers. All others who hold 5 cards or more discard one that costs $2 or more; who has none reveals their hand.",
    sets=SET,
)  # fmt: skip


@villain.play
def villain_play(you: Player, this: Play) -> None:
    you.get_coffers(2)
    for victim in this.victims():
        if victim.hand_size() >= 5:
            dear = [each for each in victim.hand if at_most(Cost(2), you.game.cost(each))]
            if dear:
                victim.discard(victim.choose(Q_DISCARD, dear, 1, 1))
            else:
                victim.reveal_hand()


# --- Projects ---------------------------------------------------------------------------------------------------------

cathedral = landscape("Cathedral", PROJECT, "When your turn starts, trash a card from your hand.", sets=SET, cost=3)


@cathedral.on(TURN_START, ALWAYS)
def cathedral_trash(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))


city_gate = landscape(
    "City Gate", PROJECT,
    "When your turn starts, +1 Card; then put a card from your hand onto your deck.",
    sets=SET, cost=3,
)  # fmt: skip


@city_gate.on(TURN_START, ALWAYS)
def city_gate_opens(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))


pageant = landscape(
    "Pageant", PROJECT,
    "When your Buy phase ends, you may pay $1 for +1 Coffers.",
    sets=SET, cost=3,
)  # fmt: skip


def has_a_coin(you: Player, this: Later, event: Event) -> bool:
    return you.coins > 0


@pageant.on(BUY_END, ALWAYS, optional=True, when=has_a_coin)
def pageant_pays(you: Player, this: Later, event: Event) -> None:
    if you.lose_coins(1):
        you.get_coffers(1)


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


exploration = landscape(
    "Exploration", PROJECT,
    "When your Buy phase ends, +1 Coffers and +1 Villager, unless you gained a card in it.",
    sets=SET, cost=4,
)  # fmt: skip


@exploration.on(BUY_END, ALWAYS)
def exploration_rewards(you: Player, this: Later, event: Event) -> None:
    if not you.game.gained_cards(int(you.seat), this_phase=True):
        you.get_coffers(1)
        you.get_villagers(1)


exploration_first = older(
    exploration, FIRST_PRINTING,
    changed="2022: a card gained in any way in the Buy phase counts; before, only one that was bought.",
    text="When your Buy phase ends, +1 Coffers and +1 Villager, unless you bought a card in it.",
)  # fmt: skip


@exploration_first.on(BUY_END, ALWAYS)
def exploration_first_rewards(you: Player, this: Later, event: Event) -> None:
    if not you.bought_this_phase():
        you.get_coffers(1)
        you.get_villagers(1)


fair = landscape("Fair", PROJECT, "+1 Buy when your turn starts.", sets=SET, cost=4)


@fair.on(TURN_START, ALWAYS)
def fair_opens(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)


silos = landscape(
    "Silos", PROJECT,
    "When your turn starts, reveal and discard as many Coppers as you like; draw as many cards.",
    sets=SET, cost=4,
)  # fmt: skip


@silos.on(TURN_START, ALWAYS, when=copper_in_hand)
def silos_open(you: Player, this: Later, event: Event) -> None:
    coppers = you.choose(Q_DISCARD, you.of_kind(you.hand, copper))
    you.reveal(coppers)
    you.draw(len(you.discard(coppers, shown=True)))


sinister_plot = landscape(
    "Sinister Plot", PROJECT,
    "When your turn starts, add a Coin token to yours here, or take all of yours away for +1 Card each.",
    sets=SET, cost=4,
)  # fmt: skip


@sinister_plot.on(TURN_START, ALWAYS)
def sinister_plot_thickens(you: Player, this: Later, event: Event) -> None:
    game = you.game
    spot = game.spot_of(sinister_plot)
    if you.pick("add a token", "remove your tokens") == "add a token":
        game.put_tokens(spot, COIN_TOKENS, 1, int(you.seat))
    else:
        you.plus(cards=game.take_tokens(spot, COIN_TOKENS, int(you.seat)))


academy = landscape("Academy", PROJECT, "+1 Villager for each Action that you gain.", sets=SET, cost=5)


@academy.on(WHEN_GAIN, ALWAYS, of=ACTION)
def academy_teaches(you: Player, this: Later, event: Event) -> None:
    you.get_villagers(1)


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


guildhall = landscape("Guildhall", PROJECT, "+1 Coffers for each Treasure that you gain.", sets=SET, cost=5)


@guildhall.on(WHEN_GAIN, ALWAYS, of=TREASURE)
def guildhall_pays(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(1)


piazza = landscape(
    "Piazza", PROJECT,
    "When your turn starts, reveal your top card; if it is an Action, play it.",
    sets=SET, cost=5,
)  # fmt: skip


@piazza.on(TURN_START, ALWAYS)
def piazza_performs(you: Player, this: Later, event: Event) -> None:
    for shown in you.reveal_top(1):
        if you.game.is_a(shown, ACTION):
            you.play(shown)
        you.put_back([shown])


road_network = landscape("Road Network", PROJECT, "+1 Card for each Victory card that another player gains.", sets=SET, cost=5)


@road_network.on(WHEN_GAIN, ALWAYS, whose=OTHERS, of=VICTORY)
def road_network_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


barracks = landscape("Barracks", PROJECT, "+1 Action when your turn starts.", sets=SET, cost=6)


@barracks.on(TURN_START, ALWAYS)
def barracks_muster(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1)


crop_rotation = landscape(
    "Crop Rotation", PROJECT,
    "When your turn starts, you may discard a Victory card for +2 Cards.",
    sets=SET, cost=6,
)  # fmt: skip


def victory_in_hand(you: Player, this: Later, event: Event) -> bool:
    return bool(you.of_type(you.hand, VICTORY))


@crop_rotation.on(TURN_START, ALWAYS, when=victory_in_hand)
def crop_rotation_harvest(you: Player, this: Later, event: Event) -> None:
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY), 0, 1)):
        you.plus(cards=2)


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
