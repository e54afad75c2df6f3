"""Strategies as the XML of the best known Dominion simulator (`<player>` documents): read and written.

What a document says and Freehold cannot do, or the other way round, is named in an error; nothing is passed over.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from freehold.bots.conditions import (
    A_CARD, A_TYPE, ARITHMETIC_SIGNS, AT_LEAST, AT_MOST, BEST_RIVAL_POINTS, EQUAL, LESS, MINUS, MORE, MY_POINTS, NO_NAME,
    OPERANDS, OVER, PLUS, POINTS_LEAD, TIMES, UNEQUAL, Arithmetic, Both, Comparison, Either, Negation, Node, Number,
    Operand,
)  # fmt: skip
from freehold.bots.errors import BotError
from freehold.bots.expression import ExpressionError, nearest, number_text, text_of
from freehold.bots.strategy import Rule
from freehold.bots.strategy_file import CHOOSE, SECTIONS, Strategy, read_text

KINDS: Final[dict[str, str]] = {
    "countCardsInDeck": "mine", "countCardTypeInDeck": "mine_of", "countCardsInSupply": "left",
    "gainsNeededToEndGame": "gains_to_end", "countAllCardsInDeck": "cards", "countAvailableMoney": "coins",
    "countTurns": "turn", "isActionPhase": "action_phase", "countEmptyPiles": "empty_piles", "countBuysLeft": "buys",
    "getTotalMoney": "money", "countCardsLeftInDrawDeck": "deck", "countCardsLeftInSmallestPile": "smallest_pile",
    "countCardsInPlay": "in_play", "countCardsInHand": "in_hand", "countCardsInOpponentsDecks": "theirs",
    "countVP": "my_points", "countMAXOpponentVP": "best_rival_points", "countOnTavernMat": "on_tavern",
}  # fmt: skip
"""Operands of the format, and ours that mean the same."""
CONSTANT: Final = "constant"
KIND_OF: Final = {OPERANDS[word][0]: kind for kind, word in KINDS.items()}
COMPARATORS: Final = {"smallerThan": LESS, "smallerOrEqualThan": AT_MOST, "greaterThan": MORE,
                      "greaterOrEqualThan": AT_LEAST, "equalTo": EQUAL}  # fmt: skip
OPERATORS: Final = {"plus": PLUS, "minus": MINUS, "multiplyWith": TIMES, "divideBy": OVER}
COLONY_TAG = "Colony"
STARTS: Final = {"7 copper, 3 estate": False, "7 copper, necropolis, overgrown estate, hovel": True}
"""The decks that a game of ours can start with: are there Shelters?"""
MOST_CASES = 64  # rules that one rule with many "or" may become


# --- the document as it stands -----------------------------------------------------------------------------------------


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = field(default_factory=list)

    def named(self, tag: str) -> list[Element]:
        return [child for child in self.children if child.tag == tag]


class Document:
    """Reads the elements of a file with their lines."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.root = Element("", {}, 0)
        self.open = [self.root]
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.CharacterDataHandler = self.text
        try:
            self.parser.Parse(read_text(path).encode(), True)
        except expat.ExpatError as error:
            raise BotError(f"{self.file}, line {error.lineno}: this is not XML: {expat.ErrorString(error.code)}") from None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes, self.parser.CurrentLineNumber)
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, tag: str) -> None:
        self.open.pop()

    def refuse_doctype(self, *what: object) -> None:
        raise BotError(f"{self.file}, line {self.parser.CurrentLineNumber}: a DOCTYPE is not taken")

    def text(self, text: str) -> None:
        if text.strip():
            here = Element(self.open[-1].tag, {}, self.parser.CurrentLineNumber)
            raise self.fault(here, f"the text '{text.strip()[:20]}' means nothing here")

    def fault(self, element: Element, message: str) -> BotError:
        return BotError(f"{self.file}, line {element.line}: <{element.tag}>: {message}")

    def check(self, element: Element, attributes: tuple[str, ...], children: tuple[str, ...]) -> None:
        """Refuse whatever else an element has."""
        for name in element.attributes:
            if name not in attributes:
                raise self.fault(element, f"the attribute '{name}' is not supported{nearest(name, list(attributes))}")
        for child in element.children:
            if child.tag not in children:
                raise self.fault(child, f"this element is not supported here{nearest(child.tag, list(children))}")

    def attribute(self, element: Element, name: str) -> str:
        value = element.attributes.get(name, "").strip()
        if not value:
            raise self.fault(element, f"the attribute '{name}' is missing")
        return value

    def players(self) -> list[Element]:
        top = self.root.children[0]
        if top.tag == "player":
            return [top]
        if top.tag != "playerCollection":
            raise self.fault(top, "a file of strategies begins with <playerCollection> or <player>")
        self.check(top, (), ("player",))
        return top.children


# --- reading -----------------------------------------------------------------------------------------------------------


def read(path: Path, player: str = "") -> Strategy:
    """The strategy in a file, or the one of that name if there are several."""
    document = Document(path)
    players = document.players()
    names = [document.attribute(each, "name") for each in players]
    if not players:
        raise BotError(f"{path.name} has no <player>")
    if not player and len(players) > 1:
        some = ", ".join(names[:4]) + (", ..." if len(names) > 4 else "")
        raise BotError(f"{path.name} has {len(players)} players: say which one, as {path.name}#Name (there are {some})")
    chosen = [each for each, name in zip(players, names, strict=True) if not player or name.casefold() == player.casefold()]
    if not chosen:
        raise BotError(f"{path.name} has no player '{player}'{nearest(player, names)}")
    return PlayerReader(document, chosen[0]).read()


class PlayerReader:
    def __init__(self, document: Document, player: Element) -> None:
        self.document = document
        self.player = player
        self.fault = document.fault
        self.strategy = Strategy(document.attribute(player, "name"))

    def read(self) -> Strategy:
        player, strategy, document = self.player, self.strategy, self.document
        document.check(player, ("name", "author", "description"), ("type", "board", "start_state", "buy"))
        strategy.author = player.attributes.get("author", "").strip()
        strategy.about = player.attributes.get("description", "").strip()
        for each in player.named("type"):
            document.check(each, ("name",), ())
            strategy.tags.append(document.attribute(each, "name"))
        for board in player.named("board"):
            self.board(board)
        for start in player.named("start_state"):
            self.start(start)
        strategy.gain = [self.rule(each) for each in player.named("buy")]
        if not strategy.gain:
            raise self.fault(player, "it has no <buy>")
        strategy.requires = strategy.gained()
        return strategy

    def board(self, board: Element) -> None:
        self.document.check(board, ("contents", "bane", "Mountain_Pass_Bid", "Obelisk_Choice", "Shelters"), ())
        for name in ("bane", "Obelisk_Choice", "Mountain_Pass_Bid"):
            if board.attributes.get(name, "").strip() not in ("", "0"):
                raise self.fault(board, f"{name}=\"{board.attributes[name]}\" is not supported")
        kingdom = self.strategy.kingdom
        for name in board.attributes.get("contents", "").split(","):
            if name.strip():
                kingdom.append(self.strategy.names.list[self.card(board, name)].text)
        shelters = board.attributes.get("Shelters", "false").strip().casefold()
        if shelters not in ("true", "false"):
            raise self.fault(board, f"Shelters is true or false, not '{shelters}'")
        if COLONY_TAG in self.strategy.tags and kingdom:
            kingdom.append("Colonies")
        if shelters == "true":
            kingdom.append("Shelters")

    def start(self, start: Element) -> None:
        self.document.check(start, (), ("hand", "discard", "drawdeck"))
        for place in start.children:
            self.document.check(place, ("contents", "shuffle"), ())
            contents = place.attributes.get("contents", "").strip()
            shelters = STARTS.get(contents.casefold()) if place.tag == "drawdeck" else None
            if contents and shelters is None:
                raise self.fault(place, f"a game cannot start with '{contents}' there")
            if shelters and "Shelters" not in self.strategy.kingdom:
                self.strategy.kingdom.append("Shelters")

    def card(self, element: Element, written: str) -> int:
        try:
            return self.strategy.names.card(written.strip().replace("_", " ").replace("$", "'"))
        except ExpressionError as error:
            raise self.fault(element, str(error)) from None

    def rule(self, buy: Element) -> Rule:
        self.document.check(buy, ("name", "strategy", "bane"), ("condition",))
        way = buy.attributes.get("strategy", "standard")
        if way != "standard":
            raise self.fault(buy, f"strategy=\"{way}\": ways of playing a card are not supported")
        if buy.attributes.get("bane"):
            raise self.fault(buy, f"bane=\"{buy.attributes['bane']}\" is not supported")
        when: Node | None = None
        for each in buy.children:
            condition = self.condition(each)
            when = condition if when is None else Both(when, condition)
        return Rule(self.card(buy, self.document.attribute(buy, "name")), when)

    def condition(self, condition: Element) -> Node:
        self.document.check(condition, (), ("left", "operator", "right", "extra_operation"))
        parts: dict[str, Element] = {}
        for part in condition.children:
            if part.tag in parts:
                raise self.fault(part, "it stands twice in this condition")
            self.document.check(part, ("type", "attribute"), ())
            parts[part.tag] = part
        for tag in ("left", "operator", "right"):
            if tag not in parts:
                raise self.fault(condition, f"<{tag}> is missing")
        sign = self.known(parts["operator"], COMPARATORS)
        right = self.operand(parts["right"])
        extra = parts.get("extra_operation")
        if extra is not None:
            right = Arithmetic(self.known(extra, OPERATORS), right, self.number(extra))
        return Comparison(sign, self.operand(parts["left"]), right)

    def known(self, element: Element, table: dict[str, int]) -> int:
        kind = self.document.attribute(element, "type")
        if kind not in table:
            raise self.fault(element, f"the type '{kind}' is not supported{nearest(kind, list(table))}")
        return table[kind]

    def number(self, element: Element) -> Number:
        text = self.document.attribute(element, "attribute")
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise self.fault(element, f"'{text}' is not a number")
        return Number(value)

    def operand(self, element: Element) -> Node:
        kind = self.document.attribute(element, "type")
        if kind == CONSTANT:
            return self.number(element)
        if kind not in KINDS:
            raise self.fault(element, f"the operand '{kind}' is not supported{nearest(kind, [*KINDS, CONSTANT])}")
        code, wants = OPERANDS[KINDS[kind]]
        if wants == NO_NAME:
            return Operand(code, -1)
        name = self.document.attribute(element, "attribute")
        if wants == A_CARD:
            return Operand(code, self.card(element, name))
        try:
            return Operand(code, self.strategy.names.type(name))
        except ExpressionError as error:
            raise self.fault(element, str(error)) from None


# --- writing -----------------------------------------------------------------------------------------------------------

OPPOSITE: Final = {LESS: AT_LEAST, AT_LEAST: LESS, MORE: AT_MOST, AT_MOST: MORE, EQUAL: UNEQUAL, UNEQUAL: EQUAL}
TURNED: Final = {LESS: MORE, MORE: LESS, AT_MOST: AT_LEAST, AT_LEAST: AT_MOST, EQUAL: EQUAL, UNEQUAL: UNEQUAL}
COMPARATOR_OF: Final = {sign: word for word, sign in COMPARATORS.items()}
OPERATOR_OF: Final = {sign: word for word, sign in OPERATORS.items()}


class Inexpressible(Exception):
    """The format has no such thing."""


@dataclass
class Linear:
    """A sum: how often each operand, and a number."""

    parts: dict[tuple[int, int], float]
    constant: float

    def plus(self, other: Linear, times: float) -> Linear:
        parts = dict(self.parts)
        for key, count in other.parts.items():
            parts[key] = parts.get(key, 0.0) + times * count
        return Linear({key: count for key, count in parts.items() if count}, self.constant + times * other.constant)


def linear(node: Node) -> Linear:
    if isinstance(node, Number):
        return Linear({}, node.value)
    if isinstance(node, Operand):
        if node.code == POINTS_LEAD:
            return Linear({(MY_POINTS, -1): 1.0, (BEST_RIVAL_POINTS, -1): -1.0}, 0.0)
        return Linear({(int(node.code), int(node.name)): 1.0}, 0.0)
    if isinstance(node, Arithmetic):
        left, right = linear(node.left), linear(node.right)
        nothing = Linear({}, 0.0)
        if node.sign == PLUS:
            return left.plus(right, 1.0)
        if node.sign == MINUS:
            return left.plus(right, -1.0)
        if node.sign == TIMES and not (left.parts and right.parts):
            return nothing.plus(left, right.constant) if left.parts else nothing.plus(right, left.constant)
        if node.sign == OVER and not right.parts and right.constant:
            return nothing.plus(left, 1.0 / right.constant)
        raise Inexpressible(f"it has no '{ARITHMETIC_SIGNS[node.sign]}' of that kind")
    raise Inexpressible("it cannot count with what is true or false")


def cases(node: Node, negated: bool = False) -> list[list[Comparison]]:
    """The comparisons that must hold together, for each way in which the condition can be true."""
    if isinstance(node, Negation):
        return cases(node.inner, not negated)
    if isinstance(node, (Both, Either)):
        left, right = cases(node.left, negated), cases(node.right, negated)
        found = left + right if isinstance(node, Either) != negated else [one + two for one in left for two in right]
        if len(found) > MOST_CASES:
            raise Inexpressible(f"it would take more than {MOST_CASES} rules")
        return found
    if isinstance(node, Number):
        return [[]] if bool(node.value) != negated else []
    step = node if isinstance(node, Comparison) else Comparison(UNEQUAL, node, Number(0))
    sign = OPPOSITE[int(step.sign)] if negated else int(step.sign)
    if sign == UNEQUAL:
        return [[Comparison(LESS, step.left, step.right)], [Comparison(MORE, step.left, step.right)]]
    return [[Comparison(sign, step.left, step.right)]]


class PlayerWriter:
    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def write(self) -> str:
        strategy = self.strategy
        for section, verb in SECTIONS.items():
            if verb in strategy.cards:
                raise BotError(f"{strategy.name}: its rules of '{section}' have no place in XML, which has rules to gain only")
        if strategy.choose:
            raise BotError(f"{strategy.name}: its rules of '{CHOOSE}' have no place in XML, which has rules to gain only")
        if strategy.requires != strategy.gained():
            raise BotError(f"{strategy.name}: 'requires' has no place in XML; it would be {', '.join(strategy.gained())}")
        lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<playerCollection>"]
        lines.append(f"<player name={quoteattr(strategy.name)} author={quoteattr(strategy.author)} "
                     f"description={quoteattr(strategy.about)}>")  # fmt: skip
        colonies = "Colonies" in strategy.kingdom
        tags = [*strategy.tags, *([COLONY_TAG] if colonies and COLONY_TAG not in strategy.tags else [])]
        lines += [f"  <type name={quoteattr(tag)}/>" for tag in tags]
        lines += self.board()
        for rule in strategy.gain:
            lines += self.rule(rule)
        return "\n".join([*lines, "</player>", "</playerCollection>"]) + "\n"

    def board(self) -> list[str]:
        kingdom = self.strategy.kingdom
        contents = [name for name in kingdom if name not in ("Colonies", "Shelters")]
        shelters = ' Shelters="true"' if "Shelters" in kingdom else ""
        return [f"  <board contents={quoteattr(', '.join(contents))}{shelters}/>"] if kingdom else []

    def rule(self, rule: Rule) -> list[str]:
        card = name_text(self.strategy.card_of(rule))
        when = rule.when or Number(1)
        lines: list[str] = []
        try:
            for case in cases(when):
                conditions = [line for step in case for line in self.condition(step)]
                buy = f"  <buy name={quoteattr(card)}"
                lines += [f"{buy}>", *conditions, "  </buy>"] if conditions else [f"{buy}/>"]
        except Inexpressible as error:
            text = text_of(when, self.strategy.names.list)
            raise BotError(f"{self.strategy.name}: the rule for {self.strategy.card_of(rule)} when {text} cannot be written "
                           f"as XML: {error}") from None  # fmt: skip
        return lines

    def condition(self, step: Comparison) -> list[str]:
        """A comparison as: one operand, against another times or plus a number."""
        both = linear(step.left).plus(linear(step.right), -1.0)
        sign = int(step.sign)
        keys = list(both.parts)
        if len(keys) > 2:
            raise Inexpressible("it compares two things, not more")
        left, right, extra = f'type="{CONSTANT}" attribute="0"', "", ""
        if not keys:
            right = constant(-both.constant)
        else:
            first = both.parts[keys[0]]
            sign = sign if first > 0 else TURNED[sign]
            left = self.operand(keys[0])
            rest = -both.constant / first
            if len(keys) == 1:
                right = constant(rest)
            else:
                right = self.operand(keys[1])
                extra = extra_operation(-both.parts[keys[1]] / first, rest)
        lines = ["    <condition>", f"      <left {left}/>", f'      <operator type="{COMPARATOR_OF[sign]}"/>',
                 f"      <right {right}/>"]  # fmt: skip
        return [*lines, *([f"      <extra_operation {extra}/>"] if extra else []), "    </condition>"]

    def operand(self, key: tuple[int, int]) -> str:
        code, name = key
        kind = KIND_OF.get(code)
        if kind is None:
            raise Inexpressible(f"it has no '{text_of(Operand(code, name), self.strategy.names.list)}'")
        if name < 0:
            return f'type="{kind}"'
        found = self.strategy.names.list[name]
        text = found.text.capitalize() if found.what == A_TYPE else name_text(found.text)
        return f'type="{kind}" attribute={quoteattr(text)}'


def constant(value: float) -> str:
    return f'type="{CONSTANT}" attribute="{number_text(value)}"'


def extra_operation(times: float, plus: float) -> str:
    """What turns the right operand into what it is compared with; empty: nothing."""
    if times == 1.0:
        if not plus:
            return ""
        return f'type="{OPERATOR_OF[PLUS if plus > 0 else MINUS]}" attribute="{number_text(abs(plus))}"'
    if plus:
        raise Inexpressible("it cannot add two things, nor multiply and add at once")
    if times and (1.0 / times).is_integer():
        return f'type="{OPERATOR_OF[OVER]}" attribute="{number_text(1.0 / times)}"'
    return f'type="{OPERATOR_OF[TIMES]}" attribute="{number_text(times)}"'


def name_text(name: str) -> str:
    """A card's name as the format writes it."""
    return name.replace(" ", "_").replace("-", "_").replace("'", "$").replace("’", "$")


def write(strategy: Strategy) -> str:
    """The strategy as a document; BotError names what has no place in the format."""
    return PlayerWriter(strategy).write()
