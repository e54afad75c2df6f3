"""Conditions as text: what is read, what it is worth at a table, and what is refused with which words."""

import pytest

from freehold.bots.conditions import OPERANDS, Here
from freehold.bots.expression import FUNCTIONS, ExpressionError, Names, parse, text_of
from tests.bed import Bed, bed


def at(table: Bed, text: str) -> float:
    names = Names()
    node = parse(text, names)
    view = table.p1.player.view
    return node.number(Here(view, names.list))


@pytest.fixture(scope="module")
def table() -> Bed:
    return bed(
        "2 Copper, Village, Smithy", "Silver, Gold, Province", "Estate, Duchy", p2="Gold, 3 Estate", p3="Estate",
        kingdom="Village, Smithy, Militia, Knights", coins=3, buys=2, turns=7,
        text="p1 play: Village, Market\npile Province: 4\npile Duchy: 0\np3: vp=9\np1: coffers=4",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("7 - 2 - 1", 4),
        ("-2 + 5", 3),
        ("-(2 + 5) * 2", -14),
        ("7 / 2", 3.5),
        ("7 / 0", 0),
        ("min(3, 2) + max(3, 2) * 10", 32),
        ("1 < 2", 1),
        ("2 < 2 or 2 <= 2", 1),
        ("1 < 3 < 2", 0),
        ("1 < 2 < 3", 1),
        ("not 1 == 2 and 2 != 3", 1),
        ("not (1 == 1 or 1 / 0 > 5)", 0),
        ("not not true", 1),
        ("1 / 3 * 3 == 1", 1),
        ("3 >= 3.5 or 3.5 > 3", 1),
        ("turn", 7),
        ("coins", 3),
        ("buys", 2),
        ("actions", 1),
        ("coffers", 4),
        ("cards", 11),
        ("hand", 4),
        ("deck", 3),
        ("discard_pile", 2),
        ("players", 3),
        ('mine("Copper")', 2),
        ('mine("Village")', 2),
        ('mine("market")', 1),
        ("mine('Smithy') + mine('Militia')", 1),
        ('mine("Knights")', 0),
        ('theirs("Estate")', 4),
        ('left("Province")', 4),
        ('left("Duchy")', 0),
        ('left("Colony")', 0),
        ('in_hand("Copper")', 2),
        ('in_play("Village")', 1),
        ('in_hand("Gold")', 0),
        ('mine_of("Treasure")', 4),
        ('mine_of("terminal")', 1),
        ('mine_of("Village")', 2),
        ('hand_of("Action")', 2),
        ('play_of("Action")', 2),
        ("money", 8),  # 2 Copper, Silver, Gold, Market
        ("hand_money", 2),
        ('cost("Village")', 3),
        ("empty_piles", 1),
        ("gains_to_end", 4),
        ("smallest_pile", 4),
        ("my_points", 10),
        ("best_rival_points", 10),
        ("points_lead", 0),
        ("action_phase", 1),
        ("buy_phase", 0),
        ("my_turn", 1),
        ('asked_by("Chapel")', 0),
    ],
)
def test_worth(table: Bed, text: str, value: float) -> None:
    assert at(table, text) == value


def test_every_operand_can_be_asked_for(table: Bed) -> None:
    for word, (_, wants) in OPERANDS.items():
        text = word + ["", '("Gold")', '("Action")'][wants]
        assert at(table, text) >= 0, word
    assert len(FUNCTIONS) == len(OPERANDS)


def test_costs_as_they_are_now() -> None:
    table = bed("Bridge", kingdom="Village")
    table.play("Bridge")
    assert at(table, 'cost("Village")') == 2


def test_the_longest_conditions_can_be_judged(table: Bed) -> None:
    assert at(table, "1 +" * 149 + "1") == 150
    assert at(table, "-" * 298 + "1") == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the condition is empty"),
        ("   ", "the condition is empty"),
        ('mien("Gold") > 1', "'mien' is not known; did you mean min or mine?"),
        ("import os", "'import' is not known"),
        ("__class__", "'__class__' does not belong there"),
        ("turn.real", "'.' means nothing here"),
        ("turn[0]", r"'\[' means nothing here"),
        ('mine("Whitch") > 1', "there is no card named 'Whitch'; did you mean Witch"),
        ('mine_of("Acton") > 1', "there is no type 'Acton'; did you mean Action"),
        ("mine > 1", r"it wants a card, as in mine\(\"Gold\"\)"),
        ("mine(Gold)", "mine wants a card in quotation marks, not 'Gold'"),
        ('mine("Gold" > 1', "'\\)' is missing after \"Gold\""),
        ('mine("Gold) > 1', "the quotation mark before 'Gold\\) > 1' is not closed"),
        ("turn = 3", "'=' means nothing here; say =="),
        ("turn 3", "'3' does not belong there: join conditions by 'and' or 'or'"),
        ("turn >", "it ends too early"),
        ("turn > and 3", "'and' does not belong there"),
        ("(turn > 3", "'\\)' is missing after what is in brackets"),
        ("min(3)", "',' is missing after the first number of min"),
        ("(" * 50 + "1" + ")" * 50, "brackets stand more than 40 deep"),
        ("1 +" * 200 + "1", "a condition has at most 300 words and signs, not 401"),
    ],
)
def test_refused(text: str, message: str) -> None:
    with pytest.raises(ExpressionError, match=message):
        parse(text, Names())


@pytest.mark.parametrize(
    "text",
    [
        'mine("Gold") > 0 and left("Province") <= 4',
        "not (turn < 3 or coins >= 2) and actions > 0",
        "turn - (coins - 1) - 2 > 3 * (buys + 1) / 2",
        "min(turn, 3 + 1) == max(0.5, coins)",
        'hand_of("Action") and not in_hand("King\'s Court") or my_turn',
        "not (turn > 3) or not (turn == 1 and coins)",
        "(turn > 3) == action_phase",
        "not not turn",
    ],
)
def test_written_and_read_again(text: str) -> None:
    names = Names()
    written = text_of(parse(text, names), names.list)
    again = Names()
    assert text_of(parse(written, again), again.list) == written
    brackets = bed("Copper", kingdom="Village", coins=2, turns=3)
    assert at(brackets, written) == at(brackets, text)
