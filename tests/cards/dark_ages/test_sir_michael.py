"""Sir Michael goes wrong when cards are revealed before the hands are discarded."""

from tests.bed import bed

CARD = "Sir Michael"


def test_discards_before_revealing() -> None:
    """The other players discard down to 3 cards before any reveals cards; a discarded card may be shuffled in and revealed."""
    t = bed(hand="Sir Michael", p2="3 Copper, Gold", p2_deck="Estate")
    t.play("Sir Michael", ("p2", "discard", "Gold"))
    assert t.trashed == "Gold"
    assert t.p2.discard == "Estate"


def test_small_hand() -> None:
    """A player with 3 cards or fewer discards none, but reveals all the same."""
    t = bed(hand="Sir Michael", p2="3 Copper", p2_deck="Estate, Silver")
    t.play("Sir Michael")
    assert t.p2.hand == "3 Copper"
    assert t.trashed == "Silver"


def test_moat() -> None:
    """Who shows a Moat neither discards nor reveals."""
    t = bed(hand="Sir Michael", p2="Moat, 4 Copper", p2_deck="Gold, Copper")
    t.play("Sir Michael", ("p2", "resolve", "Moat"))
    assert (t.p2.hand, t.p2.deck) == ("Moat, 4 Copper", "Gold, Copper")
