"""Travelling Fair goes wrong when the gained card has moved, or after the turn."""

from tests.bed import bed

CARD = "Travelling Fair"


def test_two_buys() -> None:
    """+2 Buys: you have one more than before."""
    t = bed(landscapes="Travelling Fair", coins=2)
    t.buy("Travelling Fair")
    assert t.p1.buys == 2


def test_gained_cards_may_go_onto_the_deck() -> None:
    """When you gain a card this turn, bought or not, you may put it onto your deck."""
    t = bed(landscapes="Travelling Fair", coins=8, deck="Copper")
    t.buy("Travelling Fair")
    t.buy("Gold", ("resolve", "Travelling Fair"))
    assert t.p1.deck == "Gold, Copper"
    t.gain("Silver", ("resolve", ""))
    assert t.p1.discard == "Silver"


def test_a_card_that_has_moved() -> None:
    """If something else has moved the card it is too late: a Villa goes to your hand or onto your deck, not both."""
    t = bed(landscapes="Travelling Fair", coins=6, kingdom="Villa")
    t.buy("Travelling Fair")
    t.buy("Villa", ("resolve", "Travelling Fair"))
    assert t.p1.deck == "Villa"
    assert t.p1.hand == ""
    assert t.p1.actions == 2


def test_this_turn_only() -> None:
    """It holds for this turn and for you only."""
    t = bed(landscapes="Travelling Fair", coins=2, deck="9 Copper")
    t.buy("Travelling Fair")
    t.gain("Silver", seat=1)
    t.end_turn()
    t.gain("Silver", seat=0)
    assert "Silver" in t.p1.discard


def test_already_on_the_deck() -> None:
    """For a card gained onto your deck there is nothing to ask."""
    t = bed(hand="Artificer, Copper", landscapes="Travelling Fair", coins=2, kingdom="Smithy", deck="Estate")
    t.buy("Travelling Fair")
    t.play("Artificer", ("discard", ""), ("gain", "Copper"))
    assert t.p1.deck == "Copper"
