"""Strategies in TOML: what is read, what is refused and on which line."""

from pathlib import Path

import pytest

from freehold.bots.errors import BotError
from freehold.bots.registry import STRATEGIES
from freehold.bots.strategy_file import SECTIONS, Places, read, read_from, write
from freehold.rules.rng import Rng
from freehold.rules.vocab import Q_DISCARD, Q_NAME, Q_PLAY, Q_TRASH

WHOLE = """\
name = "Witches"   # [[not a header]]
author = 'Somebody "Else"'
about = \"\"\"
Curses, "Gold" = [
and Provinces\"\"\"
tags = ["Attacking", "Province"]
kingdom = ["witch", "Chapel", "Encampment", "Ball", "Colonies"]

gain = [
    # Curses first, { or not }
    {card = "Province", when = 'mine("Gold") > 0'}, "witch",
    {card = "Ball"},
    "Plunder",
]
play = ["Witch", {type = "terminal", when = "actions > 1"}]
trash = []
choose = [{card = "Steward", option = "+$2"}]

[[discard]]
card = "Estate"

[[discard]]
card = "Copper"
when = "hand > 3"
"""


def test_all_that_a_strategy_may_say() -> None:
    strategy = read_from(WHOLE, "whole.toml")
    assert (strategy.name, strategy.author) == ("Witches", 'Somebody "Else"')
    assert strategy.about == 'Curses, "Gold" = [\nand Provinces'
    assert strategy.tags == ["Attacking", "Province"]
    assert strategy.kingdom == ["Witch", "Chapel", "Encampment", "Ball", "Colonies"]
    assert strategy.requires == ["Witch", "Ball", "Plunder"]
    assert [strategy.card_of(rule) for rule in strategy.gain] == ["Province", "Witch", "Ball", "Plunder"]
    assert [strategy.condition_of(rule) for rule in strategy.gain] == ['mine("Gold") > 0', "", "", ""]
    assert [strategy.card_of(rule) for rule in strategy.cards[Q_PLAY]] == ["Witch", "terminal"]
    assert strategy.cards[Q_TRASH] == []
    assert len(strategy.cards[Q_DISCARD]) == 2
    assert Q_NAME not in strategy.cards
    assert strategy.choose[0].option == "+$2"


def test_lines_of_a_file() -> None:
    places = Places(WHOLE)
    expected = {("name",): 1, ("author",): 2, ("about",): 3, ("tags",): 6, ("kingdom", 3): 7, ("gain", 0): 11, ("gain", 1): 11,
                ("gain", 2): 12, ("gain", 3): 13, ("play", 1): 15, ("choose", 0): 17, ("discard", 0): 19, ("discard", 1): 22,
                ("discard", 1, "when"): 24, ("gain", 9): 9, ("nothing",): 1}  # fmt: skip
    assert {place: places.line(*place) for place in expected} == expected


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"witch",\n', '"Whitch",\n'), "line 11: there is no card named 'Whitch'; did you mean Witch"),
        (('mine("Gold")', 'mien("Gold")'), "line 11: 'mien' is not known; did you mean min or mine"),
        (('"hand > 3"', '"hand >"'), "line 22: it ends too early"),
        (("trash = []", "trahs = []"), "line 16: there is no 'trahs' in a strategy; did you mean trash"),
        (("trash = []", "trash = 3"), "line 16: 'trash' is a list of rules"),
        (("trash = []", "trash = [3]"), "line 16: a rule is a card in quotation marks"),
        (("trash = []", 'trash = [{card = "Gold", wen = "1"}]'), "line 16: a rule of 'trash' has no 'wen', only card"),
        (("trash = []", 'trash = [{when = "1"}]'), "line 16: a rule of 'trash' needs a card or a type"),
        (("trash = []", 'trash = [{card = "Gold", type = "Action"}]'), "line 16: .* one of the two"),
        (("trash = []", "trash = [{card = 3}]"), "line 16: 'card' is a text in quotation marks"),
        (('{card = "Ball"}', '{type = "Action"}'), "line 12: a rule of 'gain' has no 'type', only card, when"),
        ((', option = "+$2"', ""), "line 17: a rule of 'choose' needs an option"),
        (('{type = "terminal"', '{type = "Terminl"'), "line 15: there is no type 'Terminl'; did you mean terminal"),
        (('name = "Witches"', "name = 7"), "line 1: 'name' is a text in quotation marks"),
        (('name = "Witches"', 'name = ""'), "line 1: a strategy needs a name"),
        (('tags = ["Attacking", "Province"]', "tags = 1"), "line 6: 'tags' is a list of names"),
        (('"Chapel", ', '"Chappel", '), "line 7: there is no card named 'Chappel'; did you mean Chapel"),
        (('["witch", ', '["Moat", '), "line 7: its own kingdom does not have Witch"),
        (("gain = [", "gain = [["), r"line \d+: this is not TOML: "),
        (("tags = [", "tags [ "), "line 6: this is not TOML: expected '=' after a key"),
    ],
)
def test_faults_name_file_and_line(change: tuple[str, str], message: str) -> None:
    assert change[0] in WHOLE
    with pytest.raises(BotError, match=f"^whole.toml, {message}") as caught:
        read_from(WHOLE.replace(*change), "whole.toml")
    assert "\n" not in str(caught.value)


def test_a_strategy_must_gain_something() -> None:
    with pytest.raises(BotError, match=r"a.toml, line 1: a strategy needs rules for what it gains: gain = \[...\]"):
        read_from('name = "a"', "a.toml")


def test_required_cards_can_be_named() -> None:
    strategy = read_from('name = "a"\nrequires = ["smithy"]\ngain = ["Gold", "Witch"]', "a.toml")
    assert strategy.requires == ["Smithy"]
    assert read_from(write(strategy), "b.toml").requires == ["Smithy"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"missing.toml cannot be read: no such file or directory"):
        read(tmp_path / "missing.toml")
    with pytest.raises(BotError, match=r"cannot be read: is a directory"):
        read(tmp_path)
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(BotError, match=r"latin.toml is not a text in UTF-8"):
        read(tmp_path / "latin.toml")


@pytest.mark.parametrize("path", sorted(STRATEGIES.glob("*.toml")), ids=lambda path: path.stem)
def test_written_and_read_again(path: Path) -> None:
    written = write(read(path))
    assert write(read_from(written, "again.toml")) == written


def test_everything_is_written() -> None:
    strategy = read_from(WHOLE, "whole.toml")
    again = read_from(write(strategy), "again.toml")
    assert again.about == strategy.about
    assert write(again) == write(strategy)
    for section in SECTIONS:
        assert (f"\n{section} = [" in write(strategy)) == (section in ("play", "trash", "discard"))


def test_whatever_is_damaged_gives_one_line() -> None:
    dice = Rng(5)
    faults: list[str] = []
    for _ in range(300):
        text = WHOLE
        for _ in range(1 + dice.below(3)):
            at = dice.below(len(text))
            text = text[:at] + ["", "'", '"', "[", "]", "{", ",", "\n", "=", "x"][dice.below(10)] + text[at + 1 :]
        try:
            read_from(text, "damaged.toml")
        except BotError as error:
            faults.append(str(error))
    assert len(faults) > 100
    assert [fault for fault in faults if "\n" in fault or not fault.startswith("damaged.toml, line ")] == []
