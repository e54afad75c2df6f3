"""Dark Ages: the Knights, ten different cards in one shuffled pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import SHUFFLED, card, mixed_pile
from freehold.rules.vocab import ACTION, ATTACK, KNIGHT, Q_TRASH, VICTORY, WHEN_TRASH, Cost, at_most, coins_in

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Dark Ages"]
TYPES = ACTION | ATTACK | KNIGHT
RAID = (
    "Each other player reveals their top 2 cards, trashes one of them (if any) that costs $3 to $6, and discards what is "
    "left. If one so trashed was a Knight, trash this."
)


def from_3_to_6(cost: int) -> bool:
    return at_most(cost, Cost(6)) and coins_in(cost) >= 3


def trash_one_of_two(victim: Player) -> bool:
    """Reveal 2 cards, trash one costing from $3 to $6, discard the rest; was a Knight trashed?"""
    game = victim.game
    revealed = victim.reveal_top(2)
    doomed = victim.choose_one(Q_TRASH, [c for c in revealed if from_3_to_6(game.cost(c))])
    knight = False
    if doomed >= 0:
        knight = game.is_a(doomed, KNIGHT)
        victim.trash([doomed])
    victim.discard([c for c in revealed if c != doomed])
    return knight


def raid(this: Play) -> None:
    """What all Knights do to the other players."""
    knight = False
    for victim in this.victims():
        if trash_one_of_two(victim):
            knight = True
    if knight:
        this.trash()


dame_anna = card(
    "Dame Anna", TYPES, 5, "You may trash one or two cards from your hand. " + RAID, sets=SET, pile=False, copies=1
)


@dame_anna.play
def dame_anna_play(you: Player, this: Play) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 2))
    raid(this)


dame_josephine = card("Dame Josephine", TYPES | VICTORY, 5, RAID, "2 VP", sets=SET, points=2, pile=False, copies=1)


@dame_josephine.play
def dame_josephine_play(you: Player, this: Play) -> None:
    raid(this)


dame_molly = card("Dame Molly", TYPES, 5, "+2 Actions. " + RAID, sets=SET, pile=False, copies=1)


@dame_molly.play
def dame_molly_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    raid(this)


dame_natalie = card(
    "Dame Natalie", TYPES, 5, "You may gain a card that costs $3 or less. " + RAID, sets=SET, pile=False, copies=1
)


@dame_natalie.play
def dame_natalie_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(3)), optional=True)
    raid(this)


dame_sylvia = card("Dame Sylvia", TYPES, 5, "+$2. " + RAID, sets=SET, pile=False, copies=1, plus_coins=True)


@dame_sylvia.play
def dame_sylvia_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    raid(this)


sir_bailey = card("Sir Bailey", TYPES, 5, "+1 Card. +1 Action. " + RAID, sets=SET, pile=False, copies=1)


@sir_bailey.play
def sir_bailey_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    raid(this)


sir_destry = card("Sir Destry", TYPES, 5, "+2 Cards. " + RAID, sets=SET, pile=False, copies=1)


@sir_destry.play
def sir_destry_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    raid(this)


sir_martin = card("Sir Martin", TYPES, 4, "+2 Buys. " + RAID, sets=SET, pile=False, copies=1)


@sir_martin.play
def sir_martin_play(you: Player, this: Play) -> None:
    you.plus(buys=2)
    raid(this)


sir_michael = card(
    "Sir Michael", TYPES, 5, "All others discard until they hold 3 cards. " + RAID, sets=SET, pile=False, copies=1
)


@sir_michael.play
def sir_michael_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.discard_down_to(3)
    raid(this)


sir_vander = card(
    "Sir Vander", TYPES, 5, RAID, "When you trash this, gain a Gold.", sets=SET, pile=False, copies=1
)


@sir_vander.play
def sir_vander_play(you: Player, this: Play) -> None:
    raid(this)


@sir_vander.on(WHEN_TRASH)
def sir_vander_trashed(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Gold")


mixed_pile(
    "Knights",
    [dame_anna, dame_josephine, dame_molly, dame_natalie, dame_sylvia,
     sir_bailey, sir_destry, sir_martin, sir_michael, sir_vander],
    [1] * 10, types=TYPES, cost=5, sets=SET, arrangement=SHUFFLED,
)  # fmt: skip
