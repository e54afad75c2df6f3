"""Mission House goes wrong in what counts as VP during the game."""

from tests.bed import bed

CARD = "Mission House"


def test_six_vp() -> None:
    """+2 Cards. With 6 or more VP you get +2 Actions, and cannot discard for VP."""
    t = bed(hand="Mission House, Estate", deck="2 Copper", vp=6)
    t.play("Mission House")
    assert t.p1.actions == 2
    assert t.p1.hand == "Estate, 2 Copper"
    assert t.p1.vp == 6


def test_fewer() -> None:
    """With fewer you may discard a Victory card, also one just drawn, for +1 VP. That gives no Actions, even with 6 VP then."""
    t = bed(hand="Mission House, Copper", deck="Estate, Gold", vp=5)
    t.play("Mission House", ("discard", "Estate"))
    assert t.p1.vp == 6
    assert t.p1.actions == 0
    t = bed(hand="Mission House, Estate", deck="2 Gold")
    t.play("Mission House", ("discard", ""))
    assert t.p1.vp == 0


def test_victory_cards_do_not_count() -> None:
    """Victory cards and Curses count only at the end of the game."""
    t = bed(hand="Mission House, 3 Province", vp=5)
    t.play("Mission House", ("discard", ""))
    assert t.p1.actions == 0
    t = bed(hand="Mission House, 3 Curse", vp=6)
    t.play("Mission House")
    assert t.p1.actions == 2


def test_states_count() -> None:
    """The negative VP of Miserable and Twice Miserable count."""
    t = bed(hand="Mission House", vp=7, text="p1 holds: Miserable")
    t.play("Mission House")
    assert t.p1.actions == 0
    t = bed(hand="Mission House", vp=8, text="p1 holds: Miserable")
    t.play("Mission House")
    assert t.p1.actions == 2
    t = bed(hand="Mission House", vp=9, text="p1 holds: Twice Miserable")
    t.play("Mission House")
    assert t.p1.actions == 0
    t = bed(hand="Mission House", vp=6, text="p2 holds: Miserable")
    t.play("Mission House")
    assert t.p1.actions == 2
