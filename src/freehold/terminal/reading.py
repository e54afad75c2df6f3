"""What a person types, as an answer to an open question."""

from __future__ import annotations

import re

from freehold.cards import load_all
from freehold.rules.kinds import plain_key
from freehold.rules.question import Answer
from freehold.table.asking import OpenQuestion
from freehold.terminal.common import UsageError

YES, NO = ("y", "yes"), ("n", "no")
ALL, NONE = ("a", "all", "*"), ("n", "none", "no", "-")
HELP = """\
Answer with numbers or names: 2   1,3   1-3   Village   2 Copper, Estate   all   none
Enter alone takes the default: all Treasures (if their order is all the same), or nothing more (the phase ends).
For a number, type it; for a yes or no, y or n; for an order, all in that order.
  t NAME   text and rulings of a card (t alone: of this kingdom)      b   show the table again
  l        the whole log                                              u   take back your last decision
  s FILE   save the game                                              q   quit      ?   this help"""


def default(question: OpenQuestion) -> Answer | None:
    """What Enter alone answers; None: nothing."""
    count = len(question.options)
    if question.verb == "treasures":
        treasures = all_treasures(question)
        careful = [question.options[i].card for i in treasures if load_all().kind(question.options[i].card).order_matters]
        return None if careful and len(treasures) > 1 else treasures
    if question.least == 0:
        return ()
    if question.least == count:
        return tuple(range(count))
    return None


def all_treasures(question: OpenQuestion) -> Answer:
    """Every Treasure as listed; no Coffers."""
    return tuple(i for i, option in enumerate(question.options) if option.card)


def read_answer(question: OpenQuestion, text: str, shown: list[int] | None = None) -> Answer:
    """The answer that a line of text means. `shown`: the options in the order they were numbered for the reader."""
    order = shown or list(range(len(question.options)))
    line = " ".join(text.split())
    word = line.casefold()
    if not line:
        taken = default(question)
        if taken is None and question.verb == "treasures":
            raise UsageError("the order matters here: type the Treasures in the order you play them, 'all' or 'none'")
        if taken is None:
            raise UsageError(f"there is no default here: {question.prompt}")
        return taken
    labels = [option.label for option in question.options]
    if labels == ["yes", "no"] and word in YES + NO:
        return (0,) if word in YES else (1,)
    if question.domain == "numbers":
        return read_number(question, line)
    exact = [i for i in order if labels[i].casefold() == word]
    if exact:
        return (exact[0],)
    if word in ALL:
        return read_all(question, order)
    if word in NONE and question.least == 0:
        return ()
    return read_parts(question, line, order)


def read_number(question: OpenQuestion, line: str) -> Answer:
    for i, option in enumerate(question.options):
        if option.label == line:
            return (i,)
    numbers = [option.number for option in question.options]
    raise UsageError(f"type a number from {min(numbers)} to {max(numbers)}, not '{line}'")


def read_all(question: OpenQuestion, order: list[int]) -> Answer:
    if question.verb == "treasures":
        return all_treasures(question)
    if len(order) > question.most:
        raise UsageError(f"'all' are {len(order)}, and at most {question.most} may be chosen")
    return tuple(order)


def read_parts(question: OpenQuestion, line: str, order: list[int]) -> Answer:
    parts = [part.strip() for part in line.split(",") if part.strip()]
    if all(re.fullmatch(r"[\d\s-]+", part) for part in parts):
        parts = [piece for part in parts for piece in re.sub(r"\s*-\s*", "-", part).split()]
    out: list[int] = []
    for part in parts:
        out.extend(read_part(question, part, order, out))
    return tuple(out)


def read_part(question: OpenQuestion, part: str, order: list[int], taken: list[int]) -> list[int]:
    span = re.fullmatch(r"(\d+)(?:-(\d+))?", part)
    if span:
        first = int(span.group(1))
        last = int(span.group(2) or first)
        for number in (first, last):
            if not 1 <= number <= len(order):
                raise UsageError(f"there are options 1 to {len(order)}, not {number}")
        step = 1 if last >= first else -1
        return [order[number - 1] for number in range(first, last + step, step)]
    count, name = 1, part
    several = re.fullmatch(r"(\d+)\s*x?\s+(.+)", part)
    if several and not any(option.label.casefold() == part.casefold() for option in question.options):
        count, name = int(several.group(1)), several.group(2)
    label = match(name, [option.label for option in question.options])
    free = [i for i in order if question.options[i].label == label and i not in taken]
    if len(free) < count:
        raise UsageError(f"there {'is' if len(free) == 1 else 'are'} only {len(free)} {label} to choose, not {count}")
    return free[:count]


def match(name: str, labels: list[str]) -> str:
    """The label that a name means: itself, or the only one that begins with it or has it within."""
    key = plain_key(name)
    keys = {label: plain_key(label) for label in labels}
    for fits in (lambda k: k == key, lambda k: k.startswith(key), lambda k: key in k):
        found = [label for label in dict.fromkeys(labels) if key and fits(keys[label])]
        if len(found) == 1:
            return found[0]
        if found:
            raise UsageError(f"'{name}' may be {', '.join(found[:6])}: type more of it")
    raise UsageError(f"'{name}' is not among the options; ? helps")
