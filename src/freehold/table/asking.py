"""An open question as plain data: what a front end shows, and what a person's answer is checked against.

A live `Question` is good only until it is answered; an `OpenQuestion` can be kept, sent and compared.
"""

from __future__ import annotations

from dataclasses import dataclass

from freehold.rules.game import Game
from freehold.rules.question import Answer, IllegalAnswer, Question
from freehold.rules.vocab import (
    BOONS,
    CARD_MASK,
    HEXES,
    LANDSCAPE_OFFER,
    MIDDLE,
    NIGHT_PHASE,
    NOWHERE,
    OF_CARDS,
    OF_KINDS,
    OF_NUMBERS,
    OF_PILES,
    OF_PLAYERS,
    OF_WORDS,
    OFFER_DECK,
    PAY_DEBT,
    PLAYER_ZONES,
    Q_BUY,
    Q_CALL,
    Q_DISCARD,
    Q_EXILE,
    Q_GAIN,
    Q_KEEP,
    Q_MAY,
    Q_ORDER,
    Q_OVERPAY,
    Q_PASS,
    Q_PAY_DEBT,
    Q_PLACE,
    Q_PLAY,
    Q_PLAY_CARD,
    Q_RECEIVE,
    Q_RESOLVE,
    Q_RETURN,
    Q_REVEAL,
    Q_SET_ASIDE,
    Q_SPEND,
    Q_TAKE,
    Q_TOPDECK,
    Q_TRASH,
    Q_TREASURES,
    SPEND_COFFERS,
    SPEND_VILLAGER,
    TRASH,
    ZONE_NAMES,
)
from freehold.table.words import how_many

DOMAINS = {OF_CARDS: "cards", OF_PILES: "piles", OF_KINDS: "kinds", OF_WORDS: "words", OF_NUMBERS: "numbers",
           OF_PLAYERS: "players"}  # fmt: skip
SPECIAL = {SPEND_VILLAGER: "spend a Villager", SPEND_COFFERS: "spend Coffers", PAY_DEBT: "pay off debt"}
SHARED = {TRASH: "trash", MIDDLE: "aside", NOWHERE: "box", OFFER_DECK: "offers", BOONS: "boons", HEXES: "hexes"}
DOING = {
    Q_DISCARD: "Discard", Q_TRASH: "Trash", Q_GAIN: "Gain", Q_TOPDECK: "Put {} onto your deck",
    Q_SET_ASIDE: "Set aside", Q_EXILE: "Exile", Q_TAKE: "Put {} into your hand", Q_REVEAL: "Reveal", Q_PASS: "Pass",
    Q_KEEP: "Keep", Q_PLAY_CARD: "Play", Q_RETURN: "Return", Q_CALL: "Call", Q_RECEIVE: "Receive", Q_PLACE: "Place",
    Q_BUY: "Buy",
}  # fmt: skip


# "You may", before it is said which cards.
UNNAMED = {
    Q_DISCARD: "Discard cards?", Q_TRASH: "Trash cards?", Q_GAIN: "Gain a card?", Q_REVEAL: "Reveal them?",
    Q_SPEND: "Pay for it?",
}  # fmt: skip


@dataclass(frozen=True)
class Option:
    label: str
    card: str = ""  # the name of the card or kind it is, for its text
    where: str = ""  # of a card: the zone, as "p1 hand", "trash" or "pile"
    at: int = -1  # of a card: its position there, bottom first
    pile: int = -1
    number: int = 0  # of a number or player: which
    note: str = ""  # "must" or "may" of an ability that waits


@dataclass(frozen=True)
class OpenQuestion:
    seat: int  # for whom it is asked
    by: int  # who answers
    verb: str
    domain: str
    least: int
    most: int
    ordered: bool
    source: str  # the card that asks; "": the rules themselves
    about: str
    prompt: str
    options: tuple[Option, ...]

    def why_illegal(self, picks: Answer) -> str:
        """What is wrong with an answer, in one line; empty: nothing."""
        if not self.least <= len(picks) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            return f"'{self.prompt}' needs {wanted} of its {len(self.options)} options, not {len(picks)}"
        for pick in picks:
            if not 0 <= pick < len(self.options):
                return f"'{self.prompt}' has options 0 to {len(self.options) - 1}, not {pick}"
        if len(set(picks)) != len(picks):
            return f"'{self.prompt}' was answered with the same option twice: {picks}"
        return ""

    def check(self, picks: Answer) -> None:
        why = self.why_illegal(picks)
        if why:
            raise IllegalAnswer(why)

    def document(self) -> dict[str, object]:
        """As JSON. Only for who answers: options may be cards that nobody else sees."""
        return {
            "seat": self.seat, "by": self.by, "verb": self.verb, "domain": self.domain, "least": self.least,
            "most": self.most, "ordered": self.ordered, "source": self.source, "about": self.about,
            "prompt": self.prompt, "options": [option_document(option) for option in self.options],
        }  # fmt: skip


def option_document(option: Option) -> dict[str, object]:
    out: dict[str, object] = {"label": option.label}
    if option.card:
        out["card"] = option.card
    if option.where:
        out["where"] = option.where
        out["at"] = option.at
    if option.pile >= 0:
        out["pile"] = option.pile
    if not option.card and option.where == "" and option.pile < 0:
        out["number"] = option.number
    if option.note:
        out["note"] = option.note
    return out


def describe(game: Game, question: Question) -> OpenQuestion:
    """The plain description of a live question."""
    player = question.player
    options = tuple(describe_option(game, question, i) for i in range(len(question.options)))
    about = question.about
    source = asking_kind(game, question)
    about_name = game.name(about) if about >= 0 and player.view.can_see(about) else ""
    return OpenQuestion(
        seat=int(player.seat),
        by=int(player.controller),
        verb=question.name,
        domain=DOMAINS[int(question.domain)],
        least=int(question.least),
        most=int(question.most),
        ordered=bool(question.ordered),
        source=source,
        about=about_name,
        prompt=prompt(game, question, source, about_name),
        options=options,
    )


def asking_kind(game: Game, question: Question) -> str:
    """The name of the card that asks: what is being resolved, or the ability that the log has seen begin."""
    if question.source >= 0:
        return game.kinds[question.source].name
    if game.depth and game.log is not None:
        for entry in reversed(game.log):
            if entry.depth < game.depth:
                break
            if entry.word == "ability" and entry.depth == game.depth:
                return game.kinds[entry.number].name
    return ""


def describe_option(game: Game, question: Question, i: int) -> Option:
    option = int(question.options[i])
    domain = question.domain
    if domain == OF_CARDS:
        if option < 0:
            return Option(SPECIAL[option])
        where, at, pile = place_of(game, option)
        name = game.name(option)
        return Option(name, name, where, at, pile)
    if domain == OF_PILES:
        if option < 0:
            return Option(SPECIAL[option])
        if option >= LANDSCAPE_OFFER:
            name = game.setup.landscapes[option - LANDSCAPE_OFFER].name
            return Option(name, name)
        pile_name = game.piles[option].name
        top = game.top(option)
        if top < 0 or game.piles[option].face_down:
            return Option(pile_name, pile=option)
        return Option(game.name(top), game.name(top), pile=option)
    if domain == OF_KINDS:
        name = game.kinds[option].name
        note = question.words[i] if question.verb == Q_RESOLVE and i < len(question.words) else ""
        return Option(name, name, note=note)
    if domain == OF_NUMBERS:
        return Option(str(option), number=option)
    if domain == OF_PLAYERS:
        return Option(f"p{option + 1}", number=option)
    return Option(question.words[i], number=i)


def place_of(game: Game, card: int) -> tuple[str, int, int]:
    """Where a card lies: the name of the zone, its position there, the pile if it is one."""
    zone = int(game.zone_of(card))
    cards = list(game.zones[zone])
    at = cards.index(card & CARD_MASK)
    if zone >= game.first_pile:
        return "pile", at, zone - int(game.first_pile)
    if zone < PLAYER_ZONES:
        return SHARED.get(zone, "aside"), at, -1
    return f"p{zone // PLAYER_ZONES} {ZONE_NAMES[zone % PLAYER_ZONES]}", at, -1


def prompt(game: Game, question: Question, source: str, about: str) -> str:
    """The question in words, with the card that asks in front."""
    text = prompt_words(game, question, about)
    return f"{source}: {text}" if source and question.verb != Q_RESOLVE else text


def prompt_words(game: Game, question: Question, about: str) -> str:
    verb = int(question.verb)
    count = len(question.options)
    least, most = int(question.least), int(question.most)
    doing = DOING.get(verb, "Choose")
    if verb == Q_PLAY:
        return f"Play {'a Night' if game.phase == NIGHT_PHASE else 'an Action'} card, or none"
    if verb == Q_TREASURES:
        return "Play Treasures"
    if verb == Q_RESOLVE:
        return "Which ability?" if least else "Use an ability?"
    if question.domain == OF_WORDS:
        if question.words == ["yes", "no"]:
            if verb == Q_MAY:
                return f"Do it ({about})?" if about else "Do it?"
            if not about and verb in UNNAMED:
                return UNNAMED[verb]
            return f"{object_of(doing, about or 'it')}?" if verb in DOING or about else "Do it?"
        return "Choose one" if most == 1 else f"Choose {how_many(least, most, count, 'option')}"
    if question.domain == OF_NUMBERS:
        span = f"({int(question.options[0])} to {int(question.options[count - 1])})"
        asked = {Q_OVERPAY: "Overpay how much?", Q_PAY_DEBT: "Pay off how much debt?", Q_SPEND: "Spend how many?",
                 Q_PLACE: f"How deep in the deck{f' for {about}' if about else ''}?"}  # fmt: skip
        return f"{asked.get(verb, 'How many?')} {span}"
    if question.domain == OF_PLAYERS:
        return "Which player?"
    if question.domain == OF_KINDS:
        return "Which turn comes first?" if question.name == "turn" else "Name a card"
    noun = "pile" if question.domain == OF_PILES and verb != Q_BUY else "card"
    what = how_many(least, most, count, noun)
    order = ", in an order" if question.ordered and most > 1 else ""
    if verb == Q_ORDER:
        return "Put the cards in an order"
    if verb == Q_TOPDECK and order:
        order = ", the first on top"
    none = ", or none" if least == 0 and most == 1 else ""
    return f"{object_of(doing, what)}{order}{none}"


def object_of(doing: str, what: str) -> str:
    """'Trash', 'a card' -> 'Trash a card'; 'Put {} into your hand', 'it' -> 'Put it into your hand'."""
    return doing.format(what) if "{}" in doing else f"{doing} {what}"
