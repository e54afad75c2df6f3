"""The short code of a kingdom: a few dozen letters that hold all of it, for links and chats.

`artisan-bandit-bridge~1AwoC…`: a slug for people, then the code. Its first letter is the version; the rest is base64url of

    flags (1: Colonies, 2: Shelters), cards, landscapes, attachments (how many; owner and names of each),
    names that have no number (how many; length and UTF-8 of each), two bytes of a checksum

Names are numbers of `data/numbering.json`, which is never reordered: sorted, each as the distance to the one before. All
numbers are written seven bits to a byte, low bits first, the eighth bit set where more follow.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from functools import cache
from importlib import resources

from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom

VERSION = "1"
UNNUMBERED = 1 << 14  # numbers from here on stand for the names written out in the code
LOOKS_LIKE = re.compile(r"^(?:\S*~)?(1[A-Za-z0-9_-]{11,})$")


@cache
def numbering() -> list[str]:
    """Names in the order of their numbers."""
    names: list[str] = json.loads((resources.files("freehold") / "data" / "numbering.json").read_text(encoding="utf-8"))
    return names


@cache
def numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(numbering())}


class Writer:
    def __init__(self) -> None:
        self.out = bytearray()
        self.others: list[str] = []

    def number(self, value: int) -> None:
        while value >= 128:
            self.out.append(value % 128 + 128)
            value //= 128
        self.out.append(value)

    def number_of(self, name: str) -> int:
        known = numbers().get(name)
        if known is not None:
            return known
        if name not in self.others:
            self.others.append(name)
        return UNNUMBERED + self.others.index(name)

    def names(self, names: list[str]) -> None:
        self.number(len(names))
        last = 0
        for each in sorted(self.number_of(name) for name in names):
            self.number(each - last)
            last = each


def encode(kingdom: Kingdom) -> str:
    """The code alone, without a slug."""
    writer = Writer()
    writer.number(int(kingdom.colonies) + 2 * int(kingdom.shelters))
    writer.names(kingdom.cards)
    writer.names(kingdom.landscapes)
    writer.number(len(kingdom.extras))
    for owner in sorted(kingdom.extras):
        writer.number(writer.number_of(owner))
        writer.names(kingdom.extras[owner])
    writer.number(len(writer.others))
    for name in writer.others:
        raw = name.encode()
        writer.number(len(raw))
        writer.out += raw
    data = bytes(writer.out)
    return VERSION + base64.urlsafe_b64encode(data + checksum(data)).decode().rstrip("=")


def checksum(data: bytes) -> bytes:
    return (zlib.crc32(data) & 0xFFFF).to_bytes(2, "big")


def slug(kingdom: Kingdom) -> str:
    """The first three cards by name, for people who look at a link."""
    first = sorted(kingdom.cards)[:3]
    return "-".join(re.sub(r"[^a-z0-9]+", "", name.casefold()) for name in first)


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value += byte % 128 << shift
            shift += 7
            if byte < 128:
                return value

    def names(self) -> list[int]:
        last = 0
        out = []
        for _ in range(self.number()):
            last += self.number()
            out.append(last)
        return out

    def text(self) -> str:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()


def code_in(text: str) -> str | None:
    """The code in a text that is nothing but a code, with or without its slug; or None."""
    found = LOOKS_LIKE.match(text.strip())
    return found[1] if found else None


def decode(code: str) -> Kingdom:
    """The kingdom of a code; a damaged one is an error."""
    try:
        raw = base64.b64decode(code[1:] + "=" * (-(len(code) - 1) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raw = b""
    # The last letter has bits to spare, which no byte of the checksum holds: they must be as `encode` leaves them.
    exact = base64.urlsafe_b64encode(raw).decode().rstrip("=") == code[1:]
    if len(raw) < 4 or not exact or checksum(raw[:-2]) != raw[-2:]:
        raise RulesError(f"the code {code[:60]} is damaged: copy it again, whole")
    reader = Reader(raw[:-2])
    flags = reader.number()
    cards, landscapes = reader.names(), reader.names()
    extras = [(reader.number(), reader.names()) for _ in range(reader.number())]
    others = [reader.text() for _ in range(reader.number())]

    def name(number: int) -> str:
        if number >= UNNUMBERED:
            return others[number - UNNUMBERED]
        if number >= len(numbering()):
            raise RulesError(f"the code {code} names a card that this version of Freehold does not know")
        return numbering()[number]

    return Kingdom([name(each) for each in cards], [name(each) for each in landscapes], colonies=bool(flags & 1),
                   shelters=bool(flags & 2),
                   extras={name(owner): [name(each) for each in names] for owner, names in extras})  # fmt: skip
