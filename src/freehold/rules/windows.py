"""Trigger windows, as chapter III tells them, and the ongoing abilities that modify something.

A window collects what the event triggers for each player, the current one first. Whoever has something resolves one of
it, then the window starts over with the first player: conditions may have changed, Reactions may be used again. It ends
when nobody resolves anything. What was once triggered stays triggered, except abilities of cards in a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules.events import Event, Later
from freehold.rules.question import Question
from freehold.rules.vocab import (
    ALWAYS, ANYONE, ANY_TYPE, ARTIFACT, BETWEEN_TURNS, CARD_MASK, COST, HAND, IN_SUPPLY_TRAIT, MAY_PLAY, NO_CARD, OF_KINDS,
    ON_THIS, PLAYER_ZONES, PROJECT, PROPHECY, Q_RESOLVE, STATE, TAVERN, TYPES, WOULD_RESOLVE, YOURS,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.kinds import Hook
    from freehold.rules.player import Player

HELD_TYPES = PROJECT | STATE | ARTIFACT | PROPHECY


def may_play(game: Game, player: Player, card: i64) -> bool:
    """May the card (a number) be played from the hand now, or does something forbid it?"""
    event = Event(MAY_PLAY, player, game.handle(card))
    event.number = 1
    modify(game, event)
    return event.number > 0


def is_whose(hook: Hook, owner: i64, event: Event) -> bool:
    if hook.whose == ANYONE:
        return True
    game = event.player.game
    if (game.scoring or game.phase == BETWEEN_TURNS) and event.what in (COST, TYPES):
        return False  # it is nobody's turn
    return (owner == event.player.seat) == (hook.whose == YOURS)


def fits(hook: Hook, player: Player, later: Later, event: Event) -> bool:
    if hook.of and not event.types & hook.of:
        return False
    when = hook.when
    return when is None or when(player, later, event)


def is_forbidden(game: Game, player: Player, hook: Hook, card: i64) -> bool:
    """Is it an ability that would only play its card (a number), which nobody may do now?"""
    return hook.plays_itself and game.alert[MAY_PLAY] > 0 and not may_play(game, player, card)


def collect(game: Game, player: Player, event: Event, out: list[Later]) -> None:
    """Everything of one player that the event triggers (or that modifies it) right now."""
    seat = player.seat
    what = event.what
    if event.card >= 0:
        kind_id = event.kind_id
        if kind_id < 0:
            kind_id = game.kind_ids[event.card & CARD_MASK]
        card_kind = game.kinds[kind_id]
        for hook in card_kind.hooks:
            if hook.event == what and hook.where == ON_THIS and is_whose(hook, seat, event):
                later = Later(hook, seat, event.card)
                if fits(hook, player, later, event):
                    out.append(later)
    for hook in game.setup.standing[what]:
        if not is_whose(hook, seat, event) or (hook.of and not event.types & hook.of):
            continue
        if hook.where == ALWAYS:
            kind = hook.kind
            if kind.types & HELD_TYPES and not (game.held.get(kind.id, 0) >> seat) & 1:
                continue
            later = Later(hook, seat, -1)
            if fits(hook, player, later, event):
                out.append(later)
        elif hook.where == IN_SUPPLY_TRAIT:
            pile = event.pile if event.pile >= 0 or event.card < 0 else game.home[event.card & CARD_MASK]
            if event.card >= 0 and pile == game.setup.marks.get(hook.kind.id, -2):
                later = Later(hook, seat, event.card)
                if fits(hook, player, later, event):
                    out.append(later)
        else:
            kind_id = hook.kind.id
            for card in game.zones[player.base + hook.where]:
                if game.kind_ids[card] == kind_id and not is_forbidden(game, player, hook, card):
                    later = Later(hook, seat, game.handle(card))
                    if fits(hook, player, later, event):
                        out.append(later)
    if game.lent:
        collect_lent(game, player, event, out)
    for effect in game.effects:
        hook = effect.hook
        if hook.event == what and effect.not_before <= game.turn_serial:
            if effect.fresh and effect.serial > event.serial:
                continue
            resolver = event.player.seat if hook.theirs else effect.owner
            if resolver == seat and is_whose(hook, effect.owner, event) and fits(hook, player, effect, event):
                out.append(effect)


def collect_lent(game: Game, player: Player, event: Event, out: list[Later]) -> None:
    """What the event triggers of cards that have the abilities of another kind as well."""
    seat = player.seat
    about: i64 = -1
    if event.card >= 0:
        about = event.kind_id if event.kind_id >= 0 else game.kind_ids[event.card & CARD_MASK]
    for owner, kind_id, other in game.lent:
        if owner == seat:
            for hook in game.kinds[other].hooks:
                if hook.event != event.what or not is_whose(hook, seat, event):
                    continue
                cards: list[int] = []
                if hook.where >= 0:
                    cards = [game.handle(card) for card in game.zones[player.base + hook.where]
                             if game.kind_ids[card] == kind_id and not is_forbidden(game, player, hook, card)]  # fmt: skip
                elif hook.where == ON_THIS and about == kind_id and (
                    event.what != COST or game.zone_of(event.card) // PLAYER_ZONES == owner + 1
                ):  # what others' cards of that kind cost, or those in the Supply, is not changed
                    cards = [event.card]
                for card in cards:
                    later = Later(hook, seat, card)
                    if fits(hook, player, later, event):
                        out.append(later)


def untouched(game: Game, what: i64, kind_id: i64) -> bool:
    """Is there nothing now that could modify that of a card of this kind?"""
    return (
        not (game.kinds[kind_id].own_events >> what) & 1
        and game.alert[what] == game.setup.alert[what]  # nothing was set up
        and not game.setup.standing[what]
        and not game.lent
    )


def modify(game: Game, event: Event) -> None:
    """Let every ongoing ability of that event change the event's number."""
    for player in game.in_order():
        found: list[Later] = []
        collect(game, player, event, found)
        for later in found:
            later.hook.function(player, later, event)


def key_of(later: Later, event_index: i64) -> tuple[int, int, int, int, int]:
    """What makes two triggered abilities the same one."""
    return (later.hook.id, later.owner, later.card & CARD_MASK, later.serial, event_index)


class Trigger:
    """A triggered ability together with the occurrence that triggered it."""

    def __init__(self, seat: i64, later: Later, event: Event, key: tuple[int, int, int, int, int]) -> None:
        self.seat = seat  # who resolves it
        self.later = later
        self.event = event
        self.key = key


class Window:
    """One trigger window, over one event or several that happened at once."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.done: set[tuple[int, int, int, int, int]] = set()
        self.pending: list[Trigger] = []

    def gather(self) -> None:
        """Add what is triggered now; drop abilities of cards that left a hand."""
        game = self.game
        # What one may use from a hand or mat is judged anew: the card may have gone, or the reason for it.
        self.pending = [trigger for trigger in self.pending if trigger.later.hook.where not in (HAND, TAVERN)]
        if self.events[0].what == WOULD_RESOLVE:  # what may be used instead is judged anew: one thing excludes another
            self.pending = [trigger for trigger in self.pending
                            if not trigger.later.hook.optional
                            or fits(trigger.later.hook, game.players[trigger.seat], trigger.later, trigger.event)]  # fmt: skip
        if self.done:
            self.pending = [trigger for trigger in self.pending if not self.came_too_late(trigger.later, trigger.event)]
        waiting = {trigger.key for trigger in self.pending}
        index: i64 = 0
        for event in self.events:
            if not event.replaced:
                for player in game.players:
                    found: list[Later] = []
                    collect(game, player, event, found)
                    for later in found:
                        key = key_of(later, index)
                        if key in waiting or (key in self.done and not later.hook.again):
                            continue
                        if self.done and self.came_too_late(later, event):
                            continue
                        if later.once and later.hook.where != HAND:
                            forget(game, later)
                        self.pending.append(Trigger(player.seat, later, event, key))
            index += 1

    def came_too_late(self, later: Later, event: Event) -> bool:
        """Has another ability moved the card that this one would move?"""
        return later.hook.moves_it and not self.game.still_there(event.card)

    def settle(self) -> None:
        """After the first gathering: a fixed condition that was not met then is not met later either."""
        for effect in self.game.effects:
            if effect.hook.fixed:
                index: i64 = 0
                for event in self.events:
                    key = key_of(effect, index)
                    if effect.hook.event == event.what and not any(trigger.key == key for trigger in self.pending):
                        self.done.add(key)
                    index += 1

    def run(self) -> None:
        self.gather()
        if self.game.effects:
            self.settle()
        for trigger in self.pending[:]:
            if trigger.later.hook.at_once:
                self.pending.remove(trigger)
                self.done.add(trigger.key)
                run_ability(self.game, self.game.players[trigger.seat], trigger.later, trigger.event)
        moved = True
        while moved and self.pending:
            moved = False
            for player in self.game.in_order():
                mine = [trigger for trigger in self.pending
                        if trigger.seat == player.seat and not trigger.event.replaced]  # fmt: skip
                if mine and self.resolve_one(player, mine):
                    moved = True
                    self.gather()
                    break

    def resolve_one(self, player: Player, mine: list[Trigger]) -> bool:
        """Let the player resolve one of theirs; False: they resolve nothing now."""
        chosen = self.choose(player, mine)
        if chosen is None:
            return False
        self.pending = [trigger for trigger in self.pending if trigger.key != chosen.key]
        self.done.add(chosen.key)
        run_ability(self.game, player, chosen.later, chosen.event)
        return True

    def choose(self, player: Player, mine: list[Trigger]) -> Trigger | None:
        least: i64 = 0
        same = True
        first = mine[0]
        for trigger in mine:
            if not trigger.later.hook.optional:
                least = 1
            if trigger.later.hook is not first.later.hook or trigger.later.cards:
                same = False
        if least and (len(mine) == 1 or same):
            return first
        options: vec[i64] = vec[i64](capacity=len(mine))
        for trigger in mine:
            options = append(options, trigger.later.hook.kind.id)
        question = Question(player, Q_RESOLVE, OF_KINDS, options, least, 1, first.later.hook.kind.id)
        question.about = first.event.card
        question.words = ["may" if trigger.later.hook.optional else "must" for trigger in mine]
        question.abouts = [trigger.event.card for trigger in mine]
        answer = self.game.ask(question)
        return mine[answer[0]] if answer else None


def run_ability(game: Game, player: Player, later: Later, event: Event) -> None:
    """Resolve one triggered ability. It is nobody's playing of a card."""
    outer = game.resolving
    game.resolving = None
    outer_ability = game.ability
    game.ability = later.hook.kind.id
    before = game.swapping
    # The +Cards and +$ that it gives this turn may be swapped, as those of the play that set it up.
    game.swapping = player.seat if later.swapped and later.born == game.turn_serial else NO_CARD
    instead_of = game.standing_in
    game.standing_in = event.play if event.what == WOULD_RESOLVE else None
    game.depth += 1
    if game.log is not None:
        game.note(player, "ability", [], later.hook.kind.id)
    later.hook.function(player, later, event)
    game.depth -= 1
    game.swapping = before
    game.standing_in = instead_of
    game.ability = outer_ability
    game.resolving = outer


def happen(game: Game, event: Event) -> None:
    """Open the window of one event. Callers test `alert` first."""
    Window(game, [event]).run()


def happen_together(game: Game, events: list[Event]) -> None:
    """One window for several things that happened at once (cards discarded or trashed together)."""
    Window(game, events).run()


def anyone_waits(game: Game, event: Event) -> bool:
    """Would the event trigger anything now? Asks nobody and changes nothing."""
    found: list[Later] = []
    for player in game.players:
        collect(game, player, event, found)
    return bool(found)


# --- things that were set up ---


def remember(game: Game, effect: Later) -> None:
    """Set something up."""
    game.serial += 1
    effect.serial = game.serial
    effect.born = game.turn_serial
    game.effects.append(effect)
    what = effect.hook.event
    game.alert[what] = game.alert[what] + 1
    # Left as it is when the effect ends: watching for too much costs time, never a trigger.
    game.watch[what] = game.watch[what] | (effect.hook.of if effect.hook.of else ANY_TYPE)


def forget(game: Game, effect: Later) -> None:
    """End something that was set up."""
    for i, each in enumerate(game.effects):
        if each.serial == effect.serial:
            del game.effects[i]
            game.alert[effect.hook.event] = game.alert[effect.hook.event] - 1
            return
