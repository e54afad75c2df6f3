"""Defiled Shrine goes wrong in the phase of the Curse, and in which piles have VP."""

from freehold.cards import load_all
from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed

CARD = "Defiled Shrine"


def test_an_action_moves_a_vp() -> None:
    """When you gain an Action card, on anybody's turn, 1 VP moves from its pile to Defiled Shrine."""
    t = bed(landscapes="Defiled Shrine", kingdom="Village", text="tokens Village: vp=2")
    t.gain("Village")
    t.gain("Village", seat=1)
    t.gain("Village")
    assert t.game.tokens_on(t.game.spot_of(t.game.setup.landscapes[0]), 1) == 2


def test_a_curse_in_your_buy_phase_takes_them() -> None:
    """When you gain a Curse in your Buy phase you take the VP from it; not at another time."""
    t = bed(landscapes="Defiled Shrine", text="tokens Defiled Shrine: vp=5")
    t.gain("Curse")
    t.gain("Curse", seat=1)
    assert t.p1.vp == t.p2.vp == 0
    t.buy("Curse")
    assert t.p1.vp == 5


def test_a_temple_takes_its_vp_first_if_you_like() -> None:
    """If you gain a Temple you may take the VP of its pile before one of them is moved."""
    t = bed(landscapes="Defiled Shrine", kingdom="Temple", text="tokens Temple: vp=3")
    t.gain("Temple", ("resolve", "Temple"))
    assert t.p1.vp == 3
    t = bed(landscapes="Defiled Shrine", kingdom="Temple", text="tokens Temple: vp=3")
    t.gain("Temple", ("resolve", "Defiled Shrine"))
    assert t.p1.vp == 2


def test_two_vp_on_each_action_pile() -> None:
    """At the start each Action pile of the Supply that is no Gathering pile has 2 VP; a split pile goes by its randomizer."""
    load_all()
    kingdom = Kingdom(["Village", "Temple", "Castles", "Patrician", "Page", "Capital"], ["Defiled Shrine"])
    game = Setup(kingdom, 2).new_game(1, [Agent(), Agent()])
    turns.advance(game)
    with_vp = {pile.name: game.tokens_on(int(pile.index), 1) for pile in game.piles if game.tokens_on(int(pile.index), 1)}
    assert with_vp == {"Village": 2, "Patrician/Emporium": 2, "Page": 2}


def test_first_printing_when_bought() -> None:
    """Before 2022: you take the VP when you buy a Curse, not when you gain one otherwise."""
    t = bed(landscapes="Defiled Shrine", kingdom="Village", ruleset="first printing", text="turn: p1 buy\ntokens Village: vp=2")
    t.gain("Village")
    t.gain("Curse")
    assert t.p1.vp == 0
    t.buy("Curse")
    assert t.p1.vp == 1


def test_first_printing_an_action_gained_while_buying() -> None:
    """Before 2022: an Action that you gain as you buy a Curse may bring its token there before you take the VP."""
    t = bed(hand="Charm", landscapes="Defiled Shrine", kingdom="Village, Charm", ruleset="first printing",
            text="turn: p1 treasure\ntokens Village: vp=2\np1 play: 2 Quarry")  # fmt: skip
    t.play("Charm", ("option", "gain another card"))
    t.buy("Curse", ("resolve", "Charm"), ("gain", "Village"))
    assert t.p1.vp == 1
