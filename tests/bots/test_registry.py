"""Opponents by name."""

from pathlib import Path

import pytest

from freehold.bots.bench import BigMoney
from freehold.bots.registry import BotError, all_kinds, find, strategy_named
from freehold.bots.strategy import StrategyAgent


def test_names_are_forgiving() -> None:
    assert isinstance(find("Big Money").make(1), BigMoney)
    assert find("big_money").name == "big-money"
    assert find("Two Jacks").requires == ("Jack of All Trades",)
    assert find("BIG-MONEY:witch:1").requires == ("Witch",)


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(BotError, match="no bot 'big-mony'; did you mean big-money"):
        find("big-mony")
    with pytest.raises(BotError, match="no bot 'fishing-warf'; did you mean fishing-wharf"):
        find("fishing-warf")


def test_every_bot_says_what_it_is() -> None:
    assert all(kind.summary and kind.name == name for name, kind in all_kinds().items())


def test_files_of_strategies(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text("name = 'Plan'\nkingdom = ['Smithy', 'Village']\ngain = ['Smithy']", encoding="utf-8")
    kind = find(str(path))
    assert (kind.name, kind.summary, kind.requires, kind.kingdom) == (str(path), "Plan", ("Smithy",), ("Smithy", "Village"))
    assert isinstance(kind.make(1), StrategyAgent)
    xml = tmp_path / "bots.xml"
    xml.write_text("<playerCollection><player name='A'><buy name='Gold'/></player>"
                   "<player name='B c'><buy name='Smithy'/></player></playerCollection>", encoding="utf-8")  # fmt: skip
    assert find(f"{xml}#b C").requires == ("Smithy",)
    with pytest.raises(BotError, match=r"bots.xml has 2 players"):
        find(str(xml))
    with pytest.raises(BotError, match=r"plan.toml holds one strategy only: leave out '#A'"):
        find(f"{path}#A")
    with pytest.raises(BotError, match=r"none.toml cannot be read: no such file or directory"):
        find(str(tmp_path / "none.toml"))


def test_strategies_by_name() -> None:
    assert strategy_named("two jacks").name == "Two Jacks"
    assert strategy_named("big-money:Smithy").requires == ["Smithy"]
    with pytest.raises(BotError, match="big-money is not a strategy: it is written in Python"):
        strategy_named("big-money")
