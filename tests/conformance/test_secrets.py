"""No view shows a card that its seat may not know.

What a seat may know is said here a second time, by chapter II ("Open information") and nothing else: what lies open now,
and what it has seen since the card was last lost among others. It is judged wherever the game tells or asks something.
"""

from __future__ import annotations

import pytest

from freehold.bots.random import RandomAgent
from freehold.build_info import compiled
from freehold.rules import turns
from freehold.rules.game import Game
from freehold.rules.invariants import faults
from freehold.rules.kinds import CURRENT
from freehold.rules.player import Player
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.view import View
from freehold.rules.vocab import (
    BETWEEN_TURNS,
    BOONS,
    CARD_MASK,
    DECK,
    DISCARD,
    GAME_OVER,
    HAND,
    HEXES,
    HIDDEN,
    OF_CARDS,
    OFFER_DECK,
    PLAYER_ZONES,
    SECRET_LOOKED,
    SECRET_MAT,
    ZONE_MASK,
)
from freehold.table.record import Tape
from tests.conformance.tables import NAMES, enrich, seed_of, setup_with

pytestmark = pytest.mark.skipif(compiled(), reason="the witness listens in on the game, which compiled code does not allow")

TURNS = 5  # of each player
MOST_STEPS = 5_000
OWN_EYES = (HAND, HIDDEN, SECRET_MAT, SECRET_LOOKED)  # "Open information to you only"


class Witness:
    """Remembers for each seat which cards it has rightfully seen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places = list(game.place)
        self.seats = range(len(game.players))
        self.knows: list[set[int]] = [set() for _ in self.seats]
        self.shown_on: dict[int, int] = {}  # card -> turn on which everybody was last shown it
        self.shuffler = -1  # seat that has just shuffled, until something else happens
        self.left_over: list[int] = []  # of the shuffler's deck: what was not shuffled
        self.checked = 0
        self.look()

    def lies_open(self, card: int, zone: int, seat: int) -> bool:
        """Chapter II, by where the card lies now."""
        game = self.game
        if zone in (BOONS, HEXES, OFFER_DECK):
            return False
        if zone < PLAYER_ZONES:  # the trash and what lies in the middle of the table
            return True
        cards = game.zones[zone]
        on_top = cards[len(cards) - 1] == card
        if zone >= game.first_pile:
            pile = game.piles[int(zone - game.first_pile)]
            if pile.face_down:
                return False
            return on_top or not (pile.hidden or pile.index in game.covered)
        slot = zone % PLAYER_ZONES
        if slot in OWN_EYES:
            return self.has_eyes(seat, zone)
        if slot == DECK:
            return False
        return slot != DISCARD or on_top

    def has_eyes(self, seat: int, zone: int) -> bool:
        """Whoever decides for a player sees what that player sees (Possession)."""
        owner = zone // PLAYER_ZONES - 1
        return owner == seat or int(self.game.players[owner].controller) == seat

    def look(self) -> None:
        """Take note of all that has moved and of all that lies open."""
        game = self.game
        places = list(game.place)
        for card in self.perhaps_news(places):
            before, zone = self.places[card], places[card] & ZONE_MASK
            for seat in self.seats:
                if self.lies_open(card, zone, seat):
                    self.knows[seat].add(card)
                elif before != places[card] and self.is_lost(card, before & ZONE_MASK, zone, seat):
                    self.knows[seat].discard(card)
        for player in game.players:  # who knows where all their other cards are, knows what the rest is
            if len(game.zones[player.base + DECK]) == 0:
                self.knows[int(player.seat)].update(game.zones[player.base + DISCARD])
        self.places = places

    def perhaps_news(self, places: list[int]) -> list[int]:
        """Cards that have moved, that may have come to lie on top, or that somebody new may look at."""
        game = self.game
        if not self.checked:
            return list(range(len(places)))
        cards = [card for card, (before, now) in enumerate(zip(self.places, places, strict=True)) if before != now]
        zones = [player.base + DISCARD for player in game.players]
        zones += [game.first_pile + pile.index for pile in game.piles if pile.hidden or pile.index in game.covered]
        cards += [zone[len(zone) - 1] for zone in (game.zones[zone] for zone in zones) if len(zone)]
        for player in game.players:
            if player.controller != player.seat:
                cards += [card for slot in OWN_EYES for card in game.zones[player.base + slot]]
        return cards

    def is_lost(self, card: int, source: int, zone: int, seat: int) -> bool:
        """Has the card gone where a seat that had seen it cannot tell any more which one it is?"""
        game = self.game
        if zone >= game.first_pile:
            return True  # into a pile of which only the top is open
        # From among cards that only another player sees to the deck, or under others to the discard pile; unless all
        # went, or it was shown on the way.
        if not PLAYER_ZONES <= source < game.first_pile or source % PLAYER_ZONES not in OWN_EYES:
            return False
        if self.has_eyes(seat, source) or len(game.zones[source]) == 0:
            return False
        return zone % PLAYER_ZONES in (DECK, DISCARD) and self.shown_on.get(card) != game.turn_serial

    def shuffled(self, player: Player) -> None:
        """A deck was shuffled: nobody knows any more the cards in it that have just moved."""
        self.left_over = []
        for card in self.game.zones[player.base + DECK]:
            if self.places[card] == self.game.place[card]:
                self.left_over.append(card)
                continue
            for known in self.knows:
                known.discard(card)

    def told(self, player: Player, word: str, cards: list[int], number: int, audience: int) -> None:
        """The game tells what happened."""
        if word == "reveal":
            self.shown_on.update((card & CARD_MASK, int(self.game.turn_serial)) for card in cards)
        if word == "shuffle":
            self.shuffled(player)
        elif word in ("ability", "place"):
            self.looked_through(player)
        elif word == "discard deck":  # now all one's other cards lie in the discard pile
            self.knows[int(player.seat)].update(self.game.zones[player.base + DECK])
        self.shuffler = int(player.seat) if word == "shuffle" else -1
        self.look()
        for seat in self.seats:
            if word in ("reveal", "pass", "move", "place") and audience >> seat & 1:
                self.knows[seat].update(card & CARD_MASK for card in cards)
        self.judge()

    def asked(self, question: Question) -> None:
        """A question about a card shows it to who answers."""
        self.looked_through(question.player)
        self.look()
        shown = [int(option) for option in question.options] if question.domain == OF_CARDS else []
        self.knows[int(question.player.controller)].update(option for option in shown if option >= 0)
        self.judge()

    def looked_through(self, player: Player) -> None:
        """Who may place a card while shuffling may look through what was left of the deck (rules of 2021)."""
        if self.shuffler == player.seat:
            self.knows[self.shuffler].update(self.left_over)

    def judge(self) -> None:
        game = self.game
        for seat in self.seats:
            view = game.players[seat].view
            known = self.knows[seat]
            for card in range(len(self.places)):
                if card not in known and view.kind_id(card) >= 0:
                    raise AssertionError(
                        f"seat {seat} sees that card {card} is {game.name(card)}, in zone {self.where(card)}; "
                        f"turn {game.turn_serial} of seat {game.current}"
                    )
        self.checked += 1

    def where(self, card: int) -> str:
        zone = self.game.zone_of(card)
        return f"{zone} (slot {zone % PLAYER_ZONES} of seat {zone // PLAYER_ZONES - 1})"


class Watched(Agent):
    """A random player whose questions the witness hears, and whose answers are kept."""

    def __init__(self, seed: int, witnesses: list[Witness], answers: list[Answer]) -> None:
        self.agent = RandomAgent(seed)
        self.witnesses = witnesses
        self.answers = answers

    def answer(self, view: View, question: Question) -> Answer:
        for witness in self.witnesses:
            witness.asked(question)
        answer = self.agent.answer(view, question)
        self.answers.append(answer)
        return answer


def listen(game: Game, witness: Witness) -> None:
    """Let the witness hear each line of the log at the moment it is written."""
    note = game.note

    def heard(player: Player, word: str, cards: list[int], number: int = 0, audience: int = -1) -> None:
        note(player, word, cards, number, audience)
        witness.told(player, word, cards, number, audience)

    game.log = []
    setattr(game, "note", heard)  # noqa: B010 (a method is replaced on purpose)


def catch_up(silent: Game, game: Game) -> None:
    """Play on to the end of the turn (steps are longer without a log: what nothing listens to is done in one stroke)."""
    turns.advance(silent)
    while silent.phase != BETWEEN_TURNS:
        turns.advance(silent)
        assert not faults(silent)
    assert silent.turn_serial == game.turn_serial
    assert list(silent.place) == list(game.place), "the log has changed the game"


@pytest.mark.parametrize("name", NAMES)
def test_no_view_leaks(name: str) -> None:
    """At each question and each line of the log, no seat sees more than it may; with and without a log."""
    seed = seed_of(name)
    players = 2 + seed % 2
    setup = setup_with(name, players, CURRENT, seed)
    witnesses: list[Witness] = []
    answers: list[Answer] = []
    seats: list[Agent] = [Watched(seed * 5 + seat, witnesses, answers) for seat in range(players)]
    game = setup.new_game(seed, seats)
    game.turn_limit = TURNS * players
    enrich(game, name)
    silent = game.clone()  # plays the same without a log, where the rules take shorter ways
    witness = Witness(game)
    witnesses.append(witness)
    listen(game, witness)
    steps = 0
    tape = Tape(answers)
    silent.agents = [agent_for(tape)] * players
    while game.phase != GAME_OVER:
        turns.advance(game)
        witness.look()
        steps += 1
        assert steps < MOST_STEPS, f"seed {seed}: the game does not end"
        if game.phase == BETWEEN_TURNS:
            catch_up(silent, game)
            assert tape.next == len(answers)
            witness.game = silent
            witness.judge()
            witness.game = game
    assert witness.checked > 20


def test_a_leak_is_found() -> None:
    """The witness sees a view that shows a hand to another player."""
    setup = setup_with("Village", 2, CURRENT, 1)
    game = setup.new_game(1, [RandomAgent(1), RandomAgent(2)])
    witness = Witness(game)
    witness.judge()
    hand = game.players[0].hand
    game.put(hand[0] & CARD_MASK, game.players[1].base + DISCARD)
    game.put(hand[1] & CARD_MASK, game.players[1].base + DISCARD)
    with pytest.raises(AssertionError, match="seat 1 sees"):
        witness.judge()
