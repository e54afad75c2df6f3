"""Strategies as TOML: read with errors that name file and line, and written."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from freehold.bots.errors import BotError
from freehold.bots.expression import ExpressionError, Names, nearest, parse, text_of
from freehold.bots.strategy import Program, Rule
from freehold.cards import load_all
from freehold.rules.kinds import RulesError
from freehold.rules.vocab import (
    EVENT, PROJECT, QUESTION_NAMES, Q_CALL, Q_DISCARD, Q_EXILE, Q_KEEP, Q_NAME, Q_PASS, Q_PLAY, Q_RETURN, Q_REVEAL, Q_SET_ASIDE,
    Q_TAKE, Q_TOPDECK, Q_TRASH,
)  # fmt: skip

VERBS = (Q_PLAY, Q_TRASH, Q_DISCARD, Q_TOPDECK, Q_TAKE, Q_KEEP, Q_SET_ASIDE, Q_EXILE, Q_PASS, Q_RETURN, Q_REVEAL, Q_CALL)
SECTIONS: Final[dict[str, int]] = {QUESTION_NAMES[verb].replace(" ", "_"): verb for verb in VERBS} | {"name_card": Q_NAME}
"""The lists of rules about cards, by the verb of the questions that they answer."""
GAIN, CHOOSE = "gain", "choose"
RULE_LISTS = (GAIN, *SECTIONS, CHOOSE)
WORDS = ("name", "author", "about")
LISTS = ("tags", "kingdom", "requires")
BESIDE_CARDS = ("Colonies", "Shelters")  # what a kingdom may say besides names of cards and landscapes


@dataclass
class Strategy:
    """A strategy as it was written. `cards`: rules by the verb of the questions that they answer."""

    name: str
    author: str = ""
    about: str = ""
    tags: list[str] = field(default_factory=list)
    kingdom: list[str] = field(default_factory=list)
    requires: list[str] = field(default_factory=list)
    names: Names = field(default_factory=Names)
    gain: list[Rule] = field(default_factory=list)
    choose: list[Rule] = field(default_factory=list)
    cards: dict[int, list[Rule]] = field(default_factory=dict)

    def program(self) -> Program:
        program = Program(self.names.list)
        program.gain = self.gain
        program.choose = self.choose
        program.cards = self.cards
        return program

    def card_of(self, rule: Rule) -> str:
        return self.names.list[rule.name].text

    def condition_of(self, rule: Rule) -> str:
        """When a rule holds, as text; empty: always."""
        return "" if rule.when is None else text_of(rule.when, self.names.list)

    def gained(self) -> list[str]:
        """What only some kingdoms have of the cards and landscapes that are gained."""
        return list(dict.fromkeys(name for name in map(self.card_of, self.gain) if is_of_kingdom(name)))


def is_of_kingdom(name: str) -> bool:
    """Is that a Kingdom pile, a card of one, or something else that is bought?"""
    registry = load_all()
    kind = registry.kind_or_none(name)
    if kind is not None and kind.types & (EVENT | PROJECT):
        return True
    try:
        return registry.pile(name).category == "kingdom"
    except RulesError:
        return False


# --- where things stand in a file --------------------------------------------------------------------------------------

TOKEN = re.compile(
    r"(?P<blank>[ \t\r]+|#[^\n]*)|(?P<line>\n)"
    r"|(?P<text>\"\"\"(?:\\.|[^\\])*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*')"
    r"|(?P<sign>[][{},=])|(?P<word>[^\s\[\]{},=#\"']+)",
    re.DOTALL,
)


class Places:
    """The line of each key of a TOML file, and of each thing in its lists: `("gain", 3)`."""

    def __init__(self, text: str) -> None:
        self.lines: dict[tuple[object, ...], int] = {}
        self.key = ""
        self.table: tuple[object, ...] = ()  # the [[...]] that the keys stand under
        self.index = -1
        self.depth = 0
        self.begins = True  # a statement, or a thing in a list, begins here
        line = 1
        header = ""
        for found in TOKEN.finditer(text):
            token = found.group()
            if found.lastgroup == "line":
                self.begins = self.begins or self.depth == 0
                header = ""
            elif found.lastgroup != "blank":
                header = self.take(token, line, header)
            line += token.count("\n")

    def take(self, token: str, line: int, header: str) -> str:
        """Note one token. `header`: what has been read of a [[...]] that stands here."""
        if header or (token == "[" and self.depth == 0 and self.begins):
            header += token
            if header.startswith("[[") and header.endswith("]]"):
                key = header.strip("[]")
                count = sum(1 for place in self.lines if len(place) == 2 and place[0] == key)
                self.table = (key, count)
                self.lines.setdefault(self.table, line)
                self.lines.setdefault((key,), line)
            return "" if header.endswith("]]") or (header.endswith("]") and header[1] != "[") else header
        if self.depth == 0 and self.begins:
            self.key = token.strip("\"'")
            self.lines[(*self.table, self.key)] = line
            self.index = -1
            self.begins = False
        elif self.depth == 1 and self.begins and token != "]":
            self.index += 1
            self.lines[(*self.table, self.key, self.index)] = line
            self.begins = False
        if token in "[{":
            self.depth += 1
            self.begins = token == "[" and self.depth == 1
        elif token in "]}":
            self.depth -= 1
        elif token == "," and self.depth == 1:
            self.begins = True
        return ""

    def line(self, *place: object) -> int:
        """The line of that place, or of what it stands in."""
        for length in range(len(place), 0, -1):
            if place[:length] in self.lines:
                return self.lines[place[:length]]
        return 1


# --- reading -----------------------------------------------------------------------------------------------------------


class FileReader:
    """Reads one file; every fault is told with its line."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.places = Places(text)
        try:
            self.document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.match(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error))
            line = int(found.group(2)) if found and found.group(2) else text.count("\n") + 1
            reason = (found.group(1) if found else str(error)).splitlines()[0]
            raise BotError(f"{file}, line {line}: this is not TOML: {reason[:1].lower()}{reason[1:]}") from None
        self.names = Names()

    def fault(self, message: str, *place: object) -> BotError:
        return BotError(f"{self.file}, line {self.places.line(*place)}: {message}")

    def read(self) -> Strategy:
        known = [*WORDS, *LISTS, *RULE_LISTS]
        for key in self.document:
            if key not in known:
                raise self.fault(f"there is no '{key}' in a strategy{nearest(key, known)}", key)
        name = self.word("name")
        if not name:
            raise self.fault('a strategy needs a name: name = "..."', "name")
        strategy = Strategy(name, self.word("author"), self.word("about"), self.words("tags"))
        strategy.names = self.names
        strategy.kingdom = self.kingdom()
        strategy.gain = self.rules(GAIN)
        if not strategy.gain:
            raise self.fault("a strategy needs rules for what it gains: gain = [...]", GAIN)
        strategy.choose = self.rules(CHOOSE)
        strategy.cards = {verb: self.rules(section) for section, verb in SECTIONS.items() if section in self.document}
        strategy.requires = self.requires(strategy)
        for at, needed in enumerate(strategy.requires):
            if strategy.kingdom and not any(same_pile(needed, each) for each in strategy.kingdom):
                raise self.fault(f"its own kingdom does not have {needed}", "kingdom", at)
        return strategy

    def word(self, key: str) -> str:
        value = self.document.get(key, "")
        if not isinstance(value, str):
            raise self.fault(f"'{key}' is a text in quotation marks", key)
        return value.strip()

    def words(self, key: str) -> list[str]:
        value = self.document.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.fault(f"'{key}' is a list of names in quotation marks", key)
        return [str(each).strip() for each in value]

    def requires(self, strategy: Strategy) -> list[str]:
        if "requires" not in self.document:
            return strategy.gained()
        return [self.card(each, "requires", at) for at, each in enumerate(self.words("requires"))]

    def kingdom(self) -> list[str]:
        out = []
        for at, each in enumerate(self.words("kingdom")):
            beside = [word for word in BESIDE_CARDS if word.casefold() == each.casefold()]
            out.append(beside[0] if beside else self.card(each, "kingdom", at))
        return out

    def card(self, written: str, *place: object) -> str:
        try:
            return self.names.list[self.names.card(written)].text
        except ExpressionError as error:
            raise self.fault(str(error), *place) from None

    def rules(self, section: str) -> list[Rule]:
        value = self.document.get(section, [])
        if not isinstance(value, list):
            raise self.fault(f"'{section}' is a list of rules: {section} = [{{card = \"...\", when = \"...\"}}]", section)
        return [self.rule(section, at, each) for at, each in enumerate(value)]

    def rule(self, section: str, at: int, value: object) -> Rule:
        place = (section, at)
        if isinstance(value, str):
            value = {"card": value}
        if not isinstance(value, dict):
            raise self.fault('a rule is a card in quotation marks, or {card = "...", when = "..."}', *place)
        known = ["card", "when", *(["option"] if section == CHOOSE else ["type"] if section != GAIN else [])]
        for key, each in value.items():
            if key not in known:
                raise self.fault(f"a rule of '{section}' has no '{key}', only {', '.join(known)}", *place, key)
            if not isinstance(each, str):
                raise self.fault(f"'{key}' is a text in quotation marks", *place, key)
        if ("card" in value) == ("type" in value):
            wanted = "a card or a type, one of the two" if "type" in known else "a card"
            raise self.fault(f"a rule of '{section}' needs {wanted}", *place)
        if section == CHOOSE and "option" not in value:
            raise self.fault(f"a rule of '{section}' needs an option: the words to choose", *place)
        try:
            name = self.names.card(value["card"]) if "card" in value else self.names.type(value["type"])
            when = parse(value["when"], self.names) if "when" in value else None
        except ExpressionError as error:
            raise self.fault(str(error), *place) from None
        return Rule(name, when, str(value.get("option", "")).casefold())


def same_pile(one: str, other: str) -> bool:
    """Are these the same thing, or a card and the pile it is in?"""
    registry = load_all()
    try:
        return one == other or registry.pile(one) is registry.pile(other)
    except RulesError:
        return False


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BotError(f"{path} is not a text in UTF-8") from None
    except OSError as error:
        raise BotError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None


def read(path: Path) -> Strategy:
    """The strategy in a TOML file."""
    return FileReader(read_text(path), path.name).read()


def read_from(text: str, file: str) -> Strategy:
    """The strategy in a text that is TOML; errors name `file`."""
    return FileReader(text, file).read()


# --- writing -----------------------------------------------------------------------------------------------------------


def quoted(text: str) -> str:
    """A TOML string: as it is between single quotation marks where it holds double ones, else with escapes."""
    if '"' in text and "'" not in text and text.isprintable():
        return f"'{text}'"
    return json.dumps(text, ensure_ascii=False)


def rule_text(strategy: Strategy, rule: Rule) -> str:
    name = strategy.names.list[rule.name]
    condition = strategy.condition_of(rule)
    parts = [f"{'card' if name.members else 'type'} = {quoted(name.text)}"]
    if rule.option:
        parts.append(f"option = {quoted(rule.option)}")
    if condition:
        parts.append(f"when = {quoted(condition)}")
    return quoted(name.text) if len(parts) == 1 and name.members else "{" + ", ".join(parts) + "}"


def write(strategy: Strategy) -> str:
    """The strategy as TOML; `read_from` reads the same from it."""
    lines = [f"{key} = {quoted(value)}" for key, value in
             (("name", strategy.name), ("author", strategy.author), ("about", strategy.about)) if value]  # fmt: skip
    for key, values in (("tags", strategy.tags), ("kingdom", strategy.kingdom)):
        if values:
            lines.append(f"{key} = [{', '.join(map(quoted, values))}]")
    if strategy.requires != strategy.gained():
        lines.append(f"requires = [{', '.join(map(quoted, strategy.requires))}]")
    lists = {GAIN: strategy.gain, **{section: strategy.cards.get(verb) for section, verb in SECTIONS.items()},
             CHOOSE: strategy.choose or None}  # fmt: skip
    for key, rules in lists.items():
        if rules is not None:
            lines += ["", f"{key} = [", *(f"    {rule_text(strategy, rule)}," for rule in rules), "]"]
    return "\n".join(lines) + "\n"
