"""Menagerie: Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.menagerie.cards import SET, exile_from_supply
from freehold.rules.common import EXILE_RULES
from freehold.rules.kinds import FIRST_PRINTING, landscape, older
from freehold.rules.vocab import (
    ACTION, ASIDE, DECK, EVENT, OTHERS, Q_EXILE, Q_GAIN, Q_PLAY_CARD, Q_SET_ASIDE, Q_TOPDECK, Q_TRASH, TREASURE,
    TURN_START, VICTORY, WHEN_EXILE, WHEN_GAIN, WHOLE_GAME, Cost, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import Hook
    from freehold.rules.player import Player
    from freehold.rules.playing import Play


invest = landscape(
    "Invest", EVENT,
    "Choose an Action card in the Supply and Exile it. As long as it stays in Exile: +2 Cards each time another player "
    "gains a copy of it, or Exiles one with Invest.", sets=SET, cost=4, brings=[EXILE_RULES],
)  # fmt: skip


@invest.play
def invest_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_EXILE, you.supply(types=ACTION))
    if chosen < 0:
        return
    for invested in you.exile([chosen]):
        you.set_up(invest_gained, WHOLE_GAME).number = invested
        you.set_up(invest_invested, WHOLE_GAME).number = invested


def copy_of_my_investment(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.still_there(this.number) and game.kind(int(this.number)) is game.kind(event.card)


def invested_in_a_copy(you: Player, this: Later, event: Event) -> bool:
    return you.asking() == invest.id and copy_of_my_investment(you, this, event)


@invest.later(WHEN_GAIN, whose=OTHERS, when=copy_of_my_investment)
def invest_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


@invest.later(WHEN_EXILE, whose=OTHERS, when=invested_in_a_copy)
def invest_invested(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


seize_the_day = landscape(
    "Seize the Day", EVENT, "Once per game: you get an extra turn after this one.", sets=SET, cost=4, once_per_game=True,
)  # fmt: skip


@seize_the_day.play
def seize_the_day_play(you: Player, this: Play) -> None:
    you.extra_turn(seize_the_day)


delay = landscape(
    "Delay", EVENT, "You may set aside an Action from your hand; it is played when your next turn starts.", sets=SET,
)  # fmt: skip


@delay.play
def delay_play(you: Player, this: Play) -> None:
    play_next_turn(you, you.set_aside(you.choose(Q_SET_ASIDE, you.of_type(you.hand, ACTION), 0, 1)), delay_plays)


def play_next_turn(you: Player, aside: list[int], hook: Hook) -> None:
    """At the start of the next turn that ability plays the card set aside, if there is one."""
    if aside:
        you.set_up(hook, WHOLE_GAME, once=True, not_before=int(you.game.turn_serial) + 1).cards = aside


@delay.later(TURN_START)
def delay_plays(you: Player, this: Later, event: Event) -> None:
    you.play(this.cards[0])


desperation = landscape(
    "Desperation", EVENT, "Once per turn: you may gain a Curse; if you do, +1 Buy and +$2.", sets=SET, once_per_turn=True,
)  # fmt: skip


@desperation.play
def desperation_play(you: Player, this: Play) -> None:
    despair = you.game.top_named("Curse")
    if despair >= 0 and you.may(Q_GAIN, despair) and you.gain(despair) >= 0:
        you.plus(buys=1, coins=2)


gamble = landscape(
    "Gamble", EVENT, "+1 Buy. Discard your top card. You may play it if it is an Action or a Treasure.", sets=SET, cost=2,
)  # fmt: skip


@gamble.play
def gamble_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    stakes = you.of_type(you.still(you.discard_top(1)), ACTION | TREASURE)
    you.play(you.choose_one(Q_PLAY_CARD, stakes, optional=True))


first_gamble = older(
    gamble, FIRST_PRINTING,
    changed="After 2024: the card is discarded first, then perhaps played; before, it was revealed, and discarded only if not "
    "played.",
    text="+1 Buy. Reveal your top card. If it is an Action or a Treasure you may play it; if you don't, discard it.",
)  # fmt: skip


@first_gamble.play
def first_gamble_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    revealed = you.reveal_top(1)
    stakes = you.of_type(you.still(revealed), ACTION | TREASURE)
    if you.play(you.choose_one(Q_PLAY_CARD, stakes, optional=True)) < 0:
        you.discard(revealed)


pursue = landscape(
    "Pursue", EVENT, "+1 Buy. Name a card. Reveal your top 4 cards: those of that name go back, the others are discarded.",
    sets=SET, cost=2,
)  # fmt: skip


@pursue.play
def pursue_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    named = you.name_card()
    revealed = you.reveal_top(4)
    you.put_back(you.of_kind(revealed, named))
    you.discard(revealed)


ride = landscape("Ride", EVENT, "Gain a Horse.", sets=SET, cost=2, brings=["Horse"])


@ride.play
def ride_play(you: Player, this: Play) -> None:
    you.gain_named("Horse")


toil = landscape("Toil", EVENT, "+1 Buy. You may play an Action from your hand.", sets=SET, cost=2)


@toil.play
def toil_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.play(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True))


enhance = landscape(
    "Enhance", EVENT,
    "You may trash a card from your hand that is no Victory card, to gain one that costs at most $2 more.", sets=SET, cost=3,
)  # fmt: skip


@enhance.play
def enhance_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.not_of_type(you.hand, VICTORY), 0, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 2)))


march = landscape(
    "March", EVENT, "Look through your discard pile. You may play one of its Actions.", sets=SET, cost=3,
)  # fmt: skip


@march.play
def march_play(you: Player, this: Play) -> None:
    you.play(you.choose_one(Q_PLAY_CARD, you.of_type(you.discards, ACTION), optional=True))


transport = landscape(
    "Transport", EVENT,
    "Choose one: Exile an Action from the Supply; or put an Action from your Exile onto your deck.", sets=SET, cost=3,
    brings=[EXILE_RULES],
)  # fmt: skip


@transport.play
def transport_play(you: Player, this: Play) -> None:
    for chosen in this.choose(["Exile from the Supply", "put an Exiled card onto your deck"]):
        if chosen == "Exile from the Supply":
            you.exile([you.choose_one(Q_EXILE, you.supply(types=ACTION))])
        else:
            you.topdeck([you.choose_one(Q_TOPDECK, you.of_type(you.exiled, ACTION))])


banish = landscape(
    "Banish", EVENT, "Exile any number of cards of one name from your hand.", sets=SET, cost=4, brings=[EXILE_RULES],
)  # fmt: skip


@banish.play
def banish_play(you: Player, this: Play) -> None:
    first = you.choose_one(Q_EXILE, you.hand, optional=True)
    if first >= 0:
        copies = [c for c in you.of_kind(you.hand, you.game.kind(first)) if c != first]
        you.exile([first, *you.choose(Q_EXILE, copies)])


bargain = landscape(
    "Bargain", EVENT, "Gain a card costing $5 or less that is no Victory card. Each other player gains a Horse.", sets=SET,
    cost=4, brings=["Horse"],
)  # fmt: skip


@bargain.play
def bargain_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(5), without=VICTORY))
    for other in you.others():
        other.gain_named("Horse")


commerce = landscape(
    "Commerce", EVENT, "Gain a Gold for each different name among the cards you have gained this turn.", sets=SET, cost=5,
)  # fmt: skip


@commerce.play
def commerce_play(you: Player, this: Play) -> None:
    for _ in {you.game.name(gained) for gained in you.game.gained_cards(int(you.seat))}:
        you.gain_named("Gold")


demand = landscape(
    "Demand", EVENT, "Gain a Horse, then a card costing $4 or less, both onto your deck.", sets=SET, cost=5, brings=["Horse"],
)  # fmt: skip


@demand.play
def demand_play(you: Player, this: Play) -> None:
    you.gain_named("Horse", to=DECK)
    you.choose_gain(you.supply(up_to=Cost(4)), to=DECK)


stampede = landscape(
    "Stampede", EVENT, "If you have at most 5 cards in play, gain 5 Horses, onto your deck.", sets=SET, cost=5,
    brings=["Horse"],
)  # fmt: skip


@stampede.play
def stampede_play(you: Player, this: Play) -> None:
    if len(you.in_play) <= 5:
        for _ in range(5):
            you.gain_named("Horse", to=DECK)


reap = landscape(
    "Reap", EVENT, "Gain a Gold; it is set aside, and played when your next turn starts.", sets=SET, cost=7,
)  # fmt: skip


reap_plays = reap.later(TURN_START)(delay_plays.function)


@reap.play
def reap_play(you: Player, this: Play) -> None:
    play_next_turn(you, you.still([you.gain_named("Gold", to=ASIDE)]), reap_plays)


first_reap = older(
    reap, FIRST_PRINTING,
    changed="After 2024: the Gold is gained to where it is set aside; before, it was gained and then set aside from there.",
    text="Gain a Gold. Set it aside; if that was done, it is played when your next turn starts.",
)  # fmt: skip


@first_reap.play
def first_reap_play(you: Player, this: Play) -> None:
    play_next_turn(you, you.set_aside([you.gain_named("Gold")]), reap_plays)


enclave = landscape(
    "Enclave", EVENT, "Gain a Gold. Exile a Duchy from the Supply.", sets=SET, cost=8, brings=[EXILE_RULES],
)  # fmt: skip


@enclave.play
def enclave_play(you: Player, this: Play) -> None:
    you.gain_named("Gold")
    exile_from_supply(you, "Duchy")


alliance = landscape(
    "Alliance", EVENT, "Gain, in this order: Province, Duchy, Estate, Gold, Silver, Copper.", sets=SET, cost=10,
)  # fmt: skip


@alliance.play
def alliance_play(you: Player, this: Play) -> None:
    for name in ("Province", "Duchy", "Estate", "Gold", "Silver", "Copper"):
        you.gain_named(name)


populate = landscape(
    "Populate", EVENT, "Gain the top card of every Action pile in the Supply.", sets=SET, cost=10,
)  # fmt: skip


@populate.play
def populate_play(you: Player, this: Play) -> None:
    """One may name the next few at once, or each only after seeing what the one before brought about."""
    game = you.game
    piles = you.supply_piles(ACTION)
    ready = [pile for pile in piles if game.left(pile)]
    while ready:
        tops = [int(game.top(pile)) for pile in ready]
        for top in you.choose(Q_GAIN, tops, 1, len(tops), ordered=True):
            pile = ready[tops.index(top)]
            piles.remove(pile)
            you.gain(game.top(pile))
        ready = [pile for pile in piles if game.left(pile)]
