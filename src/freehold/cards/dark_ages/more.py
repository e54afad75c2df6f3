"""Dark Ages: the Kingdom cards that need nothing but themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import silver
from freehold.cards.dark_ages.knights import from_3_to_6, trash_one_of_two
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ATTACK, BEFORE_PLAY, CURSE, DECK, DURATION, HAND, OTHERS, Q_DISCARD, Q_PLAY_CARD, Q_TOPDECK, Q_TRASH, REACTION,
    RUINS, SHELTER, TRASH, TREASURE, VICTORY, WHEN_TRASH, Cost, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.game import Game
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Dark Ages"]

altar = card(
    "Altar", ACTION, 6,
    "Trash a card from your hand, then gain a card costing $5 or less.",
    sets=SET,
)  # fmt: skip


@altar.play
def altar_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    you.choose_gain(you.supply(up_to=Cost(5)))


armory = card(
    "Armory", ACTION, 4,
    "Gain a card costing $4 or less; it goes onto your deck.",
    sets=SET,
)  # fmt: skip


@armory.play
def armory_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)), to=DECK)


bandit_camp = card("Bandit Camp", ACTION, 5, "+1 Card. +2 Actions. Gain a Spoils.", sets=SET, brings=["Spoils"])


@bandit_camp.play
def bandit_camp_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    you.gain_named("Spoils")


beggar = card(
    "Beggar", ACTION | REACTION, 2,
    "Gain 3 Coppers, all to your hand.",
    "When another player plays an Attack, you may discard this first, to gain a Silver onto your deck and another "
    "Silver.",
    sets=SET,
)  # fmt: skip


@beggar.play
def beggar_play(you: Player, this: Play) -> None:
    for _ in range(3):
        you.gain_named("Copper", to=HAND)


@beggar.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK)
def beggar_discard(you: Player, this: Later, event: Event) -> None:
    if you.discard([this.card]):
        you.gain_named("Silver", to=DECK)
        you.gain_named("Silver")


catacombs = card(
    "Catacombs", ACTION, 5,
    "Look at your top 3 cards. Choose one: take them into your hand; or discard them, then +3 Cards.",
    "When you trash this, gain any card that costs less.",
    sets=SET,
)  # fmt: skip


@catacombs.play
def catacombs_play(you: Player, this: Play) -> None:
    cards = you.look(3)
    chosen = this.choose(["put into your hand", "discard, +3 Cards"])
    if "put into your hand" in chosen:
        cards = you.to_hand(cards)
    if "discard, +3 Cards" in chosen:
        you.discard(cards)
        you.plus(cards=3)


@catacombs.on(WHEN_TRASH)
def catacombs_trashed(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(cheaper_than=you.game.cost(event.card)))


count = card(
    "Count", ACTION, 5,
    "Choose one: discard 2 cards; or put one from your hand onto your deck; or gain a Copper. Then choose one: "
    "+$3; or trash all of your hand; or gain a Duchy.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@count.play
def count_play(you: Player, this: Play) -> None:
    first = this.choose(["discard 2 cards", "topdeck a card", "gain a Copper"])
    if "discard 2 cards" in first:
        you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))
    if "topdeck a card" in first:
        you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))
    if "gain a Copper" in first:
        you.gain_named("Copper")
    second = this.choose(["+$3", "trash your hand", "gain a Duchy"])
    if "+$3" in second:
        you.plus(coins=3)
    if "trash your hand" in second:
        you.trash(you.hand)
    if "gain a Duchy" in second:
        you.gain_named("Duchy")


counterfeit = card(
    "Counterfeit", TREASURE, 5,
    "$1. +1 Buy. You may play a Treasure from your hand twice, but no Duration; then trash it.",
    sets=SET, worth=1, order_matters=True,
)  # fmt: skip


def play_twice_and_trash(you: Player, cards: list[int], by: Play) -> int:
    """Play one of the cards twice, if you like, then trash it from play; the one that was chosen, -1: none."""
    chosen = you.choose_one(Q_PLAY_CARD, cards, optional=True)
    played = you.play_times(chosen, 2, by)
    if played in you.in_play:
        you.trash([played])
    return chosen


@counterfeit.play
def counterfeit_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    play_twice_and_trash(you, you.not_of_type(you.playable(TREASURE), DURATION), this)


counterfeit_first = older(
    counterfeit, FIRST_PRINTING,
    changed="2022: it cannot play Durations.",
    text="$1. +1 Buy. You may play a Treasure from your hand twice; then trash it.",
)  # fmt: skip


@counterfeit_first.play
def counterfeit_first_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    play_twice_and_trash(you, you.playable(TREASURE), this)


feodum = card(
    "Feodum", VICTORY, 4,
    "1 VP for each full 3 Silvers you have.",
    "When you trash this, gain 3 Silvers.",
    sets=SET,
)  # fmt: skip


@feodum.scores
def feodum_points(you: Player) -> int:
    return len(you.of_kind(you.all_cards(), silver)) // 3


@feodum.on(WHEN_TRASH)
def feodum_trashed(you: Player, this: Later, event: Event) -> None:
    for _ in range(3):
        you.gain_named("Silver")


forager = card(
    "Forager", ACTION, 3,
    "+1 Action. +1 Buy. Trash a card from your hand. Then +$1 for each different name among the Treasures in the "
    "trash.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@forager.play
def forager_play(you: Player, this: Play) -> None:
    you.plus(actions=1, buys=1)
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    game = you.game
    you.plus(coins=len({game.name(c) for c in game.cards_in(TRASH) if game.is_a(c, TREASURE)}))


def worth_robbing(game: Game) -> list[int]:
    """The cards in the trash that cost from $3 to $6."""
    return [c for c in game.cards_in(TRASH) if from_3_to_6(game.cost(c))]


graverobber = card(
    "Graverobber", ACTION, 5,
    "Choose one: gain a card that costs $3 to $6 from the trash, onto your deck; or trash an Action from your "
    "hand and gain a card that costs up to $3 more.",
    sets=SET,
)  # fmt: skip


@graverobber.play
def graverobber_play(you: Player, this: Play) -> None:
    chosen = this.choose(["gain from the trash", "trash an Action"])
    if "gain from the trash" in chosen:
        you.choose_gain(worth_robbing(you.game), to=DECK)
    if "trash an Action" in chosen:
        for trashed in you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 1, 1)):
            you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 3)))


hunting_grounds = card(
    "Hunting Grounds", ACTION, 6,
    "+4 Cards.",
    "When you trash this, gain 3 Estates or a Duchy.",
    sets=SET,
)  # fmt: skip


@hunting_grounds.play
def hunting_grounds_play(you: Player, this: Play) -> None:
    you.plus(cards=4)


@hunting_grounds.on(WHEN_TRASH)
def hunting_grounds_trashed(you: Player, this: Later, event: Event) -> None:
    if you.pick("Duchy", "3 Estates") == "Duchy":
        you.gain_named("Duchy")
    else:
        for _ in range(3):
            you.gain_named("Estate")


ironmonger = card(
    "Ironmonger", ACTION, 4,
    "+1 Card. +1 Action. Reveal your top card; discard it if you like. Discarded or not, an Action gives +1 "
    "Action, a Treasure +$1, a Victory card +1 Card.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@ironmonger.play
def ironmonger_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for shown in you.reveal_top(1):
        types = you.game.types(shown)
        if you.may(Q_DISCARD, shown):
            you.discard([shown])
        else:
            you.put_back([shown])
        if types & ACTION:
            you.plus(actions=1)
        if types & TREASURE:
            you.plus(coins=1)
        if types & VICTORY:
            you.plus(cards=1)


junk_dealer = card(
    "Junk Dealer", ACTION, 5,
    "+1 Card. +1 Action. +$1. Then trash one card from your hand.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@junk_dealer.play
def junk_dealer_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))


mystic = card(
    "Mystic", ACTION, 5,
    "+1 Action. +$2. Name a card and reveal your top card: if that is it, take it into your hand.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@mystic.play
def mystic_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=2)
    named = you.name_card()
    for shown in you.reveal_top(1):
        if you.game.name(shown) == named.name:
            you.to_hand([shown])
        else:
            you.put_back([shown])


pillage = card(
    "Pillage", ACTION | ATTACK, 5,
    "Trash this. If you did, gain 2 Spoils; then each other player who holds 5 or more cards reveals them and "
    "discards one of your choice.",
    sets=SET, brings=["Spoils"],
)  # fmt: skip


@pillage.play
def pillage_play(you: Player, this: Play) -> None:
    if not this.trash():
        return
    you.gain_named("Spoils")
    you.gain_named("Spoils")
    discard_one_of_five(you, this)


def discard_one_of_five(you: Player, this: Play) -> None:
    for victim in this.victims():
        if victim.hand_size() >= 5:
            victim.discard([you.choose_one(Q_DISCARD, victim.reveal_hand())])


pillage_first = older(
    pillage, FIRST_PRINTING,
    changed="2019: nothing happens unless it is trashed, and the Spoils come first.",
    text="Trash this. Each other player who holds 5 or more cards reveals them and discards one of your choice. Gain 2 Spoils.",
)  # fmt: skip


@pillage_first.play
def pillage_first_play(you: Player, this: Play) -> None:
    this.trash()
    discard_one_of_five(you, this)
    you.gain_named("Spoils")
    you.gain_named("Spoils")


poor_house = card(
    "Poor House", ACTION, 1, "+$4. Reveal your hand. -$1 for each Treasure card in it (but not below $0).", sets=SET,
    plus_coins=True,
)  # fmt: skip


@poor_house.play
def poor_house_play(you: Player, this: Play) -> None:
    you.plus(coins=4)
    you.lose_coins(len(you.of_type(you.reveal_hand(), TREASURE)))


rats = card(
    "Rats", ACTION, 4,
    "+1 Card. +1 Action. Gain a Rats. Trash a card from your hand, but no Rats (if you hold nothing else, reveal "
    "that).",
    "When you trash this, +1 Card.",
    sets=SET, copies=20,
)  # fmt: skip


@rats.play
def rats_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.gain_copy(rats)
    others = [c for c in you.hand if you.game.kind(c) is not rats]
    if others:
        you.trash(you.choose(Q_TRASH, others, 1, 1))
    else:
        you.reveal_hand()


@rats.on(WHEN_TRASH)
def rats_trashed(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


rebuild = card(
    "Rebuild", ACTION, 5,
    "+1 Action. Name a card. Reveal cards from your deck until a Victory card comes that you did not name. Discard "
    "the others, trash that one, and gain a Victory card costing up to $3 more.",
    sets=SET,
)  # fmt: skip


@rebuild.play
def rebuild_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    game = you.game
    named = you.name_card()
    found, rest = you.dig(lambda c: game.is_a(c, VICTORY) and game.name(c) != named.name)
    you.discard(rest)
    for trashed in you.trash(found):
        you.choose_gain(you.supply(up_to=cost_plus(game.cost(trashed), 3), types=VICTORY))


rogue = card(
    "Rogue", ACTION | ATTACK, 5,
    "+$2. Gain a card from the trash that costs $3 to $6. If there is none, each other player reveals their top 2 "
    "cards, trashes one that costs $3 to $6, and discards the rest.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@rogue.play
def rogue_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    loot = worth_robbing(you.game)
    if loot:
        you.choose_gain(loot)
    else:
        for victim in this.victims():
            trash_one_of_two(victim)


sage = card(
    "Sage", ACTION, 3,
    "+1 Action. Reveal cards from your deck until one costs $3 or more. Take it into your hand; discard the "
    "others.",
    sets=SET,
)  # fmt: skip


@sage.play
def sage_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    game = you.game
    found, rest = you.dig(lambda c: coins_in(game.cost(c)) >= 3)
    you.to_hand(found)
    you.discard(rest)


scavenger = card(
    "Scavenger", ACTION, 4,
    "+$2. You may put all of your deck into your discard pile. Then choose a card in your discard pile and put it "
    "onto your deck.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@scavenger.play
def scavenger_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if you.deck_size() and you.may():
        you.discard_deck()
    you.topdeck(you.choose(Q_TOPDECK, you.discards, 1, 1))


squire = card(
    "Squire", ACTION, 2,
    "+$1. Choose one: +2 Actions; or +2 Buys; or gain a Silver.",
    "When you trash this, gain any Attack.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@squire.play
def squire_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    chosen = this.choose(["+2 Actions", "+2 Buys", "gain a Silver"])
    if "+2 Actions" in chosen:
        you.plus(actions=2)
    if "+2 Buys" in chosen:
        you.plus(buys=2)
    if "gain a Silver" in chosen:
        you.gain_named("Silver")


@squire.on(WHEN_TRASH)
def squire_trashed(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(types=ATTACK))


storeroom = card(
    "Storeroom", ACTION, 3,
    "+1 Buy. Discard as many cards as you like and draw that many. Then discard as many as you like once more, "
    "for +$1 each.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@storeroom.play
def storeroom_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.draw(len(you.discard(you.choose(Q_DISCARD, you.hand))))
    you.plus(coins=len(you.discard(you.choose(Q_DISCARD, you.hand))))


storeroom_first = older(
    storeroom, FIRST_PRINTING,
    changed="2017: you draw the cards; before, each was +1 Card (which Way of the Chameleon turns into +$1).",
    text="+1 Buy. Discard as many cards as you like: +1 Card for each. Then discard as many as you like again: +$1 for each.",
)  # fmt: skip


@storeroom_first.play
def storeroom_first_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.plus(cards=len(you.discard(you.choose(Q_DISCARD, you.hand))))
    you.plus(coins=len(you.discard(you.choose(Q_DISCARD, you.hand))))


vagrant = card(
    "Vagrant", ACTION, 2,
    "+1 Card. +1 Action. Reveal your top card: a Curse, Ruins, Shelter or Victory card goes into your hand.",
    sets=SET,
)  # fmt: skip


@vagrant.play
def vagrant_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for shown in you.reveal_top(1):
        if you.game.is_a(shown, CURSE | RUINS | SHELTER | VICTORY):
            you.to_hand([shown])
        else:
            you.put_back([shown])


wandering_minstrel = card(
    "Wandering Minstrel", ACTION, 4,
    "+1 Card. +2 Actions. Reveal your top 3 cards. Actions go back on top in any order; the rest is discarded.",
    sets=SET,
)  # fmt: skip


@wandering_minstrel.play
def wandering_minstrel_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    shown = you.reveal_top(3)
    rest = you.not_of_type(shown, ACTION)
    you.put_back(you.of_type(shown, ACTION))
    you.discard(rest)
