"""The log as text, in the manner that players know: indented by cause, runs merged, each seat told what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freehold.rules.events import LogEntry
from freehold.rules.kinds import REGISTRY, CardKind
from freehold.rules.vocab import (
    ASIDE,
    DECK,
    DECK_BOTTOM,
    DISCARD,
    EXILE,
    HAND,
    HIDDEN,
    MAT,
    MEMORY,
    PLAY,
    SECRET_MAT,
    TAVERN,
)
from freehold.table import words
from freehold.table.document import EVERYTHING, SPECTATOR

ALL = EVERYTHING  # whoever may know everything, as after the game

GOES_TO = {
    HAND: "into their hand", DECK: "onto their deck", DISCARD: "into their discard pile", PLAY: "into play",
    ASIDE: "aside", HIDDEN: "aside face down", TAVERN: "on their Tavern mat", EXILE: "on their Exile mat",
    MAT: "on their mat", MEMORY: "on their Memory mat", SECRET_MAT: "face down on their mat",
}  # fmt: skip
GAINED_TO = {
    HAND: " to their hand", DECK: " onto their deck", DECK_BOTTOM: " to the bottom of their deck", ASIDE: ", set aside",
    PLAY: " into play",
}  # fmt: skip
DOES = {
    "play": "plays", "discard": "discards", "trash": "trashes", "exile": "exiles", "return": "returns",
    "reveal": "reveals", "call": "calls", "receive": "receives", "take boon": "takes", "gain": "gains",
    "buy": "buys and gains",
}  # fmt: skip
GETS = {
    "actions": ("+{} Action", "+{} Actions"), "buys": ("+{} Buy", "+{} Buys"), "coins": ("+${}", "+${}"),
    "potion": ("+{} Potion", "+{} Potions"), "vp": ("+{} VP", "+{} VP"), "coffers": ("+{} Coffers", "+{} Coffers"),
    "villagers": ("+{} Villager", "+{} Villagers"), "favors": ("+{} Favor", "+{} Favors"),
}  # fmt: skip
YOU = "You"  # a player of this name is spoken to
MERGED = ("discard", "trash", "exile", "gain", "buy", "reveal", "return", "move", "call")


# How the name of a card stands in a text while that is put together: the name, then how it is written there.
NAME, WRITTEN, END = "\x01", "\x02", "\x03"


@dataclass(frozen=True)
class Line:
    entry: int  # where in the log it begins
    depth: int
    seat: int
    text: str
    turn: int = 0  # of a turn's headline: which
    names: tuple[tuple[int, int, str], ...] = ()  # where card names stand in the text: start, length, the card

    def document(self) -> dict[str, object]:
        out: dict[str, object] = {"entry": self.entry, "depth": self.depth, "seat": self.seat, "text": self.text}
        if self.turn:
            out["turn"] = self.turn
        if self.names:
            out["names"] = [list(name) for name in self.names]
        return out


def mark(name: str, written: str) -> str:
    """The name of a card in a text that is being put together."""
    return f"{NAME}{name}{WRITTEN}{written}{END}"


def unmark(marked: str) -> tuple[str, tuple[tuple[int, int, str], ...]]:
    """The text, and where the names of cards stand in it."""
    first, *parts = marked.split(NAME)
    text, found = first, []
    for part in parts:
        name, _, rest = part.partition(WRITTEN)
        written, _, after = rest.partition(END)
        found.append((len(text), len(written), name))
        text += written + after
    return text, tuple(found)


class Writer:
    """Turns entries into lines for one seat."""

    def __init__(self, kinds: list[CardKind], names: Sequence[str], seat: int) -> None:
        self.kinds = kinds
        self.names = names
        self.seat = seat
        self.lines: list[Line] = []
        self.at = 0  # the entry that is being told
        self.ability: tuple[int, str] | None = None  # one that has begun, and has not said what it does
        self.turns: dict[int, int] = {}

    def may_know(self, entry: LogEntry) -> bool:
        return entry.audience == -1 or self.seat == ALL or (self.seat >= 0 and bool((entry.audience >> self.seat) & 1))

    def who(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"p{seat + 1}"

    def cards(self, entries: Sequence[LogEntry]) -> str:
        names: list[str] = []
        unknown = 0
        for entry in entries:
            if self.may_know(entry):
                names.extend(self.kinds[kind].name for kind in entry.kinds)
            else:
                unknown += len(entry.kinds)
        parts = [words.cards(names, mark)] if names else []
        if unknown:
            parts.append(words.number_of(unknown))
        return words.listed(parts) or "nothing"

    def add(self, entry: LogEntry, text: str, suffix: str = "") -> None:
        if self.ability is not None:
            depth, name = self.ability
            if entry.depth >= depth:
                suffix += f" ({mark(name, name)})"
            self.ability = None
        name = self.who(entry.seat)
        if name == YOU:
            text = second_person(text)
        whole, spans = unmark(f"{name} {text}.{suffix}")
        self.lines.append(Line(self.at, int(entry.depth), int(entry.seat), whole, names=spans))

    def write(self, entries: Sequence[LogEntry], start: int) -> list[Line]:
        i = start
        while i > 0 and len(self.turns) < len(self.names):  # the last turn of each
            i -= 1
            if entries[i].word == "turn":
                self.turns.setdefault(int(entries[i].seat), int(entries[i].number))
        i = start
        while i < len(entries):
            entry = entries[i]
            self.at = i
            if entry.word == "discard" and entry.depth == 0:
                i += 1  # of Clean-up: nobody is told what was left in a hand
            elif entry.word == "turn":
                self.headline(entry)
                i += 1
            elif entry.word == "ability":
                self.ability = (int(entry.depth), self.kinds[entry.number].name)
                i += 1
            elif (stop := self.treasures(entries, i)) > i:
                self.tell_treasures(entries[i:stop])
                i = stop
            elif entry.word in MERGED:
                stop = i + 1
                while stop < len(entries) and same_deed(entry, entries[stop]):
                    stop += 1
                self.add(entry, self.sentence(entry, entries[i:stop]))
                i = stop
            else:
                text = self.sentence(entry, [entry])
                if text:
                    self.add(entry, text)
                i += 1
        return self.lines

    def headline(self, entry: LogEntry) -> None:
        self.ability = None
        seat, number = int(entry.seat), int(entry.number)
        extra = self.turns.get(seat) == number
        self.turns[seat] = number
        name = self.who(seat)
        text = f"Turn {number} - {name}{' (extra turn)' if extra else ''}"
        self.lines.append(Line(self.at, 0, seat, text, max(1, number)))

    def treasures(self, entries: Sequence[LogEntry], start: int) -> int:
        """Where a run of plain plays that only made coins ends; `start`: there is none."""
        first = entries[start]
        i = start
        while i + 1 < len(entries):
            play, coins = entries[i], entries[i + 1]
            if play.word != "play" or play.seat != first.seat or play.depth != first.depth or coins.word != "coins":
                break
            if coins.seat != first.seat or coins.depth != first.depth + 1 or coins.source != play.kinds[0]:
                break
            if i + 2 < len(entries) and entries[i + 2].depth > first.depth:
                break  # it did more than that
            i += 2
        return i

    def tell_treasures(self, entries: Sequence[LogEntry]) -> None:
        coins = sum(int(entry.number) for entry in entries[1::2])
        self.add(entries[0], f"plays {self.cards(entries[::2])}", f" (+${coins})")

    def sentence(self, entry: LogEntry, run: Sequence[LogEntry]) -> str:
        """What is told of a run of entries that did the same; empty: nothing."""
        word = entry.word
        number = int(entry.number)
        if word in ("gain", "buy"):
            return f"{DOES[word]} {self.cards(run)}{GAINED_TO.get(number, '')}"
        if word in ("receive", "take boon"):
            names = [self.kinds[kind].name for each in run for kind in each.kinds]
            return f"{DOES[word]} {words.listed([mark(name, name) for name in names])}"
        if word in DOES:
            return f"{DOES[word]} {self.cards(run)}"
        if word in GETS:
            return f"gets {GETS[word][number != 1].format(number)}" if number else ""
        if word == "draw":
            return f"draws {self.cards(run)}" if number else ""
        if word == "look":
            return f"looks at {self.cards(run)}" if number else ""
        if word == "move":
            return f"puts {self.cards(run)} {GOES_TO.get(number, 'away')}" if entry.kinds else ""
        if word == "place":
            return f"puts {self.cards(run)} into their deck"
        if word == "pass":
            return f"passes {self.cards(run)} to {self.who(number)}"
        if word == "exchange":
            old, new = (self.kinds[kind].name for kind in entry.kinds[:2])
            return f"exchanges {words.counted(old, 1, mark)} for {words.counted(new, 1, mark)}"
        if word == "shuffle":
            return "shuffles their deck"
        if word == "sun":
            return "removes a Sun token"
        if word == "debt":
            return f"takes {number} debt"
        if word == "pay debt":
            return f"pays off {number} debt"
        if word == "spend favors":
            return f"spends {number} {'Favor' if number == 1 else 'Favors'}"
        for start, does in (("buy landscape ", "buys "), ("take ", "takes "), ("name ", "names ")):
            if word.startswith(start):
                name = word.removeprefix(start)
                return does + (mark(name, name) if name in REGISTRY.by_name else name)
        return f"{word}: {self.cards(run)}" if entry.kinds else word


def second_person(text: str) -> str:
    """'buys and gains a Copper' -> 'buy and gain a Copper', 'shuffles their deck' -> 'shuffle your deck'."""
    verb, _, rest = text.partition(" ")
    verb = verb[:-2] if verb in ("trashes", "passes") else verb.removesuffix("s")
    if rest.startswith("and gains"):
        rest = rest.replace("and gains", "and gain", 1)
    return f"{verb} {rest}".replace(" their ", " your ")


def same_deed(one: LogEntry, other: LogEntry) -> bool:
    return (
        one.word == other.word and one.seat == other.seat and one.depth == other.depth and one.number == other.number
        and one.audience == other.audience and one.source == other.source
    )  # fmt: skip


def lines(entries: Sequence[LogEntry], kinds: list[CardKind], names: Sequence[str], seat: int = SPECTATOR,
          start: int = 0) -> list[Line]:  # fmt: skip
    """The lines of a log as a seat may read it (`SPECTATOR`: what everybody saw, `ALL`: everything), from an entry on."""
    return Writer(kinds, names, seat).write(entries, start)


def turn_start(entries: Sequence[LogEntry], at: int) -> int:
    """The entry with which the turn began that the entry `at` belongs to: no line reaches over it."""
    for i in range(min(at, len(entries) - 1), 0, -1):
        if entries[i].word == "turn":
            return i
    return 0


def text(told: Sequence[Line], indent: str = "   ") -> str:
    """Lines as plain text, an empty line before each turn."""
    out: list[str] = []
    for line in told:
        if line.turn and out:
            out.append("")
        out.append(indent * line.depth + line.text)
    return "\n".join(out) + ("\n" if out else "")
