"""Guilds: both editions (the second came with Cornucopia)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, ALWAYS, ATTACK, BUY_END, DECK, GAME_START, PLAY, Q_DISCARD, Q_SPEND, Q_TOPDECK, Q_TRASH, THIS_TURN,
    TREASURE, TURN_END, WHEN_BUY, WHEN_GAIN, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import OverpayFunction
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Guilds 1st Edition", "Cornucopia & Guilds 2nd Edition"]
FIRST = ["Guilds 1st Edition"]
SECOND = ["Cornucopia & Guilds 2nd Edition"]


class OverpayWhenBought:
    """What an overpayment did before 2022: as the card is bought, whether it is gained or not."""

    def __init__(self, function: OverpayFunction) -> None:
        self.function = function

    def __call__(self, you: Player, this: Later, event: Event) -> None:
        overpaid = you.overpay()
        if overpaid:
            self.function(you, this, overpaid)


stonemason = card(
    "Stonemason", ACTION, 2,
    "Trash a card from your hand, and gain 2 that are each cheaper than it.",
    "Overpay: Gain 2 Actions that each cost exactly what you overpaid.",
    sets=BOTH,
)  # fmt: skip


@stonemason.play
def stonemason_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if chosen >= 0 and you.trash([chosen]):
        for _ in range(2):
            you.choose_gain(you.supply(cheaper_than=you.game.cost(chosen)))


@stonemason.overpaid
def stonemason_overpaid(you: Player, this: Later, amount: int) -> None:
    for _ in range(2):
        you.choose_gain(you.supply(exactly=amount, types=ACTION))


stonemason_first = older(
    stonemason, FIRST_PRINTING,
    changed="2022: what the overpayment does happens when you gain the card; before, when you bought it.",
    text="Trash a card from your hand, and gain 2 that are each cheaper than it.",
    below="When you buy this, you may overpay: gain 2 Actions that each cost exactly what you overpaid.",
)  # fmt: skip
stonemason_first.play(stonemason_play)
stonemason_first.on(WHEN_BUY)(OverpayWhenBought(stonemason_overpaid))


baker = card(
    "Baker", ACTION, 5,
    "+1 Card. +1 Action. +1 Coffers.",
    "Setup: All players start with +1 Coffers.",
    sets=BOTH,
)  # fmt: skip


@baker.play
def baker_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.get_coffers(1)


@baker.on(GAME_START, ALWAYS, at_once=True)
def baker_start(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(1)


candlestick_maker = card("Candlestick Maker", ACTION, 2, "+1 Action. +1 Buy. +1 Coffers.", sets=BOTH)


@candlestick_maker.play
def candlestick_maker_play(you: Player, this: Play) -> None:
    you.plus(actions=1, buys=1)
    you.get_coffers(1)


farrier = card(
    "Farrier", ACTION, 2,
    "+1 Card. +1 Action. +1 Buy.",
    "Overpay: For each $1, +1 Card when this turn ends.",
    sets=SECOND,
)  # fmt: skip


@farrier.play
def farrier_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, buys=1)


@farrier.overpaid
def farrier_overpaid(you: Player, this: Later, amount: int) -> None:
    you.set_up(farrier_draws, THIS_TURN, once=True).number = coins_in(amount)


@farrier.later(TURN_END)
def farrier_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=int(this.number))


doctor = card(
    "Doctor", ACTION, 3,
    "Name a card and reveal your top 3 cards. Trash those you named; put the others back in any order.",
    "Overpay: For each $1, look at your top card and trash it, discard it, or put it back.",
    sets=FIRST,
)  # fmt: skip


@doctor.play
def doctor_play(you: Player, this: Play) -> None:
    named = you.name_card()
    shown = you.reveal_top(3)
    you.trash([c for c in shown if you.game.name(c) == named.name])
    you.put_back(shown)


@doctor.overpaid
def doctor_overpaid(you: Player, this: Later, amount: int) -> None:
    for _ in range(coins_in(amount)):
        seen = you.look(1)
        if not seen:
            break
        word = you.pick("trash", "discard", "put back")
        if word == "trash":
            you.trash(seen)
        elif word == "discard":
            you.discard(seen)
        else:
            you.put_back(seen)


doctor_first = older(
    doctor, FIRST_PRINTING,
    changed="2022: what the overpayment does happens when you gain the card; before, when you bought it.",
    text="Name a card and reveal your top 3 cards. Trash those you named; put the others back in any order.",
    below="When you buy this, you may overpay. For each $1: look at your top card and trash it, discard it, or put it back.",
)  # fmt: skip
doctor_first.play(doctor_play)
doctor_first.on(WHEN_BUY)(OverpayWhenBought(doctor_overpaid))


infirmary = card(
    "Infirmary", ACTION, 3,
    "+1 Card. You may trash a card from your hand.",
    "Overpay: For each $1, play this once.",
    sets=SECOND,
)  # fmt: skip


@infirmary.play
def infirmary_play(you: Player, this: Play) -> None:
    you.plus(cards=1)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


@infirmary.overpaid
def infirmary_overpaid(you: Player, this: Later, amount: int) -> None:
    if coins_in(amount):
        you.play_times(this.card, coins_in(amount), None)


masterpiece = card(
    "Masterpiece", TREASURE, 3,
    "$1",
    "Overpay: For each $1, gain a Silver.",
    sets=FIRST, worth=1,
)  # fmt: skip


@masterpiece.overpaid
def masterpiece_overpaid(you: Player, this: Later, amount: int) -> None:
    for _ in range(coins_in(amount)):
        you.gain_named("Silver")


masterpiece_first = older(
    masterpiece, FIRST_PRINTING,
    changed="2022: what the overpayment does happens when you gain the card; before, when you bought it.",
    text="$1",
    below="When you buy this, you may overpay: gain a Silver for each $1.",
)  # fmt: skip
masterpiece_first.on(WHEN_BUY)(OverpayWhenBought(masterpiece_overpaid))


advisor = card(
    "Advisor", ACTION, 4,
    "+1 Action. Reveal your top 3 cards. The player to your left picks one of them for you to discard; the others "
    "go into your hand.",
    sets=BOTH,
)  # fmt: skip


@advisor.play
def advisor_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    shown = you.reveal_top(3)
    you.discard([you.left_neighbour.choose_one(Q_DISCARD, shown)])
    you.to_hand(shown)


herald = card(
    "Herald", ACTION, 4,
    "+1 Card. +1 Action. Reveal your top card; if it is an Action, play it.",
    "Overpay: For each $1, put a card of your choice from your discard pile onto your deck.",
    sets=BOTH,
)  # fmt: skip


@herald.play
def herald_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for shown in you.reveal_top(1):
        if you.game.is_a(shown, ACTION):
            you.play(shown, by=this)
        you.put_back([shown])


@herald.overpaid
def herald_overpaid(you: Player, this: Later, amount: int) -> None:
    number = coins_in(amount)
    you.topdeck(you.choose(Q_TOPDECK, you.discards, number, number, ordered=True))


herald_first = older(
    herald, FIRST_PRINTING,
    changed="2022: what the overpayment does happens when you gain the card; before, when you bought it.",
    text="+1 Card. +1 Action. Reveal your top card; if it is an Action, play it.",
    below="When you buy this, you may overpay. For each $1, put a card of your choice from your discard pile onto your deck.",
)  # fmt: skip
herald_first.play(herald_play)
herald_first.on(WHEN_BUY)(OverpayWhenBought(herald_overpaid))


plaza = card(
    "Plaza", ACTION, 4,
    "+1 Card. +2 Actions. Once, you may discard a Treasure for +1 Coffers.",
    sets=BOTH,
)  # fmt: skip


@plaza.play
def plaza_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, TREASURE), 0, 1)):
        you.get_coffers(1)


taxman = card(
    "Taxman", ACTION | ATTACK, 4,
    "You may trash a Treasure from your hand. Others who hold 5 or more cards discard a copy of it, or reveal "
    "that they have none. Gain onto your deck a Treasure that costs up to $3 more.",
    sets=FIRST,
)  # fmt: skip


@taxman.play
def taxman_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.of_type(you.hand, TREASURE), 0, 1)):
        name = you.game.name(trashed)
        for victim in this.victims():
            if victim.hand_size() >= 5:
                copies = [c for c in victim.hand if you.game.name(c) == name]
                if copies:
                    victim.discard(copies[:1])
                else:
                    victim.reveal_hand()
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 3), types=TREASURE), to=DECK)


butcher = card(
    "Butcher", ACTION, 5,
    "+2 Coffers. You may trash a card from your hand and spend any number of Coffers, to gain a card that costs "
    "up to that many $ more.",
    sets=BOTH,
)  # fmt: skip


@butcher.play
def butcher_play(you: Player, this: Play) -> None:
    you.get_coffers(2)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 0, 1)):
        spent = you.amount(Q_SPEND, 0, int(you.coffers))
        you.coffers -= spent
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), spent)))


footpad = card(
    "Footpad", ACTION | ATTACK, 5,
    "+2 Coffers. All others discard until they hold 3 cards.",
    "In games with this: whenever you gain a card in an Action phase, +1 Card.",
    sets=SECOND,
)  # fmt: skip


@footpad.play
def footpad_play(you: Player, this: Play) -> None:
    you.get_coffers(2)
    for victim in this.victims():
        victim.discard_down_to(3)


def in_an_action_phase(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase == ACTION_PHASE and you.game.pile_named(footpad.name) >= 0


@footpad.on(WHEN_GAIN, ALWAYS, when=in_an_action_phase)
def footpad_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


journeyman = card(
    "Journeyman", ACTION, 5,
    "Name a card. Reveal cards from your deck until 3 with other names have come. Take these into your hand; "
    "discard the rest.",
    sets=BOTH,
)  # fmt: skip


@journeyman.play
def journeyman_play(you: Player, this: Play) -> None:
    game = you.game
    named = you.name_card()
    found, rest = you.dig(lambda c: game.name(c) != named.name, 3)
    you.to_hand(found)
    you.discard(rest)


merchant_guild = card(
    "Merchant Guild", ACTION, 5,
    "+1 Buy. +$1. When your Buy phase ends this turn, +1 Coffers for every card you gained during it.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@merchant_guild.play
def merchant_guild_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)
    this.this_turn(merchant_guild_pays)


@merchant_guild.later(BUY_END)
def merchant_guild_pays(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(len(you.game.gained_cards(you.seat, this_phase=True)))


merchant_guild_first = older(
    merchant_guild, FIRST_PRINTING,
    changed="2022: the Coffers come when the Buy phase ends, for cards gained in it; before, at once, for cards bought.",
    text="+1 Buy. +$1.",
    below="While this is in play: when you buy a card, +1 Coffers.",
)  # fmt: skip


@merchant_guild_first.play
def merchant_guild_first_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)


@merchant_guild_first.on(WHEN_BUY, PLAY)
def merchant_guild_first_pays(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(1)


soothsayer = card(
    "Soothsayer", ACTION | ATTACK, 5,
    "You gain a Gold. Each other player gains a Curse; who did so draws a card.",
    sets=BOTH,
)  # fmt: skip


@soothsayer.play
def soothsayer_play(you: Player, this: Play) -> None:
    you.gain_named("Gold")
    for victim in this.victims():
        if victim.gain_named("Curse") >= 0:
            victim.draw(1)


soothsayer_first = older(
    soothsayer, FIRST_PRINTING,
    changed="2018: each draws right after the Curse; before, when all had gained theirs.",
    text="You gain a Gold. Each other player gains a Curse. Then everybody who did so draws a card.",
)  # fmt: skip


@soothsayer_first.play
def soothsayer_first_play(you: Player, this: Play) -> None:
    you.gain_named("Gold")
    cursed = [victim for victim in this.victims() if victim.gain_named("Curse") >= 0]
    for victim in cursed:
        victim.draw(1)
