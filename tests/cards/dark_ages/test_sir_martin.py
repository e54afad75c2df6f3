"""Sir Martin goes wrong when he costs what the other Knights cost."""

from tests.bed import bed

CARD = "Sir Martin"


def test_buys() -> None:
    """+2 Buys, then what Knights do."""
    t = bed(hand="Sir Martin", p2_deck="Silver, Copper")
    t.play("Sir Martin")
    assert t.p1.buys == 3
    assert t.trashed == "Silver"


def test_costs_less() -> None:
    """This Knight costs $4, not $5."""
    t = bed(hand="Sir Martin, Sir Destry")
    assert t.game.cost(t.card("Sir Martin")) == 4
    assert t.game.cost(t.card("Sir Destry")) == 5


def test_armory_can_gain_it() -> None:
    """On top of the pile, it can be gained by what gains cards for $4."""
    others = "Anna, Dame Josephine, Dame Molly, Dame Natalie, Dame Sylvia, Sir Bailey, Sir Destry, Sir Michael, Sir Vander"
    t = bed(hand="Armory", kingdom="Knights", text=f"trash: Dame {others}")
    t.play("Armory", ("gain", "Sir Martin"))
    assert t.p1.deck == "Sir Martin"
