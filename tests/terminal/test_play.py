"""A whole game in the terminal, typed through a pipe."""

from pathlib import Path

import pytest

from freehold.table.record import load_record
from freehold.terminal.play import SAVE_AS
from tests.terminal.run import freehold

ENTER = "\n" * 400
SMALL = ("--kingdom", "Cellar, Moat, Village, Smithy, Market, Militia, Mine, Remodel, Workshop, Witch")


def test_a_game_to_the_end_with_enter_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = freehold("play", "--seed", "5", *SMALL, "--save", str(path), "--bot", "big-money", given=ENTER)
    assert ran.returncode == 0, ran.stderr
    assert "The game is over." in ran.stdout
    assert "Bot: " in ran.stdout
    assert "(wins)" in ran.stdout
    again = freehold("replay", str(path))
    assert again.returncode == 0
    assert again.stdout.splitlines()[0] in ran.stdout


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one = freehold("play", "--seed", "9", *SMALL, "--turns", "8", given=ENTER).stdout
    assert one == freehold("play", "--seed", "9", *SMALL, "--turns", "8", given=ENTER).stdout


def test_cards_as_first_printed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = freehold("play", "--seed", "9", *SMALL, "--turns", "2", "--ruleset", "first printing", "--save", str(path),
                   given=ENTER)  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert load_record(path).ruleset == "first printing"


def test_nothing_of_other_hands_is_shown() -> None:
    ran = freehold("play", "--seed", "5", *SMALL, "--turns", "6", given=ENTER)
    drawn = [line for line in ran.stdout.splitlines() if "Bot draws" in line]
    assert drawn
    assert all(line.endswith(("cards.", "a card.")) for line in drawn)


def test_commands_help_text_log_table_undo_and_quit() -> None:
    ran = freehold("play", "--seed", "4", *SMALL, given="?\nt moat\nt\nl\nb\nt Moot\n\nu\nu\nxyzzy\nq\n")
    assert ran.returncode == 0, ran.stderr
    for text in ("take back your last decision", "Reaction", "there is no card named 'Moot'", "Taken back",
                 "there is no decision to take back", "'xyzzy' is not among the options"):  # fmt: skip
        assert text in ran.stdout, text


def test_input_that_ends_too_early_is_an_error() -> None:
    ran = freehold("play", "--seed", "4", *SMALL, given="\n")
    assert ran.returncode == 2
    assert "input ended" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_save_quit_and_go_on(tmp_path: Path) -> None:
    ran = freehold("play", "--seed", "4", *SMALL, "--bots", "2", given="\n\n\ns\nq\n", cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    saved = tmp_path / SAVE_AS
    before = len(load_record(saved).answers)
    ran = freehold("play", "--load", str(saved), "--save", str(saved), given="\n\nq\n")
    assert ran.returncode == 0, ran.stderr
    assert len(load_record(saved).answers) > before


def test_a_position_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("p1 hand: Cellar, 2 Estate\np1 deck: 2 Gold\np2 hand: Moat\nturn: p1 action\n")
    ran = freehold("play", "--load", str(path), given="cellar\n2 estate\nq\n")
    assert ran.returncode == 0, ran.stderr
    assert "Cellar: Discard any number of cards" in ran.stdout
    assert "Hand: 2 Gold" in ran.stdout


def test_two_people_at_one_keyboard() -> None:
    ran = freehold("play", "--seed", "4", *SMALL, "--players", "Ann,Bob", "--turns", "4", given=ENTER)
    assert ran.returncode == 0, ran.stderr
    assert "Ann decides." in ran.stdout
    assert "Bob decides." in ran.stdout


@pytest.mark.parametrize("seed", range(3))
def test_games_of_all_sets_show_every_question(seed: int) -> None:
    """Numbers, names and Enter, whatever is asked, at tables of three."""
    typed = "1\n1 2\nall\n\nnone\ny\n0\n1\nCopper\n" * 150
    ran = freehold("play", "--seed", str(seed), "--sets", "all", "--bots", "2", "--bot", "random", "--turns", "30", given=typed)
    assert ran.returncode == 0, ran.stderr
    assert "The game is over." in ran.stdout
