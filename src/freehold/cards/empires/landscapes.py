"""Empires: Events and Landmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse, gold, province, silver
from freehold.rules.kinds import FIRST_PRINTING, MARKED_PILE, Extra, PileKind, landscape, older
from freehold.rules.vocab import (
    ACTION, AFTER_TURN, ALWAYS, ANYONE, BUY_PHASE, BUY_START, CARD_MASK, CURSE, DEBT_TOKENS, EVENT, GAME_START,
    GATHERING, LANDMARK, Q_BID, Q_DISCARD, Q_KEEP, Q_TRASH, TREASURE, TREASURE_PHASE, TURN_END, TURN_FIRST,
    USED_TOKENS, VICTORY, VP_TOKENS, WHEN_BUY, WHEN_GAIN, WHEN_TRASH, WHOLE_GAME, Cost, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Empires"]

# --- Events ---

donate = landscape(
    "Donate", EVENT,
    "Your next turn starts like this, before all else: take your deck and discard pile into your hand, trash as many "
    "cards as you like, shuffle the others into your deck, draw 5.",
    sets=SET, cost=Cost(debt=8),
)  # fmt: skip


@donate.play
def donate_play(you: Player, this: Play) -> None:
    you.set_up(donate_later, WHOLE_GAME, once=True, not_before=you.game.turn_serial + 1)


donate_first = older(
    donate, FIRST_PRINTING,
    changed="2022: it happens when your next turn starts; before, right after this one, on nobody's turn.",
    text="After this turn: take your deck and discard pile into your hand, trash as many cards as you like, shuffle the "
    "others into your deck, draw 5.",
)  # fmt: skip


@donate_first.play
def donate_first_play(you: Player, this: Play) -> None:
    you.set_up(donate_first_later, WHOLE_GAME, once=True)


@donate_first.later(AFTER_TURN)
def donate_first_later(you: Player, this: Later, event: Event) -> None:
    donate_later.function(you, this, event)


@donate.later(TURN_FIRST)
def donate_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand(you.discards)
    you.to_hand(you.look(you.deck_size()))
    you.trash(you.choose(Q_TRASH, you.hand))
    you.shuffle_into_deck(you.hand)
    you.draw(5)


advance = landscape(
    "Advance", EVENT,
    "You may trash an Action from your hand to gain one that costs $6 or less.",
    sets=SET,
)  # fmt: skip


@advance.play
def advance_play(you: Player, this: Play) -> None:
    if you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 0, 1)):
        you.choose_gain(you.supply(up_to=Cost(6), types=ACTION))


annex = landscape(
    "Annex", EVENT,
    "Look through your discard pile; leave up to 5 cards there and shuffle the others into your deck. Gain a Duchy.",
    sets=SET, cost=Cost(debt=8),
)  # fmt: skip


@annex.play
def annex_play(you: Player, this: Play) -> None:
    kept = you.choose(Q_KEEP, you.discards, 0, 5)
    you.shuffle_into_deck([each for each in you.discards if each not in kept])
    you.gain_named("Duchy")


triumph = landscape(
    "Triumph", EVENT,
    "Gain an Estate; with it, +1 VP for each card that you gained this turn.",
    sets=SET, cost=Cost(debt=5),
)  # fmt: skip


@triumph.play
def triumph_play(you: Player, this: Play) -> None:
    if you.gain_named("Estate") >= 0:
        you.get_vp(len(you.game.gained_cards(int(you.seat))))


delve = landscape("Delve", EVENT, "+1 Buy. A Silver is gained.", sets=SET, cost=2)


@delve.play
def delve_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.gain_named("Silver")


banquet = landscape(
    "Banquet", EVENT,
    "Gain 2 Coppers, and a card that costs $5 or less and is no Victory card.",
    sets=SET, cost=3,
)  # fmt: skip


@banquet.play
def banquet_play(you: Player, this: Play) -> None:
    you.gain_named("Copper")
    you.gain_named("Copper")
    you.choose_gain(you.supply(up_to=Cost(5), without=VICTORY))


ritual = landscape(
    "Ritual", EVENT,
    "Gain a Curse; with it, trash a card from your hand for +1 VP per $1 of its cost.",
    sets=SET, cost=4,
)  # fmt: skip


@ritual.play
def ritual_play(you: Player, this: Play) -> None:
    if you.gain_named("Curse") >= 0:
        for chosen in you.choose(Q_TRASH, you.hand, 1, 1):
            worth = coins_in(you.game.cost(chosen))
            you.trash([chosen])
            you.get_vp(worth)


salt_the_earth = landscape(
    "Salt the Earth", EVENT,
    "+1 VP. Trash a Victory card out of the Supply.",
    sets=SET, cost=4,
)  # fmt: skip


@salt_the_earth.play
def salt_the_earth_play(you: Player, this: Play) -> None:
    you.get_vp(1)
    you.trash(you.choose(Q_TRASH, you.supply(types=VICTORY), 1, 1))


wedding = landscape("Wedding", EVENT, "+1 VP. Gain a Gold.", sets=SET, cost=Cost(4, debt=3))


@wedding.play
def wedding_play(you: Player, this: Play) -> None:
    you.get_vp(1)
    you.gain_named("Gold")


windfall = landscape(
    "Windfall", EVENT,
    "Gain 3 Golds if there is no card in your deck nor in your discard pile.",
    sets=SET, cost=5,
)  # fmt: skip


@windfall.play
def windfall_play(you: Player, this: Play) -> None:
    if not you.deck_size() and not you.discards:
        for _ in range(3):
            you.gain_named("Gold")


conquest = landscape(
    "Conquest", EVENT,
    "Gain 2 Silvers, then +1 VP for each Silver that you gained this turn.",
    sets=SET, cost=6,
)  # fmt: skip


@conquest.play
def conquest_play(you: Player, this: Play) -> None:
    you.gain_named("Silver")
    you.gain_named("Silver")
    you.get_vp(len(you.of_kind(you.game.gained_cards(int(you.seat)), silver)))


dominate = landscape("Dominate", EVENT, "Gain a Province, and +9 VP with it.", sets=SET, cost=14)


@dominate.play
def dominate_play(you: Player, this: Play) -> None:
    if you.gain_named("Province") >= 0:
        you.get_vp(9)


# --- Landmarks ---

keep = landscape(
    "Keep", LANDMARK,
    "At the end, 5 VP for each name among your Treasures of which nobody has more copies than you.",
    sets=SET,
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
    "When the first Province of the game is gained, all players bid once, its owner last: up to 40 Debt. The highest "
    "takes the Debt they bid and +8 VP.",
    sets=SET,
)  # fmt: skip


def first_province(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.kinds[event.kind_id] is province and not game.tokens_on(game.spot_of(this.kind), USED_TOKENS)


@mountain_pass.on(WHEN_GAIN, ALWAYS, when=first_province)
def mountain_pass_bids(you: Player, this: Later, event: Event) -> None:
    if not first_province(you, this, event):  # it happened for another Province, gained because of this one
        return
    you.game.put_tokens(you.game.spot_of(this.kind), USED_TOKENS, 1)
    bid_for_the_pass(you)


mountain_pass_first = older(
    mountain_pass, FIRST_PRINTING,
    changed="2022: the bids are made at once; before, after the turn.",
    text="After the turn on which the first Province of the game is gained, all players bid once, its owner last: up to 40 "
    "Debt. The highest takes the Debt they bid and +8 VP.",
)  # fmt: skip


@mountain_pass_first.on(WHEN_GAIN, ALWAYS, when=first_province)
def mountain_pass_first_waits(you: Player, this: Later, event: Event) -> None:
    if first_province(you, this, event):
        you.game.put_tokens(you.game.spot_of(this.kind), USED_TOKENS, 1)
        you.set_up(mountain_pass_first_bids, WHOLE_GAME, once=True)


@mountain_pass_first.later(AFTER_TURN, whose=ANYONE)
def mountain_pass_first_bids(you: Player, this: Later, event: Event) -> None:
    bid_for_the_pass(you)


def bid_for_the_pass(you: Player) -> None:
    """Everybody bids once, this player last."""
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
    "Obelisk", LANDMARK,
    "At the end, 2 VP for each of your cards that is from the chosen Action pile of the Supply.",
    sets=SET, extra=Extra(MARKED_PILE, is_action_pile),
)  # fmt: skip


@obelisk.scores
def obelisk_scores(you: Player) -> int:
    pile = you.game.marked_pile(obelisk)
    return 2 * sum(1 for each in you.all_cards() if you.game.home_of(each) == pile)


tomb = landscape("Tomb", LANDMARK, "+1 VP for each card that you trash.", sets=SET)


@tomb.on(WHEN_TRASH, ALWAYS)
def tomb_vp(you: Player, this: Later, event: Event) -> None:
    you.get_vp(1)


wolf_den = landscape(
    "Wolf Den", LANDMARK,
    "At the end, -3 VP for each card of which you have no second copy.",
    sets=SET,
)  # fmt: skip


@wolf_den.scores
def wolf_den_scores(you: Player) -> int:
    cards = you.all_cards()
    return -3 * sum(1 for kind in kinds_of(you, cards) if len(you.of_kind(cards, kind)) == 1)


bandit_fort = landscape("Bandit Fort", LANDMARK, "At the end, -2 VP for each of your Silvers and Golds.", sets=SET)


@bandit_fort.scores
def bandit_fort_scores(you: Player) -> int:
    return -2 * (copies_of(you, silver) + copies_of(you, gold))


fountain = landscape("Fountain", LANDMARK, "At the end, 15 VP for having 10 Coppers or more.", sets=SET)


@fountain.scores
def fountain_scores(you: Player) -> int:
    return 15 if copies_of(you, copper) >= 10 else 0


museum = landscape("Museum", LANDMARK, "At the end, 2 VP for each different name among your cards.", sets=SET)


@museum.scores
def museum_scores(you: Player) -> int:
    return 2 * len(kinds_of(you, you.all_cards()))


orchard = landscape(
    "Orchard", LANDMARK,
    "At the end, 4 VP for each Action of which you have three copies or more.",
    sets=SET,
)  # fmt: skip


def action_counts(you: Player) -> list[int]:
    """How many copies there are of each of one's Action cards, most first."""
    actions = you.of_type(you.all_cards(), ACTION)
    return sorted((len(you.of_kind(actions, kind)) for kind in kinds_of(you, actions)), reverse=True)


@orchard.scores
def orchard_scores(you: Player) -> int:
    return 4 * sum(1 for count in action_counts(you) if count >= 3)


palace = landscape("Palace", LANDMARK, "At the end, 3 VP for each Copper, Silver and Gold that make a set.", sets=SET)


@palace.scores
def palace_scores(you: Player) -> int:
    return 3 * min(copies_of(you, copper), copies_of(you, silver), copies_of(you, gold))


tower = landscape(
    "Tower", LANDMARK,
    "At the end, 1 VP for each of your cards that comes from an empty Supply pile and is no Victory card.",
    sets=SET,
)  # fmt: skip


@tower.scores
def tower_scores(you: Player) -> int:
    game = you.game
    empty = [int(pile.index) for pile in game.piles if pile.supply and not game.left(pile.index)]
    return sum(1 for each in you.not_of_type(you.all_cards(), VICTORY) if game.home_of(each) in empty)


triumphal_arch = landscape(
    "Triumphal Arch", LANDMARK,
    "At the end, 3 VP for each copy of the Action that is second most common among your cards (in a tie, either).",
    sets=SET,
)  # fmt: skip


@triumphal_arch.scores
def triumphal_arch_scores(you: Player) -> int:
    counts = action_counts(you)
    return 3 * counts[1] if len(counts) > 1 else 0


wall = landscape("Wall", LANDMARK, "At the end, -1 VP for each of your cards beyond 15.", sets=SET)


@wall.scores
def wall_scores(you: Player) -> int:
    return -max(0, len(you.all_cards()) - 15)


# --- Landmarks with VP on them ---


def six_each(you: Player, this: Later, event: Event) -> None:
    you.game.put_tokens(you.game.spot_of(this.kind), VP_TOKENS, 6)


def take_two(you: Player, this: Later, event: Event) -> None:
    """Take 2 VP from the Landmark, or what is left."""
    spot = you.game.spot_of(this.kind)
    count = min(2, you.game.tokens_on(spot, VP_TOKENS))
    you.game.put_tokens(spot, VP_TOKENS, -count)
    you.get_vp(count)


def your_buy_phase(you: Player) -> bool:
    return you.on_turn and you.game.phase in (TREASURE_PHASE, BUY_PHASE)


def in_your_buy_phase(you: Player, this: Later, event: Event) -> bool:
    return your_buy_phase(you)


def action_in_hand(you: Player, this: Later, event: Event) -> bool:
    return bool(you.of_type(you.hand, ACTION))


arena = landscape(
    "Arena", LANDMARK,
    "When your Buy phase starts, you may discard an Action to take 2 VP from here. (At the start: 6 VP per player.)",
    sets=SET,
)  # fmt: skip


@arena.on(BUY_START, ALWAYS, when=action_in_hand)
def arena_discard(you: Player, this: Later, event: Event) -> None:
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, ACTION), 0, 1)):
        take_two(you, this, event)


basilica = landscape(
    "Basilica", LANDMARK,
    "When you gain a card in your Buy phase and have $2 or more left, take 2 VP from here. (At the start: 6 VP per "
    "player.)",
    sets=SET,
)  # fmt: skip


@basilica.on(WHEN_GAIN, ALWAYS, when=in_your_buy_phase)
def basilica_vp(you: Player, this: Later, event: Event) -> None:
    if not you.game.tokens_on(you.game.spot_of(this.kind), VP_TOKENS):
        return
    if you.coins < 2 <= you.coins + you.coffers:
        you.offer_coffers()
    if you.coins >= 2:
        take_two(you, this, event)


battlefield = landscape(
    "Battlefield", LANDMARK,
    "With each Victory card you gain, take 2 VP from here. (At the start: 6 VP per player.)",
    sets=SET,
)  # fmt: skip
battlefield.on(WHEN_GAIN, ALWAYS, of=VICTORY)(take_two)

baths = landscape(
    "Baths", LANDMARK,
    "If you gained no card on your turn, take 2 VP from here when it ends. (At the start: 6 VP per player.)",
    sets=SET,
)  # fmt: skip


def gained_nothing(you: Player, this: Later, event: Event) -> bool:
    return not you.game.gained_cards(int(you.seat))


baths.on(TURN_END, ALWAYS, when=gained_nothing)(take_two)

labyrinth = landscape(
    "Labyrinth", LANDMARK,
    "Take 2 VP from here with the second card you gain on a turn of yours. (At the start: 6 VP per player.)",
    sets=SET,
)  # fmt: skip


def second_card(you: Player, this: Later, event: Event) -> bool:
    gained = you.game.gained_cards(int(you.seat))
    return you.on_turn and len(gained) >= 2 and gained[1] & CARD_MASK == event.card & CARD_MASK


labyrinth.on(WHEN_GAIN, ALWAYS, when=second_card)(take_two)

colonnade = landscape(
    "Colonnade", LANDMARK,
    "When you gain an Action in your Buy phase of which you have a copy in play, take 2 VP from here. (At the start: "
    "6 VP per player.)",
    sets=SET,
)  # fmt: skip


@colonnade.on(WHEN_GAIN, ALWAYS, of=ACTION, when=in_your_buy_phase)
def colonnade_vp(you: Player, this: Later, event: Event) -> None:
    if you.count_in_play(you.game.kinds[event.kind_id]):
        take_two(you, this, event)


colonnade_first = older(
    colonnade, FIRST_PRINTING,
    changed="2022: it counts Actions gained in the Buy phase; before, Actions bought.",
    text="When you buy an Action of which you have a copy in play, take 2 VP from here. (At the start: 6 VP per player.)",
)  # fmt: skip
colonnade_first.on(WHEN_BUY, ALWAYS, of=ACTION)(colonnade_vp.function)

basilica_first = older(
    basilica, FIRST_PRINTING,
    changed="2022: it counts cards gained in the Buy phase; before, cards bought.",
    text="When you buy a card and have $2 or more left, take 2 VP from here. (At the start: 6 VP per player.)",
)  # fmt: skip
basilica_first.on(WHEN_BUY, ALWAYS)(basilica_vp.function)

for with_vp in (arena, basilica, basilica_first, battlefield, baths, labyrinth, colonnade, colonnade_first):
    with_vp.on(GAME_START, ALWAYS, at_once=True)(six_each)


# --- Tokens on piles ---


def first_seat(you: Player, this: Later, event: Event) -> bool:
    """Once for the table."""
    return you.seat == 0


tax = landscape(
    "Tax", EVENT,
    "Put 2 Debt on a Supply pile. (At the start each has 1 Debt. Whoever gains a card in their Buy phase takes the "
    "Debt of its pile.)",
    sets=SET, cost=2,
)  # fmt: skip


@tax.play
def tax_play(you: Player, this: Play) -> None:
    you.game.put_tokens(you.choose_pile(you.supply_piles()), DEBT_TOKENS, 2)


@tax.on(GAME_START, ALWAYS, at_once=True, when=first_seat)
def tax_setup(you: Player, this: Later, event: Event) -> None:
    for pile in you.supply_piles():
        you.game.put_tokens(pile, DEBT_TOKENS, 1)


def in_buy_phase_with_debt(you: Player, this: Later, event: Event) -> bool:
    pile = you.game.home_of(event.card)
    return pile >= 0 and your_buy_phase(you) and you.game.tokens_on(pile, DEBT_TOKENS) > 0


@tax.on(WHEN_GAIN, ALWAYS, when=in_buy_phase_with_debt)
def tax_debt(you: Player, this: Later, event: Event) -> None:
    you.get_debt(you.game.take_tokens(you.game.home_of(event.card), DEBT_TOKENS))


tax_first = older(
    tax, FIRST_PRINTING,
    changed="2022: Debt goes to who gains a card in their Buy phase; before, to who bought one.",
    text="Put 2 Debt on a Supply pile. (At the start each has 1 Debt. Whoever buys a card takes the Debt of its pile.)",
)  # fmt: skip
tax_first.play(tax_play)
tax_first.on(GAME_START, ALWAYS, at_once=True, when=first_seat)(tax_setup.function)


def from_a_pile_with_debt(you: Player, this: Later, event: Event) -> bool:
    return event.pile >= 0 and you.game.tokens_on(event.pile, DEBT_TOKENS) > 0


@tax_first.on(WHEN_BUY, ALWAYS, when=from_a_pile_with_debt)
def tax_first_debt(you: Player, this: Later, event: Event) -> None:
    you.get_debt(you.game.take_tokens(event.pile, DEBT_TOKENS))


def vp_on_its_pile(you: Player, this: Later, event: Event) -> bool:
    pile = you.game.home_of(event.card)
    return pile >= 0 and you.game.tokens_on(pile, VP_TOKENS) > 0


def move_one_vp(you: Player, this: Later, event: Event) -> None:
    """Move 1 VP from the pile of the gained card to the Landmark."""
    game = you.game
    if vp_on_its_pile(you, this, event):
        game.put_tokens(game.home_of(event.card), VP_TOKENS, -1)
        game.put_tokens(game.spot_of(this.kind), VP_TOKENS, 1)


def take_all(you: Player, this: Later, event: Event) -> None:
    you.get_vp(you.game.take_tokens(you.game.spot_of(this.kind), VP_TOKENS))


aqueduct = landscape(
    "Aqueduct", LANDMARK,
    "With each Treasure you gain, 1 VP comes here from its pile; with each Victory card, you take the VP that are "
    "here. (At the start: 8 VP on the Silver pile and 8 on the Gold pile.)",
    sets=SET,
)  # fmt: skip
aqueduct.on(WHEN_GAIN, ALWAYS, of=TREASURE, when=vp_on_its_pile)(move_one_vp)
aqueduct.on(WHEN_GAIN, ALWAYS, of=VICTORY)(take_all)


@aqueduct.on(GAME_START, ALWAYS, at_once=True, when=first_seat)
def aqueduct_setup(you: Player, this: Later, event: Event) -> None:
    for kind in (silver, gold):
        you.game.put_tokens(you.game.pile_named(kind.name), VP_TOKENS, 8)


defiled_shrine = landscape(
    "Defiled Shrine", LANDMARK,
    "With each Action you gain, 1 VP comes here from its pile; with a Curse, if it is your Buy phase, you take the VP "
    "that are here. (At the start: 2 VP on each Action pile of the Supply that is no Gathering pile.)",
    sets=SET,
)  # fmt: skip
defiled_shrine.on(WHEN_GAIN, ALWAYS, of=ACTION, when=vp_on_its_pile)(move_one_vp)


def is_curse(you: Player, this: Later, event: Event) -> bool:
    return you.game.kinds[event.kind_id] is curse


def curse_in_your_buy_phase(you: Player, this: Later, event: Event) -> bool:
    return your_buy_phase(you) and is_curse(you, this, event)


defiled_shrine.on(WHEN_GAIN, ALWAYS, of=CURSE, when=curse_in_your_buy_phase)(take_all)


@defiled_shrine.on(GAME_START, ALWAYS, at_once=True, when=first_seat)
def defiled_shrine_setup(you: Player, this: Later, event: Event) -> None:
    for pile in you.supply_piles(ACTION):
        if not you.game.pile_is(pile, GATHERING):
            you.game.put_tokens(pile, VP_TOKENS, 2)


defiled_shrine_first = older(
    defiled_shrine, FIRST_PRINTING,
    changed="2022: you take the VP when you gain a Curse in your Buy phase; before, when you bought one.",
    text="With each Action you gain, 1 VP comes here from its pile. When you buy a Curse, you take the VP that are here. (At "
    "the start: 2 VP on each Action pile of the Supply that is no Gathering pile.)",
)  # fmt: skip
defiled_shrine_first.on(WHEN_GAIN, ALWAYS, of=ACTION, when=vp_on_its_pile)(move_one_vp)
defiled_shrine_first.on(WHEN_BUY, ALWAYS, of=CURSE, when=is_curse)(take_all)
defiled_shrine_first.on(GAME_START, ALWAYS, at_once=True, when=first_seat)(defiled_shrine_setup.function)
