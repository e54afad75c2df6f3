"""Architects' Guild goes wrong about what is cheaper, and in its chains."""

from tests.bed import bed

CARD = "Architects' Guild"
USE = ("p1", "resolve", "Architects' Guild")


def test_gain_a_cheaper_card() -> None:
    """When you gain a card you may spend 2 Favors to gain a cheaper card that is no Victory card."""
    t = bed(kingdom="Smithy, Market", landscapes="Architects' Guild", favors=3)
    t.gain("Market", USE, ("gain", "Smithy"))
    assert t.p1.discard == "Market, Smithy"
    assert t.p1.favors == 1
    assert "Estate" not in t.asked[1].split(" by ")[0]


def test_on_anybodys_turn() -> None:
    """You may use it on another player's turn too, for your own gain."""
    t = bed(p2="Copper", kingdom="Smithy", landscapes="Architects' Guild", text="p2: favors=2")
    t.gain("Silver", ("p2", "resolve", "Architects' Guild"), ("p2", "gain", "Copper"), seat=1)
    assert t.p2.discard == "Silver, Copper"


def test_chain() -> None:
    """For the card gained so you may spend 2 more Favors to gain one that is cheaper than that."""
    t = bed(kingdom="Smithy, Market", landscapes="Architects' Guild", favors=4)
    t.gain("Market", USE, ("gain", "Smithy"), USE, ("gain", "Silver"))
    assert t.p1.discard == "Market, Smithy, Silver"
    assert t.p1.favors == 0


def test_new_cost() -> None:
    """If the gained card's cost has changed, the new cost counts: a Destrier gained for $6 costs $5."""
    t = bed(kingdom="Destrier, Market, Smithy", landscapes="Architects' Guild", favors=2)
    t.gain("Destrier", USE, ("gain", "Smithy"))
    assert "Market" not in t.asked[1].split(" by ")[0]


def test_sycophant_pays_for_it() -> None:
    """If you gain a Sycophant you may first take its Favors and then spend them."""
    t = bed(kingdom="Sycophant", landscapes="Architects' Guild")
    t.gain("Sycophant", USE, ("gain", "Copper"))
    assert t.p1.discard == "Sycophant, Copper"
    assert t.p1.favors == 0


def test_before_a_cards_own_ability() -> None:
    """You may use it before the gained card's own ability."""
    t = bed(deck="4 Copper", kingdom="Cavalry", landscapes="Architects' Guild", favors=2)
    t.gain("Cavalry", USE, ("gain", "Silver"))
    assert t.p1.discard == "Cavalry, Silver"
    assert t.p1.hand == "2 Copper"


def test_nothing_cheaper() -> None:
    """You are not asked if there is nothing cheaper to gain."""
    t = bed(hand="", landscapes="Architects' Guild", favors=2)
    t.gain("Copper")
    assert t.p1.favors == 2
