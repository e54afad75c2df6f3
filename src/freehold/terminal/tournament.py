"""`freehold tournament`: rounds of people and bots, from the first pairing to the champion."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from freehold.kingdoms.reading import must_read
from freehold.terminal.common import (
    Parser,
    Progress,
    UsageError,
    add_command,
    add_json,
    positive,
    print_json,
    split,
)
from freehold.tournament import actions, page, progress, report, results
from freehold.tournament.file import TournamentFile
from freehold.tournament.model import FORMATS, GAMES, MATCHES, MOST_GAMES, TIE_BREAKS, Entry, Round, Rules, Tournament

EXAMPLES = """
freehold tournament new cup.json --format championship --players "Ann, Ben, bot:big-money, …" --seed 7
freehold tournament pair cup.json                  draw the next round: tables, seats, kingdom
freehold tournament result cup.json 2 "Ann 34, Ben 28 (17 turns), Cy 28 (18 turns)"
freehold tournament play cup.json                  tables of bots play themselves
freehold tournament run bots.json                  only bots: from start to champion
freehold tournament standings cup.json --html cup.html
freehold tournament new league.json --format round-robin --games 6 --players "Ann, Ben, Cy"
freehold tournament COMMAND --help                 what a command takes
"""


# --- what the commands take ------------------------------------------------------------------------------------------


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "tournament", "hold a tournament of people and bots", EXAMPLES)
    inner = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser, required=True)
    add_new(inner)
    add_running(inner)
    add_reading(inner)


def command(inner: argparse._SubParsersAction, name: str, summary: str, examples: str) -> Parser:  # type: ignore[type-arg]
    parser = add_command(inner, name, summary, examples)
    parser.add_argument("file", type=Path, metavar="FILE", help="the tournament's file")
    return parser


def add_new(inner: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = command(inner, "new", "begin a tournament", (
        'freehold tournament new cup.json --players "Ann, Ben, bot:big-money, Max=bot:priority"\n'
        'freehold tournament new league.json --format round-robin --games 6 --players "Ann, Ben, Cy" --sets base,seaside'
    ))  # fmt: skip
    parser.add_argument("--format", choices=list(FORMATS), default="swiss", help="default: swiss; " + "; ".join(
        f"{name}: {about}" for name, about in FORMATS.items()))  # fmt: skip
    parser.add_argument("--players", required=True, metavar="NAMES",
                        help="names with commas between; bots as bot:NAME or NAME=bot:NAME")  # fmt: skip
    parser.add_argument("--title", help="default: the file's name")
    parser.add_argument("--rounds", type=positive, help="of a swiss, or before a championship's pre-final (default: 4)")
    parser.add_argument("--games", type=match_length, default=1, help="games of a match; who starts takes turns (default: 1)")
    parser.add_argument("--count", choices=[GAMES, MATCHES], default="",
                        help="what scores: each game (usual in a round robin) or each match (usual in a swiss)")  # fmt: skip
    parser.add_argument("--tie-breaks", metavar="NAMES", help="in this order: " + ", ".join(TIE_BREAKS))
    parser.add_argument("--kingdom", action="append", default=[], metavar="CARDS",
                        help="play with this; again for the next round, the last one serves all that follow")  # fmt: skip
    parser.add_argument("--wish", action="append", default=[], metavar="TEXT",
                        help="draw kingdoms by wishes, as `freehold kingdom --wish` takes them; again as above")  # fmt: skip
    parser.add_argument("--sets", metavar="NAMES", help="draw kingdoms of these sets (commas)")
    parser.add_argument("--seeded", action="store_true", help="the players are named in the order of their strength")
    parser.add_argument("--seed", type=int, help="the same seed draws the same rounds and plays the same games")
    add_json(parser)
    parser.set_defaults(run=run_new)


def add_running(inner: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    pair = command(inner, "pair", "draw the next round", "freehold tournament pair cup.json")
    add_json(pair)
    pair.set_defaults(run=run_pair)

    result = command(inner, "result", "enter a result, or correct one", (
        'freehold tournament result cup.json 2 "Ann 34, Ben 28 (17 turns), Cy resigned"\n'
        'freehold tournament result cup.json 1 "Ann 30, Ben 31" --correct --round 2'
    ))  # fmt: skip
    result.add_argument("table", type=positive, metavar="TABLE", help="its number")
    result.add_argument("scores", metavar="SCORES", help="name and points for each; 'resigned', 'absent'; turns if tied")
    result.add_argument("--game", type=positive, help="which game of the match (default: the next)")
    result.add_argument("--round", type=positive, dest="number", help="default: this round")
    result.add_argument("--correct", action="store_true", help="change a result; the old one stays in the history")
    add_json(result)
    result.set_defaults(run=run_result)

    play = command(inner, "play", "let the bots of this round play their tables", "freehold tournament play cup.json")
    add_json(play)
    play.set_defaults(run=run_play)

    whole = command(inner, "run", "draw and play rounds until the champion, or until people are awaited",
                    "freehold tournament run bots.json")  # fmt: skip
    add_json(whole)
    whole.set_defaults(run=run_run)

    late = command(inner, "add", "take somebody in", 'freehold tournament add cup.json "Dora, bot:priority"')
    late.add_argument("players", metavar="NAMES", help="as for `new`")
    add_json(late)
    late.set_defaults(run=run_add)

    leave = command(inner, "withdraw", "take somebody out", "freehold tournament withdraw cup.json Ann --reason no-show")
    leave.add_argument("name", metavar="NAME")
    leave.add_argument("--reason", default="", help=f"such as {', '.join(actions.ABSENCE)}")
    add_json(leave)
    leave.set_defaults(run=run_withdraw)


def add_reading(inner: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    every = (("standings", "who stands where", run_standings), ("show", "rules, rounds and standings", run_show))
    for name, summary, run in every:
        parser = command(inner, name, summary, f"freehold tournament {name} cup.json --after 2\n"
                         f"freehold tournament {name} cup.json --html cup.html")  # fmt: skip
        parser.add_argument("--after", type=positive, metavar="N", help="as it was after so many rounds")
        parser.add_argument("--html", type=Path, metavar="OUT", help="write a page with everything")
        add_json(parser)
        parser.set_defaults(run=run)


def match_length(text: str) -> int:
    value = positive(text)
    if value > MOST_GAMES:
        raise argparse.ArgumentTypeError(f"a match has 1 to {MOST_GAMES} games, not {value}")
    return value


# --- what they do ----------------------------------------------------------------------------------------------------


def stamped(entry: Entry) -> Entry:
    """With the time at which it happened."""
    return entry | {"at": datetime.now(UTC).isoformat(timespec="seconds")}


def keep(file: TournamentFile, entries: Sequence[Entry]) -> None:
    file.add(*(stamped(entry) for entry in entries))


def tell(arguments: argparse.Namespace, tournament: Tournament, lines: Sequence[str]) -> int:
    """The whole tournament for a program, what is new for a person."""
    if arguments.json:
        print_json(report.document(tournament))
    else:
        print("\n".join(lines))
    return 0


def run_new(arguments: argparse.Namespace) -> int:
    rules = Rules(
        arguments.format, actions.any_seed() if arguments.seed is None else arguments.seed, arguments.rounds,
        arguments.games, arguments.count, actions.read_tie_breaks(split(arguments.tie_breaks)),
        tuple(must_read(each) for each in arguments.kingdom), drawn_by(arguments),
        arguments.seeded,
    )  # fmt: skip
    first = actions.new(arguments.title or arguments.file.stem, rules, split(arguments.players))
    file = TournamentFile.create(arguments.file, stamped(first))
    names = ", ".join(file.tournament.participants)
    return tell(arguments, file.tournament, [
        f"{arguments.file}: {report.rules_text(file.tournament)}", f"Participants: {names}",
        f"Draw the first round: freehold tournament pair {arguments.file}",
    ])  # fmt: skip


def drawn_by(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The wishes for each round; the sets that are named are one more wish in each of them."""
    sets = f"sets {' and '.join(split(arguments.sets))}" if split(arguments.sets) else ""
    return tuple(", ".join(filter(None, (sets, text))) for text in arguments.wish) or ((sets,) if sets else ())


def run_pair(arguments: argparse.Namespace) -> int:
    file = TournamentFile.load(arguments.file)
    keep(file, progress.next_round(file.tournament))
    return tell(arguments, file.tournament, report.round_lines(file.tournament, file.tournament.rounds[-1]))


def run_result(arguments: argparse.Namespace) -> int:
    file = TournamentFile.load(arguments.file)
    keep(file, actions.result(file.tournament, arguments.table, arguments.scores, number=arguments.number,
                              game=arguments.game, correct=arguments.correct))  # fmt: skip
    tournament = file.tournament
    where = tournament.round(arguments.number or len(tournament.rounds))
    first, *more = report.table_lines(where, where.table(arguments.table))
    return tell(arguments, tournament, [f"Table {arguments.table}: {first}", *more, what_now(tournament)])


def what_now(tournament: Tournament) -> str:
    """What has to happen next."""
    if progress.is_over(tournament):
        winner = report.champion(tournament)
        return f"The champion is {winner}." if winner else "The tournament is over; the first place is shared."
    waiting = tournament.open_tables()
    if not waiting:
        return "Draw the next round with `pair`." if tournament.rounds else "Draw the first round with `pair`."
    bots = results.for_bots(tournament)
    people = [table for table in waiting if table not in bots]
    lines = [f"{progress.tables_text(people)} {'await' if len(people) > 1 else 'awaits'} a result"] if people else []
    lines += [f"{progress.tables_text(bots)} {'are' if len(bots) > 1 else 'is'} for `play`"] if bots else []
    text = "; ".join(lines)
    return text[0].upper() + text[1:] + "."


def games_left(tournament: Tournament) -> int:
    """Games of bots that are still open in this round."""
    return sum(result is None for table in results.for_bots(tournament) for result in table.results)


def play_round(file: TournamentFile, shown: Progress, done: int) -> int:
    """Play this round's tables of bots; each game is kept at once, so that nothing is played twice."""

    def kept(entry: Entry) -> None:
        nonlocal done
        keep(file, [entry])
        done += 1
        shown.show(done)

    results.play_round(file.tournament, file.games_folder, kept)
    return done


def run_play(arguments: argparse.Namespace) -> int:
    file = TournamentFile.load(arguments.file)
    left = games_left(file.tournament)
    if not left:
        raise UsageError(f"no table is left for bots to play. {what_now(file.tournament)}")
    shown = Progress(left, "play")
    play_round(file, shown, 0)
    shown.end()
    last = file.tournament.rounds[-1]
    return tell(arguments, file.tournament, [*report.round_lines(file.tournament, last), what_now(file.tournament)])


def run_run(arguments: argparse.Namespace) -> int:
    file = TournamentFile.load(arguments.file)
    tournament = file.tournament
    shown = Progress(progress.games_to_come(tournament), "tournament")
    done = 0
    while not progress.is_over(tournament):
        if not tournament.open_tables():
            keep(file, progress.next_round(tournament))
        done = play_round(file, shown, done)
        if tournament.open_tables():
            break
    shown.end()
    return tell(arguments, tournament, [*report.standings_text(tournament), what_now(tournament)])


def run_add(arguments: argparse.Namespace) -> int:
    file = TournamentFile.load(arguments.file)
    before = set(file.tournament.participants)
    keep(file, actions.add(file.tournament, split(arguments.players)))
    came = [name for name in file.tournament.participants if name not in before]
    return tell(arguments, file.tournament, [f"{' and '.join(came)} will be in round {len(file.tournament.rounds) + 1}."])


def run_withdraw(arguments: argparse.Namespace) -> int:
    file = TournamentFile.load(arguments.file)
    name = file.tournament.participant(arguments.name).name
    keep(file, actions.withdraw(file.tournament, name, arguments.reason))
    return tell(arguments, file.tournament, [f"{name} is out.", what_now(file.tournament)])


def read(arguments: argparse.Namespace) -> tuple[Tournament, list[Round] | None]:
    """The tournament and the rounds to be shown; writes the page that is asked for."""
    tournament = TournamentFile.load(arguments.file).tournament
    rounds = None
    if arguments.after is not None:
        tournament.round(arguments.after)
        rounds = tournament.rounds[: arguments.after]
    if arguments.html is not None:
        arguments.html.write_text(page.page(tournament, rounds), encoding="utf-8")
    return tournament, rounds


def run_standings(arguments: argparse.Namespace) -> int:
    tournament, rounds = read(arguments)
    if arguments.json:
        whole = report.document(tournament, rounds)
        print_json({name: whole[name] for name in ("title", "over", "champion", "standings")})
    else:
        print("\n".join(report.standings_text(tournament, rounds)))
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    tournament, rounds = read(arguments)
    if arguments.json:
        print_json(report.document(tournament, rounds))
    else:
        print("\n".join([*report.everything_text(tournament, rounds), *([] if rounds else ["", what_now(tournament)])]))
    return 0
