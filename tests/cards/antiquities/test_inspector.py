"""Inspector goes wrong in the names it looks for, and with small hands."""

from tests.bed import bed

CARD = "Inspector"


def test_draws_and_discards() -> None:
    """+2 Cards; then reveal 2 cards from your hand, old or new, and discard them."""
    t = bed(hand="Inspector, Estate", deck="Gold, Curse, Copper")
    t.play("Inspector", ("discard", "Estate, Curse"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate, Curse"


def test_matching_card() -> None:
    """Each other player with 4 or more cards in hand reveals one with the name of either card, and puts it onto their deck;
    they choose which."""
    t = bed(hand="Inspector, Estate", deck="Copper, Gold", p2="Estate, Copper, 2 Silver", p2_deck="Curse",
            p3="Copper, 3 Silver")  # fmt: skip
    t.play("Inspector", ("discard", "Estate, Copper"), ("p2", "topdeck", "Estate"))
    assert t.p2.deck == "Estate, Curse"
    assert t.p2.hand == "Copper, 2 Silver"
    assert t.p3.deck == "Copper"


def test_everybody_sees_it() -> None:
    """The card is revealed."""
    t = bed(hand="Inspector", deck="Copper, Gold", p2="Copper, 3 Silver")
    t.play("Inspector")
    assert t.game.known[t.game.zones[t.p2.player.base + 1][0]] == -1


def test_no_match() -> None:
    """Who has neither reveals their hand."""
    t = bed(hand="Inspector", deck="Copper, Gold", p2="4 Silver")
    t.play("Inspector")
    assert t.p2.hand == "4 Silver"
    assert all(t.game.known[card] == -1 for card in t.game.zones[t.p2.player.base])


def test_small_hands() -> None:
    """Players with 3 or fewer cards do nothing."""
    t = bed(hand="Inspector", deck="Copper, Gold", p2="3 Copper")
    t.play("Inspector")
    assert t.p2.hand == "3 Copper"


def test_fewer_than_two() -> None:
    """With only one card in hand you reveal and discard that; with none, nobody has a match."""
    t = bed(hand="Inspector", deck="Copper", p2="Copper, 3 Silver")
    t.play("Inspector")
    assert t.p1.discard == "Copper"
    assert t.p2.deck == "Copper"
    t = bed(hand="Inspector", p2="Copper, 3 Silver")
    t.play("Inspector")
    assert t.p2.hand == "Copper, 3 Silver"


def test_moat() -> None:
    """A player who is unaffected does nothing."""
    t = bed(hand="Inspector", deck="Copper, Gold", p2="Moat, 3 Copper")
    t.play("Inspector", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 3 Copper"
