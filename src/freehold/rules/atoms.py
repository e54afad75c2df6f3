"""Atoms: each change of the game, in one function that moves the cards and raises the event.

Cards here are plain card numbers (`& CARD_MASK` of a handle) that the caller has checked to be where they should be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from freehold.rules import windows
from freehold.rules.events import Event
from freehold.rules.question import Answer
from freehold.rules.rng import WORD
from freehold.rules.vocab import (
    CLEANUP_PHASE, DECK, DECK_BOTTOM, DISCARD, HAND, HIDDEN, PILE_EMPTIED, PLAY, PLAYER_ZONES, SECRET_LOOKED, SECRET_MAT,
    SHUFFLING, TRASH, WHEN_DISCARD, WHEN_EXILE, WHEN_GAIN, WHEN_TRASH, WOULD_GAIN, WOULD_SHUFFLE, ZERO, ZONE_MASK,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.player import Player


PRIVATE: Final = (HAND, HIDDEN, SECRET_LOOKED, SECRET_MAT)  # only their owner sees the cards


def shuffle_zone(game: Game, zone: i64) -> None:
    """Shuffle the cards of a zone; nobody knows them any more."""
    cards = game.zones[zone]
    place = game.place
    known = game.known
    # `Game.below`, written out: this is the one loop that throws the dice again and again.
    a = game.dice_a
    b = game.dice_b
    i: i64 = len(cards) - 1
    while i >= 0:
        b ^= a
        j = (((a * 0x4C957F2D) & WORD) * (i + 1)) >> 32
        a = (((a << 26) & WORD) | (a >> 6)) ^ b ^ ((b << 9) & WORD)
        b = ((b << 13) & WORD) | (b >> 19)
        card = cards[j]
        cards[j] = cards[i]
        cards[i] = card
        place[card] = (place[card] | ZONE_MASK) + 1 + zone
        known[card] = 0
        i -= 1
    game.dice_a = a
    game.dice_b = b
    game.zones[zone] = cards


def reshuffle(game: Game, player: Player) -> None:
    """Shuffle the discard pile and put it under the deck. Only called when a card is needed that the deck lacks."""
    deck_zone = player.base + DECK
    discard_zone = player.base + DISCARD
    zones = game.zones
    discards = zones[discard_zone]
    if len(discards) == 0:
        return
    if game.alert[WOULD_SHUFFLE]:
        event = Event(WOULD_SHUFFLE, player, -1)
        windows.happen(game, event)
        discards = zones[discard_zone]
    deck = zones[deck_zone]
    zones[deck_zone] = discards
    zones[discard_zone] = vec[i64](capacity=8) if len(deck) else deck  # an emptied deck has room already
    shuffle_zone(game, deck_zone)
    if len(deck) != 0:
        zones[deck_zone] = extend(zones[deck_zone], deck)
    if game.log is not None:
        game.note(player, "shuffle", [])
    if game.alert[SHUFFLING]:
        tell_shuffling(game, player, discards, len(deck))


def tell_shuffling(game: Game, player: Player, shuffled: vec[i64], on_top: i64) -> None:
    """Some cards may be placed anywhere among those shuffled. They are told in an order that says nothing."""
    deck = game.zones[player.base + DECK]
    i: i64 = len(deck) - on_top
    while i < len(deck):  # while shuffling, one may look through what was left of the deck
        game.known[deck[i]] = game.known[deck[i]] | (1 << player.seat)
        i += 1
    event = Event(SHUFFLING, player, -1)
    event.number = on_top
    numbers: list[int] = []
    for card in shuffled:
        numbers.append(card)
    numbers.sort()
    event.cards = handles(game, numbers)
    windows.happen(game, event)


def shuffle_deck(game: Game, player: Player) -> None:
    """An ability shuffles the whole deck."""
    if game.alert[WOULD_SHUFFLE]:
        windows.happen(game, Event(WOULD_SHUFFLE, player, -1))
    shuffle_zone(game, player.base + DECK)
    if game.log is not None:
        game.note(player, "shuffle", [])
    if game.alert[SHUFFLING]:
        tell_shuffling(game, player, game.zones[player.base + DECK], 0)


def need(game: Game, player: Player, count: i64) -> i64:
    """Make sure that the deck has so many cards, as far as there are any; how many it has of them."""
    deck_zone = player.base + DECK
    size: i64 = len(game.zones[deck_zone])
    if size < count:
        reshuffle(game, player)
        size = len(game.zones[deck_zone])
        if size < count:
            return size
    return count


def draw(game: Game, player: Player, count: i64) -> i64:
    """Draw cards; how many were drawn."""
    if count <= 0:
        return 0
    if player.minus_card:
        player.minus_card = False
        count -= 1
    zones = game.zones
    hand_zone = player.base + HAND
    deck_zone = player.base + DECK
    if len(zones[deck_zone]) < count:
        count = need(game, player, count)
    hand = zones[hand_zone]
    deck = zones[deck_zone]
    place = game.place
    left = count
    while left > 0:
        deck, card = pop(deck)
        hand = append(hand, card)
        place[card] = (place[card] | ZONE_MASK) + 1 + hand_zone
        left -= 1
    zones[hand_zone] = hand
    zones[deck_zone] = deck
    if game.log is not None:
        drawn: list[int] = []
        start: i64 = len(hand) - count
        while start < len(hand):
            drawn.append(hand[start])
            start += 1
        game.note(player, "draw", drawn, count, 1 << player.seat)
    return count


def draw_hand(game: Game, player: Player, count: i64) -> None:
    """Draw into an empty hand: as `draw`, but the cards come over in one piece where nothing is to be told of it."""
    deck_zone = player.base + DECK
    deck = game.zones[deck_zone]
    if len(deck) < count and not player.minus_card:
        count = need(game, player, count)
        deck = game.zones[deck_zone]
    rest: i64 = len(deck) - count
    if rest < 0 or player.minus_card or game.log is not None:
        draw(game, player, count)
        return
    hand_zone = player.base + HAND
    hand = deck[rest:]
    place = game.place
    i: i64 = 0
    while i < count:  # the top card of the deck first, as when drawn one by one
        deck, card = pop(deck)
        hand[i] = card
        place[card] = (place[card] | ZONE_MASK) + 1 + hand_zone
        i += 1
    game.zones[hand_zone] = hand
    game.zones[deck_zone] = deck


def from_deck(game: Game, player: Player, count: i64, to: i64) -> list[int]:
    """Move cards from the top of the deck to a zone; their handles there, in the order they came."""
    count = need(game, player, count)
    out: list[int] = []
    while count > 0:
        deck = game.zones[player.base + DECK]
        card = deck[len(deck) - 1]
        game.put(card, to)
        if to & (PLAYER_ZONES - 1) in PRIVATE:
            game.known[card] = game.known[card] | (1 << player.seat)
        else:
            game.known[card] = -1
        out.append(game.handle(card))
        count -= 1
    return out


def emptied(game: Game, player: Player, zone: i64) -> Event | None:
    """What happened, if something listens: a Supply pile has just become empty."""
    if zone >= game.first_pile and len(game.zones[zone]) == 0 and game.alert[PILE_EMPTIED]:
        pile = zone - game.first_pile
        if game.piles[pile].supply:
            event = Event(PILE_EMPTIED, player, -1)
            event.pile = pile
            return event
    return None


def tell_emptied(game: Game, player: Player, zone: i64) -> None:
    """Tell of it if a Supply pile has just become empty without anything else to tell."""
    event = emptied(game, player, zone)
    if event is not None:
        windows.happen(game, event)


def gain(game: Game, player: Player, card: i64, slot: i64, bought: bool = False, overpaid: i64 = 0) -> i64:
    """Gain a card from wherever it is to a place of the player; its handle there, -1 if it was not gained."""
    kind_id = game.kind_ids[card]
    kind = game.kinds[kind_id]
    if slot == DISCARD and kind.gained_to >= 0:
        slot = kind.gained_to
    if game.lent and bought and slot == DISCARD:  # a bought card is the buyer's from then on
        for owner, lent_to, other in game.lent:
            if owner == player.seat and lent_to == kind_id and game.kinds[other].gained_to >= 0:
                slot = game.kinds[other].gained_to
    if game.alert[WOULD_GAIN]:
        would = Event(WOULD_GAIN, player, game.handle(card))
        would.number = slot
        would.bought = bought
        windows.happen(game, would)
        if would.replaced:
            return -1
    source = game.place[card] & ZONE_MASK
    listened = game.alert[WHEN_GAIN] > 0
    cost = game.cost(card) if listened else ZERO  # before the gain itself can change it
    if slot == DECK_BOTTOM:
        game.put_at(card, player.base + DECK, len(game.zones[player.base + DECK]))
        game.under_deck.append(game.handle(card))
        game.remembers = True
    else:
        game.put(card, player.base + slot)
    if slot in (DECK, DECK_BOTTOM):
        game.known[card] = -1  # everybody saw it come
    place = game.handle(card)
    fact = card | (player.seat << 12) | (game.phase << 17)
    if bought:
        fact |= 1 << 16
    game.gains = append(game.gains, fact)
    if game.log is not None:
        game.note(player, "buy" if bought else "gain", [card], slot)
    empty = emptied(game, player, source)  # the same occurrence as the gain
    if listened:
        event = Event(WHEN_GAIN, player, place)
        event.kind_id = kind_id
        event.types = game.types(card)
        event.cost = cost
        event.bought = bought
        event.overpaid = overpaid
        event.from_slot = source
        event.number = slot
        if empty is None:
            windows.happen(game, event)
        else:
            windows.happen_together(game, [event, empty])
    elif empty is not None:
        windows.happen(game, empty)
    return place


def take_events(game: Game, player: Player, what: i64, cards: list[int], slots: list[int],
                was: list[tuple[int, int]]) -> list[Event]:  # fmt: skip
    """One event for each card, as the cards are now, but of the kinds and piles they `was` of when they were taken."""
    events: list[Event] = []
    for i, card in enumerate(cards):
        event = Event(what, player, game.handle(card))
        event.kind_id = was[i][0]
        event.pile = was[i][1]
        event.types = game.types(card)
        event.from_slot = slots[i]
        event.from_play = slots[i] == PLAY
        event.in_cleanup = game.phase == CLEANUP_PHASE
        events.append(event)
    return events


def slot_of(game: Game, card: i64) -> i64:
    """The slot of the player's zone a card is in; 100 and more: not in a player's zone."""
    zone = game.place[card] & ZONE_MASK
    if zone < PLAYER_ZONES or zone >= game.first_pile:
        return 100 + zone
    return zone & (PLAYER_ZONES - 1)


def handles(game: Game, cards: list[int]) -> list[int]:
    out: list[int] = []
    for card in cards:
        out.append(game.handle(card))
    return out


def trash(game: Game, player: Player, cards: list[int], by: i64 = -1) -> list[int]:
    """Trash cards, all at once, from wherever they are; their handles there, before anything that triggers.

    The player is the one who trashes them.
    """
    if not cards:
        return []
    alert = game.alert[WHEN_TRASH] > 0
    player.trashed += len(cards)
    game.remembers = True
    slots: list[int] = []
    was: list[tuple[int, int]] = []
    costs: list[int] = []
    types: list[int] = []
    sources: list[int] = []
    for card in cards:
        slots.append(slot_of(game, card))
        sources.append(game.zone_of(card))
        if alert:
            was.append((game.kind_ids[card], game.home[card]))
            costs.append(game.cost(card))
            types.append(game.types(card))
    for card in cards:
        game.put(card, TRASH)
    moved = handles(game, cards)
    if game.log is not None:
        game.note(player, "trash", cards)
    events: list[Event] = []
    if alert:
        events = take_events(game, player, WHEN_TRASH, cards, slots, was)
        for i, event in enumerate(events):
            event.cost = costs[i]
            event.types = types[i]
            event.by = by
    for source in sources:
        empty = emptied(game, player, source)  # the same occurrence as the trashing
        if empty is not None:
            events.append(empty)
    if events:
        windows.happen_together(game, events)
    return moved


def discard(game: Game, player: Player, cards: list[int], shown: bool = False) -> list[int]:
    """Put cards into the player's discard pile, all at once, then what that triggers; their handles there.

    `shown`: the cards are revealed. Else the others see only the last of those discarded together from a hand.
    """
    if not cards:
        return []
    listened = game.alert[WHEN_DISCARD] > 0
    slots: list[int] = []
    was: list[tuple[int, int]] = []
    if listened:
        for card in cards:
            slots.append(slot_of(game, card))
            was.append((game.kind_ids[card], game.home[card]))
    last: i64 = len(cards) - 1
    together = not shown and last > 0 and slot_of(game, cards[0]) in PRIVATE
    moved: list[int] = []
    to = player.base + DISCARD
    for card in cards:
        game.put(card, to)
        moved.append(game.handle(card))
        if together and last > 0 and game.known[card]:
            # Cards discarded together need not be shown: the others only see the one that ends on top.
            game.known[card] = game.known[card] & (1 << player.seat)
        last -= 1
    if game.log is not None:
        if together:
            game.note(player, "discard", cards[:-1], len(cards) - 1, 1 << player.seat)
        game.note(player, "discard", cards[-1:] if together else cards)
    if listened:
        windows.happen_together(game, take_events(game, player, WHEN_DISCARD, cards, slots, was))
    return moved


def discard_unheard(game: Game, player: Player, hand: vec[i64], picks: Answer) -> bool:
    """Discard some cards of the hand together; False: something listens or is written down, and nothing has happened."""
    if game.log is not None or game.alert[WHEN_DISCARD]:
        return False
    left: i64 = len(picks)
    for pick in picks:
        card = hand[pick]
        left -= 1
        game.put_within(card, player.base + HAND, player.base + DISCARD)
        if left and game.known[card]:  # as in `discard`: the others see the last one only
            game.known[card] = game.known[card] & (1 << player.seat)
    return True


def exile(game: Game, player: Player, cards: list[int], to: i64) -> list[int]:
    moved: list[int] = []
    for card in cards:
        source = game.zone_of(card)
        game.put(card, to)
        moved.append(game.handle(card))
        if game.log is not None:
            game.note(player, "exile", [card])
        if game.alert[WHEN_EXILE]:
            event = Event(WHEN_EXILE, player, game.handle(card))
            event.from_slot = source
            windows.happen(game, event)
        tell_emptied(game, player, source)
    return moved


def shuffle_into(game: Game, card: i64, pile: int) -> bool:
    """Shuffle a card into a pile under its top card; False if the pile is empty.

    In a sorted pile of different cards it only goes among the cards of the top card's name.
    """
    zone = game.first_pile + pile
    cards = game.zones[zone]
    size: i64 = len(cards)
    if size == 0:
        return False
    top_kind = game.kind_ids[cards[size - 1]]
    members = game.piles[pile].kind.members
    depth: i64 = size  # how many cards take part, the top card included
    if len(members) > 1 and not game.piles[pile].hidden:
        depth = 0
        while depth < size:
            kind_id = game.kind_ids[cards[size - 1 - depth]]
            if kind_id != top_kind and game.kinds[kind_id] in members:
                break
            depth += 1
    game.put_at(card, zone, depth)
    low = size + 1 - depth - 1
    cards = game.zones[zone]
    i: i64 = size - 1
    while i >= low:
        j = low + game.below(i - low + 1)
        other = cards[j]
        cards[j] = cards[i]
        cards[i] = other
        game.place[other] = game.place[other] + (ZONE_MASK + 1)
        game.known[other] = 0
        i -= 1
    game.zones[zone] = cards
    game.refresh(zone)
    if pile not in game.covered:
        game.covered.append(pile)
        game.mixed = game.mixed[:]
        game.mixed[pile] = 1
    return True


def return_to_pile(game: Game, player: Player, card: i64) -> bool:
    """Put a card back on its pile; False if it has none."""
    pile = game.home[card]
    if game.worn:
        own = game.own(card)
        if own is not None:
            pile = own[2]
    if pile < 0 or game.piles[pile].gone:
        return False
    game.put(card, game.first_pile + pile)
    if game.log is not None:
        game.note(player, "return", [card])
    return True


def spread(game: Game, cards: vec[i64], zone: i64) -> None:
    """Append cards that have left their zones already to a zone (bulk moves of the clean-up)."""
    place = game.place
    for card in cards:
        place[card] = (place[card] | ZONE_MASK) + 1 + zone
    game.zones[zone] = extend(game.zones[zone], cards)
