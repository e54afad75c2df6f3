"""Peaceful Cult goes wrong if the cards are trashed one by one."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Peaceful Cult"


def test_trash_as_many_as_favors() -> None:
    """At the start of your Buy phase you may spend any number of Favors to trash as many cards from your hand."""
    t = bed(hand="3 Estate, Copper", landscapes="Peaceful Cult", favors=3)
    t.to_phase(TREASURE_PHASE, ("trash", "2 Estate"))
    assert t.trashed == "2 Estate"
    assert t.p1.favors == 1


def test_favors_first() -> None:
    """The Favors are spent first: those that a trashed Sycophant gives cannot be spent here."""
    t = bed(hand="Sycophant, Estate", landscapes="Peaceful Cult", favors=1, actions=0)
    t.to_phase(TREASURE_PHASE, ("trash", "Sycophant"))
    assert t.trashed == "Sycophant"
    assert t.p1.favors == 2


def test_all_at_once() -> None:
    """The cards are trashed all at once: two Liches cannot gain each other, as both are in the trash and cost the same."""
    t = bed(hand="2 Lich, Estate", landscapes="Peaceful Cult", favors=2, actions=0, text="trash: Copper, Silver")
    t.to_phase(TREASURE_PHASE, ("trash", "2 Lich"), ("gain", "Silver"))
    assert t.p1.discard == "2 Lich, Silver, Copper"


def test_optional() -> None:
    """You need not spend any."""
    t = bed(hand="Estate", landscapes="Peaceful Cult", favors=2)
    t.to_phase(TREASURE_PHASE, ("trash", ""))
    assert t.p1.favors == 2
