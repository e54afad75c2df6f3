"""Cornucopia: both editions (the second came with Guilds)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import gold, province
from freehold.rules.kinds import EXTRA_PILE, FIRST_PRINTING, OUTSIDE_PILE, Extra, PileKind, card, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, BEFORE_PLAY, CLEANUP_START, COST, CURSE, DECK, HAND, OTHERS, PLAY, PRIZE, Q_DISCARD, Q_PLAY_CARD,
    Q_REVEAL, Q_SET_ASIDE, Q_TRASH, REACTION, REWARD, THIS_TURN, TREASURE, TURN_START, VICTORY, WHEN_GAIN, WHOLE_GAME, Cost,
    cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.game import Game
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

FIRST = ["Cornucopia 1st Edition"]
SECOND = ["Cornucopia & Guilds 2nd Edition"]
BOTH = ["Cornucopia 1st Edition", "Cornucopia & Guilds 2nd Edition"]


def costs_2_or_3(pile: PileKind) -> bool:
    return pile.cost in (2, 3)


young_witch = card(
    "Young Witch", ACTION | ATTACK, 4,
    "+2 Cards. Discard 2 cards. All others gain a Curse each, except those who reveal a Bane in their hand.",
    "Setup: An extra Kingdom pile that costs $2 or $3 joins the Supply; its cards are the Banes.",
    sets=BOTH, extra=Extra(EXTRA_PILE, costs_2_or_3),
)  # fmt: skip


def shows_bane(you: Player) -> bool:
    """May this player reveal a Bane, and do they?"""
    pile = you.game.marked_pile(young_witch)
    banes = [c for c in you.hand if pile >= 0 and you.game.home_of(c) == pile]
    shown = you.choose_one(Q_REVEAL, banes, optional=True)
    if shown >= 0:
        you.reveal([shown])
    return shown >= 0


@young_witch.play
def young_witch_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))
    for victim in this.victims():
        if not shows_bane(victim):
            victim.gain_named("Curse")


tournament = card(
    "Tournament", ACTION, 4,
    "+1 Action. Every player may reveal a Province in hand. If you did, discard it and gain a Prize of your "
    "choice or a Duchy, onto your deck. If no other player did, +1 Card and +$1.",
    sets=FIRST, brings=["Prizes"], plus_coins=True,
)  # fmt: skip


@tournament.play
def tournament_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    yours = -1
    others = False
    for player in you.game.in_order():
        shown = player.choose_one(Q_REVEAL, player.of_kind(player.hand, province)[:1], optional=True)
        if shown >= 0:
            player.reveal([shown])
            if player is you:
                yours = shown
            else:
                others = True
    if yours >= 0:
        you.discard([yours])
        win_prize(you)
    if not others:
        you.plus(cards=1, coins=1)


def win_prize(you: Player) -> None:
    """Any Prize that is left, or a Duchy; either may be chosen even when there is none."""
    game = you.game
    cards = game.cards_in(game.pile_zone(game.pile_named("Prizes")))
    duchy = game.top_named("Duchy")
    impossible = not cards or duchy < 0
    if duchy >= 0:
        cards.append(duchy)
    you.choose_gain(cards, to=DECK, optional=impossible)


bag_of_gold = card(
    "Bag of Gold", ACTION | PRIZE, 0, "+1 Action. Gain a Gold onto your deck.", "(Not in the Supply.)",
    sets=FIRST, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@bag_of_gold.play
def bag_of_gold_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.gain_named("Gold", to=DECK)


diadem = card(
    "Diadem", TREASURE | PRIZE, 0, "$2. +$1 for each Action you have left.", "(Not in the Supply.)",
    sets=FIRST, worth=2, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@diadem.play
def diadem_play(you: Player, this: Play) -> None:
    you.offer_villagers()
    you.plus(coins=int(you.actions))


followers = card(
    "Followers", ACTION | ATTACK | PRIZE, 0,
    "+2 Cards. Gain an Estate. Each other player in turn gains a Curse and discards until they hold 3 cards.",
    "(Not in the Supply.)",
    sets=FIRST, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@followers.play
def followers_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    you.gain_named("Estate")
    for victim in this.victims():
        victim.gain_named("Curse")
        victim.discard_down_to(3)


princess = card(
    "Princess", ACTION | PRIZE, 0, "+1 Buy. This turn, cards cost $2 less.", "(Not in the Supply.)",
    sets=FIRST, category="non_supply", pile=False, copies=1,
)  # fmt: skip


@princess.play
def princess_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(princess_discount)


@princess.later(COST, whose=ANYONE)
def princess_discount(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


princess_first = older(
    princess, FIRST_PRINTING,
    changed="2022: the lower costs come with playing it, each time; before, with its being in play, once.",
    text="+1 Buy.",
    below="While this is in play: cards cost $2 less. (Not in the Supply.)",
)  # fmt: skip


@princess_first.play
def princess_first_play(you: Player, this: Play) -> None:
    you.plus(buys=1)


@princess_first.on(COST, PLAY, whose=ANYONE)
def princess_first_discount(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


def two_of_four(you: Player, this: Play) -> bool:
    """Choose two of the four things to get; were the Silvers among them?"""
    chosen = this.choose(["+2 Cards", "+2 Actions", "+$2", "4 Silvers"], 2)
    if "+2 Cards" in chosen:
        you.plus(cards=2)
    if "+2 Actions" in chosen:
        you.plus(actions=2)
    if "+$2" in chosen:
        you.plus(coins=2)
    if "4 Silvers" in chosen:
        for _ in range(4):
            you.gain_named("Silver")
    return "4 Silvers" in chosen


trusty_steed = card(
    "Trusty Steed", ACTION | PRIZE, 0,
    "Choose two different: +2 Cards; +2 Actions; +$2; or gain 4 Silvers and put your deck into your discard pile. Do them "
    "in this order.",
    "(Not in the Supply.)", sets=FIRST, category="non_supply", pile=False, copies=1, plus_coins=True,
)  # fmt: skip


@trusty_steed.play
def trusty_steed_play(you: Player, this: Play) -> None:
    if two_of_four(you, this):
        you.discard_deck()


mixed_pile(
    "Prizes", [bag_of_gold, diadem, followers, princess, trusty_steed], [1] * 5, types=PRIZE, cost=0, sets=FIRST,
    category="non_supply",
)  # fmt: skip


# --- the other Kingdom cards -----------------------------------------------------------------------------------------


def names(game: Game, cards: list[int]) -> set[str]:
    """The different names among cards."""
    return {game.name(c) for c in cards}


hamlet = card(
    "Hamlet", ACTION, 2,
    "+1 Card. +1 Action. You may discard a card for +1 Action; then you may discard another for +1 Buy.",
    sets=BOTH,
)  # fmt: skip


@hamlet.play
def hamlet_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    if you.discard(you.choose(Q_DISCARD, you.hand, 0, 1)):
        you.plus(actions=1)
    if you.discard(you.choose(Q_DISCARD, you.hand, 0, 1)):
        you.plus(buys=1)


fortune_teller = card(
    "Fortune Teller", ACTION | ATTACK, 3,
    "+$2. Each other player reveals cards from their deck until a Victory card or Curse comes; it goes back on "
    "top, the rest is discarded.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@fortune_teller.play
def fortune_teller_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    game = you.game
    for victim in this.victims():
        found, rest = victim.dig(lambda c: game.is_a(c, VICTORY | CURSE))
        victim.put_back(found)
        victim.discard(rest)


menagerie = card(
    "Menagerie", ACTION, 3,
    "+1 Action. Reveal your hand. +3 Cards if no two cards in it have the same name, else +1 Card.",
    sets=BOTH,
)  # fmt: skip


@menagerie.play
def menagerie_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    shown = you.reveal_hand()
    you.plus(cards=3 if len(names(you.game, shown)) == len(shown) else 1)


shop = card(
    "Shop", ACTION, 3,
    "+1 Card. +$1. You may play an Action from your hand, unless a copy of it is among your cards in play.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@shop.play
def shop_play(you: Player, this: Play) -> None:
    you.plus(cards=1, coins=1)
    present = names(you.game, you.in_play)
    cards = [c for c in you.playable(ACTION) if you.game.name(c) not in present]
    you.play(you.choose_one(Q_PLAY_CARD, cards, optional=True), by=this)


farmhands = card(
    "Farmhands", ACTION, 4,
    "+1 Card. +2 Actions.",
    "When you gain this, you may set an Action or Treasure aside from your hand. You play it when your next turn "
    "starts.",
    sets=SECOND,
)  # fmt: skip


@farmhands.play
def farmhands_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


@farmhands.on(WHEN_GAIN)
def farmhands_gained(you: Player, this: Later, event: Event) -> None:
    kept = you.set_aside(you.choose(Q_SET_ASIDE, you.of_type(you.hand, ACTION | TREASURE), 0, 1))
    if kept:
        you.set_up(farmhands_later, WHOLE_GAME, once=True, not_before=you.game.turn_serial + 1).cards = kept


@farmhands.later(TURN_START)
def farmhands_later(you: Player, this: Later, event: Event) -> None:
    you.play(this.cards[0])


farming_village = card(
    "Farming Village", ACTION, 4,
    "+2 Actions. Reveal cards from your deck until an Action or Treasure comes. Take it into your hand; discard "
    "the others.",
    sets=FIRST,
)  # fmt: skip


@farming_village.play
def farming_village_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    game = you.game
    found, rest = you.dig(lambda c: game.is_a(c, ACTION | TREASURE))
    you.to_hand(found)
    you.discard(rest)


horse_traders = card(
    "Horse Traders", ACTION | REACTION, 4,
    "+1 Buy. +$3. Discard 2 cards.",
    "When another player plays an Attack, you may first set this aside from your hand. If you did: when your next "
    "turn starts, +1 Card, and this comes back to your hand.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@horse_traders.play
def horse_traders_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=3)
    you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))


@horse_traders.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK)
def horse_traders_aside(you: Player, this: Later, event: Event) -> None:
    kept = you.set_aside([this.card])
    if kept:
        you.set_up(horse_traders_return, WHOLE_GAME, once=True, not_before=you.game.turn_serial + 1).cards = kept


@horse_traders.later(TURN_START)
def horse_traders_return(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)
    you.to_hand(this.cards)


remake = card(
    "Remake", ACTION, 4,
    "Twice: trash a card from your hand, and gain one that costs exactly $1 more.",
    sets=BOTH,
)  # fmt: skip


@remake.play
def remake_play(you: Player, this: Play) -> None:
    for _ in range(2):
        for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
            you.choose_gain(you.supply(exactly=cost_plus(you.game.cost(trashed), 1)))


carnival = card(
    "Carnival", ACTION, 5,
    "Reveal your top 4 cards. One of each name goes into your hand; discard the others.",
    sets=SECOND,
)  # fmt: skip


@carnival.play
def carnival_play(you: Player, this: Play) -> None:
    taken: dict[str, int] = {}
    shown = you.reveal_top(4)
    for each in shown:
        taken.setdefault(you.game.name(each), each)
    you.to_hand(list(taken.values()))
    you.discard(shown)


def costs_3_or_4(pile: PileKind) -> bool:
    return pile.cost in (3, 4)


ferryman = card(
    "Ferryman", ACTION, 5,
    "+2 Cards. +1 Action. Discard a card.",
    "Setup: An unused Kingdom pile that costs $3 or $4 lies beside the Supply. When you gain a Ferryman, you gain "
    "a card from there too.",
    sets=SECOND, extra=Extra(OUTSIDE_PILE, costs_3_or_4),
)  # fmt: skip


@ferryman.play
def ferryman_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))


@ferryman.on(WHEN_GAIN)
def ferryman_gained(you: Player, this: Later, event: Event) -> None:
    pile = you.game.marked_pile(ferryman)
    if pile >= 0:
        you.gain(you.game.top(pile))


harvest = card(
    "Harvest", ACTION, 5, "Reveal the top 4 cards of your deck, then discard them. +$1 for each different name among them.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@harvest.play
def harvest_play(you: Player, this: Play) -> None:
    shown = you.reveal_top(4)
    you.discard(shown)
    you.plus(coins=len(names(you.game, shown)))


horn_of_plenty = card(
    "Horn of Plenty", TREASURE, 5,
    "Gain a card that costs no more than $1 for each different name among your cards in play, this one included. "
    "If it is a Victory card, trash this.",
    sets=BOTH, order_matters=True,
)  # fmt: skip


@horn_of_plenty.play
def horn_of_plenty_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(len(names(you.game, you.in_play)))))
    if gained >= 0 and you.game.is_a(gained, VICTORY):
        this.trash()


hunting_party = card(
    "Hunting Party", ACTION, 5,
    "+1 Card. +1 Action. Reveal your hand, then cards from your deck until one comes that your hand has no copy "
    "of. Take it into your hand; discard the others.",
    sets=BOTH,
)  # fmt: skip


@hunting_party.play
def hunting_party_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    game = you.game
    present = names(game, you.reveal_hand())
    found, rest = you.dig(lambda c: game.name(c) not in present)
    you.to_hand(found)
    you.discard(rest)


jester = card(
    "Jester", ACTION | ATTACK, 5,
    "+$2. Each other player discards their top card. For a Victory card they gain a Curse; of any other card, you "
    "decide whether they or you gain a copy.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@jester.play
def jester_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        for discarded in victim.discard_top(1):
            if you.game.is_a(discarded, VICTORY):
                victim.gain_named("Curse")
            elif you.pick("they gain a copy", "you gain a copy") == "they gain a copy":
                victim.gain_copy(you.game.kind(discarded))
            else:
                you.gain_copy(you.game.kind(discarded))


joust = card(
    "Joust", ACTION, 5,
    "+1 Card. +1 Action. +$1. You may set a Province aside from your hand, to gain a Reward of your choice to "
    "your hand. In Clean-up, discard that Province.",
    sets=SECOND, brings=["Rewards"], plus_coins=True,
)  # fmt: skip


@joust.play
def joust_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    kept = you.set_aside(you.choose(Q_SET_ASIDE, you.of_kind(you.hand, province)[:1], 0, 1))
    if kept:
        this.set_up(joust_over, THIS_TURN, once=True, holds=False).cards = kept
        one_of_each: dict[str, int] = {}
        for each in you.game.cards_in(you.game.pile_zone(you.game.pile_named("Rewards"))):
            one_of_each[you.game.name(each)] = each
        you.choose_gain(list(one_of_each.values()), to=HAND)


@joust.later(CLEANUP_START, whose=ANYONE)
def joust_over(you: Player, this: Later, event: Event) -> None:
    you.discard(this.cards)


fairgrounds = card(
    "Fairgrounds", VICTORY, 6,
    "2 VP for each full 5 different names among your cards.",
    sets=BOTH,
)  # fmt: skip


@fairgrounds.scores
def fairgrounds_points(you: Player) -> int:
    return len(names(you.game, you.all_cards())) // 5 * 2


# --- the Rewards -----------------------------------------------------------------------------------------------------

coronet = card(
    "Coronet", ACTION | TREASURE | REWARD, 0,
    "You may play an Action from your hand twice; then you may play a Treasure from your hand twice. Neither may "
    "be a Reward.",
    "(Not in the Supply.)",
    sets=SECOND, category="non_supply", pile=False, copies=2, order_matters=True,
)  # fmt: skip


@coronet.play
def coronet_play(you: Player, this: Play) -> None:
    for types in (ACTION, TREASURE):
        cards = you.not_of_type(you.playable(types), REWARD)
        you.play_times(you.choose_one(Q_PLAY_CARD, cards, optional=True), 2, this)


courser = card(
    "Courser", ACTION | REWARD, 0, "Choose two different: +2 Cards; +2 Actions; +$2; gain 4 Silvers. Do them in this order.",
    "(Not in the Supply.)", sets=SECOND, category="non_supply", pile=False, copies=2, plus_coins=True,
)  # fmt: skip


@courser.play
def courser_play(you: Player, this: Play) -> None:
    two_of_four(you, this)


demesne = card(
    "Demesne", ACTION | VICTORY | REWARD, 0, "+2 Actions. +2 Buys. Gain a Gold.", "1 VP for each Gold you have. (Not in the "
    "Supply.)", sets=SECOND, category="non_supply", pile=False, copies=2,
)  # fmt: skip


@demesne.play
def demesne_play(you: Player, this: Play) -> None:
    you.plus(actions=2, buys=2)
    you.gain_named("Gold")


@demesne.scores
def demesne_points(you: Player) -> int:
    return len(you.of_kind(you.all_cards(), gold))


housecarl = card(
    "Housecarl", ACTION | REWARD, 0,
    "+1 Card for each different name among your Actions in play.",
    "(Not in the Supply.)",
    sets=SECOND, category="non_supply", pile=False, copies=2,
)  # fmt: skip


@housecarl.play
def housecarl_play(you: Player, this: Play) -> None:
    you.plus(cards=len(names(you.game, you.of_type(you.in_play, ACTION))))


huge_turnip = card(
    "Huge Turnip", TREASURE | REWARD, 0, "+2 Coffers. +$1 for each Coffers you have.", "(Not in the Supply.)",
    sets=SECOND, category="non_supply", pile=False, copies=2,
)  # fmt: skip


@huge_turnip.play
def huge_turnip_play(you: Player, this: Play) -> None:
    you.get_coffers(2)
    you.plus(coins=int(you.coffers))


renown = card(
    "Renown", ACTION | REWARD, 0, "+1 Buy. This turn, cards cost $2 less.", "(Not in the Supply.)",
    sets=SECOND, category="non_supply", pile=False, copies=2,
)  # fmt: skip


@renown.play
def renown_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.this_turn(renown_discount)


@renown.later(COST, whose=ANYONE)
def renown_discount(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


mixed_pile(
    "Rewards", [coronet, courser, demesne, housecarl, huge_turnip, renown], [2] * 6, types=REWARD, cost=0, sets=SECOND,
    category="non_supply", two_player_counts=[1] * 6,
)  # fmt: skip
