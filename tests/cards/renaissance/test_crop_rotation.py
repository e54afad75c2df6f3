"""Crop Rotation goes wrong when one may discard several cards, or draw without discarding."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Crop Rotation"


def test_discard_a_victory_card() -> None:
    """At the start of your turn you may discard a Victory card for +2 Cards; only one."""
    t = bed(p2="2 Estate, Copper", p2_deck="Gold, Silver, Copper", landscapes="Crop Rotation")
    own(t, "Crop Rotation", 1)
    t.end_turn(("p2", "discard", "Estate"))
    assert t.p2.hand == "Estate, Copper, Gold, Silver"
    assert t.p2.discard == "Estate"


def test_optional() -> None:
    """You need not; without a Victory card nobody asks."""
    t = bed(p2="Estate", p2_deck="Gold", landscapes="Crop Rotation")
    own(t, "Crop Rotation", 1)
    t.end_turn(("p2", "discard", ""))
    assert t.p2.hand == "Estate"
    t = bed(p2="Copper", p2_deck="Gold", landscapes="Crop Rotation")
    own(t, "Crop Rotation", 1)
    t.end_turn()
    assert t.p2.hand == "Copper"


def test_shuffled_in() -> None:
    """You discard before you draw: if you must shuffle, the discarded card is shuffled in."""
    t = bed(p2="Estate", landscapes="Crop Rotation")
    own(t, "Crop Rotation", 1)
    t.end_turn(("p2", "discard", "Estate"))
    assert t.p2.hand == "Estate"


def test_a_card_drawn_just_before() -> None:
    """A Victory card that something else drew at the start of the turn may be discarded, in an order you choose."""
    t = bed(p2="Copper", p2_deck="Estate, Gold, Silver", landscapes="Crop Rotation, City Gate")
    own(t, "Crop Rotation", 1)
    own(t, "City Gate", 1)
    t.end_turn(("p2", "topdeck", "Copper"), ("p2", "discard", "Estate"))
    assert t.p2.hand == "Copper, Gold"
