"""Fortune Teller goes wrong when the found card is discarded, or stays revealed."""

from tests.bed import bed

CARD = "Fortune Teller"


def test_play() -> None:
    """+$2. Each other player reveals cards until a Victory card or Curse comes; it goes on top, the rest is discarded."""
    t = bed(hand="Fortune Teller", p2_deck="Copper, Gold, Curse, Estate", p3="", text="p3 deck: Estate, Copper")
    t.play("Fortune Teller")
    assert t.p1.coins == 2
    assert t.p2.deck == "Curse, Estate"
    assert t.p2.discard == "Copper, Gold"
    assert t.p3.deck == "Estate, Copper"


def test_none_found() -> None:
    """Without such a card, all revealed cards are discarded."""
    t = bed(hand="Fortune Teller", p2_deck="Copper", p2_discard="Gold")
    t.play("Fortune Teller")
    assert t.p2.deck == "-"
    assert t.p2.discard == "Copper, Gold"
