"""Sextant goes wrong when the discarded cards do not come from the 5, or when the order of the rest is lost."""

from tests.bed import bed

CARD = "Sextant"


def test_sorts_five() -> None:
    """Look at the top 5 cards, discard any number of them, put the rest back in any order."""
    t = bed(hand="Sextant", deck="Copper, Estate, Gold, Curse, Silver, Duchy")
    t.play("Sextant", ("discard", "Estate, Curse"), ("topdeck", "Gold, Silver, Copper"))
    assert (t.p1.coins, t.p1.buys) == (3, 2)
    assert t.p1.discard == "Estate, Curse"
    assert t.p1.deck == "Gold, Silver, Copper, Duchy"


def test_all_or_none() -> None:
    """All five may be discarded, or none."""
    t = bed(hand="2 Sextant", deck="5 Curse, Gold")
    t.play("Sextant", ("discard", ""))
    assert t.p1.deck == "5 Curse, Gold"
    t.play("Sextant", ("discard", "5 Curse"))
    assert t.p1.deck == "Gold"


def test_kept_aside() -> None:
    """The cards looked at are neither in your hand nor in your deck while a discard triggers something."""
    t = bed(hand="Sextant", deck="Village Green, Copper, 3 Estate, Gold, Silver", kingdom="Village Green")
    t.play("Sextant", ("discard", "Village Green"), ("resolve", "Village Green"), ("option", "now"),
           ("topdeck", "Copper, 3 Estate"))  # fmt: skip
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Copper, 3 Estate, Silver"
