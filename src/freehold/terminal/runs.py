"""`freehold fuzz`, `freehold replay`, `freehold bench`."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter

from freehold.kingdoms.randomizer import candidates
from freehold.lab.fuzz import Report, fuzz
from freehold.rules import scoring, turns
from freehold.rules.game import Game
from freehold.rules.invariants import difference, faults
from freehold.rules.kinds import RulesError
from freehold.rules.question import Answer, IllegalAnswer, Outside
from freehold.rules.vocab import GAME_OVER, PHASE_NAMES
from freehold.table import log as game_log
from freehold.table import position
from freehold.table.document import score_document
from freehold.table.record import OutOfAnswers, Record, RecordError, Tape, load_record
from freehold.terminal.common import Progress, add_command, add_json, player_range, positive, print_json, split

FUZZ_EXAMPLES = """
freehold fuzz --games 200 --seed 1
freehold fuzz --games 1000 --seed 1 --sets seaside,intrigue --players 2-4 --jobs 2
freehold fuzz --games 50 --seed 3 --json --records /tmp/failures
"""
REPLAY_EXAMPLES = """
freehold replay game.jsonl                the result, or the fault
freehold replay game.jsonl --log          everything that happened
freehold replay game.jsonl --to 40        stop after 40 answers and print the position
"""
BENCH_EXAMPLES = """
freehold bench                            about ten seconds
freehold bench --seconds 3 --json
"""
CHUNK = 10  # games that a process plays before it tells


# --- fuzz ------------------------------------------------------------------------------------------------------------


def add_fuzz(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "fuzz", "play random games with every invariant switched on", FUZZ_EXAMPLES)
    parser.add_argument("--games", type=positive, default=100, help="how many (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    parser.add_argument("--sets", help="kingdoms of these sets only (commas; default: all)")
    parser.add_argument("--players", type=player_range, default=[2, 3, 4], metavar="N-M", help="default: 2-4")
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")
    parser.add_argument("--records", type=Path, default=Path("fuzz-failures"), metavar="DIR",
                        help="where records of failures go (default: fuzz-failures)")  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=run_fuzz)


def quiet_child() -> None:
    """Ctrl-C is for the parent to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def fuzz_in_processes(games: int, seed: int, sets: list[str], players: list[int], jobs: int,
                      progress: Progress) -> Report:  # fmt: skip
    total = Report()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=quiet_child) as pool:
        tasks = [
            pool.submit(fuzz, min(CHUNK, games - start), seed, sets, players, start=start) for start in range(0, games, CHUNK)
        ]
        try:
            for task in as_completed(tasks):
                part = task.result()
                total.games += part.games
                total.decisions += part.decisions
                total.turns += part.turns
                total.finished += part.finished
                total.failures.extend(part.failures)
                total.kinds_seen |= part.kinds_seen
                progress.show(total.games, f", {len(total.failures)} failures")
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return total


def run_fuzz(arguments: argparse.Namespace) -> int:
    sets = split(arguments.sets) or ["all"]
    candidates(sets)  # an unknown set is an error, not a failure of a game
    progress = Progress(arguments.games, "fuzz")
    began = perf_counter()
    if arguments.jobs > 1:
        report = fuzz_in_processes(arguments.games, arguments.seed, sets, arguments.players, arguments.jobs, progress)
    else:
        report = fuzz(arguments.games, arguments.seed, sets, arguments.players, progress=progress.show)
    progress.end()
    failures: list[dict[str, object]] = []
    for failure in sorted(report.failures, key=lambda each: each.game):
        arguments.records.mkdir(parents=True, exist_ok=True)
        path = arguments.records / f"seed{arguments.seed}-game{failure.game}.jsonl"
        path.write_text(failure.record, encoding="utf-8")
        failures.append({"game": failure.game, "what": failure.what, "record_file": str(path)})
    result = {
        "games": report.games, "failures": failures, "decisions": report.decisions, "turns": int(report.turns),
        "finished": int(report.finished), "seconds": round(perf_counter() - began, 3), "kinds": len(report.kinds_seen),
    }  # fmt: skip
    if arguments.json:
        print_json(result)
    else:
        for each in failures:
            print(f"game {each['game']}: {each['what']}\n  freehold replay {each['record_file']}")
        print(f"{report.games} games, {report.decisions} decisions, {result['turns']} turns, {result['finished']} finished, "
              f"{result['kinds']} kinds of cards, {result['seconds']} s: {len(failures)} failures")  # fmt: skip
    return 1 if failures else 0


# --- replay ----------------------------------------------------------------------------------------------------------


def add_replay(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "replay", "play a record again with every invariant switched on", REPLAY_EXAMPLES)
    parser.add_argument("file", type=Path, help="a record (JSON lines)")
    parser.add_argument("--to", type=int, metavar="N", help="stop after N answers")
    parser.add_argument("--log", action="store_true", help="print what happened")
    add_json(parser)
    parser.set_defaults(run=run_replay)


class Replayed:
    """What came of playing a record again."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game  # at the last quiet point
        self.used = 0  # answers that led there or were used in the step that failed
        self.fault = ""


def again(before: Game, answers: list[Answer]) -> Game:
    """The game after the same step with the same answers."""
    tape = Tape(answers)
    before.agents = [Outside(tape.answer) for _ in before.players]
    turns.advance(before)
    return before


def replay(record: Record, upto: int | None, log: bool) -> Replayed:
    answers = record.answers if upto is None else record.answers[:upto]
    tape = Tape(answers)
    try:
        game = record.start([Outside(tape.answer) for _ in range(record.players)])
    except (RulesError, position.PositionError) as error:
        raise RecordError(str(error)) from None
    if log:
        game.log = []
    done = Replayed(record, game)
    before, asked = game, 0
    while game.phase != GAME_OVER:
        before, asked = game.clone(), tape.next
        try:
            turns.advance(game)
            wrong = faults(game)
            if not wrong:
                differs = difference(game, again(before.clone(), answers[asked : tape.next]))
                wrong = [f"a re-run step differs in {differs[:300]}"] if differs else []
        except OutOfAnswers:
            break
        except IllegalAnswer as error:
            wrong = [f"answer {tape.next} is not allowed: {error}"]
        except Exception as error:  # whatever a card raises is what the record is there to show
            wrong = [f"{type(error).__name__}: {error}"]
        if wrong:
            done.fault = wrong[0]
            done.used = tape.next
            return done
        done.game = game
        done.used = tape.next
    else:
        if tape.next < len(answers):
            raise RecordError(f"the game is over after {tape.next} answers, but the record goes on")
        done.game = game
        scoring.winners(game)
        return done
    done.game = before
    done.used = asked
    return done


def run_replay(arguments: argparse.Namespace) -> int:
    record = load_record(arguments.file)
    if arguments.to is not None and not 0 <= arguments.to <= len(record.answers):
        raise RecordError(f"{arguments.file} has {len(record.answers)} answers: --to is 0 to {len(record.answers)}")
    done = replay(record, arguments.to, arguments.log)
    game = done.game
    over = game.phase == GAME_OVER and not done.fault
    lines = game_log.lines(game.log or [], game.kinds, record.names, game_log.ALL)
    if arguments.json:
        result: dict[str, object] = {
            "file": str(arguments.file), "players": record.names, "answers": len(record.answers), "used": done.used,
            "turns": int(game.turn_serial), "phase": PHASE_NAMES[game.phase], "over": over, "fault": done.fault or None,
            "score": score_document(game) if over else None,
        }  # fmt: skip
        if not over:
            result["position"] = position.write(game)
        if arguments.log:
            result["log"] = [line.document() for line in lines]
        print_json(result)
        return 1 if done.fault else 0
    if arguments.log:
        print(game_log.text(lines))
    if done.fault:
        print(f"fault after {done.used} answers, in turn {int(game.turn_serial)}: {done.fault}")
        return 1
    if over:
        print("\n".join(score_lines(game, record.names)))
    else:
        print(f"after {done.used} of {len(record.answers)} answers:")
        print(position.write(game), end="")
    return 0


def score_lines(game: Game, names: list[str]) -> list[str]:
    """The table of scores, the winners first."""
    winners = scoring.winners(game)
    rows: list[tuple[int, int, list[str]]] = []
    for player in game.players:
        parts = [f"{count} {name}: {points}" if count else f"{name}: {points}"
                 for name, points, count in scoring.score_lines(player)]  # fmt: skip
        name = names[player.seat] if player.seat < len(names) else f"p{player.seat + 1}"
        won = "  (wins)" if winners == [player.seat] else "  (shares the win)" if player.seat in winners else ""
        head = f"{name}: {scoring.points(player)} points in {int(player.turns)} turns{won}"
        rows.append((-(player.seat in winners), -scoring.points(player), [head, "  " + (", ".join(parts) or "no points")]))
    rows.sort(key=lambda row: row[:2])
    return [line for _, _, lines in rows for line in lines]


# --- bench -----------------------------------------------------------------------------------------------------------


def add_bench(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "bench", "measure how fast the rules run here", BENCH_EXAMPLES)
    parser.add_argument("--seconds", type=float, default=10.0, help="about how long (default: 10)")
    add_json(parser)
    parser.set_defaults(run=run_bench)


def flat(result: dict[str, object], prefix: str = "") -> list[tuple[str, object]]:
    out: list[tuple[str, object]] = []
    for name, value in result.items():
        if isinstance(value, dict):
            out.extend(flat(value, f"{prefix}{name}."))
        else:
            out.append((prefix + name, value))
    return out


def run_bench(arguments: argparse.Namespace) -> int:
    from freehold.lab import bench

    if arguments.seconds <= 0:
        raise RulesError(f"--seconds must be above 0, not {arguments.seconds:g}")
    progress = Progress(1.0, "bench")
    result = bench.run(arguments.seconds, progress.show)
    progress.end()
    if arguments.json:
        print_json(result)
        return 0
    rows = flat(result)
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:{width}}  {value:>12,}" if isinstance(value, (int, float)) and not isinstance(value, bool)
              else f"{name:{width}}  {value!s:>12}")  # fmt: skip
    return 0
