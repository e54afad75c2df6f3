"""Empires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import province
from freehold.rules.kinds import MARKED_PILE, Extra, PileKind, card, landscape, mixed_pile
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, ALWAYS, ATTACK, BUY_PHASE, CASTLE, COMMAND, DURATION, EVENT, LANDMARK, OTHERS, Q_BID,
    Q_DISCARD, Q_PAY_DEBT, Q_PLAY_CARD, Q_TAKE, Q_TOPDECK, Q_TRASH, TREASURE, TREASURE_PHASE, TURN_FIRST, TURN_START,
    USED_TOKENS, VICTORY, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH, WHOLE_GAME, WOULD_RESOLVE, Cost, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Empires"]

engineer = card(
    "Engineer", ACTION, Cost(debt=4),
    "Gain a card costing up to $4. You may trash this, to gain another card costing up to $4.", sets=SET,
)  # fmt: skip


@engineer.play
def engineer_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)))
    if this.is_there() and you.may(Q_TRASH, this.card) and this.trash():
        you.choose_gain(you.supply(up_to=Cost(4)))


enchantress = card(
    "Enchantress", ACTION | ATTACK | DURATION, 3,
    "Until your next turn, the first time each other player plays an Action card on their turn, they get +1 Card and "
    "+1 Action instead of following its instructions. At the start of your next turn, +2 Cards.",
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
    "Play a non-Command, non-Duration Action card from the Supply costing up to $5, leaving it there.", sets=SET,
)  # fmt: skip


@overlord.play
def overlord_play(you: Player, this: Play) -> None:
    cards = you.supply(up_to=Cost(5), types=ACTION, without=COMMAND | DURATION)
    you.play(you.choose_one(Q_PLAY_CARD, cards), by=this, leaving=True)


villa = card(
    "Villa", ACTION, 4, "+2 Actions. +1 Buy. +$1.",
    "When you gain this, put it into your hand, +1 Action, and if it is your Buy phase return to your Action phase.",
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
    "+1 Action. Set aside the top 3 cards of your deck face down (you may look at them). Now and at the start of your "
    "next two turns, put one of them into your hand.",
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
    "Capital", TREASURE, 5, "$6. +1 Buy.",
    "When you discard this from play, +6 Debt, and then you may pay off Debt.",
    sets=SET, worth=6,
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
    "If it is your Action phase, you may play an Action from your hand twice. If it is your Buy phase, you may play a "
    "Treasure from your hand twice.",
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


# --- Patrician/Emporium ---

patrician = card(
    "Patrician", ACTION, 2,
    "+1 Card. +1 Action. Reveal the top card of your deck. If it costs $5 or more, put it into your hand.",
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
    "Emporium", ACTION, 5, "+1 Card. +1 Action. +$1.",
    "When you gain this, if you have at least 5 Action cards in play, +2 VP.", sets=SET, pile=False, plus_coins=True,
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
    "Humble Castle", TREASURE | VICTORY | CASTLE, 3, "$1", "Worth 1 VP for each Castle you have.", sets=SET, worth=1,
    pile=False,
)  # fmt: skip


@humble_castle.scores
def humble_castle_scores(you: Player) -> int:
    return castles_of(you)


crumbling_castle = card(
    "Crumbling Castle", VICTORY | CASTLE, 4, "1 VP", "When you gain or trash this, +1 VP and gain a Silver.", sets=SET,
    points=1, pile=False,
)  # fmt: skip


def crumbling_castle_crumbles(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)
    you.gain_named("Silver")


crumbling_castle.on(WHEN_GAIN)(crumbling_castle_crumbles)
crumbling_castle.on(WHEN_TRASH)(crumbling_castle_crumbles)

small_castle = card(
    "Small Castle", ACTION | VICTORY | CASTLE, 5, "Trash this or a Castle from your hand. If you do, gain a Castle.",
    "2 VP", sets=SET, points=2, pile=False,
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
    "Haunted Castle", VICTORY | CASTLE, 6, "2 VP",
    "When you gain this during your turn, gain a Gold, and each other player with 5 or more cards in hand puts 2 of "
    "them onto their deck.",
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
    "Discard any number of Victory cards, revealed. +$2 for each card discarded.", "3 VP", sets=SET, points=3,
    pile=False, plus_coins=True,
)  # fmt: skip


@opulent_castle.play
def opulent_castle_play(you: Player, this: Play) -> None:
    chosen = you.choose(Q_DISCARD, you.of_type(you.hand, VICTORY))
    you.reveal(chosen)
    you.plus(coins=2 * len(you.discard(chosen)))


sprawling_castle = card(
    "Sprawling Castle", VICTORY | CASTLE, 8, "4 VP", "When you gain this, gain a Duchy or 3 Estates.", sets=SET,
    points=4, pile=False,
)  # fmt: skip


@sprawling_castle.on(WHEN_GAIN)
def sprawling_castle_gained(you: Player, this: Later, event: Event) -> None:
    if you.pick("a Duchy", "3 Estates") == "a Duchy":
        you.gain_named("Duchy")
    else:
        for _ in range(3):
            you.gain_named("Estate")


grand_castle = card(
    "Grand Castle", VICTORY | CASTLE, 9, "5 VP",
    "When you gain this, reveal your hand. +1 VP for each Victory card in your hand and in play.", sets=SET, points=5,
    pile=False,
)  # fmt: skip


@grand_castle.on(WHEN_GAIN)
def grand_castle_gained(you: Player, this: Later, event: Event) -> None:
    cards = you.reveal_hand()
    for player in you.game.players:  # cards in play are not only one's own
        cards.extend(player.in_play)
    you.get_vp(len(you.of_type(cards, VICTORY)))


kings_castle = card(
    "King's Castle", VICTORY | CASTLE, 10, "Worth 2 VP for each Castle you have.", sets=SET, pile=False
)


@kings_castle.scores
def kings_castle_scores(you: Player) -> int:
    return 2 * castles_of(you)


mixed_pile(
    "Castles",
    [humble_castle, crumbling_castle, small_castle, haunted_castle, opulent_castle, sprawling_castle, grand_castle,
     kings_castle],
    [2, 1, 2, 1, 2, 1, 1, 2], types=VICTORY | CASTLE, cost=3, sets=SET, two_player_counts=[1] * 8,
)  # fmt: skip


# --- Events ---

donate = landscape(
    "Donate", EVENT,
    "At the start of your next turn, first: put your deck and discard pile into your hand, trash any number of cards "
    "from it, shuffle the rest into your deck, and draw 5 cards.",
    sets=SET, cost=Cost(debt=8),
)  # fmt: skip


@donate.play
def donate_play(you: Player, this: Play) -> None:
    you.set_up(donate_later, WHOLE_GAME, once=True, not_before=you.game.turn_serial + 1)


@donate.later(TURN_FIRST)
def donate_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(you.discards)
    you.to_hand(you.look(you.deck_size()))
    you.trash(you.choose(Q_TRASH, you.hand))
    you.shuffle_into_deck(you.hand)
    you.draw(5)


# --- Landmarks ---

keep = landscape(
    "Keep", LANDMARK,
    "When scoring, 5 VP for each differently named Treasure you have that no other player has more copies of.", sets=SET,
)  # fmt: skip


def copies_of(you: Player, kind: CardKind) -> int:
    return len(you.of_kind(you.all_cards(), kind))


def kinds_of(you: Player, cards: list[int]) -> list[CardKind]:
    """The differently named cards among these."""
    return list(dict.fromkeys(you.game.kind(each) for each in cards))


@keep.scores
def keep_scores(you: Player) -> int:
    score = 0
    for kind in kinds_of(you, you.of_type(you.all_cards(), TREASURE)):
        if copies_of(you, kind) >= max(copies_of(other, kind) for other in you.others()):
            score += 5
    return score


mountain_pass = landscape(
    "Mountain Pass", LANDMARK,
    "When you are the first player to gain a Province, each player bids once, up to 40 Debt, ending with you. The high "
    "bidder gets +8 VP and takes the Debt they bid.",
    sets=SET,
)  # fmt: skip


def first_province(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.kinds[event.kind_id] is province and not game.tokens_on(game.spot_of(mountain_pass), USED_TOKENS)


@mountain_pass.on(WHEN_GAIN, ALWAYS, when=first_province)
def mountain_pass_bids(you: Player, this: Later, event: Event) -> None:
    you.game.put_tokens(you.game.spot_of(mountain_pass), USED_TOKENS, 1)
    bidder = you
    player = you
    highest = 0
    for _ in you.game.players:
        player = player.left_neighbour
        bid = player.amount(Q_BID, highest, 40)  # naming the highest bid so far (at first: 0) is passing
        if bid > highest:
            bidder = player
            highest = bid
    if highest:
        bidder.get_vp(8)
        bidder.get_debt(highest)


def is_action_pile(pile: PileKind) -> bool:
    return bool(pile.types & ACTION)


obelisk = landscape(
    "Obelisk", LANDMARK, "When scoring, 2 VP for each card you have from the chosen pile, an Action Supply pile.",
    sets=SET, extra=Extra(MARKED_PILE, is_action_pile),
)  # fmt: skip


@obelisk.scores
def obelisk_scores(you: Player) -> int:
    pile = you.game.marked_pile(obelisk)
    return 2 * sum(1 for each in you.all_cards() if you.game.home_of(each) == pile)


tomb = landscape("Tomb", LANDMARK, "When you trash a card, +1 VP.", sets=SET)


@tomb.on(WHEN_TRASH, ALWAYS)
def tomb_vp(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)


wolf_den = landscape(
    "Wolf Den", LANDMARK, "When scoring, -3 VP for each card you have exactly one copy of.", sets=SET
)


@wolf_den.scores
def wolf_den_scores(you: Player) -> int:
    cards = you.all_cards()
    return -3 * sum(1 for kind in kinds_of(you, cards) if len(you.of_kind(cards, kind)) == 1)
