"""Scout goes wrong when Curses count as Victory cards, or Victory cards may be left on the deck."""

from tests.bed import bed

CARD = "Scout"


def test_takes_the_victory_cards() -> None:
    """You reveal 4 cards, take all Victory cards (those of two types too) and put the rest back in any order."""
    t = bed(hand="Scout", deck="Nobles, Gold, Estate, Silver, Copper")
    t.play("Scout", ("topdeck", "Silver, Gold"))
    assert t.p1.hand == "Nobles, Estate"
    assert t.p1.deck == "Silver, Gold, Copper"
    assert t.p1.actions == 1


def test_curses_stay() -> None:
    """A Curse is not a Victory card."""
    t = bed(hand="Scout", deck="Curse")
    t.play("Scout")
    assert t.p1.hand == ""
    assert t.p1.deck == "Curse"


def test_shuffles_for_the_rest() -> None:
    """If the deck has fewer than 4 cards, the discard pile is shuffled to reveal the rest."""
    t = bed(hand="Scout", deck="Copper", discard="3 Estate")
    t.play("Scout")
    assert t.p1.hand == "3 Estate"
    assert t.p1.deck == "Copper"
