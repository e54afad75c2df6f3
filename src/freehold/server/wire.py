"""Everything that crosses the wire between server and browser, as types. TypeScript is made from this (`make wire`).

The types of a view say what `table.Session.view` makes; tests hold the two together. A client sends one `ClientMessage`
per frame and receives one `ServerMessage` per frame.
"""

from __future__ import annotations

from typing import Literal

import msgspec

# --- what a seat may know of a game -----------------------------------------------------------------------------------


class CostView(msgspec.Struct):
    coins: int
    potion: int
    debt: int


class DeckView(msgspec.Struct):
    """`known`: how deep a card that the seat knows lies (0: on top), and its name."""

    count: int
    known: list[tuple[int, str]]


class DiscardView(msgspec.Struct, omit_defaults=True):
    """`cards` (bottom first) only of one's own; `known` of others."""

    count: int
    top: str | None
    cards: list[str | None] | None = None
    known: list[str] | None = None


class ZonesView(msgspec.Struct):
    """The places of a player, cards bottom first; null is a card that the seat may not know."""

    hand: list[str | None]
    deck: DeckView
    discard: DiscardView
    play: list[str | None]
    aside: list[str | None]
    facedown: list[str | None]
    looked: list[str | None]
    tavern: list[str | None]
    exile: list[str | None]
    mat: list[str | None]
    secretmat: list[str | None]
    boons: list[str | None]
    looking: list[str | None]
    memory: list[str | None]
    taken: list[str | None]


class LinkView(msgspec.Struct):
    """What belongs together. `at`: a card in play by its position (-1: not in play any more), `by`: what it is called.

    `cards`: what is set aside for it (null: face down), `played`: positions in play of what it played more than once.
    """

    at: int
    by: str
    cards: list[str | None]
    played: list[int]


class PlayerView(msgspec.Struct):
    """`staying`: which cards in play, by position, still have something to do after this turn."""

    seat: int
    name: str
    zones: ZonesView
    staying: list[int]
    links: list[LinkView]
    hand_size: int
    actions: int
    buys: int
    coins: int
    potions: int
    debt: int
    coffers: int
    villagers: int
    favors: int
    vp: int
    turns: int
    decided_by: int
    journey_token_up: bool
    minus_card: bool
    minus_coin: bool
    holds: list[str]


class TurnView(msgspec.Struct):
    seat: int
    number: int
    extra: bool
    serial: int
    decided_by: int


class PileView(msgspec.Struct):
    """`player_tokens`: seat and name of each player's token; `marks`: names of the landscapes and cards that mark it."""

    pile: int
    name: str
    top: str | None
    count: int
    cost: CostView
    types: list[str]
    supply: bool
    kingdom: bool
    tokens: dict[str, int]
    player_tokens: list[tuple[int, str]]
    marks: list[str]


class LandscapeView(msgspec.Struct, omit_defaults=True):
    name: str
    types: list[str]
    cost: CostView
    index: int
    tokens: dict[str, int]
    held_by: list[int] | None = None
    pile: str | None = None


class DeckOfCards(msgspec.Struct, omit_defaults=True):
    """The Boons or Hexes of a game."""

    count: int
    used: list[str | None]
    aside: list[str | None] | None = None


class AsideView(msgspec.Struct, rename={"owner": "for"}):
    card: str
    owner: str


class MatView(msgspec.Struct):
    """Tokens on something that is neither a pile nor a landscape; seat -1: of everybody."""

    name: str
    seat: int
    token: str
    count: int


class OptionView(msgspec.Struct, omit_defaults=True):
    """One option. `where` and `at` say where its card lies (as "p1 hand", "trash", "pile"; bottom first)."""

    label: str
    card: str | None = None
    where: str | None = None
    at: int | None = None
    pile: int | None = None
    number: int | None = None
    note: str | None = None


class QuestionView(msgspec.Struct):
    seat: int
    by: int
    verb: str
    domain: Literal["cards", "piles", "kinds", "words", "numbers", "players"]
    least: int
    most: int
    ordered: bool
    source: str
    about: str
    prompt: str
    options: list[OptionView]


class UndoView(msgspec.Struct):
    possible: bool
    free: bool


class LogLine(msgspec.Struct, omit_defaults=True):
    """One line. `names`: where card names stand in the text: start, length, the card's name. `turn`: of a headline.

    `entry` rises from line to line; a view's log begins anew with a certain entry (`ViewNews.log_from`).
    """

    entry: int
    depth: int
    seat: int
    text: str
    turn: int | None = None
    names: list[tuple[int, int, str]] | None = None


class ScorePart(msgspec.Struct):
    name: str
    points: int
    cards: int


class SeatScore(msgspec.Struct):
    seat: int
    points: int
    turns: int
    parts: list[ScorePart]
    cards: dict[str, int]


class Score(msgspec.Struct):
    winners: list[int]
    seats: list[SeatScore]


class TrackedCard(msgspec.Struct):
    """A card of one's own: how many one has, and how many of them are left in the deck.

    `next`, `five`: how likely it is that the next card drawn is one, and that one is among the next five.
    """

    name: str
    owned: int
    left: int
    next: float
    five: float


class View(msgspec.Struct, omit_defaults=True):
    """What a seat (-1: a spectator) may know of the game now. `tracking`: one's own deck, by the table's rule."""

    seat: int
    phase: str
    over: bool
    turn: TurnView
    ruleset: str
    players: list[PlayerView]
    piles: list[PileView]
    landscapes: list[LandscapeView]
    states: list[str]
    empty_piles: int
    piles_to_end: int
    face_down: list[str]
    trash: list[str | None]
    mats: list[MatView]
    question: QuestionView | None
    waiting_for: int | None
    decisions: int
    undo: UndoView
    log_entries: int
    log: list[LogLine]
    boons: DeckOfCards | None = None
    hexes: DeckOfCards | None = None
    offers: int | None = None
    aside: list[AsideView] | None = None
    score: Score | None = None
    tracking: list[TrackedCard] | None = None


# --- cards and kingdoms as reference ---------------------------------------------------------------------------------


class Face(msgspec.Struct, omit_defaults=True):
    """What is printed on a card or landscape. `order_matters`: a Treasure not to be played without thought.

    `roles`: what it is good for, as "village" or "trasher"; told in the card reference only.
    """

    name: str
    types: list[str]
    cost: CostView
    text: str
    below: str = ""
    sets: list[str] = []
    category: str = "kingdom"
    pile: str = ""
    order_matters: bool = False
    worth: int = 0
    points: int = 0
    roles: list[str] = []


class Version(msgspec.Struct):
    """A card as an older ruleset has it. `changed`: since when it works differently, and how."""

    ruleset: str
    types: list[str]
    cost: CostView
    text: str
    below: str
    changed: str


class CardDetails(msgspec.Struct):
    """`members`: of a pile of different cards, top first. `brings`: what comes into the game with it, in words."""

    face: Face
    rulings: list[str]
    versions: list[Version]
    brings: list[str]
    members: list[Face]


class SetInfo(msgspec.Struct):
    """`name` is what `NewTable.sets` takes; how many Kingdom piles and landscapes there are."""

    name: str
    title: str
    kingdom: int
    landscapes: int


class BotInfo(msgspec.Struct):
    """`name` is what `NewTable.seats` takes. `requires`: cards that the kingdom must have. `usual`: the one to begin with."""

    name: str
    title: str
    summary: str
    requires: list[str]
    usual: bool = False


class KingdomView(msgspec.Struct):
    cards: list[str]
    landscapes: list[str]
    colonies: bool
    shelters: bool
    extras: dict[str, list[str]]


# Colonies or Shelters: as the kingdom says or the lot decides, or by order.
Mixed = Literal["decided", "always", "never"]


class CardLists(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest would rather have in random kingdoms, and what they do without: names of cards and landscapes."""

    liked: list[str] = []
    banned: list[str] = []


class KingdomText(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    seats: int = 2
    colonies: Mixed = "decided"
    shelters: Mixed = "decided"


class KingdomWish(msgspec.Struct, forbid_unknown_fields=True):
    """What is wanted of a random kingdom. `replace`: of this `kingdom` (a text) only that pile or landscape, drawn anew."""

    sets: list[str] = []
    seats: int = 2
    wish: str = ""
    seed: int | None = None
    kingdom: str = ""
    replace: str = ""
    colonies: Mixed = "decided"
    shelters: Mixed = "decided"


class KingdomReading(msgspec.Struct):
    """A kingdom, and what was wrong with it. `text` is what `NewTable.kingdom` takes; `notes`: what was chosen besides."""

    kingdom: KingdomView | None
    text: str
    problems: list[str]
    faces: list[Face]
    date: str = ""
    notes: list[str] = []


class SheetSection(msgspec.Struct):
    """A part of what to lay out on a table with real cards, in lines of words."""

    title: str
    lines: list[str]


class Preset(msgspec.Struct):
    name: str
    sets: list[str]
    kingdom: KingdomView
    text: str


# --- tables ----------------------------------------------------------------------------------------------------------

UndoRule = Literal["free", "ask", "never"]
Watching = Literal["nobody", "link"]


class TableOptions(msgspec.Struct):
    """`undo`: "free" takes back anything against bots and what taught nothing against people, "ask" always asks.

    `clock`: seconds for each person for the whole game, 0: none. `points`: the points are shown to everybody.
    `tracking`: each player is shown what is left in their own deck. `published`: the finished game, without names, is
    everybody's (`freehold export`). `vetoes`: so many piles each person may have replaced before the game, in secret.
    """

    ruleset: str = "current"
    undo: UndoRule = "free"
    points: bool = False
    tracking: bool = False
    published: bool = False
    vetoes: int = 0
    watching: Watching = "link"
    clock: int = 0
    increment: int = 0
    chat: bool = True


class SeatState(msgspec.Struct):
    """`kind`: open (waits for somebody with the link), person or bot. `left`: seconds on the clock, -1: no clock."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    you: bool
    present: bool
    left: float


class TableState(msgspec.Struct):
    """A table as whoever asks may know it. `your_seat` -1: you watch.

    `your_vetoes`: what you would rather not play with, which nobody else is told. `vetoed`: what gave way when the game began.
    """

    code: str
    status: Literal["waiting", "playing", "over"]
    host: bool
    kingdom: KingdomView
    options: TableOptions
    seats: list[SeatState]
    your_seat: int
    watchers: int
    faces: list[Face]
    next_table: str = ""  # the rematch, once there is one
    your_vetoes: list[str] = []
    vetoed: list[str] = []


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is wanted of a new table. `kingdom`: text in any format; "" with `sets`: random ones.

    `seats`: for each seat "me", "open" or the name of a bot. `shuffle`: seats are drawn by lot.
    """

    seats: list[str]
    kingdom: str = ""
    sets: list[str] = []
    wish: str = ""
    seed: int | None = None
    shuffle: bool = True
    options: TableOptions = msgspec.field(default_factory=TableOptions)


class Me(msgspec.Struct):
    """A guest. `tables`: those one sits at, newest first."""

    id: str
    name: str
    tables: list[str]


class TableBrief(msgspec.Struct):
    """One line of the list of one's tables. `changed`: seconds since 1970."""

    code: str
    status: Literal["waiting", "playing", "over"]
    names: list[str]
    your_seat: int
    your_turn: bool
    cards: list[str]
    changed: float


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""


class ClaimLink(msgspec.Struct):
    """Opens this guest on another device, within so many seconds."""

    token: str
    seconds: int


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class ContinueTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table from before a decision of a finished game: you at a seat, bots at the others ("": the usual one)."""

    decision: int
    seat: int
    bots: list[str] = []


class Problem(msgspec.Struct):
    """Why something was refused, in one line for people."""

    problem: str


# --- messages from the client -----------------------------------------------------------------------------------------
# `ref` is any number of the client's own; the reply to that message repeats it.


class AnswerMessage(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """`decisions`: as in the view that was answered; an answer to an older question is refused."""

    ref: int
    decisions: int
    picks: list[int]


class UndoMessage(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    ref: int
    decisions: int


class ConsentMessage(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """The answer to somebody's wish to take back."""

    ref: int
    agree: bool


class ChatMessage(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    ref: int
    text: str


class ResignMessage(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """A bot takes one's seat."""

    ref: int


class ReplaceMessage(msgspec.Struct, tag="replace", forbid_unknown_fields=True):
    """A bot for a seat whose person has run out of time or has long been gone."""

    ref: int
    seat: int
    bot: str


class SeatMessage(msgspec.Struct, tag="seat", forbid_unknown_fields=True):
    """Before the game: take an open seat ("me"), free one ("open"), or put a bot there (host)."""

    ref: int
    seat: int
    who: str


class VetoMessage(msgspec.Struct, tag="veto", forbid_unknown_fields=True):
    """Before the game, by the table's rule: the piles and landscapes that you would rather not play with; [] takes it back."""

    ref: int
    names: list[str]


class StartMessage(msgspec.Struct, tag="start", forbid_unknown_fields=True):
    ref: int


class RematchMessage(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """A new table with the same people, seats moved on by one."""

    ref: int
    same_kingdom: bool


class PingMessage(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    ref: int


ClientMessage = (
    AnswerMessage | UndoMessage | ConsentMessage | ChatMessage | ResignMessage | ReplaceMessage | SeatMessage | VetoMessage
    | StartMessage | RematchMessage | PingMessage
)  # fmt: skip

# --- messages to the client -------------------------------------------------------------------------------------------
# `seq` rises by one with each frame that carries news; who comes again says the last `seq` it saw (`/ws/CODE?since=SEQ`).


class TableNews(msgspec.Struct, tag="table"):
    seq: int
    table: TableState


class ViewNews(msgspec.Struct, tag="view"):
    """Lines of the log from the entry `log_from` on are replaced by the view's; 0: by the whole log.

    `clocks`: seconds left of each seat, -1: no clock. `points`: by the table's rule.
    """

    seq: int
    view: View
    log_from: int
    clocks: list[float]
    points: list[int] | None = None


class ChatNews(msgspec.Struct, tag="chat"):
    seq: int
    name: str
    seat: int
    text: str


class UndoNews(msgspec.Struct, tag="undo_wish"):
    """Somebody wants to take back; `open` False: it is settled."""

    seq: int
    seat: int
    name: str
    open: bool
    granted: bool


class DoneNews(msgspec.Struct, tag="done"):
    """The message with that `ref` was carried out (and, if it was an answer, stored)."""

    ref: int


class RefusedNews(msgspec.Struct, tag="refused"):
    """Nothing has changed. `ref` -1: the frame could not be read."""

    ref: int
    problem: str


ServerMessage = TableNews | ViewNews | ChatNews | UndoNews | DoneNews | RefusedNews


class Scene(msgspec.Struct):
    """The table at a moment of somebody else's turn, to be shown on the way to now. Its log as in `ViewNews`."""

    view: View
    log_from: int
    points: list[int] | None


# --- after the game ---------------------------------------------------------------------------------------------------


class Curve(msgspec.Struct):
    """One seat's game, one entry for each of its turns: points and money owned or made, what was gained and trashed."""

    seat: int
    points: list[int]
    money: list[int]
    cards: list[int]
    gains: list[list[str]]


class Aftermath(msgspec.Struct):
    """`turns`: where turns begin: decision, seat, number of the turn. `entries`: of the log before each decision.

    `left`: how many cards the piles of the Supply still have.
    """

    score: Score
    curves: list[Curve]
    names: list[str]
    decisions: int
    turns: list[tuple[int, int, int]]
    trash: list[str]
    left: list[tuple[str, int]]
    entries: list[int]


class ReplayFrame(msgspec.Struct):
    """The table before a decision, as a seat saw it (-1: a spectator, -2: with all cards open); what was then chosen.

    At the end of the record `by` is -1 and nothing was chosen.
    """

    decision: int
    view: View
    answer: list[int]
    by: int
    prompt: str
