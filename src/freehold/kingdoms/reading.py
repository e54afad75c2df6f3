"""Kingdoms from text, whoever wrote it: lists, links, and the formats of other programs.

`read` takes anything and says what it did not understand. The formats are described in docs/kingdoms.md.
"""

from __future__ import annotations

import html
import json
import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote_plus

from freehold.cards import load_all
from freehold.kingdoms import codes, names, presets
from freehold.kingdoms.attachments import complete
from freehold.rules.kinds import ASIDE_CARD, EXTRA_PILE, MARKED_PILE, OUTSIDE_PILE, CardKind, RulesError, plain_key
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ALLY, PROPHECY, TRAP, TYPE_NAMES, WAY

LIST = "list"
LINES = "lines"
URL = "dominionrandomizer"
TEMPLE_GATES = "temple-gates"
RECORD = "record"
BOARD = "dombots"
ANDROMINION = "androminion"
JSON = "json"
CODE = "code"
PRESET = "preset"

JSON_FORMAT = "freehold-kingdom"
PILES = 10
MOST_TEXT = 200_000  # characters; a file of strategies with a board in it may be long
MOST_ENTRY = 2_000
MOST_PROBLEMS = 20
JOINS = "it joins by itself where a card brings it"
# What may stand before and after a name in a list.
BEFORE = re.compile(r"^(?:[-–—*•●·►>][-–—*•●·►>\s]*|\(?\d\d?[.):]\s+|(?:and|with|plus)\s+|\d\d?\s*[x×]?\s+|\$\d+\s*[-–:]?\s*)",
                    re.IGNORECASE)  # fmt: skip
AFTER = re.compile(r"(?:\s*[-–—,:]?\s*\(?\$\d+\+?P*\*?\)?|\s+[x×]\s*\d{1,2}|\s*\(\d{1,2}\)|[.;!*]+)$")
NEGATION = re.compile(r"^(?:no|not|without|-|!)\s+(?=\S)", re.IGNORECASE)
YES = {"yes", "true", "1", "on", "y", "use", "used", "always"}
NO = {"no", "false", "0", "off", "n", "none", "never", "not"}
# Words before a colon that only say what follows.
SECTIONS = {"kingdom", "kingdomcards", "cards", "card", "supply", "supplycards", "piles", "events", "event", "landmarks",
            "landmark", "projects", "project", "ways", "way", "traits", "trait", "ally", "allies", "prophecy", "prophecies",
            "landscapes", "landscape", "sideways", "extras", "extra", "contents", "board", "with", "set", "sets"}  # fmt: skip


@dataclass
class Reading:
    """A kingdom that was read. `problems`: what was not understood or cannot be, a line each. `notes`: what was taken for
    granted or chosen. `kingdom` is None where there is nothing that can be played."""

    kingdom: Kingdom | None
    format: str
    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class Draft:
    """A kingdom while it is read."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.landscapes: list[str] = []
        self.colonies = False
        self.shelters = False
        self.extras: dict[str, list[str]] = {}
        self.problems: list[str] = []
        self.notes: list[str] = []
        self.basics: list[str] = []  # basic piles that were named
        self.came: list[tuple[str, str]] = []  # (pile, key of the word that named it)
        self.implied: set[str] = set()  # added because something was chosen for it; naming it as well is no fault

    # --- one thing ---

    def add(self, text: str) -> bool:
        """Add what a name means; False: it means nothing."""
        found = names.find(text)
        if found is None:
            return False
        self.put(found, plain_key(text))
        return True

    def put(self, found: names.Thing, key: str) -> None:
        if found.what == names.COLONIES:
            self.colonies = True
        elif found.what == names.SHELTERS:
            self.shelters = True
        elif found.name in self.implied:
            self.implied.remove(found.name)
        elif found.what in (names.PILE, names.TRAP_CARD):
            if found.name not in self.cards:
                self.cards.append(found.name)
            elif (found.name, key) in self.came or "/" not in found.name:  # two halves of one split pile are no fault
                self.problems.append(f"{found.name} stands twice in the kingdom")
            self.came.append((found.name, key))
        elif found.what == names.LANDSCAPE:
            if found.name in self.landscapes:
                self.problems.append(f"{found.name} stands twice in the kingdom")
            else:
                self.landscapes.append(found.name)
        elif found.what == names.BOON_CARD:
            druid = names.owner("boons")
            if druid is not None:
                self.extras.setdefault(druid.name, []).append(found.name)
        elif any(basic.pile_name == found.name for basic in load_all().basics):
            self.basics.append(found.name)
        else:
            self.notes.append(f"{found.name} is no Kingdom pile: {JOINS}")

    def attach(self, kind: CardKind, texts: list[str]) -> None:
        """Name what is chosen for a card or landscape."""
        for text in texts:
            if len(self.problems) >= MOST_PROBLEMS:
                return
            found = names.find(text)
            if found is None:
                self.problems.append(names.unknown(text))
            elif found.what in (names.PILE, names.BOON_CARD):
                mine = self.extras.setdefault(kind.name, [])
                # In an offered deck single cards of a mixed pile count, elsewhere whole piles.
                exact = load_all().kind_or_none(text)
                name = exact.name if exact is not None and kind.extra is not None and kind.extra.count > 1 else found.name
                if name not in mine:
                    mine.append(name)
            else:
                self.problems.append(f"{found.name} cannot be chosen for {kind.name}")

    # --- one entry of a list ---

    def entry(self, text: str) -> None:
        """An entry as people write it: with bullets, counts, costs, brackets, a label before a colon."""
        if len(self.problems) >= MOST_PROBLEMS:
            return  # this is no kingdom
        text = re.sub(r"[ \t]*\t[ \t]*", "\t", re.sub(r" {2,}", "  ", text)).strip().strip("\"'“”‘").strip()
        if len(text) > MOST_ENTRY:
            self.problems.append(names.unknown(text[:80]))
            return
        while plain_key(text):
            if self.add(text) or self.without(text):
                return
            bare = undecorated(text)
            if bare == text:
                break
            text = bare
        if plain_key(text) and not (self.labelled(text) or self.bracketed(text) or self.several(text)):
            self.problems.append(names.unknown(text))

    def without(self, text: str) -> bool:
        """'no Colonies'."""
        found = names.find(NEGATION.sub("", text)) if NEGATION.match(text) else None
        if found is None or found.what not in (names.COLONIES, names.SHELTERS):
            return False
        self.switch(found.what, False)
        return True

    def switch(self, what: str, on: bool) -> None:
        if what == names.COLONIES:
            self.colonies = on
        else:
            self.shelters = on

    def labelled(self, text: str) -> bool:
        """'Bane: Hamlet', 'Events: Save', 'Colonies: no', 'First Game: Cellar'."""
        found = re.match(r"^([^:=>]+?)\s*(?::|=|->|=>|→)\s*(.*)$", text, re.DOTALL)
        if not found:
            return False
        label, rest = found[1].strip(), found[2].strip()
        key = plain_key(label)
        meant = names.find(label)
        if meant is not None and meant.what in (names.COLONIES, names.SHELTERS) and plain_key(rest) in YES | NO:
            self.switch(meant.what, plain_key(rest) in YES)
            return True
        kind = names.owner(label)
        if kind is not None and key not in SECTIONS:
            if plain_key(rest) in NO:
                return True
            if meant is not None and meant.what in (names.PILE, names.LANDSCAPE):
                self.once(meant)
            self.attach(kind, inside(rest))
            return True
        if key in SECTIONS:
            if plain_key(rest) not in NO:
                for each in entries(rest):
                    self.entry(each)
            return True
        if names.find(undecorated(rest)) is None and not rest.startswith("("):
            return False
        self.notes.append(f"'{label}' was taken as a title")
        self.entry(rest)
        return True

    def once(self, found: names.Thing) -> None:
        """Add a card or landscape unless it is there already, also as one of an offered deck."""
        if found.name not in self.present():
            self.put(found, plain_key(found.name))
            self.implied.add(found.name)

    def bracketed(self, text: str) -> bool:
        """'x(y)': y is chosen for x, or x for y."""
        found = re.match(r"^(.*?)\s*[(\[{](.*?)[)\]}]?\s*$", text, re.DOTALL)
        if not found or not found[1]:
            return False
        outer = names.find(found[1]) or names.find(undecorated(found[1]))
        if outer is None:
            self.problems.append(names.unknown(found[1]))
            return True
        within = inside(found[2])
        kind = load_all().by_name.get(outer.name)
        if kind is not None and names.takes(kind):
            self.once(outer)
            self.attach(kind, within)
            return True
        other = names.owner(found[2])
        if other is not None and outer.what == names.PILE:  # 'Hamlet (Bane)', 'Bishop (Inspiring)'
            if other.extra is not None and other.extra.role == MARKED_PILE:
                self.once(outer)
                self.once(names.Thing(names.LANDSCAPE, other.name))
            self.attach(other, [outer.name])
            return True
        if not self.add(found[1]):
            self.put(outer, plain_key(outer.name))
        if not is_comment(found[2]):
            self.notes.append(f"'{found[2]}' in brackets after {outer.name} was not used")
        return True

    def several(self, text: str) -> bool:
        """Names without commas between them: 'Pillage / Apothecary', 'Cellar and Moat', 'cellar moat village'."""
        for pattern in (r"\s*[|+&]\s*|\s+[/·•●]\s+|\s*\t\s*|\s{2,}", r"\s+and\s+|\s+und\s+|\s+et\s+", r"\s*/\s*"):
            parts = [part for part in re.split(pattern, text) if part.strip()]
            if len(parts) > 1 and any(names.find(undecorated(part)) for part in parts):
                for part in parts:
                    self.entry(part)
                return True
        found = runs(re.split(r"[\s_]+", text))
        for each in found or []:
            self.add(each)
        return bool(found)

    def present(self) -> set[str]:
        return {*self.cards, *self.landscapes, *(name for chosen in self.extras.values() for name in chosen)}

    # --- the end ---

    def settle(self) -> None:
        """What the order of reading left open: eleventh piles that are a Bane, attachments that stand in the list too."""
        registry = load_all()
        owners = [registry.by_name[name] for name in [*self.cards, *self.landscapes] if name in registry.by_name]
        for kind in owners:
            if kind.extra is None or kind.extra.role != EXTRA_PILE or kind.name in self.extras:
                continue
            piles = [name for name in self.cards if name in registry.piles]
            suiting = [name for name in piles if kind.extra.suits(registry.piles[name]) and name != kind.name]
            if len(piles) > PILES and suiting:
                self.extras[kind.name] = [suiting[-1]]
                self.notes.append(f"{suiting[-1]} was taken as the pile for {kind.name}: there are more than {PILES} piles")
        for owner, chosen in list(self.extras.items()):
            extra = registry.by_name[owner].extra
            if extra is not None and extra.role in (EXTRA_PILE, OUTSIDE_PILE, ASIDE_CARD):
                both = [name for name in self.cards if name in chosen]
                self.cards = [name for name in self.cards if name not in chosen]
                if both and extra.role != EXTRA_PILE:  # lists often name the Bane among the others
                    self.notes.append(f"{both[0]} is chosen for {owner}, so it is none of the Kingdom piles")
            if owner not in self.present() and owner in self.extras:
                self.problems.append(f"{', '.join(chosen)} is named for {owner}, which is not in the kingdom")
                del self.extras[owner]

    def judge(self) -> None:
        """Say what is unusual."""
        registry = load_all()
        count = len([name for name in self.cards if name in registry.piles])
        if count != PILES:
            self.notes.append(f"{count} Kingdom pile{'' if count == 1 else 's'}: a game usually has {PILES}")
        kinds = [registry.by_name[name] for name in self.landscapes]
        shuffled = [kind for kind in kinds if not kind.types & (ALLY | PROPHECY)]
        if len(shuffled) > 2:
            self.notes.append(f"{len(shuffled)} landscapes: no more than two are recommended")
        if sum(bool(kind.types & WAY) for kind in kinds) > 1:
            self.notes.append("more than one Way: one is recommended")

    def kingdom(self) -> Kingdom:
        return Kingdom(self.cards, self.landscapes, colonies=self.colonies, shelters=self.shelters, extras=self.extras)


# --- pieces of text ---------------------------------------------------------------------------------------------------


def undecorated(text: str) -> str:
    """Without bullets, numbering, counts and costs."""
    return AFTER.sub("", BEFORE.sub("", text)).strip()


def is_comment(text: str) -> bool:
    """What stands in brackets but only describes: a set, a type, a cost, a count."""
    key = plain_key(text)
    types = {plain_key(word) for word in TYPE_NAMES.values()}
    sets = {plain_key(name) for pile in load_all().piles.values() for name in pile.sets}
    pieces = [plain_key(piece) for piece in re.split(r"[\s,/-]+", text)]
    return not key or key.isdigit() or all(piece in types or piece.isdigit() for piece in pieces if piece) or any(
        key in name for name in sets
    )


def entries(text: str, separators: str = ",;\n") -> list[str]:
    """Split at separators outside brackets."""
    out: list[str] = []
    depth = 0
    piece = ""
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter in separators and (depth <= 0 or letter == "\n"):
            out.append(piece)
            piece, depth = "", 0
        else:
            piece += letter
    return [each.strip() for each in [*out, piece] if each.strip()]


def inside(text: str) -> list[str]:
    return [each for each in re.split(r"\s*[,;&+|]\s*|\s+and\s+", text.strip(" ()[]")) if each]


def runs(words: list[str]) -> list[str] | None:
    """Words as names, longest first; None if any word is left over."""
    words = [word for word in words if word]
    if len(words) < 2 or len(words) > 120:
        return None
    out = []
    at = 0
    while at < len(words):
        for size in range(min(6, len(words) - at), 0, -1):
            name = " ".join(words[at : at + size])
            if names.find(name):
                out.append(name)
                at += size
                break
        else:
            return None
    return out


# --- formats ----------------------------------------------------------------------------------------------------------


def read_list(draft: Draft, text: str) -> str:
    lines = [line for line in (re.sub(r"(?:^|\s)#.*$", "", line) for line in text.splitlines()) if line.strip()]
    for line in lines:
        for part in entries(line, ";"):
            label = re.match(r"^([^:,(]+):(.*,.*)$", part)
            kind = names.owner(label[1]) if label else None
            if label and kind is not None and plain_key(label[1]) not in SECTIONS:
                draft.attach(kind, inside(label[2]))  # 'Boons: a, b, c' means all three
                continue
            for each in entries(part):
                draft.entry(each)
    parts = [each for line in lines for each in entries(line)]
    if len(parts) > 3 and all(re.fullmatch(r"[a-z0-9_]+(?:\([a-z0-9_, ]+\))?", each) for each in parts):
        return TEMPLE_GATES
    return LINES if len(parts) == len(lines) > 1 else LIST


def read_query(draft: Draft, text: str) -> str:
    """The address of a kingdom at dominionrandomizer, or the part after its question mark."""
    query = re.sub(r"^[^?]*\?", "", text.strip()).partition("#")[0].lstrip("&")
    for key, value in parse_qsl(query, keep_blank_values=True):
        word = plain_key(key)
        if word in ("colonies", "shelters"):
            draft.switch(word, plain_key(value) in YES)
        elif word in ("supply", "cards", "events", "landmarks", "projects", "ways", "traits", "ally", "prophecy", "traps"):
            for each in entries(value):
                draft.entry(each)
        elif names.owner(word) is not None and value:
            kind = names.owner(word)
            if kind is not None:
                draft.attach(kind, inside(value))
        elif value and word not in ("lang", "sets", "expansions", "name"):
            draft.notes.append(f"'{key}' in the address was not used")
    return URL


def read_board(draft: Draft, text: str) -> str:
    """The <board> of a strategy file of DomBots."""
    tag = re.search(r"<board\b([^>]*)>", text, re.IGNORECASE | re.DOTALL)
    fields = dict(re.findall(r"(\w+)\s*=\s*\"([^\"]*)\"", tag[1] if tag else ""))
    fields.update(re.findall(r"(\w+)\s*=\s*'([^']*)'", tag[1] if tag else ""))
    for key, raw in fields.items():
        value = html.unescape(raw).strip()
        word = plain_key(key)
        if word == "contents":
            for each in entries(value):
                draft.entry(each)
        elif word in ("shelters", "colonies"):
            draft.switch(word, plain_key(value) in YES)
        elif names.owner(word) is not None:
            kind = names.owner(word)
            if kind is not None and value:
                draft.attach(kind, inside(value))
        elif value and value != "0":
            draft.notes.append(f"'{key}' of the board was not used")
    return BOARD


def read_androminion(draft: Draft, text: str) -> str:
    """`-cards=` names joined by hyphens; names that have a hyphen themselves are put together again."""
    found = re.search(r"-cards=(.*?)(?=\s-\w|$)", text, re.MULTILINE)
    listed = unquote_plus(found[1]).strip("\"' ") if found else ""
    pieces = [piece for piece in re.split(r"[-,]", listed) if piece]
    together = runs(pieces)
    for each in together if together is not None else pieces:
        draft.entry(each)
    return ANDROMINION


def read_document(draft: Draft, text: str) -> str:
    """JSON: a list of names, our own document, or a record of extra-recommended-sets (also as it stands in its script)."""
    document = parsed(text)
    if isinstance(document, list) and document and all(isinstance(each, str) for each in document):
        for each in document:
            draft.entry(each)
        return JSON
    if isinstance(document, list) and document:
        draft.notes.append(f"the first of {len(document)} kingdoms was taken")
        document = document[0]
    if not isinstance(document, dict):
        raise RulesError("this JSON is no kingdom: it needs a field 'cards' with names")
    if not isinstance(document.get("cards"), list):
        raise RulesError("this JSON is no kingdom: 'cards' must be a list of names")
    ours = document.get("format") == JSON_FORMAT or isinstance(document.get("extras"), dict)
    for key, value in document.items():
        read_field(draft, plain_key(key), value)
    return JSON if ours else RECORD


def read_field(draft: Draft, key: str, value: Any) -> None:
    texts = [each for each in value if isinstance(each, str)] if isinstance(value, list) else []
    if isinstance(value, str):
        texts = [value] if value else []
    if key in ("cards", "landscapes", "supply", "events", "landmarks", "projects", "ways", "ally", "allies", "prophecy"):
        for each in texts:
            draft.entry(each)
    elif key in ("colony", "colonies", "platinum"):
        draft.colonies = draft.colonies or is_yes(value)
    elif key in ("shelters", "shelter"):
        draft.shelters = draft.shelters or is_yes(value)
    elif key == "traits":
        for each in texts:  # "Poor, Bishop"
            trait, _, pile = each.partition(",")
            kind = names.owner(trait)
            if kind is None:
                draft.problems.append(names.unknown(trait))
                continue
            draft.once(names.Thing(names.LANDSCAPE, kind.name))
            if pile.strip():
                draft.attach(kind, [pile])
    elif key == "extras" and isinstance(value, dict):
        for name, chosen in value.items():
            kind = names.owner(name)
            if kind is None:
                draft.problems.append(names.unknown(name))
            else:
                draft.attach(kind, [each for each in chosen if isinstance(each, str)] if isinstance(chosen, list) else [])
    elif key == "extras":  # of a record: what lies on the table besides, where it says something new
        for each in texts:
            found = names.find(each)
            if found is not None and found.what in (names.COLONIES, names.SHELTERS):
                draft.switch(found.what, True)
    elif key == "notes" and texts:
        bane = re.match(r"^(.+?) is the bane\b", texts[0], re.IGNORECASE)
        kind = names.owner("bane")
        if bane and kind is not None:
            draft.attach(kind, [bane[1]])
        else:
            draft.notes += texts
    elif key not in ("extra", "druid", "mouse") and key in {"id", "name", "format", "version", "expansions", "sets", "source"}:
        return
    elif texts and names.owner(key) is not None:
        kind = names.owner(key)
        if kind is not None:
            draft.attach(kind, texts)


def is_yes(value: Any) -> bool:
    return value is True or value == 1 or (isinstance(value, str) and plain_key(value) in YES)


def parsed(text: str) -> Any:
    """JSON, or the same as a script writes it: bare names of fields, commas at the end."""
    quoted = re.sub(r"([{,\s])([A-Za-z_]\w*)\s*:(?=\s*[\[{\"\d]|\s*(?:true|false|null)\b)", r'\1"\2":', text)
    tidy = re.sub(r",(\s*[\]}])", r"\1", quoted.strip().rstrip(",;"))
    fault = ""
    for each in (text, tidy):
        try:
            return json.loads(each)
        except json.JSONDecodeError as error:
            fault = fault or f"{error.msg} in line {error.lineno}"
        except RecursionError:
            fault = "too many brackets within each other"
    raise RulesError(f"this is no JSON: {fault}")


def read_code(draft: Draft, text: str) -> str:
    kingdom = codes.decode(codes.code_in(text) or text)
    for name in [*kingdom.cards, *kingdom.landscapes]:
        if not draft.add(name):
            draft.problems.append(names.unknown(name))
    for owner, chosen in kingdom.extras.items():
        kind = names.owner(owner)
        if kind is None:
            draft.problems.append(names.unknown(owner))
        else:
            draft.attach(kind, chosen)
    draft.colonies, draft.shelters = kingdom.colonies, kingdom.shelters
    return CODE


def read_into(draft: Draft, text: str) -> str:
    """Read a text in whatever format it is; the name of the format."""
    bare = text.strip()
    if codes.code_in(bare):
        return read_code(draft, bare)
    if bare.startswith(("{", "[")):
        return read_document(draft, bare)
    if re.search(r"<board\b", bare, re.IGNORECASE):
        return read_board(draft, bare)
    if re.search(r"(?:^|\s)-cards=", bare):
        return read_androminion(draft, bare)
    if re.search(r"(?:^|[?&])(?:supply|cards)=", bare):
        return read_query(draft, bare)
    preset = presets.find_or_none(bare)
    if preset is not None and names.find(bare) is None:
        kingdom = preset.kingdom
        draft.cards, draft.landscapes = list(kingdom.cards), list(kingdom.landscapes)
        draft.colonies, draft.shelters = kingdom.colonies, kingdom.shelters
        draft.extras = {owner: list(chosen) for owner, chosen in kingdom.extras.items()}
        draft.notes += [f"the recommended kingdom {preset.name} ({preset.source})", *preset.notes]
        return PRESET
    return read_list(draft, bare)


def read(text: str, *, players: int = 2, seed: int = 0) -> Reading:
    """A kingdom from text in any format. What it leaves open is chosen by the seed, and told in the notes."""
    draft = Draft()
    if len(text) > MOST_TEXT:
        return Reading(None, LIST, [f"the text is too long for a kingdom: {len(text)} characters"])
    try:
        form = read_into(draft, text)
    except RulesError as error:
        return Reading(None, LIST, unique([str(error)]))
    draft.settle()
    if len(draft.problems) >= MOST_PROBLEMS:
        draft.problems.append("and more; the rest was not read")
    if not any(not is_trap(name) for name in draft.cards):
        nothing = [*draft.notes, "a kingdom needs at least one card: name them with commas between"]
        return Reading(None, form, unique(draft.problems or nothing))
    draft.judge()
    try:
        kingdom, chosen = complete(draft.kingdom(), players, seed)
    except RulesError as error:
        return Reading(None, form, unique([*draft.problems, str(error)]), unique(draft.notes))
    there = Setup(kingdom, players, seed=seed).pile_index if draft.basics else {}
    draft.notes += [f"{name}: {JOINS}" for name in draft.basics if name not in there]
    return Reading(kingdom, form, unique(draft.problems), unique(draft.notes + chosen))


def is_trap(name: str) -> bool:
    kind = load_all().by_name.get(name)
    return kind is not None and bool(kind.types & TRAP)


def unique(lines: list[str]) -> list[str]:
    """Each once, and each one line."""
    return list(dict.fromkeys(" ".join(line.split()) for line in lines))


def must_read(text: str, *, players: int = 2, seed: int = 0) -> Kingdom:
    """The same for those who want a kingdom or an error: all that was not understood, in one line."""
    reading = read(text, players=players, seed=seed)
    if reading.problems or reading.kingdom is None:
        raise RulesError("; ".join(reading.problems))
    return reading.kingdom
