"""Horse Traders go wrong when they protect, or come back on another player's turn."""

from tests.bed import bed

CARD = "Horse Traders"


def test_play() -> None:
    """+1 Buy, +$3; discard 2 cards."""
    t = bed(hand="Horse Traders, 2 Estate, Gold")
    t.play("Horse Traders", ("discard", "2 Estate"))
    assert "(2 to 2 of" in t.asked[0]
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    assert t.p1.hand == "Gold"


def test_too_few_cards() -> None:
    """With fewer than 2 cards you discard what you have, and get the rest."""
    t = bed(hand="Horse Traders, Estate")
    t.play("Horse Traders")
    assert t.p1.coins == 3
    assert t.p1.discard == "Estate"


def test_reaction() -> None:
    """When another player plays an Attack, you may set it aside first; at your next turn's start, +1 Card and it returns."""
    t = bed(hand="Militia", p2="Horse Traders, 3 Copper", p2_deck="Gold, Silver")
    t.play("Militia", ("p2", "resolve", "Horse Traders"))
    assert t.p2.aside == "Horse Traders"
    assert t.p2.hand == "3 Copper"
    t.end_turn()
    assert t.p2.hand == "3 Copper, Gold, Horse Traders"
    assert t.p2.aside == ""


def test_does_not_protect() -> None:
    """The Attack affects you as usual, with one card less in hand."""
    t = bed(hand="Militia", p2="Horse Traders, 4 Copper")
    t.play("Militia", ("p2", "resolve", "Horse Traders"))
    assert t.p2.hand == "3 Copper"


def test_several() -> None:
    """You may set aside several for one Attack."""
    t = bed(hand="Militia", p2="2 Horse Traders, Copper", p2_deck="2 Gold")
    t.play("Militia", ("p2", "resolve", "Horse Traders"), ("p2", "resolve", "Horse Traders"))
    assert t.p2.aside == "2 Horse Traders"
    t.end_turn(("p2", "resolve", "Horse Traders"))
    assert t.p2.hand == "Copper, 2 Gold, 2 Horse Traders"


def test_drawn_by_another_reaction() -> None:
    """One that another Reaction draws can still be set aside."""
    t = bed(hand="Dame Molly", p2="Guard Dog, 4 Copper", p2_deck="Horse Traders, Estate, 2 Curse")
    t.play("Dame Molly", ("p2", "resolve", "Guard Dog"), ("p2", "resolve", "Horse Traders"))
    assert t.p2.aside == "Horse Traders"


def test_only_for_attacks() -> None:
    """Another player's card that is no Attack does not trigger it."""
    t = bed(hand="Village", p2="Horse Traders")
    t.play("Village")
    assert t.p2.hand == "Horse Traders"


def test_set_aside_it_reacts_no_more() -> None:
    """While it is set aside it is not in your hand, so it serves for one Attack until your turn; then it may be played."""
    t = bed(hand="2 Militia", actions=2, p2="Horse Traders, 3 Copper", p2_deck="Gold, Silver")
    t.play("Militia", ("p2", "resolve", "Horse Traders"))
    t.play("Militia")
    t.end_turn()
    t.play("Horse Traders", ("discard", "2 Copper"))
    assert t.p2.coins == 3
