"""Guests: who somebody is, by a signed cookie; and the link that carries it to another device."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
import unicodedata
from pathlib import Path

from itsdangerous import BadData, SignatureExpired, Signer, URLSafeTimedSerializer

from freehold.server.errors import Refused
from freehold.server.saved import Guest
from freehold.server.store import Store

COOKIE = "freehold_guest"
INVITED = "freehold_invited"  # the cookie of who has opened the invitation of a server that asks for one
COOKIE_SECONDS = 400 * 24 * 3600
CLAIM_SECONDS = 15 * 60
LONGEST_NAME = 24


def secret_of(folder: Path) -> bytes:
    """The key that cookies are signed with: made at the first start, readable by its owner only."""
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_hex(32).encode()
        file.write(key)
    return key


def clean(text: str, longest: int) -> str:
    """One line of text without signs that are not seen, or that turn the writing round."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:longest].strip()


def name_for(wish: str) -> str:
    """A player's name as it is shown; refused if there is nothing to show."""
    name = clean(wish, LONGEST_NAME)
    if not any(c.isalnum() for c in name):
        raise Refused("a name needs a letter or a digit")
    if name.casefold() == "you":
        raise Refused("the log says 'You' to each reader: choose another name")
    return name


class Identity:
    """`invite_only`: tables are made only by who has opened the server's invitation."""

    def __init__(self, key: bytes, store: Store, *, invite_only: bool = False) -> None:
        self.store = store
        self.invite_only = invite_only
        self.invitation = hashlib.sha256(b"invitation" + key).hexdigest()[:20]
        self._signer = Signer(key, salt="guest", digest_method=hashlib.sha256)
        self._claims = URLSafeTimedSerializer(key, salt="claim", signer_kwargs={"digest_method": hashlib.sha256})
        self._used: dict[str, float] = {}  # claim links that were opened: until when to remember them
        self._known: dict[str, Guest] = {}

    def cookie(self, guest: str) -> str:
        return self._signer.sign(guest.encode()).decode()

    def invited(self, word: str | None) -> bool:
        return not self.invite_only or secrets.compare_digest((word or "").encode(), self.invitation.encode())

    async def of(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None: it is none of ours."""
        if not cookie:
            return None
        try:
            guest = self._signer.unsign(cookie.encode()).decode()
        except (BadData, UnicodeError):
            return None
        return await self.find(guest)

    async def find(self, guest: str) -> Guest | None:
        found = self._known.get(guest) or await self.store.guest(guest)
        if found is not None:
            self.remember(found)
        return found

    def remember(self, guest: Guest) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[guest.id] = guest

    async def make(self) -> Guest:
        guest = Guest(secrets.token_hex(12), f"Guest {secrets.randbelow(9000) + 1000}")
        await self.store.add_guest(guest)
        self.remember(guest)
        return guest

    async def rename(self, guest: Guest, wish: str) -> Guest:
        renamed = Guest(guest.id, name_for(wish))
        await self.store.rename_guest(guest.id, renamed.name)
        self.remember(renamed)
        return renamed

    def link(self, guest: Guest) -> str:
        return self._claims.dumps([guest.id, secrets.token_hex(8)])

    async def claim(self, token: str) -> Guest:
        """Whoever opens the link is that guest; it opens once."""
        try:
            guest, once = self._claims.loads(token, max_age=CLAIM_SECONDS)
        except SignatureExpired:
            raise Refused("this link is too old: make a new one on the other device", 410) from None
        except (BadData, ValueError, TypeError):
            raise Refused("this is not a link to a guest", 400) from None
        now = time.monotonic()
        self._used = {key: until for key, until in self._used.items() if until > now}
        if once in self._used:
            raise Refused("this link was used already: make a new one on the other device", 410)
        found = await self.find(guest)
        if found is None:
            raise Refused("the guest of this link is gone", 410)
        self._used[once] = now + CLAIM_SECONDS
        return found
