"""Aqueduct goes wrong with a card that is a Treasure and a Victory card, and when a pile has no VP."""

from freehold.cards import load_all
from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed

CARD = "Aqueduct"


def test_a_treasure_moves_a_vp() -> None:
    """When you gain a Treasure 1 VP moves from its pile to Aqueduct, if there is any, on anybody's turn."""
    t = bed(landscapes="Aqueduct", text="tokens Silver: vp=1")
    t.gain("Silver", seat=1)
    t.gain("Silver")
    t.gain("Copper")
    assert t.game.tokens_on(t.game.spot_of(t.game.setup.landscapes[0]), 1) == 1
    assert t.game.tokens_on(t.game.pile_named("Silver"), 1) == 0


def test_a_victory_card_takes_them() -> None:
    """When you gain a Victory card, on anybody's turn, you take the VP from Aqueduct."""
    t = bed(landscapes="Aqueduct", text="tokens Aqueduct: vp=5")
    t.gain("Estate", seat=1)
    assert t.p2.vp == 5
    t.gain("Estate")
    assert t.p1.vp == 0


def test_a_silver_gained_meanwhile() -> None:
    """If gaining a Victory card makes you gain a Silver you may resolve that first and take its VP too."""
    t = bed(landscapes="Aqueduct", text="tokens Silver: vp=8\ntokens Aqueduct: vp=1\np2 discard: Humble Castle")
    t.gain("Crumbling Castle", ("resolve", "Crumbling Castle"))
    assert t.p1.vp == 1 + 2


def test_eight_vp_on_silver_and_gold() -> None:
    """At the start there are 8 VP on the Silver pile and 8 on the Gold pile."""
    load_all()
    game = Setup(Kingdom(["Village"], ["Aqueduct"]), 4).new_game(1, [Agent() for _ in range(4)])
    turns.advance(game)
    with_vp = {pile.name: game.tokens_on(int(pile.index), 1) for pile in game.piles if game.tokens_on(int(pile.index), 1)}
    assert with_vp == {"Silver": 8, "Gold": 8}


def test_golds_of_territory() -> None:
    """When you gain a Territory you may first gain its Golds, and then take the VP that they moved."""
    t = bed(landscapes="Aqueduct", kingdom="Clashes", text="top Clashes: Territory\npile Curse: 0\ntokens Gold: vp=8")
    t.gain("Territory", ("resolve", "Territory"))
    assert t.p1.discard == "Territory, Gold"
    assert t.p1.vp == 1


def test_a_trashing_or_another_gain_meanwhile() -> None:
    """So too if a Cemetery trashes Rocks or a Market Square reacts, or a Province brings a Fawning Skulk."""
    t = bed(hand="Rocks", landscapes="Aqueduct", kingdom="Cemetery", text="tokens Silver: vp=8\ntokens Aqueduct: vp=1")
    t.gain("Cemetery", ("resolve", "Cemetery"), ("trash", "Rocks"))
    assert t.p1.vp == 1 + 1
    t = bed(hand="Market Square, Copper", landscapes="Aqueduct", kingdom="Cemetery",
            text="tokens Gold: vp=8\ntokens Aqueduct: vp=1")  # fmt: skip
    t.gain("Cemetery", ("resolve", "Cemetery"), ("trash", "Copper"), ("resolve", "Market Square"))
    assert t.p1.vp == 1 + 1
    t = bed(landscapes="Aqueduct, Fawning", kingdom="Skulk",
            text="tokens Gold: vp=8\ntokens Aqueduct: vp=1\nextra Fawning: Skulk")  # fmt: skip
    t.gain("Province", ("resolve", "Fawning"))
    assert t.p1.discard == "Province, Skulk, Gold"
    assert t.p1.vp == 1 + 1


def test_a_reaction_of_others_comes_too_late() -> None:
    """If you gain a Province, the others react with Fool's Gold only after you have taken the VP."""
    t = bed(p2="Fool's Gold", landscapes="Aqueduct", text="tokens Gold: vp=8\ntokens Aqueduct: vp=1")
    t.gain("Province", ("p2", "resolve", "Fool's Gold"))
    assert t.p1.vp == 1
    assert t.p2.deck == "Gold"
