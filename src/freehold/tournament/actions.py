"""What may be done to a tournament: each action checks what it is told and gives the entries for the history."""

from __future__ import annotations

import copy
import difflib
import random
from collections.abc import Sequence

from freehold.bots import registry as bots
from freehold.cards import load_all
from freehold.kingdoms import wishes
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Setup
from freehold.tournament import chance, kingdoms, progress, results
from freehold.tournament.model import (
    BUCHHOLZ,
    CHAMPIONSHIP,
    GAMES,
    HEAD_TO_HEAD,
    KNOCK_OUT,
    MATCHES,
    ROUND_ROBIN,
    SHARE,
    SONNEBORN,
    SWISS,
    TIE_BREAKS,
    WINS,
    Entry,
    Rules,
    Tournament,
    TournamentError,
    rules_document,
)

USUAL_TIE_BREAKS = {
    ROUND_ROBIN: (HEAD_TO_HEAD, SONNEBORN, WINS, SHARE),
    SWISS: (BUCHHOLZ, SONNEBORN, HEAD_TO_HEAD, WINS, SHARE),
}
USUAL_COUNT = {ROUND_ROBIN: GAMES}
BOT = "bot:"
ABSENCE = ("no-show", "disqualified")


def any_seed() -> int:
    return random.SystemRandom().randrange(chance.SEEDS)


# --- participants ----------------------------------------------------------------------------------------------------


def read_participants(words: Sequence[str], taken: Sequence[str] = ()) -> list[Entry]:
    """'Ann', 'bot:big-money', 'Max=bot:big-money'; a bot that comes twice gets a name of its own."""
    out: list[Entry] = []
    names = {name.casefold() for name in taken}
    for word in words:
        text = " ".join(word.split())
        name, sign, rest = text.partition("=")
        given, player = (name.strip(), rest.strip()) if sign else ("", text)
        if player.casefold().startswith(BOT):
            wanted = player[len(BOT) :].strip()
            kind = bots.find(wanted)
            name = given or free_name(kind.name, names)
            entry: Entry = {"name": name, "bot": wanted}
        elif sign:
            raise TournamentError(f"'{text}': after '=' comes a bot, as in {given or 'Max'}=bot:big-money")
        else:
            name, entry = text, {"name": text}
        check_name(name)
        if name.casefold() in names:
            raise TournamentError(f"two participants are called {name}: give them different names")
        names.add(name.casefold())
        out.append(entry)
    return out


def free_name(name: str, taken: set[str]) -> str:
    name = name.replace(",", " ").replace(";", " ")
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name} {number}"


def check_name(name: str) -> None:
    if not name:
        raise TournamentError("a participant needs a name")
    if len(name) > 40 or not name.isprintable() or set(name) & set(",;()="):
        raise TournamentError(f"'{name[:50]}' cannot be a name: up to 40 signs, no comma, semicolon, bracket or equals sign")


def read_tie_breaks(words: Sequence[str]) -> tuple[str, ...]:
    for word in words:
        if word.casefold() not in TIE_BREAKS:
            near = difflib.get_close_matches(word.casefold(), TIE_BREAKS, n=1, cutoff=0.5)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(TIE_BREAKS)}"
            raise TournamentError(f"there is no tie-break '{word}'; {hint}")
    return tuple(dict.fromkeys(word.casefold() for word in words))


# --- new -------------------------------------------------------------------------------------------------------------


def new(title: str, rules: Rules, players: Sequence[str]) -> Entry:
    """The first entry of a tournament."""
    check_rules(rules)
    joining = read_participants(players)
    entry: Entry = {"do": "new", "title": title, "rules": rules_document(complete(rules)), "participants": joining}
    tournament = Tournament()
    tournament.take(entry)
    least = progress.earliest(tournament)
    if len(joining) < least:
        other = f"; take {SWISS} or {ROUND_ROBIN} for fewer" if rules.format == CHAMPIONSHIP else ""
        raise TournamentError(f"a {rules.format} needs {least} participants or more, and there "
                              f"{'is' if len(joining) == 1 else 'are'} {len(joining)}{other}")  # fmt: skip
    kingdoms.check_needs(tournament)
    return entry


def complete(rules: Rules) -> Rules:
    """With what the format usually plays where nothing is said."""
    drawn = rules.wishes
    if rules.format == CHAMPIONSHIP and not rules.kingdoms and not drawn:
        drawn = kingdoms.suggested(rules.rounds)
    return Rules(
        rules.format, rules.seed, rules.rounds, rules.games, rules.count or USUAL_COUNT.get(rules.format, MATCHES),
        rules.tie_breaks or USUAL_TIE_BREAKS.get(rules.format, ()), rules.kingdoms, drawn, rules.seeded,
    )  # fmt: skip


def check_rules(rules: Rules) -> None:
    load_all()
    if rules.rounds is not None and rules.format in (ROUND_ROBIN, KNOCK_OUT):
        raise TournamentError(f"the number of rounds of a {rules.format} follows from its participants: leave it out")
    if rules.tie_breaks and rules.format not in USUAL_TIE_BREAKS:
        raise TournamentError(f"the tie-breaks of a {rules.format} are fixed")
    if rules.kingdoms and rules.wishes:
        raise TournamentError("name kingdoms, or wishes to draw them by, not both")
    for text in rules.wishes:
        wishes.choose(wishes.parse(text), rules.seed)
    for kingdom in rules.kingdoms:
        try:
            Setup(kingdom, 2, seed=rules.seed)
        except RulesError as error:
            raise TournamentError(f"this kingdom cannot be set up: {error}") from None


# --- on the way ------------------------------------------------------------------------------------------------------


def add(tournament: Tournament, players: Sequence[str]) -> list[Entry]:
    """Late entries."""
    if tournament.rounds and tournament.rules.format != SWISS:
        raise TournamentError(f"a {tournament.rules.format} takes nobody in after its first round was drawn; a {SWISS} does")
    if progress.is_over(tournament):
        raise TournamentError("the tournament is over: nobody can join it")
    entry: Entry = {"do": "add", "participants": read_participants(players, list(tournament.participants))}
    trial = copy.deepcopy(tournament)
    trial.take(entry)
    kingdoms.check_needs(trial)
    return [entry]


def withdraw(tournament: Tournament, name: str, reason: str = "") -> list[Entry]:
    """Somebody leaves. The championship knows no leaving of one's own will, only staying away and being sent away."""
    participant = tournament.participant(name)
    if participant.left_after is not None:
        raise TournamentError(f"{participant.name} is out already")
    if progress.is_over(tournament):
        raise TournamentError("the tournament is over: nobody can leave it")
    if tournament.rules.format == CHAMPIONSHIP and reason not in ABSENCE:
        raise TournamentError(f"nobody may leave a championship of their own will: say --reason {' or '.join(ABSENCE)}")
    return progress.withdraw(tournament, participant, reason or "withdrawn")


def result(tournament: Tournament, table: int, text: str, *, number: int | None = None, game: int | None = None,
           correct: bool = False) -> list[Entry]:  # fmt: skip
    """A result that somebody enters, or corrects."""
    if not tournament.rounds:
        raise TournamentError("no round is drawn yet: there is no table to have a result")
    entry = results.entered(tournament, number or len(tournament.rounds), table, text, game=game, correct=correct)
    if correct:
        trial = copy.deepcopy(tournament)
        trial.take(entry)
        drawn = progress.contradicted(trial)
        if drawn:
            raise TournamentError(f"with this result others would play in the {drawn}, which is drawn already")
    return [entry]
