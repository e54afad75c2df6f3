"""Pyramid goes wrong in scoring: for each Victory card, with each Pyramid, but never below nothing."""

from tests.bed import bed

CARD = "Pyramid"


def test_two_or_none() -> None:
    """+$5, +1 Buy. You may trash two cards from your hand: two or none."""
    t = bed(hand="Pyramid, Copper, Estate, Gold")
    t.play("Pyramid", ("trash", "yes"), ("trash", "Copper, Estate"))
    assert (t.p1.coins, t.p1.buys) == (5, 2)
    assert t.trashed == "Copper, Estate"
    t = bed(hand="Pyramid, Copper, Estate, Gold")
    t.play("Pyramid", ("trash", "no"))
    assert t.trashed == "-"


def test_one_card() -> None:
    """With only one card in hand you cannot trash it."""
    t = bed(hand="Pyramid, Copper")
    t.play("Pyramid")
    assert t.p1.hand == "Copper"


def test_victory_cards_are_worth_less() -> None:
    """At the end of the game each of your Victory cards is worth 1 VP less for each Pyramid you have."""
    t = bed(hand="Pyramid", deck="2 Province, Duchy")
    assert t.p1.points == 5 + 5 + 2
    t = bed(hand="2 Pyramid", deck="2 Province, Duchy")
    assert t.p1.points == 4 + 4 + 1


def test_not_below_nothing() -> None:
    """But no Victory card is worth less than 0 VP."""
    t = bed(hand="3 Pyramid", deck="2 Estate, Duchy")
    assert t.p1.points == 0


def test_worth_that_varies() -> None:
    """Where the worth varies it is counted first: Gardens with 20 cards are worth 2 VP, and 1 VP with a Pyramid."""
    t = bed(hand="Pyramid", deck="2 Gardens, 17 Copper")
    assert t.p1.points == 2
    t = bed(hand="Pyramid", deck="2 Gardens, 3 Copper")
    assert t.p1.points == 0


def test_where_a_card_lies() -> None:
    """Also where it depends on where the card lies: a Distant Lands on the Tavern mat loses 1 VP, another has none to lose."""
    t = bed(hand="Pyramid, Distant Lands", text="p1 tavern: Distant Lands")
    assert t.p1.points == 3


def test_other_points() -> None:
    """Nothing else is changed: VP tokens, Curses, Landmarks."""
    t = bed(hand="Pyramid", deck="3 Curse, 2 Estate", vp=5)
    assert t.p1.points == 5 - 3
    t = bed(hand="Pyramid", deck="Province, 2 Silver, Gold", landscapes="Museum")
    assert t.p1.points == 5 + 8


def test_only_its_owner() -> None:
    """Only the Victory cards of the player who has the Pyramid."""
    t = bed(hand="Pyramid", deck="Province", p2="Province")
    assert t.p2.points == 6


def test_sample_scoring() -> None:
    """The rulebook's example: 2 Pyramids, 3 Estates, 4 Provinces, 3 Curses and 18 VP tokens make 31 VP."""
    t = bed(hand="2 Pyramid", deck="3 Curse, 3 Estate, 4 Province, Dig", vp=18)
    assert t.p1.points == 31
