"""Goons goes wrong by counting gains or Events, and by counting playings instead of Goons in play."""

from tests.bed import bed

CARD = "Goons"


def test_discards_down_to_three() -> None:
    """+1 Buy and +$2; each other player discards down to 3 cards in hand."""
    t = bed(hand="Goons", p2="4 Copper, Gold", p3="2 Copper")
    t.play("Goons", ("p2", "discard", "2 Copper"))
    assert (t.p1.buys, t.p1.coins) == (2, 2)
    assert t.p2.hand == "2 Copper, Gold"
    assert t.p3.hand == "2 Copper"


def test_a_point_for_each_purchase() -> None:
    """While it is in play you get +1 VP for each card you buy; each Goons in play counts, not how often it was played."""
    t = bed(hand="2 Goons", actions=2, coins=3)
    t.play("Goons")
    t.play("Goons")
    t.buy("Silver")
    assert t.p1.vp == 2
    t.buy("Copper")
    assert t.p1.vp == 4
    t = bed(hand="King's Court, Goons", coins=3)
    t.play("King's Court", ("play card", "Goons"))
    t.buy("Silver")
    assert t.p1.vp == 1


def test_not_for_other_gains_or_events() -> None:
    """You get nothing for a card gained in another way, nor for an Event or Project."""
    t = bed(hand="Goons", coins=7, landscapes="Inheritance", kingdom="Smithy")
    t.play("Goons")
    t.gain("Gold")
    t.buy("Inheritance")
    assert t.p1.vp == 0


def test_played_during_the_purchase() -> None:
    """A Goons that you play while you buy a card (by something you gain then) counts for that purchase."""
    t = bed(hand="Talisman, Quarry", kingdom="Goons", landscapes="Innovation", coins=2,
            text="p1 holds: Innovation")  # fmt: skip
    t.play("Quarry")
    t.play("Talisman")
    t.buy("Goons", ("resolve", "Innovation"))
    assert t.p1.in_play == "Quarry, Talisman, Goons"
    assert t.p1.vp == 1


def test_moat() -> None:
    """Who shows a Moat keeps the hand."""
    t = bed(hand="Goons", p2="Moat, 4 Copper")
    t.play("Goons", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
