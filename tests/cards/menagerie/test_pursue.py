"""Pursue goes wrong with names and with the order of cards that go back."""

from tests.bed import bed

CARD = "Pursue"


def test_matches_go_back() -> None:
    """You get +1 Buy and name a card; of your revealed top 4 cards those of that name go back, the rest is discarded."""
    t = bed(deck="Gold, Copper, Gold, Estate, Silver", landscapes="Pursue", coins=2)
    t.buy("Pursue", ("name", "Gold"))
    assert t.p1.buys == 1
    assert t.p1.deck == "2 Gold, Silver"
    assert t.p1.discard == "Copper, Estate"


def test_a_card_that_is_not_there() -> None:
    """You may name a card that is not among them: then all four are discarded."""
    t = bed(deck="Gold, Copper, Gold, Estate, Silver", landscapes="Pursue", coins=2)
    t.buy("Pursue", ("name", "Province"))
    assert t.p1.deck == "Silver"
    assert t.p1.discard == "2 Gold, Copper, Estate"


def test_fewer_than_four() -> None:
    t = bed(deck="Gold", discard="Estate", landscapes="Pursue", coins=2)
    t.buy("Pursue", ("name", "Gold"))
    assert (t.p1.deck, t.p1.discard) == ("Gold", "Estate")


def test_patrons_are_revealed_in_the_buy_phase() -> None:
    """Patrons that it reveals give no Coffers, as it is not your Action phase; before 2022 they did."""
    for ruleset, coffers in (("current", 0), ("first printing", 4)):
        t = bed(deck="4 Patron, Gold", landscapes="Pursue", coins=2, ruleset=ruleset)
        t.buy("Pursue", ("name", "Patron"))
        assert t.p1.coffers == coffers
        assert t.p1.deck == "4 Patron, Gold"
