"""The test bed for cards: a position, strict scripted answers, zones compared as text.

    t = bed(hand="Cellar, 2 Estate, Copper", deck="Gold, Silver")
    t.play("Cellar", ("discard", "2 Estate"))
    assert t.p1.hand == "Copper, Gold, Silver"

Answers are strict both ways: a question without a scripted answer fails, and so does an answer that nobody asked for.
An answer is (verb, choice) for the player whose turn it is, or ("p2", verb, choice) for another. The choice names cards
("2 Estate, Copper"), piles, kinds or words; a number; "" for none.
"""

from __future__ import annotations

from collections.abc import Callable

from freehold.cards import load_all
from freehold.rules import atoms, buying, playing, scoring, turns
from freehold.rules.game import Game
from freehold.rules.question import Agent, Answer, Outside, Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION_PHASE,
    BUY_PHASE,
    CARD_MASK,
    CLEANUP_PHASE,
    DECK,
    DISCARD,
    GAME_OVER,
    HAND,
    LANDSCAPE_OFFER,
    OF_CARDS,
    OF_KINDS,
    OF_NUMBERS,
    OF_PILES,
    OF_PLAYERS,
    PAY_DEBT,
    Q_BUY,
    Q_PLAY,
    Q_TREASURES,
    QUESTION_NAMES,
    SPEND_COFFERS,
    SPEND_VILLAGER,
    TRASH,
    TREASURE_PHASE,
    ZONE_NAMES,
)  # fmt: skip
from freehold.table import position

Script = tuple[str, str | int] | tuple[str, str, str | int]
SPECIAL = {SPEND_VILLAGER: "Villager", SPEND_COFFERS: "Coffers", PAY_DEBT: "pay debt"}
WATCHERS: list[Callable[[View, Question], None]] = []
"""Called with every question of every card test (the bots' conformance test hooks in here)."""


class Zone(str):
    """Cards as text that compares without regard to order: '2 Copper, Gold' equals 'Gold, Copper, Copper'."""

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and sorted(position.parse_cards(self)) == sorted(position.parse_cards(other))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __len__(self) -> int:
        return len(position.parse_cards(str(self)))


class Seat:
    """One player of a test table, read as text."""

    def __init__(self, table: Bed, seat: int) -> None:
        self.table = table
        self.player = table.game.players[seat]

    def zone(self, name: str) -> Zone:
        game = self.table.game
        return Zone(position.cards_text([game.name(card) for card in self.player.zone(ZONE_NAMES.index(name))]))

    hand = property(lambda self: self.zone("hand"))
    discard = property(lambda self: self.zone("discard"))
    in_play = property(lambda self: self.zone("play"))
    aside = property(lambda self: self.zone("aside"))
    facedown = property(lambda self: self.zone("facedown"))
    tavern = property(lambda self: self.zone("tavern"))
    exile = property(lambda self: self.zone("exile"))
    mat = property(lambda self: self.zone("mat"))
    secretmat = property(lambda self: self.zone("secretmat"))

    @property
    def deck(self) -> str:
        """The deck in order, top card first; a plain string."""
        game = self.table.game
        names = [game.name(card) for card in self.player.zone(DECK)]
        return position.cards_text(names[::-1])

    actions = property(lambda self: int(self.player.actions))
    buys = property(lambda self: int(self.player.buys))
    coins = property(lambda self: int(self.player.coins))
    potions = property(lambda self: int(self.player.potions))
    debt = property(lambda self: int(self.player.debt))
    vp = property(lambda self: int(self.player.vp))
    coffers = property(lambda self: int(self.player.coffers))
    villagers = property(lambda self: int(self.player.villagers))
    favors = property(lambda self: int(self.player.favors))
    points = property(lambda self: scoring.points(self.player))


def words_of(choice: str, labels: list[str]) -> list[str]:
    """The labels that a scripted choice names, though labels may have commas themselves."""
    out: list[str] = []
    rest = choice.strip()
    while rest:
        fitting = [label for label in labels if rest.casefold().startswith(label.casefold())]
        name = max(fitting, key=len) if fitting else rest.split(",")[0]
        out.append(name)
        rest = rest[len(name) :].lstrip(", ")
    return out


class Bed:
    def __init__(self, lines: position.Lines) -> None:
        self.script: list[Script] = []
        self.asked: list[str] = []
        seats: list[Agent] = [Outside(self.answer) for _ in range(lines.players)]
        self.game: Game = position.build(lines, seats)
        self.seats = [Seat(self, seat) for seat in range(lines.players)]
        self.p1, self.p2 = self.seats[0], self.seats[1]
        self.p3 = self.seats[2] if len(self.seats) > 2 else self.p2
        self.p4 = self.seats[3] if len(self.seats) > 3 else self.p2

    # --- answering ---

    def answer(self, view: View, question: Question) -> Answer:
        for watcher in WATCHERS:
            watcher(view, question)
        who = f"p{question.player.seat + 1}"
        verb = QUESTION_NAMES[question.verb]
        labels = [self.label(question, i) for i in range(len(question.options))]
        what = f"{who} is asked '{verb}' ({question.least} to {question.most} of: {', '.join(labels)})"
        if question.source >= 0:
            what += f" by {self.game.kinds[question.source].name}"
        self.asked.append(what)
        # The open questions of a turn (what to play, what to buy) may be left unscripted: they are declined.
        routine = question.verb in (Q_PLAY, Q_TREASURES, Q_BUY)
        if not self.script:
            if routine:
                return ()
            raise AssertionError(f"unscripted question: {what}")
        expected = self.script[0]
        seat, asked_verb, choice = expected if len(expected) == 3 else (f"p{self.game.current + 1}", *expected)
        if routine and asked_verb != verb:
            return ()
        if seat != who or asked_verb != verb:
            raise AssertionError(f"{what}, but the script expects {expected}")
        self.script.pop(0)
        return self.picks(question, labels, choice, what)

    def label(self, question: Question, i: int) -> str:
        option = int(question.options[i])
        game = self.game
        if option in SPECIAL and question.domain in (OF_CARDS, OF_PILES):
            return SPECIAL[option]
        if question.domain == OF_CARDS:
            return game.name(option)
        if question.domain == OF_PILES:
            if option >= LANDSCAPE_OFFER:
                return game.setup.landscapes[option - LANDSCAPE_OFFER].name
            top = game.top(option)
            return game.piles[option].name if top < 0 else game.name(top)
        if question.domain == OF_KINDS:
            return game.kinds[option].name
        if question.domain == OF_NUMBERS:
            return str(option)
        if question.domain == OF_PLAYERS:
            return f"p{option + 1}"
        return question.words[i]

    def picks(self, question: Question, labels: list[str], choice: str | int, what: str) -> Answer:
        wanted = [str(choice)] if isinstance(choice, int) else position.parse_cards(choice)
        if question.domain not in (OF_CARDS, OF_PILES, OF_KINDS) and isinstance(choice, str):
            wanted = words_of(choice, labels)
        free = list(range(len(labels)))
        out: list[int] = []
        for name in wanted:
            match = next((i for i in free if labels[i].casefold() == name.casefold()), None)
            if match is None:
                raise AssertionError(f"'{name}' is not among the options: {what}")
            free.remove(match)
            out.append(match)
        return tuple(out)

    def expect(self, *answers: Script) -> None:
        """Script answers for what comes next."""
        self.script.extend(answers)

    def finish(self) -> None:
        """Every scripted answer must have been asked for."""
        if self.script:
            raise AssertionError(f"nobody asked for: {self.script}; asked was: {self.asked}")

    # --- acting ---

    def card(self, name: str, seat: int = -1, zone: str = "hand") -> int:
        """A card of that name in a zone of a seat (by default the current one's hand), as a handle."""
        player = self.game.players[self.game.current if seat < 0 else seat]
        for card in player.zone(ZONE_NAMES.index(zone)):
            if self.game.name(card).casefold() == name.casefold():
                return card
        raise AssertionError(f"there is no {name} in p{player.seat + 1}'s {zone}")

    def play(self, name: str, *answers: Script, seat: int = -1) -> None:
        """Play a card from the hand, as the turn's player does in the phase (an Action costs an Action there)."""
        self.expect(*answers)
        who = self.game.current if seat < 0 else seat
        player = self.game.players[who]
        card = self.card(name, int(who))
        if who == self.game.current and self.game.phase == ACTION_PHASE and self.game.is_a(card, 1):
            assert player.actions > 0, "there is no Action left"
            player.actions -= 1
        playing.play_card(self.game, player, card & CARD_MASK, None)
        self.finish()

    def buy(self, name: str, *answers: Script) -> None:
        """Buy a card or landscape, if it is on offer."""
        self.expect(*answers)
        game = self.game
        player = game.players[game.current]
        if game.phase in (ACTION_PHASE, TREASURE_PHASE):
            game.phase = BUY_PHASE
        for option in buying.offers(game, player):
            if option >= LANDSCAPE_OFFER:
                kind = game.setup.landscapes[option - LANDSCAPE_OFFER]
                if kind.name.casefold() == name.casefold():
                    buying.use_a_buy(player)
                    buying.buy_landscape(game, player, kind)
                    self.finish()
                    return
            elif game.name(game.top(option)).casefold() == name.casefold():
                buying.use_a_buy(player)
                buying.buy_card(game, player, game.top(option))
                self.finish()
                return
        raise AssertionError(f"{name} is not on offer (coins {player.coins}, buys {player.buys}, debt {player.debt})")

    def on_offer(self, name: str) -> bool:
        """Could the current player buy that now?"""
        game = self.game
        for option in buying.offers(game, game.players[game.current]):
            label = (game.setup.landscapes[option - LANDSCAPE_OFFER].name if option >= LANDSCAPE_OFFER
                     else game.name(game.top(option)))  # fmt: skip
            if label.casefold() == name.casefold():
                return True
        return False

    def gain(self, name: str, *answers: Script, seat: int = -1, to: int = DISCARD) -> None:
        """Gain a card from its pile (outside any ability)."""
        self.expect(*answers)
        self.game.players[self.game.current if seat < 0 else seat].gain_named(name, to)
        self.finish()

    def trash(self, name: str, *answers: Script, seat: int = -1) -> None:
        """Trash a card from the hand (outside any ability)."""
        self.expect(*answers)
        who = int(self.game.current if seat < 0 else seat)
        self.game.players[who].trash([self.card(name, who)])
        self.finish()

    def discard(self, names: str, *answers: Script, seat: int = -1) -> None:
        """Discard cards from the hand at once (outside any ability)."""
        self.expect(*answers)
        player = self.game.players[int(self.game.current if seat < 0 else seat)]
        chosen: list[int] = []
        for name in position.parse_cards(names):
            chosen.append(next(c for c in player.hand if self.game.name(c) == name and c not in chosen))
        player.discard(chosen)
        self.finish()

    def draw(self, count: int, *answers: Script, seat: int = -1) -> None:
        self.expect(*answers)
        self.game.players[int(self.game.current if seat < 0 else seat)].draw(count)
        self.finish()

    def step(self, *answers: Script) -> None:
        """One step of the game from its quiet point."""
        self.expect(*answers)
        turns.advance(self.game)
        self.finish()

    def to_phase(self, phase: int, *answers: Script) -> None:
        """Go on until that phase of the current turn begins."""
        self.expect(*answers)
        serial = self.game.turn_serial
        while self.game.phase not in (phase, GAME_OVER) and self.game.turn_serial == serial:
            turns.advance(self.game)
        self.finish()

    def end_turn(self, *answers: Script) -> None:
        """Finish the turn (what to play and buy is declined) and go on to the next turn's Action phase."""
        self.expect(*answers)
        serial = self.game.turn_serial
        while self.game.phase != GAME_OVER and (
            self.game.turn_serial == serial or self.game.phase != ACTION_PHASE
        ):
            turns.advance(self.game)
        self.finish()

    def clean_up(self, *answers: Script) -> None:
        """Only the Clean-up of this turn; the next turn does not begin."""
        self.expect(*answers)
        self.game.phase = CLEANUP_PHASE
        turns.advance(self.game)
        self.finish()

    # --- looking ---

    def is_extra_turn(self) -> bool:
        return self.game.extra_turn

    @property
    def trashed(self) -> Zone:
        return Zone(position.cards_text([self.game.name(card) for card in self.game.cards_in(TRASH)]))

    def left(self, name: str) -> int:
        """How many cards the pile has."""
        return int(self.game.left(self.game.pile_named(name)))

    def top(self, pile: str) -> str:
        top = self.game.top(self.game.pile_named(pile))
        return "" if top < 0 else self.game.name(top)

    def cost(self, name: str) -> int:
        """What a card costs now: the copy on its pile, or one in a hand."""
        top = self.game.top_named(name)
        return int(self.game.cost(top if top >= 0 else self.card(name)))

    def types(self, name: str) -> int:
        top = self.game.top_named(name)
        return int(self.game.types(top if top >= 0 else self.card(name)))


def bed(hand: str = "", deck: str = "", discard: str = "", *, p2: str = "", p2_deck: str = "", p2_discard: str = "",
        p3: str | None = None, p4: str | None = None, kingdom: str = "", landscapes: str = "", text: str = "",
        ruleset: str = "current", **counters: int) -> Bed:  # fmt: skip
    """A table: the first player's cards, the other hands, and whatever `text` adds in position notation.

    Counters are the first player's: `bed(hand="Gold", coins=3)`.
    """
    load_all()
    lines = position.parse(text)
    lines.ruleset = ruleset
    lines.kingdom += position.parse_cards(kingdom)
    lines.landscapes += position.parse_cards(landscapes)
    given = [(0, HAND, hand), (0, DECK, deck), (0, DISCARD, discard), (1, HAND, p2), (1, DECK, p2_deck),
             (1, DISCARD, p2_discard), (2, HAND, p3), (3, HAND, p4)]  # fmt: skip
    for seat, slot, cards in given:
        if cards is not None:
            lines.zones.setdefault((seat, slot), position.parse_cards(cards))
            lines.players = max(lines.players, seat + 1)
    for name, value in counters.items():
        lines.counters[(0, name)] = value
    return Bed(lines)


__all__ = ["Bed", "Script", "Zone", "atoms", "bed"]
