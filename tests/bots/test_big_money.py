"""Big Money with one card."""

import pytest

from freehold.bots.big_money import with_card
from freehold.bots.errors import BotError
from freehold.bots.strategy_file import Strategy
from freehold.cards import load_all


def wants(strategy: Strategy, card: str) -> list[str]:
    return [strategy.condition_of(rule) for rule in strategy.gain if strategy.card_of(rule) == card]


def order(strategy: Strategy) -> list[str]:
    return [strategy.card_of(rule) for rule in strategy.gain]


@pytest.mark.parametrize(
    ("text", "name", "conditions"),
    [
        ("Smithy", "Smithy", ['mine("Smithy") < 1', 'mine("Smithy") < 2 and cards >= 16']),
        ("smithy : 1", "Smithy", ['mine("Smithy") < 1']),
        ("Laboratory", "Laboratory", ['mine("Laboratory") < 5']),
        ("Village", "Village", ['mine("Village") < 1']),
        ("Bank", "Bank", ['mine("Bank") < 4']),
        ("Gardens:3", "Gardens", ['mine("Gardens") < 3 and left("Province") <= 6']),
        ("Plunder", "Plunder", ['mine("Plunder") < 4']),
    ],
)
def test_how_many(text: str, name: str, conditions: list[str]) -> None:
    strategy = with_card(text)
    assert wants(strategy, name) == conditions
    assert strategy.requires == [name]


def test_a_first_dear_card_comes_before_gold() -> None:
    witch = order(with_card("Witch"))
    assert witch.index("Witch") < witch.index("Gold") < len(witch) - 1 - witch[::-1].index("Witch")
    smithy = order(with_card("Smithy"))
    assert smithy.index("Gold") < smithy.index("Smithy") < smithy.index("Silver")


def test_a_potion_where_one_is_needed() -> None:
    assert wants(with_card("Familiar"), "Potion") == ['mine("Potion") == 0 and mine("Familiar") < 5']
    assert "Potion" not in order(with_card("Witch"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "big-money: which card\\? For example big-money:Smithy"),
        ("Whitch", "big-money: there is no card named 'Whitch'; did you mean Witch"),
        ("Gold", "big-money: Gold is not in a Kingdom pile"),
        ("Ball", "big-money: Ball does not form a pile"),
        ("Witch:0", "big-money:Witch: how many Witch\\? A number from 1 to 10, not '0'"),
        ("Witch:lots", "A number from 1 to 10, not 'lots'"),
        ("Witch:11", "A number from 1 to 10, not '11'"),
    ],
)
def test_refused(text: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        with_card(text)


def test_every_kingdom_card_makes_a_strategy() -> None:
    registry = load_all()
    names = [member.name for pile in registry.piles.values() if pile.category == "kingdom" for member in pile.members]
    for name in names:
        strategy = with_card(name)
        assert strategy.requires == [name]
        assert name in order(strategy)
