"""Rustic Village goes wrong when one card is enough for the +1 Card."""

from tests.bed import bed

CARD = "Rustic Village"


def test_discard_two_for_one() -> None:
    """+1 Card, +2 Actions; you may discard 2 cards (also the one just drawn) for +1 Card."""
    t = bed(hand="Rustic Village, Copper, Silver", deck="Estate, Gold", landscapes="Great Leader")
    t.play("Rustic Village", ("discard", "yes"), ("discard", "Copper, Estate"))
    assert t.p1.hand == "Silver, Gold"
    assert t.p1.actions == 2


def test_only_one_card() -> None:
    """With a single card you discard that, and draw nothing."""
    t = bed(hand="Rustic Village", deck="Estate, Gold", landscapes="Great Leader")
    t.play("Rustic Village", ("discard", "yes"))
    assert t.p1.hand == "-"
    assert t.p1.deck == "Gold"


def test_sun_first() -> None:
    """The +1 Sun comes first, so the Prophecy may happen before the rest."""
    t = bed(hand="Rustic Village", deck="Estate, Gold", landscapes="Great Leader", text="tokens Great Leader: sun=1")
    t.play("Rustic Village", ("discard", "no"))
    assert t.p1.actions == 3
