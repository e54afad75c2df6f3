"""Flourishing Trade goes wrong when it is counted for each player, and when Buys are made of Actions before the Buy phase."""

from tests.bed import Bed, bed

CARD = "Flourishing Trade"


def active(hand: str = "", deck: str = "", *, p3: str | None = None, coins: int = 0, actions: int = 1, text: str = "",
           kingdom: str = "Poet", landscapes: str = "") -> Bed:  # fmt: skip
    holds = "".join(f"p{seat} holds: Flourishing Trade\n" for seat in ((1, 2) if p3 is None else (1, 2, 3)))
    return bed(hand, deck, p3=p3, kingdom=kingdom, landscapes="Flourishing Trade" + landscapes, text=holds + text, coins=coins,
               actions=actions)  # fmt: skip


def test_not_before_it_happens() -> None:
    """Nothing changes before the last Sun is removed."""
    t = bed(kingdom="Poet", landscapes="Flourishing Trade", coins=20)
    assert t.cost("Gold") == 6
    t.buy("Copper")
    assert not t.on_offer("Copper")


def test_cards_cost_less() -> None:
    """Every card costs $1 less, wherever it is, whoever's turn it is and between turns; none less than $0."""
    t = active("Gold", p3="")
    assert t.cost("Gold") == 5
    assert t.cost("Copper") == 0
    assert t.game.cost(t.card("Gold")) == 5
    t.end_turn()
    assert t.cost("Gold") == 5
    t.game.phase = 0
    assert t.cost("Gold") == 5


def test_cumulative() -> None:
    """It adds up with what else lowers costs."""
    t = active("Bridge")
    t.play("Bridge")
    assert t.cost("Gold") == 4


def test_not_landscapes() -> None:
    """Events do not get cheaper."""
    t = active(landscapes=", Gather", coins=6)
    assert not t.on_offer("Gather")


def test_actions_as_buys() -> None:
    """Actions that you have left in your Buy phase can be used as Buys: one more if you played none."""
    t = active(coins=20)
    t.buy("Gold")
    t.buy("Silver")
    assert not t.on_offer("Copper")
    assert t.p1.actions == 0
    assert t.p1.discard == "Gold, Silver"


def test_actions_not_cards() -> None:
    """It is Actions that count, not Action cards: with none left there is no further Buy, with more from cards there are
    more."""
    t = active("Smithy", "3 Estate", coins=20)
    t.play("Smithy")
    t.buy("Copper")
    assert not t.on_offer("Copper")
    t = active("Village", "3 Estate", coins=20)
    t.play("Village")
    for _ in range(3):
        t.buy("Copper")
    assert not t.on_offer("Copper")


def test_landscapes_too() -> None:
    """Events can be bought so as well."""
    t = active(landscapes=", Gather", coins=14)
    t.buy("Copper")
    t.buy("Gather")
    assert t.p1.discard == "Copper, Poet, Duchy, Gold"
    assert not t.on_offer("Copper")
