"""Oracle goes wrong when the owner of the cards decides, or when a Moat spares the other players from drawing."""

from tests.bed import bed

CARD = "Oracle"


def test_play() -> None:
    """Each player, you too, reveals 2 cards; you decide whether they are discarded or put back. Then draw 2 cards."""
    t = bed(hand="Oracle", deck="Gold, Silver, 2 Copper", p2_deck="Curse, Gold")
    t.play("Oracle", ("option", "discard"), ("p1", "option", "discard"))
    assert t.p1.discard == "Gold, Silver"
    assert t.p1.hand == "2 Copper"
    assert t.p2.discard == "Curse, Gold"


def test_draws_what_is_put_back() -> None:
    """If you put your own cards back, you draw them."""
    t = bed(hand="Oracle", deck="Gold, Silver, Copper", p2_deck="2 Curse, Gold")
    t.play("Oracle", ("option", "put back"), ("topdeck", "Silver, Gold"), ("p1", "option", "put back"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p2.deck == "2 Curse, Gold"


def test_owner_orders() -> None:
    """Each player puts back their own cards in the order they like."""
    t = bed(hand="Oracle", p2_deck="Gold, Silver")
    t.play("Oracle", ("p1", "option", "put back"), ("p2", "topdeck", "Silver, Gold"))
    assert t.p2.deck == "Silver, Gold"


def test_shuffles_in_the_discarded() -> None:
    """If you must shuffle to draw, you may draw the cards you discarded."""
    t = bed(hand="Oracle", deck="Gold, Silver")
    t.play("Oracle", ("option", "discard"))
    assert t.p1.hand == "Gold, Silver"


def test_moat() -> None:
    """A Moat keeps its owner's cards where they are; you do the rest."""
    t = bed(hand="Oracle", deck="2 Gold", p2="Moat", p2_deck="2 Silver")
    t.play("Oracle", ("p2", "resolve", "Moat"), ("option", "put back"))
    assert t.p2.deck == "2 Silver"
    assert t.p1.hand == "2 Gold"


def test_way_of_the_chameleon() -> None:
    """Way of the Chameleon does not change the drawing: it is no "+Cards"."""
    t = bed(hand="Oracle", deck="4 Gold", landscapes="Way of the Chameleon")
    t.play("Oracle", ("resolve", "Way of the Chameleon"), ("option", "discard"))
    assert t.p1.hand == "2 Gold"
    assert t.p1.coins == 0


def test_first_printing_with_way_of_the_chameleon() -> None:
    """First printing: it says +2 Cards where it now says draw, so Way of the Chameleon turns that into +$2."""
    t = bed(hand="Oracle", deck="4 Gold", landscapes="Way of the Chameleon", ruleset="first printing")
    t.play("Oracle", ("resolve", "Way of the Chameleon"), ("option", "discard"))
    assert t.p1.hand == ""
    assert t.p1.coins == 2


def test_first_printing_draws_what_is_put_back() -> None:
    t = bed(hand="Oracle", deck="Gold, Silver", ruleset="first printing")
    t.play("Oracle", ("option", "put back"), ("topdeck", "Silver, Gold"))
    assert t.p1.hand == "Gold, Silver"
