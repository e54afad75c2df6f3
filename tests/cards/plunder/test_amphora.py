"""Amphora goes wrong when it stays in play although everything was taken at once, or leaves before it has paid."""

from tests.bed import bed

CARD = "Amphora"


def test_now() -> None:
    """Choose whether you get +1 Buy and +$3 now or at the start of your next turn. Now: it is discarded this turn."""
    t = bed(hand="Amphora", deck="12 Copper")
    t.play("Amphora", ("option", "now"))
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    t.end_turn()
    assert t.p1.discard == "Amphora"


def test_next_turn() -> None:
    """Next turn: it gives nothing now and stays in play until then."""
    t = bed(hand="Amphora", deck="12 Copper")
    t.play("Amphora", ("option", "next turn"))
    assert (t.p1.buys, t.p1.coins) == (1, 0)
    t.end_turn()
    assert t.p1.in_play == "Amphora"
    t.end_turn()
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    t.end_turn()
    assert t.p1.in_play == "-"


def test_played_twice() -> None:
    """Played twice, you choose each time; it stays (with what played it) if you chose next turn at least once."""
    t = bed(hand="Throne Room, Amphora", deck="12 Copper")
    t.game.phase = 2
    amphora = t.card("Amphora")
    t.expect(("option", "now"), ("option", "next turn"))
    t.p1.player.play_times(amphora, 2, None)
    t.finish()
    assert t.p1.coins == 3
    t.end_turn()
    assert t.p1.in_play == "Amphora"
    t.end_turn()
    assert t.p1.coins == 3
