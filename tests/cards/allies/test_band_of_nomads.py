"""Band of Nomads goes wrong about the cost of the card when it was gained."""

from freehold.rules.vocab import BUY_PHASE
from tests.bed import bed

CARD = "Band of Nomads"
USE = ("p1", "resolve", "Band of Nomads")


def test_one_of_three() -> None:
    """When you gain a card costing $3 or more you may spend a Favor for +1 Card, or +1 Action, or +1 Buy."""
    for option, result in (("+1 Card", (1, 1, 1)), ("+1 Action", (0, 2, 1)), ("+1 Buy", (0, 1, 2))):
        t = bed(deck="3 Copper", landscapes="Band of Nomads", favors=2)
        t.gain("Silver", USE, ("option", option))
        assert (len(t.p1.hand), t.p1.actions, t.p1.buys) == result
        assert t.p1.favors == 1


def test_not_for_cheaper_cards() -> None:
    """Cards that cost less do not trigger it."""
    t = bed(deck="3 Copper", landscapes="Band of Nomads", favors=2)
    t.gain("Estate")
    assert t.p1.favors == 2


def test_on_another_players_turn() -> None:
    """You may use it on another player's turn."""
    t = bed(p2_deck="3 Copper", landscapes="Band of Nomads", text="p2: favors=1")
    t.gain("Silver", ("p2", "resolve", "Band of Nomads"), ("p2", "option", "+1 Card"), seat=1)
    assert t.p2.hand == "Copper"


def test_a_buy_for_a_buy() -> None:
    """If you buy a card and take +1 Buy you have as many Buys as before."""
    t = bed(landscapes="Band of Nomads", favors=1, coins=3)
    t.buy("Silver", USE, ("option", "+1 Buy"))
    assert t.p1.buys == 1


def test_drawn_treasure_comes_too_late() -> None:
    """A Treasure drawn when you buy a card cannot be played."""
    t = bed(deck="3 Gold", landscapes="Band of Nomads", favors=1, coins=3, buys=2)
    t.to_phase(BUY_PHASE)
    t.buy("Silver", USE, ("option", "+1 Card"))
    assert t.p1.hand == "Gold"
    assert t.game.phase == BUY_PHASE
    assert t.p1.coins == 0


def test_cost_when_gained() -> None:
    """The cost when it was gained counts: a Destrier gained for $3 triggers it though it costs $2 at once."""
    t = bed(deck="3 Copper", kingdom="Destrier", landscapes="Band of Nomads", favors=1)
    for _ in range(3):
        t.gain("Copper")
    assert t.cost("Destrier") == 3
    t.gain("Destrier", USE, ("option", "+1 Action"))
    assert t.cost("Destrier") == 2


def test_drawing_may_move_the_gained_card() -> None:
    """Drawing may shuffle the gained card in."""
    t = bed(landscapes="Band of Nomads", favors=1)
    t.gain("Silver", USE, ("option", "+1 Card"))
    assert t.p1.hand == "Silver"
