"""Broker goes wrong with what the trashed card cost at that moment."""

from tests.bed import bed

CARD = "Broker"


def test_four_options() -> None:
    """You trash a card and choose one bonus, once per $1 that it costs: Cards, Actions, coins or Favors."""
    for option, result in (("+Cards", (3, 0, 0, 0)), ("+Actions", (0, 3, 0, 0)), ("+$", (0, 0, 3, 0)),
                           ("+Favors", (0, 0, 0, 3))):  # fmt: skip
        t = bed(hand="Broker, Silver", deck="9 Gold")
        t.play("Broker", ("option", option))
        assert t.trashed == "Silver"
        assert (len(t.p1.hand), t.p1.actions, t.p1.coins, t.p1.favors) == result


def test_nothing_to_trash() -> None:
    """With no cards in hand you choose nothing and get nothing."""
    t = bed(hand="Broker", deck="9 Gold")
    t.play("Broker")
    assert t.p1.hand == ""


def test_cost_reduction() -> None:
    """If cards cost less you get less."""
    t = bed(hand="Bridge, Broker, Silver", deck="9 Gold", actions=2)
    t.play("Bridge")
    t.play("Broker", ("option", "+Favors"))
    assert t.p1.favors == 2


def test_cost_is_checked_after_trashing() -> None:
    """First you trash and resolve what that triggers, then the cost is looked at, then you get the bonus."""
    t = bed(hand="Broker, Lich", text="trash: Copper")
    t.play("Broker", ("option", "+Favors"))
    assert t.p1.discard == "Lich, Copper"
    assert t.p1.favors == 6


def test_costs_nothing() -> None:
    """A card that costs $0 gives nothing, so that there is nothing to choose."""
    t = bed(hand="Broker, Copper", deck="Gold")
    t.play("Broker")
    assert t.trashed == "Copper"
    assert (t.p1.actions, t.p1.coins, t.p1.favors) == (0, 0, 0)
