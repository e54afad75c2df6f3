"""Profiteer goes wrong in which cards change their cost, and below $0."""

from freehold.rules.vocab import Cost
from tests.bed import bed

CARD = "Profiteer"


def test_cheaper() -> None:
    """+1 Action, +1 Buy. Trash a card from the Supply; then you may make the cards of its name cost $1 less this turn."""
    t = bed(hand="Profiteer, Smithy", kingdom="Smithy, Village", text="pile Smithy: 5")
    t.play("Profiteer", ("trash", "Smithy"), ("option", "$1 less"))
    assert (t.p1.actions, t.p1.buys) == (1, 2)
    assert t.trashed == "Smithy"
    assert t.left("Smithy") == 4
    assert t.cost("Smithy") == 3
    assert t.cost("Village") == 3
    assert t.game.cost(t.card("Smithy")) == 3
    t.end_turn()
    assert t.cost("Smithy") == 4


def test_dearer() -> None:
    """Or cost $1 more."""
    t = bed(hand="Profiteer", kingdom="Smithy")
    t.play("Profiteer", ("trash", "Smithy"), ("option", "$1 more"))
    assert t.cost("Smithy") == 5


def test_no_victory_cards() -> None:
    """No card that is a Victory card, whatever else it is; no card of an empty pile; only top cards."""
    t = bed(hand="Profiteer", kingdom="Great Hall, Smithy, Patrician/Emporium", text="pile Smithy: 0")
    t.play("Profiteer", ("trash", "Patrician"), ("option", "$1 more"))
    for name in ("Estate", "Great Hall", "Smithy", "Emporium"):
        assert name not in t.asked[0]
    assert t.cost("Patrician") == 3


def test_nothing_to_trash() -> None:
    """If there are only Victory cards left, nothing is trashed, and there is no name whose cost could change."""
    t = bed(hand="Profiteer", text="pile Copper: 0\npile Silver: 0\npile Gold: 0\npile Curse: 0\npile Profiteer: 0")
    t.play("Profiteer")
    assert t.trashed == "-"
    assert (t.p1.actions, t.p1.buys) == (1, 2)


def test_names_not_piles() -> None:
    """It is the name that counts: other cards of the same pile cost what they did."""
    t = bed(hand="Profiteer, Emporium", kingdom="Patrician/Emporium")
    t.play("Profiteer", ("trash", "Patrician"), ("option", "$1 less"))
    assert t.game.cost(t.card("Emporium")) == 5


def test_not_below_nothing() -> None:
    """Never less than $0."""
    t = bed(hand="2 Profiteer", actions=2)
    t.play("Profiteer", ("trash", "Copper"), ("option", "$1 less"))
    assert t.cost("Copper") == 0
    t.play("Profiteer", ("trash", "Copper"), ("option", "$1 more"))
    assert t.cost("Copper") == 1


def test_potion_and_debt() -> None:
    """Potions and Debt stay as they are: $1 less changes nothing where there is no $; $1 more is added to them."""
    t = bed(hand="2 Profiteer", kingdom="City Quarter, Vineyard", actions=2, text="pile Vineyard: 5")
    t.play("Profiteer", ("trash", "City Quarter"), ("option", "$1 more"))
    assert t.cost("City Quarter") == Cost(1, debt=8)
    t.play("Profiteer", ("trash", "City Quarter"), ("option", "$1 less"))
    assert t.cost("City Quarter") == Cost(debt=8)
    assert t.cost("Vineyard") == Cost(potion=1)


def test_adds_up() -> None:
    """Several add up."""
    t = bed(hand="2 Profiteer", kingdom="Market")
    t.play("Profiteer", ("trash", "Market"), ("option", "$1 less"))
    t.play("Profiteer", ("trash", "Market"), ("option", "$1 less"))
    assert t.cost("Market") == 3


def test_what_the_trashing_does() -> None:
    """You are the one who trashes the card: what that triggers is yours."""
    t = bed(hand="Profiteer", kingdom="Squire, Witch")
    t.play("Profiteer", ("trash", "Squire"), ("option", "$1 more"))
    assert t.p1.discard == "Witch"
