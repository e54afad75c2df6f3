"""Peddler goes wrong outside the Buy phase, and by counting playings instead of Actions in play."""

from freehold.rules.vocab import BUY_PHASE, TREASURE_PHASE
from tests.bed import bed

CARD = "Peddler"


def test_gives() -> None:
    """+1 Card, +1 Action, +$1."""
    t = bed(hand="Peddler", deck="2 Gold")
    t.play("Peddler")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.coins) == (1, 1)


def test_counts_actions_in_play() -> None:
    """In the Buy phase it costs $2 less for each Action in play, no matter how often that was played; never below $0."""
    t = bed(hand="King's Court, Village", kingdom="Peddler", deck="4 Copper")
    t.play("King's Court", ("play card", "Village"))
    t.to_phase(TREASURE_PHASE)
    assert t.cost("Peddler") == 4
    t = bed(kingdom="Peddler", text="p1 play: 5 Village, 2 Copper")
    t.to_phase(BUY_PHASE)
    assert t.cost("Peddler") == 0
    assert t.on_offer("Peddler")


def test_for_all_players() -> None:
    """The lower cost goes for all Peddlers, also those of other players, by the Actions of whose Buy phase it is."""
    t = bed(p2="Peddler", kingdom="Peddler", text="p1 play: 2 Village\np2 play: Smithy")
    t.to_phase(TREASURE_PHASE)
    assert t.game.cost(t.card("Peddler", 1)) == 4


def test_eight_at_other_times() -> None:
    """At all other times it costs $8, less only by other cost reductions."""
    t = bed(hand="Apprentice, Peddler", deck="9 Copper", text="p1 play: 3 Village")
    assert t.cost("Peddler") == 8
    t.play("Apprentice")
    assert t.p1.hand == "8 Copper"
    t.end_turn()
    assert t.cost("Peddler") == 8


def test_actions_played_in_the_buy_phase() -> None:
    """Actions that you play in your Buy phase meet the lower cost."""
    t = bed(hand="Crystal Ball, Peddler", deck="Apprentice, 9 Copper")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Crystal Ball"), ("option", "play"))
    assert t.p1.hand == "6 Copper"
