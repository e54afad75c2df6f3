"""Empires: the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, gold
from freehold.cards.dark_ages.kingdom import play_as_one_of
from freehold.rules.kinds import FIRST_PRINTING, card, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, ANYONE, ATTACK, BUY_PHASE, CASTLE, CLEANUP_START, COMMAND, DECK, DURATION, GATHERING,
    HAND, OTHERS, PLAY, Q_DISCARD, Q_PAY_DEBT, Q_PLAY_CARD, Q_REVEAL, Q_TAKE, Q_TOPDECK, Q_TRASH, THIS_TURN, TREASURE,
    TREASURE_PHASE, TURN_START, TURN_TOKENS, VICTORY, VP_TOKENS, WHEN_BUY, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH,
    WHOLE_GAME, WOULD_RESOLVE, Cost, cheaper, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import Hook
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Empires"]

engineer = card(
    "Engineer", ACTION, Cost(debt=4),
    "Gain a card that costs $4 or less. You may trash this to gain one more such card.",
    sets=SET,
)  # fmt: skip


@engineer.play
def engineer_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)))
    if this.is_there() and you.may(Q_TRASH, this.card) and this.trash():
        you.choose_gain(you.supply(up_to=Cost(4)))


enchantress = card(
    "Enchantress", ACTION | ATTACK | DURATION, 3,
    "Until your next turn, the first Action that others play on a turn of theirs does not do what it says: they get "
    "+1 Card and +1 Action. When your next turn starts, +2 Cards.",
    sets=SET,
)  # fmt: skip


@enchantress.play
def enchantress_play(you: Player, this: Play) -> None:
    this.until_next_turn(enchantress_instead)
    this.next_turn(enchantress_later)


def first_action_of_their_turn(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and this.affects(you) and event.play is not None and event.play.nth(ACTION) == 1


@enchantress.later(WOULD_RESOLVE, whose=OTHERS, theirs=True, of=ACTION, when=first_action_of_their_turn)
def enchantress_instead(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(cards=1, actions=1)


@enchantress.later(TURN_START)
def enchantress_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


overlord = card(
    "Overlord", ACTION | COMMAND, Cost(debt=8),
    "Play an Action from the Supply that costs $5 or less and is no Command or Duration. It stays there.",
    sets=SET,
)  # fmt: skip


@overlord.play
def overlord_play(you: Player, this: Play) -> None:
    cards = you.supply(up_to=Cost(5), types=ACTION, without=COMMAND | DURATION)
    you.play(you.choose_one(Q_PLAY_CARD, cards), by=this, leaving=True)


overlord_first = older(
    overlord, FIRST_PRINTING,
    changed="2019: it plays a card in the Supply; before, it became that card until it left play. 2019: no Commands, after "
    "2023: no Durations.",
    types=ACTION,
    text="Choose an Action in the Supply that costs $5 or less. This is that card until it leaves play, and is played as such.",
)  # fmt: skip


@overlord_first.play
def overlord_first_play(you: Player, this: Play) -> None:
    play_as_one_of(you, this, you.supply(up_to=Cost(5), types=ACTION))


villa = card(
    "Villa", ACTION, 4,
    "+2 Actions. +1 Buy. +$1.",
    "When you gain this, it goes to your hand: +1 Action, and from your Buy phase you return to your Action phase.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@villa.play
def villa_play(you: Player, this: Play) -> None:
    you.plus(actions=2, buys=1, coins=1)


@villa.on(WHEN_GAIN)
def villa_gained(you: Player, this: Later, event: Event) -> None:
    you.to_hand([event.card])
    you.plus(actions=1)
    if you.on_turn:
        you.return_to_actions()


archive = card(
    "Archive", ACTION | DURATION, 5,
    "+1 Action. Set aside your top 3 cards, face down; you may look at them. Take one of them into your hand now, and "
    "one more when each of your next two turns starts.",
    sets=SET,
)  # fmt: skip


@archive.play
def archive_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    left = take_from_archive(you, you.set_aside(you.look(3), face_down=True))
    if left:
        this.next_turn(archive_later).cards = left


def take_from_archive(you: Player, cards: list[int]) -> list[int]:
    """Put one of the set-aside cards into the hand; those that are left."""
    you.to_hand([you.choose_one(Q_TAKE, cards)])
    return you.still(cards)


@archive.later(TURN_START)
def archive_later(you: Player, this: Later, event: Event) -> None:
    left = take_from_archive(you, this.cards)
    if left:
        again = you.set_up(archive_later, WHOLE_GAME, card=this.card, once=True, not_before=you.game.turn_serial + 1)
        again.cards = left
        again.holder = this.holder


capital = card(
    "Capital", TREASURE, 5,
    "$6. +1 Buy.",
    "When you discard this from play, +6 Debt, some of which you may pay off at once.",
    sets=SET, worth=6, order_matters=True,
)  # fmt: skip


@capital.play
def capital_play(you: Player, this: Play) -> None:
    you.plus(buys=1)


def from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play


@capital.on(WHEN_DISCARD, when=from_play)
def capital_discarded(you: Player, this: Later, event: Event) -> None:
    you.get_debt(6)
    paid = you.lose_coins(you.amount(Q_PAY_DEBT, 0, min(you.coins, you.debt)))
    you.debt -= paid


crown = card(
    "Crown", ACTION | TREASURE, 5,
    "In your Action phase you may play an Action out of your hand twice, in your Buy phase a Treasure.",
    sets=SET, order_matters=True,
)  # fmt: skip


@crown.play
def crown_play(you: Player, this: Play) -> None:
    if not you.on_turn:
        return
    phase = you.game.phase
    if phase == ACTION_PHASE:
        you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True), 2, this)
    elif phase in (TREASURE_PHASE, BUY_PHASE):
        you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(TREASURE), optional=True), 2, this)


charm = card(
    "Charm", TREASURE, 5,
    "Choose one: +1 Buy and +$2; or with the next card you gain this turn you may gain another, of the same cost but "
    "another name.",
    sets=SET, order_matters=True,
)  # fmt: skip


@charm.play
def charm_play(you: Player, this: Play) -> None:
    charm_options(you, this, charm_gain)


def charm_options(you: Player, this: Play, waiting: Hook) -> None:
    for option in this.choose_one(["+1 Buy and +$2", "gain another card"]):
        if option == "+1 Buy and +$2":
            you.plus(buys=1, coins=2)
        else:
            this.once_this_turn(waiting)


@charm.later(WHEN_GAIN)
def charm_gain(you: Player, this: Later, event: Event) -> None:
    game = you.game
    name = game.kinds[event.kind_id].name
    cards = you.supply(exactly=int(game.cost(event.card)), suits=lambda c: game.name(c) != name)
    you.choose_gain(cards, optional=True)


charm_first = older(
    charm, FIRST_PRINTING,
    changed="2022: the other card comes with the next card you gain; before, with the next you bought.",
    text="Choose one: +1 Buy and +$2; or the next time you buy a card this turn you may also gain another, of the same cost "
    "but another name.",
)  # fmt: skip


@charm_first.play
def charm_first_play(you: Player, this: Play) -> None:
    charm_options(you, this, charm_first_gain)


charm_first_gain = charm_first.later(WHEN_BUY)(charm_gain.function)


# --- Patrician/Emporium ---

patrician = card(
    "Patrician", ACTION, 2,
    "+1 Card. +1 Action. Reveal your top card; from $5 up it goes into your hand.",
    sets=SET, pile=False,
)  # fmt: skip


@patrician.play
def patrician_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    top = you.reveal_top(1)
    if top and coins_in(you.game.cost(top[0])) >= 5:
        you.to_hand(top)
    else:
        you.put_back(top)


emporium = card(
    "Emporium", ACTION, 5,
    "+1 Card. +1 Action. +$1.",
    "When you gain this with 5 or more Actions in play, +2 VP.",
    sets=SET, pile=False, plus_coins=True,
)  # fmt: skip


@emporium.play
def emporium_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)


@emporium.on(WHEN_GAIN)
def emporium_gained(you: Player, this: Later, event: Event) -> None:
    if len(you.of_type(you.in_play, ACTION)) >= 5:
        you.get_vp(2)


mixed_pile("Patrician/Emporium", [patrician, emporium], [5, 5], types=ACTION, cost=2, sets=SET)


# --- Castles ---


def castles_of(you: Player) -> int:
    return len(you.of_type(you.all_cards(), CASTLE))


humble_castle = card(
    "Humble Castle", TREASURE | VICTORY | CASTLE, 3,
    "$1",
    "1 VP per Castle of yours.",
    sets=SET, worth=1, pile=False,
)  # fmt: skip


@humble_castle.scores
def humble_castle_scores(you: Player) -> int:
    return castles_of(you)


crumbling_castle = card(
    "Crumbling Castle", VICTORY | CASTLE, 4,
    "1 VP",
    "+1 VP and a Silver for you when you gain this, and when you trash it.",
    sets=SET, points=1, pile=False,
)  # fmt: skip


def crumbling_castle_crumbles(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)
    you.gain_named("Silver")


crumbling_castle.on(WHEN_GAIN)(crumbling_castle_crumbles)
crumbling_castle.on(WHEN_TRASH)(crumbling_castle_crumbles)

small_castle = card(
    "Small Castle", ACTION | VICTORY | CASTLE, 5,
    "Trash this, or a Castle from your hand, and if that was done gain a Castle.",
    "2 VP",
    sets=SET, points=2, pile=False,
)  # fmt: skip


@small_castle.play
def small_castle_play(you: Player, this: Play) -> None:
    if you.pick("trash this", "trash a Castle from your hand") == "trash this":
        trashed = this.trash()
    else:
        trashed = bool(you.trash(you.choose(Q_TRASH, you.of_type(you.hand, CASTLE), 1, 1)))
    if trashed:
        you.choose_gain(you.supply(types=CASTLE))


haunted_castle = card(
    "Haunted Castle", VICTORY | CASTLE, 6,
    "2 VP",
    "When you gain this on your turn, you gain a Gold; the others, if they hold 5 or more cards, put 2 of them onto "
    "their decks.",
    sets=SET, points=2, pile=False,
)  # fmt: skip


@haunted_castle.on(WHEN_GAIN)
def haunted_castle_gained(you: Player, this: Later, event: Event) -> None:
    if not you.on_turn:
        return
    you.gain_named("Gold")
    for other in you.others():
        if other.hand_size() >= 5:
            other.topdeck(other.choose(Q_TOPDECK, other.hand, 2, 2, ordered=True))


opulent_castle = card(
    "Opulent Castle", ACTION | VICTORY | CASTLE, 7,
    "Reveal and discard as many Victory cards as you like. +$2 for each.",
    "3 VP",
    sets=SET, points=3, pile=False, plus_coins=True,
)  # fmt: skip


@opulent_castle.play
def opulent_castle_play(you: Player, this: Play) -> None:
    chosen = you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY))
    you.reveal(chosen)
    you.plus(coins=2 * len(you.discard(chosen, shown=True)))


opulent_castle_first = older(
    opulent_castle, FIRST_PRINTING,
    changed="2021: the cards are shown.",
    text="Discard as many Victory cards as you like. +$2 for each.",
    below="3 VP",
)  # fmt: skip


@opulent_castle_first.play
def opulent_castle_first_play(you: Player, this: Play) -> None:
    you.plus(coins=2 * len(you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY)))))


sprawling_castle = card(
    "Sprawling Castle", VICTORY | CASTLE, 8,
    "4 VP",
    "When you gain this, you also gain a Duchy, or else 3 Estates.",
    sets=SET, points=4, pile=False,
)  # fmt: skip


@sprawling_castle.on(WHEN_GAIN)
def sprawling_castle_gained(you: Player, this: Later, event: Event) -> None:
    if you.pick("a Duchy", "3 Estates") == "a Duchy":
        you.gain_named("Duchy")
    else:
        for _ in range(3):
            you.gain_named("Estate")


grand_castle = card(
    "Grand Castle", VICTORY | CASTLE, 9,
    "5 VP",
    "When you gain this, reveal your hand: +1 VP for each Victory card there and in play.",
    sets=SET, points=5, pile=False,
)  # fmt: skip


@grand_castle.on(WHEN_GAIN)
def grand_castle_gained(you: Player, this: Later, event: Event) -> None:
    cards = you.reveal_hand()
    for player in you.game.players:  # cards in play are not only one's own
        cards.extend(player.in_play)
    you.get_vp(len(you.of_type(cards, VICTORY)))


kings_castle = card("King's Castle", VICTORY | CASTLE, 10, "2 VP per Castle of yours.", sets=SET, pile=False)


@kings_castle.scores
def kings_castle_scores(you: Player) -> int:
    return 2 * castles_of(you)


mixed_pile(
    "Castles",
    [humble_castle, crumbling_castle, small_castle, haunted_castle, opulent_castle, sprawling_castle, grand_castle,
     kings_castle],
    [2, 1, 2, 1, 2, 1, 1, 2], types=VICTORY | CASTLE, cost=3, sets=SET, two_player_counts=[1] * 8,
)  # fmt: skip


# --- Cards that cost Debt ---

city_quarter = card(
    "City Quarter", ACTION, Cost(debt=8),
    "+2 Actions. Reveal your hand: +1 Card for each Action in it.",
    sets=SET,
)  # fmt: skip


@city_quarter.play
def city_quarter_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    you.plus(cards=len(you.of_type(you.reveal_hand(), ACTION)))


royal_blacksmith = card(
    "Royal Blacksmith", ACTION, Cost(debt=8),
    "+5 Cards. Reveal your hand and discard its Coppers.",
    sets=SET,
)  # fmt: skip


@royal_blacksmith.play
def royal_blacksmith_play(you: Player, this: Play) -> None:
    you.plus(cards=5)
    you.discard(you.of_kind(you.reveal_hand(), copper), shown=True)


# --- Gathering ---


def vp_on_pile(you: Player, name: str) -> int:
    return you.game.tokens_on(you.game.pile_named(name), VP_TOKENS)


def add_vp_to_pile(you: Player, name: str) -> None:
    pile = you.game.pile_named(name)
    if pile >= 0:  # a card from a deck of offers has no pile in the game
        you.game.put_tokens(pile, VP_TOKENS, 1)


def take_vp_from_pile(you: Player, name: str) -> None:
    you.get_vp(you.game.take_tokens(you.game.pile_named(name), VP_TOKENS))


farmers_market = card(
    "Farmers' Market", ACTION | GATHERING, 3,
    "+1 Buy. If 4 VP or more lie on this pile, take them and trash this card. If not, put 1 VP there, then +$1 for "
    "each VP there.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@farmers_market.play
def farmers_market_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    if vp_on_pile(you, "Farmers' Market") >= 4:
        take_vp_from_pile(you, "Farmers' Market")
        this.trash()
    else:
        add_vp_to_pile(you, "Farmers' Market")
        you.plus(coins=vp_on_pile(you, "Farmers' Market"))


temple = card(
    "Temple", ACTION | GATHERING, 4,
    "+1 VP. Trash one to three cards of different names from your hand. Put 1 VP on this pile.",
    "When you gain this, the VP of its pile are yours.",
    sets=SET,
)  # fmt: skip


@temple.play
def temple_play(you: Player, this: Play) -> None:
    you.get_vp(1)
    chosen: list[int] = []
    for i in range(3):
        names = [you.game.name(each) for each in chosen]
        fit = [each for each in you.hand if you.game.name(each) not in names]
        each = you.choose_one(Q_TRASH, fit, optional=i > 0)
        if each < 0:
            break
        chosen.append(each)
    you.trash(chosen)
    add_vp_to_pile(you, "Temple")


@temple.on(WHEN_GAIN)
def temple_gained(you: Player, this: Later, event: Event) -> None:
    take_vp_from_pile(you, "Temple")


wild_hunt = card(
    "Wild Hunt", ACTION | GATHERING, 5,
    "Choose one: +3 Cards and put 1 VP on this pile; or gain an Estate, and with it the VP of the pile.",
    sets=SET,
)  # fmt: skip


@wild_hunt.play
def wild_hunt_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["+3 Cards", "gain an Estate"]):
        if option == "+3 Cards":
            you.plus(cards=3)
            add_vp_to_pile(you, "Wild Hunt")
        elif you.gain_named("Estate") >= 0:
            take_vp_from_pile(you, "Wild Hunt")


# --- Other cards ---

chariot_race = card(
    "Chariot Race", ACTION, 3,
    "+1 Action. +1 Card, revealed. Your left neighbour reveals their top card. If yours costs more: +$1, +1 VP.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@chariot_race.play
def chariot_race_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    before = you.hand_size()
    you.plus(cards=1)
    drawn = you.hand[before:]
    you.reveal(drawn)
    race(you, drawn)


chariot_race_first = older(
    chariot_race, FIRST_PRINTING,
    changed="After 2023: your card is +1 Card; before, it was put into your hand.",
    text="+1 Action. Reveal your top card and put it into your hand. Your left neighbour reveals theirs. If yours costs more: "
    "+$1, +1 VP.",
)  # fmt: skip


@chariot_race_first.play
def chariot_race_first_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    race(you, you.to_hand(you.reveal_top(1)))


def race(you: Player, drawn: list[int]) -> None:
    other = you.left_neighbour
    theirs = other.reveal_top(1)
    wins = bool(drawn and theirs) and cheaper(you.game.cost(theirs[0]), you.game.cost(drawn[0]))
    other.put_back(theirs)
    if wins:
        you.plus(coins=1)
        you.get_vp(1)


sacrifice = card(
    "Sacrifice", ACTION, 4,
    "Trash a card from your hand. Action: +2 Cards, +2 Actions. Treasure: +$2. Victory: +2 VP.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@sacrifice.play
def sacrifice_play(you: Player, this: Play) -> None:
    for chosen in you.choose(Q_TRASH, you.hand, 1, 1):
        types = you.game.types(chosen)
        you.trash([chosen])
        if types & ACTION:
            you.plus(cards=2, actions=2)
        if types & TREASURE:
            you.plus(coins=2)
        if types & VICTORY:
            you.get_vp(2)


forum = card("Forum", ACTION, 5, "+3 Cards. +1 Action. Discard two cards.", "+1 Buy when you gain this.", sets=SET)


@forum.play
def forum_play(you: Player, this: Play) -> None:
    you.plus(cards=3, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


@forum.on(WHEN_GAIN)
def forum_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)


forum_first = older(
    forum, FIRST_PRINTING,
    changed="2022: the Buy comes when you gain it; before, when you bought it.",
    text="+3 Cards. +1 Action. Discard two cards.",
    below="+1 Buy when you buy this.",
)  # fmt: skip
forum_first.play(forum_play)
forum_first.on(WHEN_BUY)(forum_gained.function)


groundskeeper = card(
    "Groundskeeper", ACTION, 5,
    "+1 Card. +1 Action. For the rest of this turn, +1 VP with each Victory card you gain.",
    sets=SET,
)  # fmt: skip


@groundskeeper.play
def groundskeeper_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.this_turn(groundskeeper_vp)


@groundskeeper.later(WHEN_GAIN, of=VICTORY)
def groundskeeper_vp(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)


groundskeeper_first = older(
    groundskeeper, FIRST_PRINTING,
    changed="2022: the VP come with playing it, each time; before, with its being in play, once.",
    text="+1 Card. +1 Action.",
    below="While this is in play: +1 VP with each Victory card you gain.",
)  # fmt: skip


@groundskeeper_first.play
def groundskeeper_first_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


groundskeeper_first.on(WHEN_GAIN, PLAY, of=VICTORY)(groundskeeper_vp.function)


legionary = card(
    "Legionary", ACTION | ATTACK, 5,
    "+$3. You may reveal a Gold in your hand. Then all others discard down to 2 cards and draw one.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@legionary.play
def legionary_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    golds = you.of_kind(you.hand, gold)
    if golds and you.may(Q_REVEAL, golds[0]):
        you.reveal(golds[:1])
        for victim in this.victims():
            victim.discard_down_to(2)
            victim.draw(1)


# --- Other split piles ---

settlers = card(
    "Settlers", ACTION, 2,
    "+1 Card. +1 Action. You may reveal a Copper of your discard pile and take it into your hand.",
    sets=SET, pile=False,
)  # fmt: skip


def take_from_discards(you: Player, kind: CardKind) -> None:
    found = you.of_kind(you.discards, kind)[:1]
    if found and you.may(Q_TAKE, found[0]):
        you.reveal(found)
        you.to_hand(found)


@settlers.play
def settlers_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    take_from_discards(you, copper)


bustling_village = card(
    "Bustling Village", ACTION, 5,
    "+1 Card. +3 Actions. You may reveal a Settlers of your discard pile and take it into your hand.",
    sets=SET, pile=False,
)  # fmt: skip


@bustling_village.play
def bustling_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=3)
    take_from_discards(you, settlers)


mixed_pile("Settlers/Bustling Village", [settlers, bustling_village], [5, 5], types=ACTION, cost=2, sets=SET)

plunder = card("Plunder", TREASURE, 5, "$2. +1 VP.", sets=SET, worth=2, pile=False)


@plunder.play
def plunder_play(you: Player, this: Play) -> None:
    you.get_vp(1)


encampment = card(
    "Encampment", ACTION, 2,
    "+2 Cards. +2 Actions. You may reveal a Gold or Plunder of your hand; otherwise this is set aside, and returns to "
    "its pile when Clean-up starts.",
    sets=SET, pile=False,
)  # fmt: skip


@encampment.play
def encampment_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=2)
    shown = you.choose_one(Q_REVEAL, you.of_kind(you.hand, gold) + you.of_kind(you.hand, plunder), optional=True)
    if shown >= 0:
        you.reveal([shown])
    elif this.set_aside():
        this.set_up(encampment_returns, THIS_TURN, once=True, holds=False).cards = [this.card]


@encampment.later(CLEANUP_START, whose=ANYONE)
def encampment_returns(you: Player, this: Later, event: Event) -> None:
    for each in this.cards:
        you.return_to_pile(each)


mixed_pile("Encampment/Plunder", [encampment, plunder], [5, 5], types=ACTION, cost=2, sets=SET)

gladiator = card(
    "Gladiator", ACTION, 3,
    "+$2. Reveal a card of your hand. If your left neighbour does not reveal the same from theirs (they may), +$1 and "
    "trash a Gladiator out of its pile.",
    sets=SET, pile=False, plus_coins=True,
)  # fmt: skip


@gladiator.play
def gladiator_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    other = you.left_neighbour
    for chosen in you.choose(Q_REVEAL, you.hand, 1, 1):
        you.reveal([chosen])
        copies = other.of_kind(other.hand, you.game.kind(chosen))[:1]
        if copies and other.may(Q_REVEAL, copies[0]):
            other.reveal(copies)
            return
    you.plus(coins=1)
    you.trash([you.game.top_named("Gladiator")])


fortune = card(
    "Fortune", TREASURE, Cost(8, debt=8),
    "+1 Buy. Your $ are doubled, if that was not done this turn.",
    "When you gain this, you gain a Gold for each Gladiator of yours in play.",
    sets=SET, pile=False, order_matters=True,
)  # fmt: skip


@fortune.play
def fortune_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(buys=1)
    spot = game.spot_of(fortune)
    if game.tokens_on(spot, TURN_TOKENS, int(you.seat)) != game.turn_serial:
        game.take_tokens(spot, TURN_TOKENS, int(you.seat))
        game.put_tokens(spot, TURN_TOKENS, int(game.turn_serial), int(you.seat))
        you.offer_coffers()
        you.get_coins(you.coins)


@fortune.on(WHEN_GAIN)
def fortune_gained(you: Player, this: Later, event: Event) -> None:
    for _ in range(you.count_in_play(gladiator)):
        you.gain_named("Gold")


mixed_pile("Gladiator/Fortune", [gladiator, fortune], [5, 5], types=ACTION, cost=3, sets=SET)

catapult = card(
    "Catapult", ACTION | ATTACK, 3,
    "+$1. Trash a card from your hand. If it costs at least $3, the others each gain a Curse; if it is a Treasure, "
    "they discard down to 3 cards.",
    sets=SET, pile=False, plus_coins=True,
)  # fmt: skip


@catapult.play
def catapult_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    for chosen in you.choose(Q_TRASH, you.hand, 1, 1):
        types = you.game.types(chosen)
        trashed = you.trash([chosen])
        if coins_in(you.game.cost(trashed[0])) >= 3:
            for victim in this.victims():
                victim.gain_named("Curse")
        if types & TREASURE:
            for victim in this.victims():
                victim.discard_down_to(3)


rocks = card(
    "Rocks", TREASURE, 4,
    "$1",
    "When you gain or trash this, you gain a Silver: in your Buy phase onto your deck, else to your hand.",
    sets=SET, worth=1, pile=False,
)  # fmt: skip


def rocks_silver(you: Player, this: Later, event: Event) -> None:
    in_buy_phase = you.on_turn and you.game.phase in (TREASURE_PHASE, BUY_PHASE)
    you.gain_named("Silver", DECK if in_buy_phase else HAND)


rocks.on(WHEN_GAIN)(rocks_silver)
rocks.on(WHEN_TRASH)(rocks_silver)

mixed_pile("Catapult/Rocks", [catapult, rocks], [5, 5], types=ACTION | ATTACK, cost=3, sets=SET)
