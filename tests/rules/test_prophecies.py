"""Omens and Prophecies: the Sun tokens, and the moment when the Prophecy happens."""

import pytest

from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules.kinds import REGISTRY
from freehold.rules.question import Outside
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.turns import advance
from freehold.rules.vocab import BETWEEN_TURNS, OMEN, PROPHECY, SUN_TOKENS
from tests.bed import Bed, bed


def suns(t: Bed, name: str) -> int:
    return t.game.tokens_on(t.game.spot_of(t.game.kind_named(name)), SUN_TOKENS)


@pytest.mark.parametrize(("players", "tokens"), [(2, 5), (3, 8), (4, 10), (5, 12), (6, 13)])
def test_suns_at_the_start(players: int, tokens: int) -> None:
    """The Prophecy starts with 5, 8, 10, 12 or 13 Sun tokens for 2, 3, 4, 5 or 6 players, however many Omens there are."""
    load_all()
    setup = Setup(Kingdom(["Poet", "Tea House"], ["Great Leader"]), players)
    game = setup.new_game(1, [Outside(lambda view, question: ()) for _ in range(players)])
    while game.phase != BETWEEN_TURNS:
        advance(game)
    assert game.tokens_on(game.spot_of(game.kind_named("Great Leader")), SUN_TOKENS) == tokens


def test_one_prophecy_with_omens() -> None:
    """A random kingdom with any Omen has one Prophecy, and one without has none."""
    load_all()
    seen = set()
    for seed in range(30):
        kingdom = random_kingdom(seed, ["Rising Sun"])
        omen = any(member.types & OMEN for name in kingdom.cards for member in REGISTRY.pile(name).members)
        prophecies = [name for name in kingdom.landscapes if REGISTRY.kind(name).types & PROPHECY]
        assert len(prophecies) == int(omen)
        seen.update(prophecies)
    assert len(seen) > 1


def test_sun_takes_a_token() -> None:
    """+1 Sun removes one token; until the last is removed the Prophecy's text does nothing."""
    t = bed(hand="Poet, Village", deck="12 Gold", kingdom="Poet", landscapes="Great Leader", actions=1,
            text="tokens Great Leader: sun=3")  # fmt: skip
    t.play("Poet")
    assert suns(t, "Great Leader") == 2
    assert t.p1.actions == 1


def test_happens_at_once() -> None:
    """When the last token is removed the text holds, from that moment and for the rest of the game; +1 Sun comes first."""
    t = bed(hand="Poet, Moat", deck="12 Copper", kingdom="Poet", landscapes="Great Leader", p2="Moat", p2_deck="12 Copper",
            text="tokens Great Leader: sun=1")  # fmt: skip
    t.play("Poet")
    assert suns(t, "Great Leader") == 0
    assert t.p1.actions == 2
    t.play("Moat")
    assert t.p1.actions == 2
    t.end_turn()
    t.play("Moat")
    assert t.p2.actions == 1


def test_no_tokens_left() -> None:
    """+1 Sun does nothing more once all the tokens are gone."""
    t = bed(hand="2 Poet", deck="12 Gold", kingdom="Poet", landscapes="Great Leader",
            text="tokens Great Leader: sun=1")  # fmt: skip
    t.play("Poet")
    t.play("Poet")
    assert suns(t, "Great Leader") == 0
    assert t.p1.actions == 1 - 2 + 2 + 2
