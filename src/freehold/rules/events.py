"""What happens, and what waits for it: `Event` and `Later`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from freehold.rules.kinds import CardKind, Hook
    from freehold.rules.player import Player
    from freehold.rules.playing import Play


class Event:
    """One occurrence. Which fields matter depends on its kind; those of a modifier are changed by the abilities."""

    def __init__(self, what: i64, player: Player, card: i64) -> None:
        self.what = what
        self.player = player
        self.serial = player.game.serial  # what was set up later has a higher one
        self.card = card  # as it stood right after the event (a handle), -1: none
        self.kind_id: i64 = -1
        self.types: i64 = 0  # of the card, when it happened
        self.cost: i64 = 0  # of the card, when it happened
        self.play: Play | None = None
        self.number: i64 = 0
        self.bought = False
        self.overpaid: i64 = 0
        self.from_play = False
        self.in_cleanup = False
        self.from_slot: i64 = -1
        self.pile: i64 = -1
        self.by: i64 = -1  # kind that named itself as the cause
        self.replaced = False
        self.cards: list[int] = []


class Later:
    """An ability that is ready to resolve, or that waits for its event: a hook, its owner and what it remembers."""

    def __init__(self, hook: Hook, owner: i64, card: i64) -> None:
        self.hook = hook
        self.owner = owner
        self.card = card  # handle of the card that has the ability, -1: none
        self.cards: list[int] = []  # handles of cards it remembers
        self.number: i64 = 0
        self.kind_id: i64 = -1  # a kind it remembers (a named card)
        self.unaffected: i64 = 0  # seats that are immune
        self.once = False
        self.lasts: i64 = 0
        self.born: i64 = 0  # serial number of the turn it was set up on
        self.not_before: i64 = 0  # serial number of the first turn on which it can trigger
        self.holder: i64 = -1  # handle of the card in play that stays for it
        self.serial: i64 = 0
        self.fresh = False  # waits for the next time: not for what was happening already when it was set up
        self.swapped = False  # set up by a play whose +Cards and +$ are swapped

    @property
    def kind(self) -> CardKind:
        return self.hook.kind

    def affects(self, player: Player) -> bool:
        """Is the player not immune to what set this up?"""
        return not (self.unaffected >> player.seat) & 1

    def clone(self) -> Later:
        other = Later(self.hook, self.owner, self.card)
        other.cards = self.cards[:]
        other.number = self.number
        other.kind_id = self.kind_id
        other.unaffected = self.unaffected
        other.once = self.once
        other.lasts = self.lasts
        other.born = self.born
        other.not_before = self.not_before
        other.holder = self.holder
        other.serial = self.serial
        other.swapped = self.swapped
        other.fresh = self.fresh
        return other


class TurnPlan:
    """A turn to come: whose, who decides, which kind gives it, and what starts with it."""

    def __init__(self, seat: i64, controller: i64, kind_id: i64, opening: Hook | None) -> None:
        self.seat = seat
        self.controller = controller
        self.kind_id = kind_id
        self.opening = opening
        self.limit: i64 = 0
        self.holder: i64 = -1  # handle of the card in play that stays until the turn is taken

    def clone(self) -> TurnPlan:
        other = TurnPlan(self.seat, self.controller, self.kind_id, self.opening)
        other.limit = self.limit
        other.holder = self.holder
        return other


class LogEntry:
    """One line of what happened: who did what with which cards, how deep in its causes, and who may know the cards."""

    def __init__(self, depth: i64, seat: i64, word: str, kinds: list[int], number: i64, audience: i64,
                 source: i64) -> None:  # fmt: skip
        self.depth = depth
        self.seat = seat
        self.word = word
        self.kinds = kinds
        self.number = number
        self.audience = audience  # bit set of seats that may know the kinds; -1: everybody
        self.source = source
