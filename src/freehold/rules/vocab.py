"""The words of the game as numbers: types, zones, verbs, events. One page, no logic beyond costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# In `x if test else NO_CARD` both sides are of the compiled code's own kind of number: nothing is boxed on the way.
NO_CARD: Final[i64] = -1
ZERO: Final[i64] = 0
ANY_TYPE: Final[i64] = -1  # all the bits

# --- card types (bits) -------------------------------------------------------------------------------------------

ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE: Final = 1 << 3
ATTACK: Final = 1 << 4
REACTION: Final = 1 << 5
DURATION: Final = 1 << 6
NIGHT: Final = 1 << 7
RESERVE: Final = 1 << 8
TRAVELLER: Final = 1 << 9
COMMAND: Final = 1 << 10
RUINS: Final = 1 << 11
SHELTER: Final = 1 << 12
HEIRLOOM: Final = 1 << 13
LOOTER: Final = 1 << 14
KNIGHT: Final = 1 << 15
PRIZE: Final = 1 << 16
CASTLE: Final = 1 << 17
GATHERING: Final = 1 << 18
DOOM: Final = 1 << 19
FATE: Final = 1 << 20
SPIRIT: Final = 1 << 21
ZOMBIE: Final = 1 << 22
LIAISON: Final = 1 << 23
AUGUR: Final = 1 << 24
CLASH: Final = 1 << 25
FORT: Final = 1 << 26
ODYSSEY: Final = 1 << 27
TOWNSFOLK: Final = 1 << 28
WIZARD: Final = 1 << 29
LOOT: Final = 1 << 30
SHADOW: Final = 1 << 31
OMEN: Final = 1 << 32
REWARD: Final = 1 << 33
TRAP: Final = 1 << 34
EVENT: Final = 1 << 40
PROJECT: Final = 1 << 41
LANDMARK: Final = 1 << 42
WAY: Final = 1 << 43
ALLY: Final = 1 << 44
TRAIT: Final = 1 << 45
PROPHECY: Final = 1 << 46
BOON: Final = 1 << 47
HEX: Final = 1 << 48
STATE: Final = 1 << 49
ARTIFACT: Final = 1 << 50

LANDSCAPES: Final = EVENT | PROJECT | LANDMARK | WAY | ALLY | TRAIT | PROPHECY

TYPE_NAMES: Final[dict[int, str]] = {
    ACTION: "Action", TREASURE: "Treasure", VICTORY: "Victory", CURSE: "Curse", ATTACK: "Attack",
    REACTION: "Reaction", DURATION: "Duration", NIGHT: "Night", RESERVE: "Reserve", TRAVELLER: "Traveller",
    COMMAND: "Command", RUINS: "Ruins", SHELTER: "Shelter", HEIRLOOM: "Heirloom", LOOTER: "Looter",
    KNIGHT: "Knight", PRIZE: "Prize", CASTLE: "Castle", GATHERING: "Gathering", DOOM: "Doom", FATE: "Fate",
    SPIRIT: "Spirit", ZOMBIE: "Zombie", LIAISON: "Liaison", AUGUR: "Augur", CLASH: "Clash", FORT: "Fort",
    ODYSSEY: "Odyssey", TOWNSFOLK: "Townsfolk", WIZARD: "Wizard", LOOT: "Loot", SHADOW: "Shadow", OMEN: "Omen",
    REWARD: "Reward", TRAP: "Trap", EVENT: "Event", PROJECT: "Project", LANDMARK: "Landmark", WAY: "Way",
    ALLY: "Ally", TRAIT: "Trait", PROPHECY: "Prophecy", BOON: "Boon", HEX: "Hex", STATE: "State",
    ARTIFACT: "Artifact",
}


BASIC_CATEGORIES: Final[dict[int, str]] = {
    EVENT: "event", PROJECT: "project", LANDMARK: "landmark", WAY: "way", ALLY: "ally", TRAIT: "trait",
    PROPHECY: "prophecy", BOON: "boon", HEX: "hex", STATE: "state", ARTIFACT: "artifact",
}  # fmt: skip


def type_words(types: int) -> list[str]:
    """The names of the types in a bit set, in the usual order."""
    return [word for bit, word in TYPE_NAMES.items() if types & bit]


# --- costs: one number holds coins, potions and debt -----------------------------------------------------------

POTION_UNIT: Final = 1024
DEBT_UNIT: Final = 65536


def Cost(coins: int = 0, potion: int = 0, debt: int = 0) -> int:
    return coins + potion * POTION_UNIT + debt * DEBT_UNIT


def coins_in(cost: int) -> int:
    return cost % POTION_UNIT


def potions_in(cost: int) -> int:
    return cost // POTION_UNIT % 64


def debt_in(cost: int) -> int:
    return cost // DEBT_UNIT


def at_most(cost: int, limit: int) -> bool:
    """Is every part of the cost no higher than that of the limit? A negative limit admits nothing."""
    return (
        limit >= 0
        and coins_in(cost) <= coins_in(limit)
        and potions_in(cost) <= potions_in(limit)
        and debt_in(cost) <= debt_in(limit)
    )


def cheaper(cost: int, than: int) -> bool:
    """A lower cost: some part is lower and none is higher."""
    return cost != than and at_most(cost, than)


def cost_plus(cost: int, coins: int) -> int:
    """The cost with so many coins more (or fewer); -1 where that would be below nothing."""
    if coins_in(cost) + coins < 0:
        return -1
    return cost + coins


def cost_words(cost: int) -> str:
    parts = []
    if coins_in(cost) or not cost:
        parts.append(f"${coins_in(cost)}")
    if potions_in(cost):
        parts.append("P" * potions_in(cost))
    if debt_in(cost):
        parts.append(f"{debt_in(cost)}D")
    return " ".join(parts)


# --- zones -------------------------------------------------------------------------------------------------------
# A zone is a number. Shared zones come first, then 16 for each player, then the piles.

NOWHERE: Final = 0
TRASH: Final = 1
MIDDLE: Final = 2  # set aside for everybody (a card that a landscape refers to)
OFFER_DECK: Final = 3  # a face-down deck of cards that can be bought through a card
BOONS: Final = 4
BOONS_USED: Final = 5
HEXES: Final = 6
HEXES_USED: Final = 7
BOONS_ASIDE: Final = 8  # Boons that a card sets aside for the whole game

PLAYER_ZONES: Final = 16
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
ASIDE: Final = 4  # set aside face up
HIDDEN: Final = 5  # set aside face down; the owner may look
LOOKED: Final = 6  # kept aside while looked at or revealed
TAVERN: Final = 7
EXILE: Final = 8
MAT: Final = 9  # a mat with cards face up
SECRET_MAT: Final = 10  # a mat with cards face down that the owner may look at
HELD_BOONS: Final = 11  # kept until the next Clean-up
SECRET_LOOKED: Final = 12  # kept aside while only the owner looks
TAKEN_BOONS: Final = 13  # taken, to be received now or later
MEMORY: Final = 14  # the Memory mat, cards face up
DECK_BOTTOM: Final = PLAYER_ZONES + DECK  # where a card is gained to: the deck, but under it

ZONE_BITS: Final = 10
ZONE_MASK: Final = (1 << ZONE_BITS) - 1
CARD_BITS: Final = 12  # of a handle: the card; above them its place
CARD_MASK: Final = (1 << CARD_BITS) - 1

ZONE_NAMES: Final = [
    "hand", "deck", "discard", "play", "aside", "facedown", "looked", "tavern", "exile", "mat", "secretmat", "boons",
    "looking", "taken", "memory",
]  # fmt: skip

# --- tokens on piles, landscapes and mats ------------------------------------------------------------------------

VP_TOKENS: Final = 1
DEBT_TOKENS: Final = 2
COIN_TOKENS: Final = 3
CURSE_TOKENS: Final = 4  # who buys (or gains) from the pile gains a Curse for each
SUN_TOKENS: Final = 5
TURN_TOKENS: Final = 14  # serial number of the turn on which something was last used
USED_TOKENS: Final = 15  # used already in this game

# Tokens of one player each, on a pile.
CARD_TOKEN: Final = 0
ACTION_TOKEN: Final = 1
BUY_TOKEN: Final = 2
COIN_TOKEN: Final = 3
COST_TOKEN: Final = 4
TRASH_TOKEN: Final = 5
PILE_TOKENS: Final = 6
TOKEN_NAMES: Final = ["+1 Card", "+1 Action", "+1 Buy", "+$1", "-$2 cost", "Trashing"]

# --- events (chapter V, the two overviews) -----------------------------------------------------------------------

BEFORE_PLAY: Final = 1
WOULD_RESOLVE: Final = 2
AFTER_PLAY: Final = 3
WHEN_BUY: Final = 4
WHEN_GAIN: Final = 5
WHEN_DISCARD: Final = 6
WHEN_TRASH: Final = 7
TURN_START: Final = 8
BUY_START: Final = 9
BUY_END: Final = 10
CLEANUP_START: Final = 11
TURN_END: Final = 12
WOULD_GAIN: Final = 13
WOULD_SHUFFLE: Final = 14  # the shuffling player may arrange some of the cards
HAND_DRAW: Final = 15  # how many cards the clean-up draw is (a modifier)
WOULD_DISCARD_HAND: Final = 16
WOULD_DISCARD_PLAY: Final = 17  # in Clean-up: cards in play that stay (a modifier)
WOULD_PAY: Final = 18
WOULD_GET_ACTIONS: Final = 19
WOULD_GET_DEBT: Final = 20
WHEN_REVEAL: Final = 21
PILE_EMPTIED: Final = 22
WHEN_EXILE: Final = 23
WOULD_TAKE_TURN: Final = 24
TURN_FIRST: Final = 25  # "at the start of your turn, first"
RESOLVE_TIMES: Final = 26  # how often the instructions are followed (a modifier)
GAME_WOULD_END: Final = 27
SHUFFLING: Final = 28  # cards that their owner may place anywhere while shuffling
AFTER_TURN: Final = 29  # between turns, before extra turns; nobody's turn
DREW_HAND: Final = 30  # after the clean-up draw
SCORING: Final = 33  # at game end: points of a player (a modifier)
COST: Final = 34  # the cost of a card (a modifier)
TYPES: Final = 35  # the types of a card (a modifier)
WORTH: Final = 36  # the coins a plain Treasure makes (a modifier)
MAY_BUY: Final = 37  # may this be bought (a modifier; number 0 forbids)
MAY_PLAY: Final = 38  # may this be played from the hand (a modifier; number 0 forbids)
INSTRUCTIONS: Final = 39  # what playing a card does (a modifier; `replaced`: it has been done)
GAME_START: Final = 43
WHEN_SUN: Final = 44
PLAY_FROM: Final = 45  # other cards that may be played as if from the hand (a modifier)
ACTIONS_AS_BUYS: Final = 32  # may Actions be used as Buys (a modifier; a number above 0 allows it)
EVENTS: Final = 47

MODIFIERS: Final = (
    HAND_DRAW, WOULD_DISCARD_PLAY, RESOLVE_TIMES, SCORING, COST, TYPES, WORTH, MAY_BUY, MAY_PLAY, INSTRUCTIONS,
    PLAY_FROM, ACTIONS_AS_BUYS,
)  # fmt: skip

# Where a card must be for its ability to work.
ON_THIS: Final = -1  # the card that the event is about
ALWAYS: Final = -2  # rules of a kind or landscape that is in the game
SET_UP: Final = -3  # only when an earlier ability has set it up
IN_SUPPLY_TRAIT: Final = -4  # the event is about a card of the pile this Trait is on

# Whose event it is, seen from the owner of the ability.
YOURS: Final = 0
OTHERS: Final = 1
ANYONE: Final = 2

# Limits of an extra turn, judged when it would begin.
NOT_SECOND: Final = 1  # not a 2nd extra turn in a row
NOT_THIRD: Final = 2  # not a 3rd turn in a row

# How long something that was set up lasts.
THIS_TURN: Final = 1
TO_NEXT_TURN: Final = 2  # ends when the owner's next turn starts
THROUGH_NEXT_TURN: Final = 3  # this turn and the owner's next
WHOLE_GAME: Final = 4

# --- phases: the quiet points where a step begins ----------------------------------------------------------------

BETWEEN_TURNS: Final = 0
ACTION_PHASE: Final = 1
TREASURE_PHASE: Final = 2  # first part of the Buy phase
BUY_PHASE: Final = 3  # second part
NIGHT_PHASE: Final = 4
CLEANUP_PHASE: Final = 5
GAME_OVER: Final = 6
TURN_OPENING: Final = 7
GAME_OPENING: Final = 8
PHASE_NAMES: Final = [
    "between turns", "Action", "Treasure", "Buy", "Night", "Clean-up", "over", "start of turn", "start of game",
]  # fmt: skip

# --- questions ---------------------------------------------------------------------------------------------------
# What the answer will be used for. Front ends make their prompts from it and from the source.

Q_PLAY: Final = 1  # play one of these from your hand, or none
Q_TREASURES: Final = 2  # play these Treasures, in this order
Q_BUY: Final = 3
Q_DISCARD: Final = 4
Q_TRASH: Final = 5
Q_GAIN: Final = 6
Q_TOPDECK: Final = 7
Q_SET_ASIDE: Final = 8
Q_EXILE: Final = 9
Q_TAKE: Final = 10  # put into your hand
Q_REVEAL: Final = 11
Q_PASS: Final = 12
Q_KEEP: Final = 13
Q_ORDER: Final = 14
Q_OPTION: Final = 15  # choose among worded options
Q_MAY: Final = 16
Q_NAME: Final = 17
Q_AMOUNT: Final = 18
Q_RESOLVE: Final = 19  # which ability comes next
Q_PLAY_CARD: Final = 20  # an ability plays a card
Q_PILE: Final = 21  # choose a pile
Q_RETURN: Final = 22
Q_CALL: Final = 23
Q_OVERPAY: Final = 24
Q_PAY_DEBT: Final = 25
Q_SPEND: Final = 26
Q_RECEIVE: Final = 27
Q_PLACE: Final = 28  # where to put a card
Q_TURN: Final = 29  # which extra turn comes first
Q_CHOOSE: Final = 30  # anything else about cards
Q_BID: Final = 31
QUESTION_NAMES: Final = [
    "", "play", "treasures", "buy", "discard", "trash", "gain", "topdeck", "set aside", "exile", "take", "reveal",
    "pass", "keep", "order", "option", "may", "name", "amount", "resolve", "play card", "pile", "return", "call",
    "overpay", "pay debt", "spend", "receive", "place", "turn", "choose", "bid",
]  # fmt: skip

# What the numbers among the options of a question are.
OF_CARDS: Final = 0
OF_PILES: Final = 1
OF_KINDS: Final = 2
OF_WORDS: Final = 3
OF_NUMBERS: Final = 4
OF_PLAYERS: Final = 5

# Options that are not cards or piles, in Q_PLAY, Q_TREASURES and Q_BUY.
SPEND_VILLAGER: Final = -2
SPEND_COFFERS: Final = -3
PAY_DEBT: Final = -4
LANDSCAPE_OFFER: Final = 1000  # option number of a landscape: this plus its index
