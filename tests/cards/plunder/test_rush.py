"""Rush goes wrong when the same card is played twice."""

from tests.bed import bed

CARD = "Rush"


def test_plays_the_next_action() -> None:
    """+1 Buy. The next time you gain an Action card this turn it is played."""
    t = bed(landscapes="Rush", kingdom="Smithy", deck="12 Copper", coins=2)
    t.buy("Rush")
    assert t.p1.buys == 1
    t.gain("Silver")
    t.gain("Smithy")
    t.gain("Smithy")
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "3 Copper"


def test_bought_twice() -> None:
    """Bought twice in a row the card is still played once."""
    t = bed(landscapes="Rush", kingdom="Smithy", deck="12 Copper", coins=4, buys=2)
    t.buy("Rush")
    t.buy("Rush")
    t.gain("Smithy")
    assert t.p1.hand == "3 Copper"


def test_gained_by_an_action_in_the_buy_phase() -> None:
    """A card that you gain through an Action played in your Buy phase, as with Toil, is played as well."""
    t = bed(hand="Workshop", landscapes="Rush, Toil", kingdom="Smithy", deck="12 Copper", coins=4, buys=2)
    t.buy("Rush")
    t.buy("Toil", ("play card", "Workshop"), ("gain", "Smithy"))
    assert t.p1.in_play == "Workshop, Smithy"
    assert t.p1.hand == "3 Copper"
