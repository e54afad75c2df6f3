"""Kingdoms from what a client says: a text, a wish, the day."""

from __future__ import annotations

import datetime
import re
import zlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from freehold.kingdoms import presets as recommended
from freehold.kingdoms import reading, sheet, wishes
from freehold.kingdoms.writing import as_list
from freehold.rules.kinds import CURRENT, RulesError
from freehold.rules.setup import MOST_PLAYERS, Kingdom, Setup
from freehold.server.errors import Refused
from freehold.server.reference import faces_in, kingdom_view
from freehold.server.saved import Lists
from freehold.server.wire import CardLists, KingdomReading, KingdomText, KingdomWish, Mixed, Preset, SheetSection

MOST_LETTERS, MOST_WORDS, MOST_NAMES = 4000, 300, 80  # of a text; unknown names are compared with all there are
MOST_LISTED, LONGEST_NAME = 200, 60  # of the cards that somebody likes or does without
T = TypeVar("T")


def modest(text: str, work: Callable[[str], T]) -> T:
    """Read a text that is not made to be hard to read."""
    if len(text) > MOST_LETTERS or len(text.split()) > MOST_WORDS or len(re.split(r"[,;\n]", text)) > MOST_NAMES:
        raise Refused("this text is too long for a kingdom")
    try:
        return work(text)
    except RecursionError:
        raise Refused("this text is nested too deeply for a kingdom") from None


def read(text: str, players: int, seed: int) -> tuple[Kingdom | None, list[str], list[str]]:
    """The kingdom of a text in any format, what was wrong with it, and what was taken for granted."""
    found = modest(text, lambda given: reading.read(given, players=players, seed=seed))
    return found.kingdom, found.problems, found.notes


def ordered(value: bool, order: Mixed) -> bool:
    return value if order == "decided" else order == "always"


def read_text(wish: KingdomText, seed: int = 0) -> KingdomReading:
    check_seats(wish.seats)
    kingdom, problems, notes = read(wish.text, wish.seats, seed)
    if kingdom is not None:
        kingdom.colonies = ordered(kingdom.colonies, wish.colonies)
        kingdom.shelters = ordered(kingdom.shelters, wish.shelters)
    return told(kingdom, problems, notes, wish.seats)


def told(kingdom: Kingdom | None, problems: list[str], notes: list[str], players: int, date: str = "") -> KingdomReading:
    """As the wire tells it; a kingdom that cannot be set up is a problem too."""
    if kingdom is None:
        return KingdomReading(None, "", problems, [], date, notes)
    try:
        faces = faces_in(kingdom, players, CURRENT, 0)
    except RulesError as error:
        return KingdomReading(None, "", [*problems, str(error)], [], date, notes)
    return KingdomReading(kingdom_view(kingdom), as_list(kingdom), problems, faces, date, notes)


def wished(wish: KingdomWish, seed: int, lists: Sequence[Lists] = ()) -> tuple[Kingdom, list[str]]:
    """A random kingdom and what was chosen besides; the same wish, seed and lists give the same one.

    Everybody's lists count. What is asked for by name is there even so.
    """
    check_seats(wish.seats)
    wanted = wanted_by(wish, lists)
    if wish.replace:
        there = modest(wish.kingdom, lambda given: reading.must_read(given, players=wish.seats))
        choice = wishes.reroll(there, wish.replace, wanted, seed, wish.seats)
    else:
        choice = wishes.choose(wanted, seed, wish.seats)
    return choice.kingdom, choice.notes


def wanted_by(wish: KingdomWish, lists: Sequence[Lists]) -> wishes.Wish:
    """A wish as it is read, with everybody's lists."""
    mixed = {"decided": wishes.PROPORTION, "always": wishes.ALWAYS, "never": wishes.NEVER}
    base = wishes.Wish(sets=list(wish.sets), colonies=mixed[wish.colonies], shelters=mixed[wish.shelters])
    wanted = modest(wish.wish, lambda given: wishes.parse(given, base))
    banned = {name for each in lists for name in each.banned} - {*wanted.require}
    wanted.ban += sorted(banned - {*wanted.ban})
    wanted.like += sorted({name for each in lists for name in each.liked} - {*wanted.ban, *wanted.like})
    return wanted


def after_vetoes(kingdom: Kingdom, names: Sequence[str], wish: KingdomWish, seed: int,
                 lists: Sequence[Lists]) -> tuple[Kingdom, list[str]]:  # fmt: skip
    """The kingdom with others in place of these, and which gave way (where something else fits)."""
    gone: list[str] = []
    for name in names:
        wanted = wanted_by(wish, lists)
        wanted.ban += gone
        try:
            other = wishes.reroll(kingdom, name, wanted, seed, wish.seats).kingdom
            faces_in(other, wish.seats, CURRENT, 0)  # it can be set up
        except RulesError:
            continue
        kingdom = other
        gone.append(name)
    return kingdom, gone


def sheet_of(wish: KingdomText) -> list[SheetSection]:
    """What to lay out for it on a table with real cards."""
    check_seats(wish.seats)
    kingdom, problems, _ = read(wish.text, wish.seats, 0)
    if kingdom is None:
        raise Refused("; ".join(problems))
    try:
        return [SheetSection(each.title, each.lines) for each in sheet.sheet(Setup(kingdom, wish.seats))]
    except RulesError as error:
        raise Refused(str(error)) from None


def draw(wish: KingdomWish, seed: int, lists: Sequence[Lists] = ()) -> KingdomReading:
    kingdom, notes = wished(wish, seed, lists)
    return told(kingdom, [], notes, wish.seats)


def checked(lists: CardLists) -> Lists:
    """Lists of names as they are written on the cards."""

    def names(given: list[str]) -> list[str]:
        if len(given) > MOST_LISTED or any(len(name) > LONGEST_NAME or "," in name for name in given):
            raise Refused(f"a list has at most {MOST_LISTED} names")
        try:
            return sorted({each for name in given for each in wishes.parse(f"ban {name}").ban})
        except RulesError as error:
            raise Refused(str(error)) from None

    banned = names(lists.banned)
    return Lists([name for name in names(lists.liked) if name not in banned], banned)


def check_seats(seats: int) -> None:
    if not 2 <= seats <= MOST_PLAYERS:
        raise Refused(f"a game has 2 to {MOST_PLAYERS} players, not {seats}")


def today() -> KingdomReading:
    """The kingdom of the day: the same for everybody with this version."""
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    choice = wishes.choose(wishes.Wish(), zlib.crc32(date.encode()))
    return told(choice.kingdom, [], choice.notes, 2, date)


@cache
def presets() -> list[Preset]:
    return [Preset(each.name, list(each.sets), kingdom_view(each.kingdom), as_list(each.kingdom))
            for each in recommended.all_presets()]  # fmt: skip
