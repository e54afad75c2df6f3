"""Baker goes wrong when its Coffers are $ at once, or when only one player starts with a token."""

from freehold.cards import load_all
from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed

CARD = "Baker"


def test_play() -> None:
    """+1 Card, +1 Action, +1 Coffers."""
    t = bed(hand="Baker", deck="Gold, Copper")
    t.play("Baker")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p1.coffers == 1
    assert t.p1.coins == 0


def test_setup() -> None:
    """In games with Baker, each player starts with one token on their Coffers."""
    load_all()
    for cards, tokens in ((["Baker"], 1), (["Smithy"], 0)):
        game = Setup(Kingdom(cards), 3).new_game(1, [Agent(), Agent(), Agent()])
        while game.turn_serial == 0:
            turns.advance(game)
        assert [player.coffers for player in game.players] == [tokens] * 3


def test_in_the_black_market() -> None:
    """The players start with a token also if Baker is only in the Black Market deck."""
    load_all()
    game = Setup(Kingdom(["Black Market"], extras={"Black Market": ["Baker"]}), 2).new_game(1, [Agent(), Agent()])
    while game.turn_serial == 0:
        turns.advance(game)
    assert [player.coffers for player in game.players] == [1, 1]


def test_several_setup_rules_need_no_choice() -> None:
    load_all()
    game = Setup(Kingdom(["Baker", "Importer", "Trade Route", "Poet"], ["Tax", "Baths", "Market Towns"]), 2).new_game(
        1, [Agent(), Agent()]
    )
    while game.turn_serial == 0:
        turns.advance(game)  # an Agent that is asked raises
    assert [(player.coffers, player.favors) for player in game.players] == [(1, 5), (1, 5)]
