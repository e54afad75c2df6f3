"""Opponents by name."""

import pytest

from freehold.bots.bench import BigMoney
from freehold.bots.registry import BotError, all_kinds, find


def test_names_are_forgiving() -> None:
    assert isinstance(find("Big Money").make(1), BigMoney)
    assert find("big_money").name == "big-money"


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(BotError, match="no bot 'big-mony'; did you mean big-money"):
        find("big-mony")


def test_every_bot_says_what_it_is() -> None:
    assert all(kind.summary and kind.name == name for name, kind in all_kinds().items())
