"""Arena goes wrong when it is used twice, or with no VP left."""

from freehold.cards import load_all
from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Arena"


def test_discard_an_action_for_two_vp() -> None:
    """At the start of your Buy phase you may discard an Action card to take 2 VP from here."""
    t = bed(hand="2 Village, Copper", landscapes="Arena", text="tokens Arena: vp=12", actions=0)
    t.step(("discard", "Village"))
    assert t.p1.vp == 2
    assert t.p1.hand == "Village, Copper"
    assert t.game.tokens_on(t.game.spot_of(t.game.setup.landscapes[0]), 1) == 10


def test_need_not() -> None:
    """You need not; you may also discard one when no VP is left."""
    t = bed(hand="Village", landscapes="Arena", text="tokens Arena: vp=12", actions=0)
    t.step(("discard", ""))
    assert t.p1.vp == 0
    t = bed(hand="Village", landscapes="Arena", actions=0)
    t.step(("discard", "Village"))
    assert t.p1.vp == 0
    assert t.p1.discard == "Village"


def test_before_or_after_others() -> None:
    """You may resolve it before or after what else waits for the start of your Buy phase, such as the Treasure Chest."""
    for first in ("Arena", "Treasure Chest"):
        t = bed(hand="Village", landscapes="Arena", kingdom="Swashbuckler", text="tokens Arena: vp=6")
        own(t, "Treasure Chest")
        t.to_phase(2, ("resolve", first), ("discard", "Village"))
        assert t.p1.vp == 2
        assert t.p1.discard == "Village, Gold"


def test_six_vp_for_each_player() -> None:
    """At the start it has 6 VP for each player."""
    load_all()
    game = Setup(Kingdom(["Village"], ["Arena"]), 3).new_game(1, [Agent() for _ in range(3)])
    turns.advance(game)
    assert game.tokens_on(game.spot_of(game.setup.landscapes[0]), 1) == 18
