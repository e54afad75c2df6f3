"""Gondola goes wrong when it stays in play although it paid at once, or uses an Action."""

from tests.bed import bed

CARD = "Gondola"


def test_now_or_next_turn() -> None:
    """+$2 either now or at the start of your next turn; only for the latter it stays in play."""
    t = bed(hand="2 Gondola", deck="12 Copper", p2_deck="5 Silver")
    t.play("Gondola", ("option", "now"))
    assert t.p1.coins == 2
    t.play("Gondola", ("option", "next turn"))
    assert t.p1.coins == 2
    t.end_turn()
    assert t.p1.in_play == "Gondola"
    t.end_turn()
    assert t.p1.coins == 2


def test_action_on_gaining() -> None:
    """When you gain it you may play an Action card from your hand, in your Buy phase as well."""
    t = bed(hand="Smithy", deck="3 Gold", kingdom="Gondola", coins=4)
    t.buy("Gondola", ("play card", "Smithy"))
    assert t.p1.hand == "3 Gold"
    assert t.p1.actions == 1


def test_on_another_players_turn() -> None:
    """Also on another player's turn; the Action card is discarded in that player's Clean-up."""
    t = bed(p2="Smithy", p2_deck="9 Copper", deck="5 Copper", kingdom="Gondola")
    t.gain("Gondola", ("p2", "play card", "Smithy"), seat=1)
    assert t.p2.in_play == "Smithy"
    t.end_turn()
    assert t.p2.in_play == "-"


def test_a_duration_on_another_players_turn() -> None:
    """A Duration so played on another player's turn works on your own next turn; if it set up nothing, it is discarded in
    that player's Clean-up."""
    for answer, left, coins in (("yes", "Secret Cave", 3), ("no", "-", 0)):
        t = bed(p2="Secret Cave, 3 Estate", p2_deck="20 Copper", deck="5 Copper", kingdom="Gondola")
        answers = [("p2", "discard", answer)] + ([("p2", "discard", "3 Estate")] if answer == "yes" else [])
        t.gain("Gondola", ("p2", "play card", "Secret Cave"), *answers, seat=1)
        t.end_turn()
        assert t.p2.in_play == left
        assert t.p2.coins == coins


def test_at_the_start_of_your_turn() -> None:
    """Gained at the start of your turn, as by Cobbler, it lets you play an Action then."""
    t = bed(hand="Cobbler", deck="4 Copper, Smithy, 9 Gold", kingdom="Gondola", text="turn: p1 night")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Gondola"), ("p1", "play card", "Smithy"))
    assert t.p1.in_play == "Cobbler, Smithy"
    assert t.p1.actions == 1
