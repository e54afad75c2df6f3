"""Capital City goes wrong when one discarded card pays, and with what may be spent to pay the $2."""

from tests.bed import bed

CARD = "Capital City"


def test_all_of_it() -> None:
    """+1 Card and +2 Actions. You may discard 2 cards for +$2, and then pay $2 for +2 Cards."""
    t = bed(hand="Capital City, 2 Estate", deck="Gold, 2 Silver")
    t.play("Capital City", ("discard", "yes"), ("discard", "2 Estate"), ("spend", "yes"))
    assert t.p1.hand == "Gold, 2 Silver"
    assert t.p1.discard == "2 Estate"
    assert "(2 to 2 of" in t.asked[1]
    assert t.p1.actions == 2
    assert t.p1.coins == 0


def test_neither_is_a_must() -> None:
    """You may do either or none: keep the $2, or keep the cards."""
    t = bed(hand="Capital City, 2 Estate", deck="Gold, 2 Silver")
    t.play("Capital City", ("discard", "yes"), ("discard", "2 Estate"), ("spend", "no"))
    assert t.p1.coins == 2
    assert t.p1.hand == "Gold"
    t = bed(hand="Capital City, 2 Estate", deck="Gold, 2 Silver")
    t.play("Capital City", ("discard", "no"))
    assert t.p1.hand == "2 Estate, Gold"


def test_decides_after_drawing() -> None:
    """You decide on discarding after you have drawn the card, and on paying after you have discarded."""
    t = bed(hand="Capital City, Estate", deck="Curse, 2 Silver")
    t.play("Capital City", ("discard", "yes"), ("spend", "yes"))
    assert t.p1.discard == "Estate, Curse"
    assert t.p1.hand == "2 Silver"


def test_a_single_card() -> None:
    """With only one card in hand you may discard that, but get no +$2 for it."""
    t = bed(hand="Capital City", deck="Curse")
    t.play("Capital City", ("discard", "yes"))
    assert t.p1.discard == "Curse"
    assert t.p1.coins == 0


def test_pays_with_other_coins() -> None:
    """The $2 may come from elsewhere, such as an Action played before."""
    t = bed(hand="Capital City", deck="Gold, 2 Silver, Copper", coins=3)
    t.play("Capital City", ("discard", "no"), ("spend", "yes"))
    assert t.p1.coins == 1
    assert t.p1.hand == "Gold, 2 Silver"


def test_pays_with_coffers() -> None:
    """You may spend Coffers in the middle of it, to have the $2."""
    t = bed(hand="Capital City", deck="Gold, 2 Silver", coffers=3)
    t.play("Capital City", ("discard", "no"), ("spend", 2), ("spend", "yes"))
    assert t.p1.coffers == 1
    assert t.p1.hand == "Gold, 2 Silver"
    t = bed(hand="Capital City", deck="Gold, 2 Silver", coffers=3, coins=2)
    t.play("Capital City", ("discard", "no"), ("spend", "no"))
    assert t.p1.coffers == 3


def test_no_treasures_in_between() -> None:
    """You cannot play Treasures to have the $2."""
    t = bed(hand="Capital City, 2 Gold", deck="Copper")
    t.play("Capital City", ("discard", "no"))
    assert t.p1.hand == "2 Gold, Copper"


def test_discarding_that_pays() -> None:
    """What discarding triggers comes before you decide on paying: a Trail that you play draws the next card."""
    t = bed(hand="Capital City, Trail, Estate", deck="Copper, Gold, 2 Silver")
    t.play("Capital City", ("discard", "yes"), ("discard", "Trail, Estate"), ("resolve", "Trail"), ("spend", "yes"))
    assert t.p1.hand == "Copper, Gold, 2 Silver"
    assert t.p1.actions == 3


def test_way_of_the_chameleon() -> None:
    """With Way of the Chameleon you may discard 2 cards for +2 Cards, and pay $2 for +$2."""
    t = bed(hand="Capital City, 2 Estate", deck="2 Silver, Gold", landscapes="Way of the Chameleon", coins=1)
    t.play("Capital City", ("resolve", "Way of the Chameleon"), ("discard", "yes"), ("spend", "yes"))
    assert t.p1.hand == "2 Silver"
    assert t.p1.coins == 2
