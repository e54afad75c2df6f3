"""Territory goes wrong with what counts as a name, and with when the empty piles are counted."""

from tests.bed import bed

CARD = "Territory"


def test_points() -> None:
    """Worth 1 VP for each differently named Victory card you have, itself included: 3 for Estates, a Province and it."""
    t = bed(hand="Territory, Province", deck="3 Estate, Smithy, Curse")
    assert t.p1.points == 3 + 6 + 3 - 1


def test_each_of_them() -> None:
    """Each Territory counts so, but several have one name."""
    t = bed(hand="2 Territory, Estate")
    assert t.p1.points == 2 * 2 + 1


def test_other_types_too() -> None:
    """A card that is a Victory card besides something else counts; Victory cards anywhere among yours count."""
    t = bed(hand="Territory", deck="Mill, Harem", kingdom="Farm", text="p1 exile: Duchy\np1 tavern: Distant Lands")
    assert t.p1.points == 5 + 1 + 2 + 3 + 4


def test_golds() -> None:
    """When you gain it you gain a Gold for each empty Supply pile."""
    t = bed(kingdom="Clashes", text="top Clashes: Territory\npile Curse: 0\npile Duchy: 0")
    t.gain("Territory")
    assert t.p1.discard == "Territory, 2 Gold"


def test_no_empty_pile() -> None:
    """While no pile is empty you gain none."""
    t = bed(kingdom="Clashes", text="top Clashes: Territory")
    t.gain("Territory")
    assert t.p1.discard == "Territory"


def test_last_of_the_pile() -> None:
    """If it was the last card of the Clashes, that pile counts as well."""
    t = bed(kingdom="Clashes", text="top Clashes: Territory\npile Clashes: 1")
    t.gain("Territory")
    assert t.p1.discard == "Territory, Gold"


def test_counts_when_resolved() -> None:
    """Of several things that the gain triggers you choose the order: you may first empty another pile."""
    t = bed(kingdom="Clashes", landscapes="Architects' Guild", favors=2, text="top Clashes: Territory\npile Silver: 1")
    t.gain("Territory", ("resolve", "Architects' Guild"), ("gain", "Silver"))
    assert t.p1.discard == "Territory, Silver, Gold"


def test_duplicate_empties_the_pile() -> None:
    """A Duplicate called for it may take the last Territory: then both of them give a Gold."""
    t = bed(kingdom="Clashes", text="top Clashes: 2 Territory\npile Clashes: 2\np1 tavern: Duplicate")
    t.gain("Territory", ("resolve", "Duplicate"))
    assert t.p1.discard == "2 Territory, 2 Gold"
