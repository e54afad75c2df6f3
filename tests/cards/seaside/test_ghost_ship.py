"""Ghost Ship goes wrong when small hands are touched, or the order on the deck is not the victim's."""

from tests.bed import bed

CARD = "Ghost Ship"


def test_down_to_three() -> None:
    """Each other player with 4 or more cards puts cards of their choice on their deck, in any order, until 3 are left."""
    t = bed(hand="Ghost Ship", deck="2 Copper", p2="Gold, Silver, Copper, Estate, Duchy", p2_deck="Curse")
    t.play("Ghost Ship", ("p2", "topdeck", "Estate, Duchy"))
    assert t.p1.hand == "2 Copper"
    assert t.p2.hand == "Gold, Silver, Copper"
    assert t.p2.deck == "Estate, Duchy, Curse"


def test_three_cards_are_safe() -> None:
    """Who has 3 cards or fewer does nothing."""
    t = bed(hand="Ghost Ship", p2="Gold, Silver, Copper", p3="Estate")
    t.play("Ghost Ship")
    assert t.p2.hand == "Gold, Silver, Copper"
    assert t.p3.hand == "Estate"


def test_the_unaffected_keep_their_hand() -> None:
    """A player who is unaffected keeps their hand."""
    t = bed(hand="Ghost Ship", p2="Moat, 4 Copper")
    t.play("Ghost Ship", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"


def test_two_cards_and_their_order() -> None:
    """You draw 2 cards, no more; the others order the cards they put back."""
    t = bed(hand="Ghost Ship", deck="3 Gold", p2="3 Copper, Estate, Duchy")
    t.play("Ghost Ship", ("p2", "topdeck", "Duchy, Estate"))
    assert t.p1.hand == "2 Gold"
    assert t.p2.deck == "Duchy, Estate"
