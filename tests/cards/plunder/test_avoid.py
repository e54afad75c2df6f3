"""Avoid goes wrong when the cards are discarded (which would trigger things), or when it causes a second shuffle."""

from tests.bed import bed

CARD = "Avoid"


def test_keeps_cards_out_of_the_shuffle() -> None:
    """The next time you shuffle this turn you pick up to 3 of the cards; they go to your discard pile, the others are
    shuffled. You have as many Buys as before."""
    t = bed(hand="Smithy", discard="3 Curse, 2 Gold, Silver", landscapes="Avoid", coins=2)
    t.buy("Avoid")
    assert t.p1.buys == 1
    t.game.phase = 1
    t.play("Smithy", ("discard", "3 Curse"))
    assert t.p1.hand == "2 Gold, Silver"
    assert t.p1.discard == "3 Curse"


def test_several() -> None:
    """Bought several times, you may pick up to 3 cards for each. If too few are left, you draw what there is: leaving
    cards out does not make you shuffle again."""
    t = bed(hand="Smithy", discard="4 Curse, Gold", landscapes="Avoid", coins=4, buys=2)
    t.buy("Avoid")
    t.buy("Avoid")
    t.game.phase = 1
    t.play("Smithy", ("discard", "3 Curse"), ("discard", "Curse"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "4 Curse"


def test_put_not_discarded() -> None:
    """The cards are put into the discard pile, not discarded: nothing that waits for a discard happens."""
    t = bed(hand="Smithy", discard="Tunnel, 3 Copper", landscapes="Avoid", coins=2)
    t.buy("Avoid")
    t.game.phase = 1
    t.play("Smithy", ("discard", "Tunnel"))
    assert t.p1.discard == "Tunnel"


def test_only_this_turn() -> None:
    """If you do not shuffle this turn, it does nothing. The next shuffle counts, also that for your new hand."""
    t = bed(deck="5 Gold", discard="5 Curse", landscapes="Avoid", coins=2, p2_deck="5 Copper")
    t.buy("Avoid")
    t.end_turn()
    t.end_turn()
    t.draw(1)
    assert t.p1.hand == "5 Gold, Curse"
    t = bed(discard="Curse, 5 Gold", landscapes="Avoid", coins=2, p2_deck="5 Copper")
    t.buy("Avoid")
    t.end_turn(("discard", "Curse"))
    assert t.p1.hand == "5 Gold"


def test_once_only() -> None:
    """It is used up by the first shuffle."""
    t = bed(hand="2 Smithy", discard="Curse, 2 Gold, Silver", landscapes="Avoid", coins=2, actions=2)
    t.buy("Avoid")
    t.game.phase = 1
    t.play("Smithy", ("discard", "Curse"))
    t.play("Smithy")
    assert t.p1.hand == "2 Gold, Silver, Curse"


def test_shuffling_the_deck() -> None:
    """It also works when an ability shuffles your existing deck (Inn): then those cards are what you pick from."""
    t = bed(deck="Curse, 2 Gold", discard="Smithy", landscapes="Avoid", coins=2, kingdom="Inn")
    t.buy("Avoid")
    t.game.phase = 1
    t.gain("Inn", ("reveal", "Smithy"), ("discard", "Curse"))
    assert "Curse" not in t.p1.deck
    assert t.p1.discard == "Inn, Curse"
