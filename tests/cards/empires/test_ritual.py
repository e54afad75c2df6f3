"""Ritual goes wrong without a Curse, and with costs that change."""

from tests.bed import bed

CARD = "Ritual"


def test_vp_for_the_cost() -> None:
    """You gain a Curse; if you do, you trash a card from your hand and get +1 VP for each $1 it costs."""
    t = bed(hand="Gold, Copper", landscapes="Ritual", coins=4)
    t.buy("Ritual", ("trash", "Gold"))
    assert t.p1.discard == "Curse"
    assert t.trashed == "Gold"
    assert t.p1.vp == 6


def test_no_curse() -> None:
    """If you gain no Curse you trash nothing."""
    t = bed(hand="Gold", landscapes="Ritual", coins=4, text="pile Curse: 0")
    t.buy("Ritual")
    assert t.p1.hand == "Gold"
    assert t.p1.vp == 0


def test_cheaper_cards_and_debt() -> None:
    """What the card costs when you trash it counts, in $ only: less if cards are cheaper, nothing for Debt."""
    t = bed(hand="Bridge Troll, Gold", landscapes="Ritual", coins=4)
    t.play("Bridge Troll")
    t.buy("Ritual")
    assert t.p1.vp == 5
    t = bed(hand="Overlord", landscapes="Ritual", coins=4)
    t.buy("Ritual")
    assert t.p1.vp == 0
