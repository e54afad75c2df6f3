"""Traits: whose cards they speak of, and where they may lie."""

import pytest

from freehold.cards import load_all
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed


def test_on_an_action_or_treasure_pile() -> None:
    """A Trait goes on an Action or Treasure Kingdom pile, chosen at random if nobody names one."""
    load_all()
    for seed in range(5):
        setup = Setup(Kingdom(["Smithy", "Gardens", "Farm"], ["Rich"]), seed=seed)
        pile = setup.piles[next(iter(setup.marks.values()))]
        assert pile.name in ("Smithy", "Farm")
    with pytest.raises(RulesError):
        Setup(Kingdom(["Smithy", "Gardens"], ["Rich"], extras={"Rich": ["Gardens"]}))


def test_not_two_on_a_pile() -> None:
    """Two Traits are never on the same pile."""
    load_all()
    for seed in range(5):
        setup = Setup(Kingdom(["Smithy", "Village"], ["Rich", "Cursed"]), seed=seed)
        assert len(set(setup.marks.values())) == 2


def test_all_cards_of_a_split_pile() -> None:
    """A Trait on a pile of different cards is about all of them."""
    t = bed(landscapes="Rich", kingdom="Encampment/Plunder", text="extra Rich: Encampment/Plunder\np1 hand: Encampment")
    for name in ("Encampment", "Plunder"):
        t.p1.player.gain(next(c for c in t.game.cards_in(t.game.pile_zone(t.game.pile_named(name)))
                              if t.game.name(c) == name))  # fmt: skip
    assert t.p1.discard == "Encampment, Silver, Plunder, Silver"


def test_cards_from_elsewhere() -> None:
    """It also works on a card of the pile that comes from the trash, and when the pile is empty."""
    t = bed(landscapes="Rich", kingdom="Smithy", text="extra Rich: Smithy\npile Smithy: 0\ntrash: Smithy")
    t.p1.player.gain(t.game.cards_in(1)[-1])
    assert t.p1.discard == "Smithy, Silver"


def test_for_every_player() -> None:
    """The ability of a Trait is for all players."""
    t = bed(landscapes="Rich", kingdom="Smithy", text="extra Rich: Smithy")
    t.gain("Smithy", seat=1)
    assert t.p2.discard == "Smithy, Silver"
    assert t.p1.discard == "-"
