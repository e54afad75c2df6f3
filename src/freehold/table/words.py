"""English for front ends: articles, plurals, lists of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

IRREGULAR = {"Platinum": "Platina", "Wharf": "Wharves", "Thief": "Thieves", "Werewolf": "Werewolves"}
SOUNDS_LIKE_YOU = ("Uni", "Use", "Eu", "One")


def plural(name: str) -> str:
    """'Estate' -> 'Estates', 'Duchy' -> 'Duchies', 'Band of Misfits' -> 'Bands of Misfits'."""
    head, of, rest = name.partition(" of ")
    if of:
        return plural(head) + of + rest
    if name in IRREGULAR:
        return IRREGULAR[name]
    if name.endswith("man"):
        return name[:-3] + "men"
    if name.endswith(("ss", "x", "ch", "sh")):
        return name + "es"
    if name.endswith("s"):
        return name
    if name.endswith("y") and name[-2:-1] not in tuple("aeiou"):
        return name[:-1] + "ies"
    return name + "s"


def article(name: str) -> str:
    vowel = name[:1] in "AEIOUaeiou" and not name.startswith(SOUNDS_LIKE_YOU)
    return "an" if vowel else "a"


def as_written(name: str, written: str) -> str:
    return written


def counted(name: str, count: int, show: Callable[[str, str], str] = as_written) -> str:
    """'a Copper', '2 Coppers'. `show` makes the text of a name from it and from how it is written here."""
    return f"{article(name)} {show(name, name)}" if count == 1 else f"{count} {show(name, plural(name))}"


def listed(parts: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def cards(names: Iterable[str], show: Callable[[str, str], str] = as_written) -> str:
    """['Copper', 'Estate', 'Copper'] -> '2 Coppers and an Estate', in the order of the first of each."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return listed([counted(name, count, show) for name, count in counts.items()])


def number_of(count: int, noun: str = "card") -> str:
    """'a card', '3 cards'."""
    return counted(noun, count)


def how_many(least: int, most: int, available: int, noun: str = "card") -> str:
    """What a question wants: 'a card', '2 cards', 'up to 3 cards', 'any number of cards'."""
    if least == most:
        return number_of(most, noun)
    if least == 0:
        if most >= available > 1:
            return f"any number of {plural(noun)}"
        return f"up to {number_of(most, noun)}" if most > 1 else number_of(1, noun)
    return f"{least} to {most} {plural(noun)}"
