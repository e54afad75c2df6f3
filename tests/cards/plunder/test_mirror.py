"""Mirror goes wrong when the copy brings another copy."""

from tests.bed import bed

CARD = "Mirror"


def test_copy() -> None:
    """+1 Buy. The next time you gain an Action card this turn you gain a copy of it; once."""
    t = bed(landscapes="Mirror", kingdom="Smithy", coins=3)
    t.buy("Mirror")
    assert t.p1.buys == 1
    t.gain("Silver")
    t.gain("Smithy")
    assert t.p1.discard == "Silver, 2 Smithy"


def test_bought_twice() -> None:
    """Bought twice you get two copies of the next Action card."""
    t = bed(landscapes="Mirror", kingdom="Smithy", coins=6, buys=2)
    t.buy("Mirror")
    t.buy("Mirror")
    t.gain("Smithy")
    assert t.p1.discard == "3 Smithy"


def test_only_this_turn() -> None:
    """If you gain none this turn, it does nothing."""
    t = bed(landscapes="Mirror", kingdom="Smithy", coins=3, deck="5 Copper", p2_deck="5 Copper")
    t.buy("Mirror")
    t.end_turn()
    t.gain("Smithy", seat=0)
    assert t.p1.discard == "Smithy"
