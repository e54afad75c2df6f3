"""Stampede goes wrong with which cards are counted."""

from tests.bed import bed

CARD = "Stampede"


def test_5_horses() -> None:
    """With 5 or fewer cards in play you gain 5 Horses onto your deck."""
    t = bed(deck="Copper", landscapes="Stampede", coins=5, text="p1 play: 5 Gold")
    t.buy("Stampede")
    assert t.p1.deck == "5 Horse, Copper"


def test_6_cards_in_play() -> None:
    """With more than 5 cards in play you gain nothing."""
    t = bed(deck="Copper", landscapes="Stampede", coins=5, text="p1 play: 6 Gold")
    t.buy("Stampede")
    assert t.p1.deck == "Copper"


def test_in_play_not_played() -> None:
    """Cards that you played but that have left play do not count."""
    t = bed(hand="Horse", deck="9 Copper", landscapes="Stampede", coins=5, text="p1 play: 5 Gold")
    t.play("Horse")
    t.buy("Stampede")
    assert t.p1.deck == "5 Horse, 7 Copper"


def test_durations_of_earlier_turns_count() -> None:
    """Durations that have stayed in play from earlier turns count."""
    t = bed(hand="Wharf", deck="30 Copper", landscapes="Stampede")
    t.play("Wharf")
    t.end_turn()
    t.end_turn()
    t.to_phase(3, ("treasures", "5 Copper"))
    t.buy("Stampede")
    assert "Horse" not in t.p1.deck


def test_fewer_horses() -> None:
    """If fewer than 5 are left you gain those."""
    t = bed(landscapes="Stampede", coins=5, text="pile Horse: 3")
    t.buy("Stampede")
    assert t.p1.deck == "3 Horse"
