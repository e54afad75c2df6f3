"""Scrap goes wrong with more than six options, with the order, and with costs that are lower."""

from tests.bed import bed

CARD = "Scrap"
ALL = "+1 Card, +1 Action, +1 Buy, +$1, gain a Silver, gain a Horse"


def test_one_option_per_coin() -> None:
    """You trash a card from your hand and choose a different option for each $1 of its cost."""
    t = bed(hand="Scrap, Estate, Copper", deck="Gold")
    t.play("Scrap", ("trash", "Estate"), ("option", "+1 Card, gain a Horse"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == "Horse"
    assert t.trashed == "Estate"


def test_each_option() -> None:
    t = bed(hand="Scrap, Mint", deck="Gold")
    t.play("Scrap", ("option", "+1 Card, +1 Action, +1 Buy, +$1, gain a Silver"))
    assert (t.p1.hand, t.p1.actions, t.p1.buys, t.p1.coins) == ("Gold", 1, 2, 1)
    assert t.p1.discard == "Silver"


def test_the_number_is_fixed() -> None:
    """You must choose as many options as the card cost, no fewer."""
    t = bed(hand="Scrap, Silver", deck="Gold")
    t.play("Scrap", ("option", "+1 Action, +1 Buy, +$1"))
    assert "(3 to 3 of" in t.asked[-1]


def test_nothing_for_what_costs_nothing() -> None:
    """A card that costs $0 gives no option, and a hand without cards gives none either."""
    t = bed(hand="Scrap, Copper", deck="Gold")
    t.play("Scrap")
    assert t.trashed == "Copper"
    assert (t.p1.hand, t.p1.coins, t.p1.buys) == ("", 0, 1)
    t = bed(hand="Scrap", deck="Gold")
    t.play("Scrap")
    assert t.p1.hand == ""


def test_chosen_first_done_in_order() -> None:
    """You first choose all options, then they are done in the printed order: a Horse gained by it is not drawn before."""
    t = bed(hand="Scrap, Silver", discard="Copper")
    t.play("Scrap", ("option", "gain a Horse, gain a Silver, +1 Card"))
    assert t.p1.hand == "Copper"
    assert t.p1.discard == "Silver, Horse"


def test_cheaper_cards_give_less() -> None:
    """If costs are reduced the card gives fewer options."""
    t = bed(hand="Bridge, Scrap, Silver", actions=2)
    t.play("Bridge")
    t.play("Scrap", ("option", "+1 Action, +1 Buy"))
    assert t.p1.actions == 1


def test_six_at_most() -> None:
    """There are six options, even if the card cost more."""
    for name in ("Gold", "Province"):
        t = bed(hand=f"Scrap, {name}", deck="Copper")
        t.play("Scrap")
        assert (t.p1.hand, t.p1.actions, t.p1.buys, t.p1.coins) == ("Copper", 1, 2, 1)
        assert t.p1.discard == "Silver, Horse"


def test_trashing_comes_first() -> None:
    """What trashing the card does comes before you count its cost and choose: Fortress returns to your hand and counts $4."""
    t = bed(hand="Scrap, Fortress")
    t.play("Scrap", ("option", "+1 Action, +1 Buy, +$1, gain a Silver"))
    assert t.p1.hand == "Fortress"
