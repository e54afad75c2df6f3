"""Foray goes wrong when fewer than 3 cards are enough."""

from tests.bed import bed

CARD = "Foray"


def test_three_names() -> None:
    """Discard 3 cards; with 3 different names you gain a Loot."""
    t = bed(hand="Copper, Estate, Curse, Gold", landscapes="Foray", coins=3, text="top Loot: Sword")
    t.buy("Foray", ("discard", "Copper, Estate, Curse"))
    assert t.p1.discard == "Copper, Estate, Curse, Sword"


def test_same_names() -> None:
    """With two of the same name you do not."""
    t = bed(hand="Copper, Copper, Curse", landscapes="Foray", coins=3)
    t.buy("Foray")
    assert t.p1.discard == "2 Copper, Curse"


def test_everybody_sees_them() -> None:
    """You reveal the cards: the others see those, too, that lie under the last one on your discard pile."""
    t = bed(hand="Copper, Estate, Curse", landscapes="Foray", coins=3, text="top Loot: Sword")
    t.buy("Foray")
    assert all(t.game.known[card & 4095] == -1 for card in t.game.players[0].discards[:3])


def test_fewer_cards() -> None:
    """With only 1 or 2 cards in hand you discard those, but gain no Loot."""
    t = bed(hand="Copper, Curse", landscapes="Foray", coins=3)
    t.buy("Foray")
    assert t.p1.discard == "Copper, Curse"
