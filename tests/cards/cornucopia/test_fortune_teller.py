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
    t.play("Fortune Teller")  # the discard pile is shuffled without what was revealed, once
    assert t.p2.deck == "-"
    assert t.p2.discard == "Copper, Gold"


def test_any_victory_card() -> None:
    """A card of several types is a Victory card if one of them is. They stop at the first, a Curse or a Victory card."""
    t = bed(hand="Fortune Teller", p2_deck="Copper, Nobles, Curse")
    t.play("Fortune Teller")
    assert t.p2.deck == "Nobles, Curse"


def test_only_card_of_the_deck() -> None:
    """If the deck runs out, the discard pile is shuffled without the revealed cards; the found card may be all there is."""
    t = bed(hand="Fortune Teller", p2_deck="Copper, Silver", p2_discard="Estate")
    t.play("Fortune Teller")
    assert t.p2.deck == "Estate"
    assert t.p2.discard == "Copper, Silver"


def test_moat() -> None:
    """Who shows a Moat reveals nothing."""
    t = bed(hand="Fortune Teller", p2="Moat", p2_deck="Copper, Estate")
    t.play("Fortune Teller", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Copper, Estate"
