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
