"""What people type must mean what they think it means."""

import pytest

from freehold.table.asking import OpenQuestion, Option
from freehold.terminal.common import UsageError
from freehold.terminal.reading import read_answer


def question(labels: list[str], least: int = 0, most: int = -1, domain: str = "cards", verb: str = "discard") -> OpenQuestion:
    numbers = [int(label) if label.isdigit() else i for i, label in enumerate(labels)]
    options = tuple(
        Option(label, label if domain == "cards" else "", number=number) for label, number in zip(labels, numbers, strict=True)
    )
    return OpenQuestion(0, 0, verb, domain, least, len(labels) if most < 0 else most, False, "", "", "Choose", options)


HAND = ["Copper", "Village", "Copper", "Estate", "Villain"]


@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("1", (0,)), ("1 3", (0, 2)), ("1,3", (0, 2)), ("2-4", (1, 2, 3)), ("4-2", (3, 2, 1)), ("1 - 2, 5", (0, 1, 4)),
        ("estate", (3,)), ("Copper, copper", (0, 2)), ("2 copper, Estate", (0, 2, 3)), ("2x Copper", (0, 2)),
        ("villag", (1,)), ("est", (3,)), ("all", (0, 1, 2, 3, 4)), ("none", ()), ("", ()), ("-", ()),
    ],
)  # fmt: skip
def test_cards(text: str, picks: tuple[int, ...]) -> None:
    assert read_answer(question(HAND), text) == picks


@pytest.mark.parametrize(
    ("text", "says"),
    [("9", "1 to 5"), ("vill", "Village, Villain"), ("3 Copper", "only 2"), ("Gold", "not among"), ("0", "1 to 5")],
)
def test_what_cannot_be_meant_is_explained(text: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        read_answer(question(HAND), text)


def test_all_must_be_allowed() -> None:
    with pytest.raises(UsageError, match="at most 2"):
        read_answer(question(HAND, most=2), "all")


def test_enter_needs_a_default() -> None:
    with pytest.raises(UsageError, match="no default"):
        read_answer(question(HAND, least=1, most=1), "")
    assert read_answer(question(HAND, least=5), "") == (0, 1, 2, 3, 4)


def test_enter_plays_all_treasures_but_spends_no_coffers() -> None:
    asked = question(["Copper", "Silver"], verb="treasures")
    asked = OpenQuestion(**{**asked.__dict__, "options": (*asked.options, Option("spend Coffers")), "most": 3})
    assert read_answer(asked, "") == (0, 1)
    assert read_answer(asked, "all") == (0, 1)
    assert read_answer(asked, "coffers") == (2,)


def test_treasures_whose_order_matters_are_not_played_without_thought() -> None:
    asked = question(["Copper", "Bank"], verb="treasures")
    with pytest.raises(UsageError, match="order"):
        read_answer(asked, "")
    assert read_answer(asked, "all") == (0, 1)


def test_numbers_mean_themselves() -> None:
    asked = question(["2", "3", "4"], least=1, most=1, domain="numbers", verb="overpay")
    assert read_answer(asked, "3") == (1,)
    with pytest.raises(UsageError, match="2 to 4"):
        read_answer(asked, "1")


def test_yes_and_no() -> None:
    asked = question(["yes", "no"], least=1, most=1, domain="words", verb="may")
    assert read_answer(asked, "y") == (0,)
    assert read_answer(asked, "n") == (1,)
    assert read_answer(asked, "No") == (1,)


def test_options_in_words() -> None:
    asked = question(["2 Silvers", "a card up to $4", "+$1"], least=1, most=1, domain="words", verb="option")
    assert read_answer(asked, "2 Silvers") == (0,)
    assert read_answer(asked, "2") == (1,)
    assert read_answer(asked, "silver") == (0,)


def test_options_may_be_numbered_in_another_order() -> None:
    assert read_answer(question(HAND), "1", [3, 0, 1, 2, 4]) == (3,)
