"""Encampment goes wrong when it is set aside, and when it returns."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Encampment"


def test_returns_at_the_start_of_clean_up() -> None:
    """+2 Cards, +2 Actions; if you reveal no Gold or Plunder it is set aside, and returned at the start of Clean-up."""
    t = bed(hand="Encampment", deck="9 Copper", kingdom="Encampment")
    t.play("Encampment")
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 2
    assert t.p1.aside == "Encampment"
    t.end_turn()
    assert t.p1.aside == ""
    assert t.left("Encampment") == 10
    assert t.top("Encampment/Plunder") == "Encampment"


def test_revealing_a_gold_or_plunder() -> None:
    """If you reveal a Gold or Plunder from your hand it stays in play; you need not reveal one."""
    for shown in ("Gold", "Plunder"):
        t = bed(hand=f"Encampment, {shown}", deck="9 Copper")
        t.play("Encampment", ("reveal", shown))
        assert t.p1.in_play == "Encampment"
    t = bed(hand="Encampment, Gold", deck="9 Copper")
    t.play("Encampment", ("reveal", ""))
    assert t.p1.aside == "Encampment"


def test_a_gold_drawn_later_does_not_help() -> None:
    """Once set aside it stays so, even if you draw a Gold with another."""
    t = bed(hand="2 Encampment", deck="2 Copper, Gold, 9 Copper")
    t.play("Encampment")
    t.play("Encampment", ("reveal", "Gold"))
    assert t.p1.aside == "Encampment"
    assert t.p1.in_play == "Encampment"


def test_left_in_the_supply() -> None:
    """Played while it is left in the Supply it gives its bonuses and is not set aside."""
    t = bed(hand="Overlord", deck="9 Copper", kingdom="Encampment")
    t.play("Overlord")
    assert t.p1.hand == "2 Copper"
    assert t.p1.aside == ""
    assert t.left("Encampment") == 10


def test_played_at_the_start_of_clean_up() -> None:
    """Played at the start of Clean-up (gained with Improve, by Innovation), it is returned right then."""
    t = bed(hand="Improve, Poor House", deck="9 Copper", actions=2, landscapes="Innovation", kingdom="Encampment/Plunder")
    own(t, "Innovation")
    t.play("Improve")
    t.play("Poor House")
    t.clean_up(("resolve", "Improve"), ("trash", "Poor House"), ("gain", "Encampment"), ("resolve", "Innovation"))
    assert t.p1.aside == ""
    assert t.left("Encampment/Plunder") == 10


def test_can_refill_an_empty_pile() -> None:
    """Returning can make an empty pile one that is not empty."""
    t = bed(hand="Encampment", deck="9 Copper", text="pile Encampment: 0")
    assert t.game.empty_supply_piles() == 1
    t.play("Encampment")
    t.end_turn()
    assert t.game.empty_supply_piles() == 0
