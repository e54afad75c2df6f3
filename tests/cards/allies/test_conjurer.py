"""Conjurer goes wrong next turn: it must come back to hand only if it stayed where it was."""

from tests.bed import bed

CARD = "Conjurer"


def test_gain_then_back_to_hand() -> None:
    """You gain a card costing up to $4; at the start of your next turn the Conjurer goes to your hand."""
    t = bed(hand="Conjurer", deck="15 Copper", kingdom="Smithy, Market")
    t.play("Conjurer", ("gain", "Smithy"))
    assert "Market" not in t.asked[0].split(" by ")[0]
    assert t.p1.discard == "Smithy"
    t.end_turn()
    assert t.p1.in_play == "Conjurer"
    t.end_turn()
    assert t.p1.in_play == ""
    assert t.p1.hand == "5 Copper, Conjurer"


def test_played_where_it_lies() -> None:
    """Played without being moved into play it gains a card but sets nothing up; what played it is discarded this turn."""
    t = bed(deck="15 Copper", kingdom="Wizards, Smithy")
    t.game.rotate(int(t.game.pile_named("Wizards")))
    t.expect(("gain", "Smithy"))
    t.p1.player.play(t.game.top_named("Conjurer"), leaving=True)
    t.finish()
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper"
    assert t.left("Wizards") == 16


def test_throne_room() -> None:
    """A throne room that played it stays with it until it goes to your hand, and is discarded in that turn's Clean-up."""
    t = bed(hand="Throne Room, Conjurer", deck="20 Copper", kingdom="Smithy")
    t.play("Throne Room", ("play card", "Conjurer"), ("gain", "Smithy"), ("gain", "Smithy"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Conjurer"
    t.end_turn()
    assert t.p1.in_play == "Throne Room"
    t.play("Conjurer", ("gain", "Smithy"))
    t.end_turn()
    assert t.p1.in_play == "Conjurer"
