"""Conditions as text: `mine("Gold") > 0 and left("Province") <= 4` read into nodes, and written from them."""

from __future__ import annotations

import difflib
import re

from freehold.bots.conditions import (
    A_CARD, A_TYPE, ARITHMETIC_SIGNS, NO_NAME, OPERANDS, SIGNS, TYPE_WORDS, Arithmetic, Both, Comparison, Either, Name,
    Negation, Node, Number, Operand,
)  # fmt: skip
from freehold.cards import load_all
from freehold.rules.kinds import RulesError

TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<word>[A-Za-z_]\w*)|(?P<text>\"[^\"]*\"|'[^']*')|(?P<sign>[<>=!]=|[-+*/()<>,]))"
)
LONGEST = 300  # words, numbers and signs of a condition: they may stand as deep as that within each other
DEEPEST = 40  # brackets within brackets
JOINERS = ("and", "or", "not")
TRUTHS = {"true": 1, "false": 0, "always": 1, "never": 0}
PAIRED = {"min": 4, "max": 5}
FUNCTIONS = {code: word for word, (code, _) in OPERANDS.items()}


class ExpressionError(Exception):
    """A condition that cannot be read: one line that names what is wrong in it."""


def nearest(word: str, among: list[str]) -> str:
    """'; did you mean X or Y?', or nothing."""
    plain = {each.casefold(): each for each in among}
    near = difflib.get_close_matches(word.casefold(), list(plain), n=2, cutoff=0.6)
    return f"; did you mean {' or '.join(plain[each] for each in near)}?" if near else ""


class Names:
    """The cards, piles and types that a strategy speaks of, each once."""

    def __init__(self) -> None:
        self.list: list[Name] = []
        self.places: dict[tuple[int, str], int] = {}

    def place(self, what: int, text: str, members: list[str]) -> int:
        if (what, text) not in self.places:
            self.places[what, text] = len(self.list)
            self.list.append(Name(what, text, members))
        return self.places[what, text]

    def card(self, written: str) -> int:
        """The number of a card, a landscape or a pile."""
        registry = load_all()
        kind = registry.kind_or_none(written)
        if kind is not None:
            return self.place(A_CARD, kind.name, [kind.name])
        try:
            pile = registry.pile(written)
        except RulesError as error:
            raise ExpressionError(str(error)) from None
        return self.place(A_CARD, pile.name, list(dict.fromkeys(member.name for member in pile.members)))

    def type(self, written: str) -> int:
        for word in TYPE_WORDS:
            if word.casefold() == written.strip().casefold():
                return self.place(A_TYPE, word, [])
        raise ExpressionError(f"there is no type '{written}'{nearest(written, TYPE_WORDS)}")


class Reader:
    """Reads one condition, the loosest joiner first."""

    def __init__(self, text: str, names: Names) -> None:
        self.names = names
        self.tokens = tokens(text)
        if len(self.tokens) > LONGEST:
            raise ExpressionError(f"a condition has at most {LONGEST} words and signs, not {len(self.tokens)}")
        self.at = 0
        self.depth = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *wanted: str) -> str:
        """The next token if it is one of these, else nothing."""
        token = self.peek()
        if token and token in wanted:
            self.at += 1
            return token
        return ""

    def need(self, wanted: str, after: str) -> None:
        if not self.take(wanted):
            raise ExpressionError(f"'{wanted}' is missing after {after}")

    def whole(self) -> Node:
        node = self.either()
        if self.peek():
            raise ExpressionError(f"'{self.peek()}' does not belong there: join conditions by 'and' or 'or'")
        return node

    def either(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            raise ExpressionError(f"brackets stand more than {DEEPEST} deep")
        node = self.both()
        while self.take("or"):
            node = Either(node, self.both())
        self.depth -= 1
        return node

    def both(self) -> Node:
        node = self.negation()
        while self.take("and"):
            node = Both(node, self.negation())
        return node

    def negation(self) -> Node:
        count = 0
        while self.take("not"):
            count += 1
        node = self.comparison()
        return Negation(node) if count % 2 else node

    def comparison(self) -> Node:
        left = self.sum()
        node: Node | None = None
        sign = self.take(*SIGNS)
        while sign:  # 2 <= turn <= 5 means both
            right = self.sum()
            step = Comparison(SIGNS.index(sign), left, right)
            node = step if node is None else Both(node, step)
            left = right
            sign = self.take(*SIGNS)
        return left if node is None else node

    def sum(self) -> Node:
        node = self.product()
        sign = self.take("+", "-")
        while sign:
            node = Arithmetic(ARITHMETIC_SIGNS.index(sign), node, self.product())
            sign = self.take("+", "-")
        return node

    def product(self) -> Node:
        node = self.atom()
        sign = self.take("*", "/")
        while sign:
            node = Arithmetic(ARITHMETIC_SIGNS.index(sign), node, self.atom())
            sign = self.take("*", "/")
        return node

    def atom(self) -> Node:
        token = self.peek()
        if not token:
            raise ExpressionError("it ends too early")
        self.at += 1
        if token[0].isdigit():
            return Number(float(token))
        if token == "-":
            found = self.peek()
            if found[:1].isdigit():
                self.at += 1
                return Number(-float(found))
            return Arithmetic(ARITHMETIC_SIGNS.index("-"), Number(0), self.atom())
        if token == "(":
            node = self.either()
            self.need(")", "what is in brackets")
            return node
        if not token[0].isalpha() or token in JOINERS:
            raise ExpressionError(f"'{token}' does not belong there")
        return self.word(token)

    def word(self, word: str) -> Node:
        if word in TRUTHS:
            return Number(TRUTHS[word])
        if word in PAIRED:
            self.need("(", word)
            left = self.either()
            self.need(",", f"the first number of {word}")
            right = self.either()
            self.need(")", f"the second number of {word}")
            return Arithmetic(PAIRED[word], left, right)
        known = OPERANDS.get(word)
        if known is None:
            raise ExpressionError(f"'{word}' is not known{nearest(word, [*OPERANDS, *PAIRED, *TRUTHS, *JOINERS])}")
        code, wants = known
        if wants == NO_NAME:
            return Operand(code, -1)
        what = "a card" if wants == A_CARD else "a type"
        self.need("(", f'{word}: it wants {what}, as in {word}("{"Gold" if wants == A_CARD else "Action"}"); it')
        name = self.peek()
        if name[:1] not in ("'", '"'):
            raise ExpressionError(f"{word} wants {what} in quotation marks, not '{name}'")
        self.at += 1
        number = self.names.card(name[1:-1]) if wants == A_CARD else self.names.type(name[1:-1])
        self.need(")", name)
        return Operand(code, number)


def tokens(text: str) -> list[str]:
    out: list[str] = []
    at = 0
    end = len(text.rstrip())
    while at < end:
        found = TOKEN.match(text, at)
        if found is None:
            rest = text[at:].strip()
            if rest[0] in "'\"":
                raise ExpressionError(f"the quotation mark before '{rest[1:12]}' is not closed")
            raise ExpressionError(f"'{rest[0]}' means nothing here{'; say ==' if rest[0] == '=' else ''}")
        out.append(found.group(found.lastgroup or 0))
        at = found.end()
    return out


def parse(text: str, names: Names) -> Node:
    """The nodes that a text means; ExpressionError says what is wrong with it."""
    if not text.strip():
        raise ExpressionError("the condition is empty")
    return Reader(text, names).whole()


# --- nodes as text -----------------------------------------------------------------------------------------------------

# How tightly each kind of node binds; a part that binds less is put in brackets.
OR_LEVEL, AND_LEVEL, NOT_LEVEL, COMPARED, SUM_LEVEL, PRODUCT, TIGHT = range(7)


def number_text(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def text_of(node: Node, names: list[Name], level: int = OR_LEVEL) -> str:
    """The condition as it would be written."""
    own, text = written(node, names)
    return f"({text})" if own < level else text


def written(node: Node, names: list[Name]) -> tuple[int, str]:
    match node:
        case Number():
            return TIGHT, number_text(node.value)
        case Operand():
            word = FUNCTIONS[int(node.code)]
            return TIGHT, word if node.name < 0 else f'{word}("{names[node.name].text}")'
        case Either():
            return OR_LEVEL, f"{text_of(node.left, names, OR_LEVEL)} or {text_of(node.right, names, AND_LEVEL)}"
        case Both():
            return AND_LEVEL, f"{text_of(node.left, names, AND_LEVEL)} and {text_of(node.right, names, NOT_LEVEL)}"
        case Negation():
            return NOT_LEVEL, f"not {text_of(node.inner, names, COMPARED)}"
        case Comparison():
            left, right = text_of(node.left, names, SUM_LEVEL), text_of(node.right, names, SUM_LEVEL)
            return COMPARED, f"{left} {SIGNS[node.sign]} {right}"
        case Arithmetic():
            sign = ARITHMETIC_SIGNS[node.sign]
            if sign in PAIRED:
                return TIGHT, f"{sign}({text_of(node.left, names)}, {text_of(node.right, names)})"
            own = SUM_LEVEL if sign in "+-" else PRODUCT
            return own, f"{text_of(node.left, names, own)} {sign} {text_of(node.right, names, own + 1)}"
    raise TypeError(f"{node!r} is no part of a condition")
