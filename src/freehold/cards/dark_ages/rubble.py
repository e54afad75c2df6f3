"""Dark Ages: Ruins, Shelters, and the piles outside the Supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, REGISTRY, SHUFFLED, basic, card, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, ATTACK, HAND, Q_TRASH, REACTION, RUINS, SHELTER, TREASURE, VICTORY, WHEN_BUY, WHEN_GAIN, WHEN_TRASH,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Dark Ages"]

# --- Ruins -----------------------------------------------------------------------------------------------------------

abandoned_mine = card(
    "Abandoned Mine", ACTION | RUINS, 0, "+$1.", sets=SET, category="ruins", pile=False, plus_coins=True
)


@abandoned_mine.play
def abandoned_mine_play(you: Player, this: Play) -> None:
    you.plus(coins=1)


ruined_library = card("Ruined Library", ACTION | RUINS, 0, "+1 Card.", sets=SET, category="ruins", pile=False)


@ruined_library.play
def ruined_library_play(you: Player, this: Play) -> None:
    you.plus(cards=1)


ruined_market = card("Ruined Market", ACTION | RUINS, 0, "+1 Buy.", sets=SET, category="ruins", pile=False)


@ruined_market.play
def ruined_market_play(you: Player, this: Play) -> None:
    you.plus(buys=1)


ruined_village = card("Ruined Village", ACTION | RUINS, 0, "+1 Action.", sets=SET, category="ruins", pile=False)


@ruined_village.play
def ruined_village_play(you: Player, this: Play) -> None:
    you.plus(actions=1)


survivors = card(
    "Survivors", ACTION | RUINS, 0,
    "Look at your top 2 cards. Discard both, or put both back in any order.",
    sets=SET, category="ruins", pile=False,
)  # fmt: skip


@survivors.play
def survivors_play(you: Player, this: Play) -> None:
    cards = you.look(2)
    if cards and you.pick("discard", "put back") == "discard":
        you.discard(cards)
    else:
        you.put_back(cards)


mixed_pile(
    "Ruins", [abandoned_mine, ruined_library, ruined_market, ruined_village, survivors], [10, 10, 10, 10, 10],
    types=ACTION | RUINS, cost=0, sets=SET, category="basic", arrangement=SHUFFLED,
)  # fmt: skip
basic("Ruins", [10, 20, 30, 40, 50], "looters")


def gain_ruins(you: Player) -> None:
    """Gain the top Ruins, whichever it is."""
    pile = you.game.pile_named("Ruins")
    if pile >= 0:
        you.gain(you.game.top(pile))


# --- Shelters --------------------------------------------------------------------------------------------------------

hovel = card(
    "Hovel", REACTION | SHELTER, 1,
    "",
    "When you gain a Victory card, this may be trashed from your hand.",
    sets=SET, category="shelter", copies=6, pile=False,
)  # fmt: skip


@hovel.on(WHEN_GAIN, HAND, optional=True, of=VICTORY)
def hovel_trash(you: Player, this: Later, event: Event) -> None:
    you.trash([this.card])


hovel_first = older(
    hovel, FIRST_PRINTING,
    changed="2022: it may go when you gain a Victory card; before, when you bought one.",
    below="When you buy a Victory card, this may be trashed from your hand.",
)  # fmt: skip
hovel_first.on(WHEN_BUY, HAND, optional=True, of=VICTORY)(hovel_trash.function)

necropolis = card(
    "Necropolis", ACTION | SHELTER, 1, "+2 Actions.", sets=SET, category="shelter", copies=6, pile=False
)


@necropolis.play
def necropolis_play(you: Player, this: Play) -> None:
    you.plus(actions=2)


overgrown_estate = card(
    "Overgrown Estate", VICTORY | SHELTER, 1, "0 VP", "When you trash this, +1 Card.",
    sets=SET, category="shelter", copies=6, pile=False,
)  # fmt: skip


@overgrown_estate.on(WHEN_TRASH)
def overgrown_estate_trashed(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


REGISTRY.shelters = ["Hovel", "Necropolis", "Overgrown Estate"]

# --- outside the Supply ----------------------------------------------------------------------------------------------

spoils = card(
    "Spoils", TREASURE, 0, "$3. When you play this, return it to its pile.", "(Not in the Supply.)",
    sets=SET, worth=3, category="non_supply", copies=15,
)  # fmt: skip


@spoils.play
def spoils_play(you: Player, this: Play) -> None:
    this.return_to_pile()


madman = card(
    "Madman", ACTION, 0, "+2 Actions. Return this to its pile. If you did, +1 Card for each card in your hand.",
    "(Not in the Supply.)", sets=SET, category="non_supply",
)  # fmt: skip


@madman.play
def madman_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    if this.return_to_pile():
        you.plus(cards=you.hand_size())


mercenary = card(
    "Mercenary", ACTION | ATTACK, 0,
    "You may trash 2 cards from your hand. If you trashed 2: +2 Cards, +$2, and all others discard until they "
    "hold 3.",
    "(Not in the Supply.)",
    sets=SET, category="non_supply", plus_coins=True,
)  # fmt: skip


@mercenary.play
def mercenary_play(you: Player, this: Play) -> None:
    if you.hand and you.pick("trash 2 cards", "trash none") == "trash 2 cards":
        trashed = you.trash(you.choose(Q_TRASH, you.hand, 2, 2))
        if len(trashed) == 2:
            you.plus(cards=2, coins=2)
            for victim in this.victims():
                victim.discard_down_to(3)
