"""Beggar goes wrong when it protects, or when both Silvers go to one place."""

from tests.bed import bed

CARD = "Beggar"


def test_play() -> None:
    """Gain 3 Coppers to your hand, or as many as are left."""
    t = bed(hand="Beggar")
    t.play("Beggar")
    assert t.p1.hand == "3 Copper"
    t = bed(hand="Beggar", text="pile Copper: 2")
    t.play("Beggar")
    assert t.p1.hand == "2 Copper"


def test_reaction() -> None:
    """When another player plays an Attack, you may discard it: gain a Silver onto your deck, then one to your discard pile."""
    t = bed(hand="Militia", p2="Beggar, 4 Copper", p2_deck="Estate")
    t.play("Militia", ("p2", "resolve", "Beggar"))
    assert t.p2.deck == "Silver, Estate"
    assert t.p2.discard == "Beggar, Silver, Copper"


def test_comes_first_and_does_not_protect() -> None:
    """It comes before the Attack does anything, and you are affected as usual, with one card less in hand."""
    t = bed(hand="Militia", p2="Beggar, 3 Copper")
    t.play("Militia", ("p2", "resolve", "Beggar"))
    assert t.p2.hand == "3 Copper"


def test_is_optional() -> None:
    """You need not discard it."""
    t = bed(hand="Militia", p2="Beggar, 2 Copper")
    t.play("Militia", ("p2", "resolve", ""))
    assert t.p2.hand == "Beggar, 2 Copper"


def test_several() -> None:
    """You may discard several of them for the same Attack."""
    t = bed(hand="Militia", p2="2 Beggar")
    t.play("Militia", ("p2", "resolve", "Beggar"), ("p2", "resolve", "Beggar"))
    assert t.p2.deck == "2 Silver"
    assert t.p2.discard == "2 Beggar, 2 Silver"


def test_only_from_the_hand() -> None:
    """Only a Beggar in your hand can be discarded for it."""
    t = bed(hand="Militia", p2="2 Copper", p2_deck="Beggar", p2_discard="Beggar", text="p2 play: Beggar")
    t.play("Militia")
    assert t.p2.deck == "Beggar"


def test_not_for_your_own_attack() -> None:
    """Your own Attack does not trigger it."""
    t = bed(hand="Militia, Beggar")
    t.play("Militia")
    assert t.p1.hand == "Beggar"


def test_few_silvers() -> None:
    """With one Silver left, it goes onto your deck; with none, you may still discard it."""
    t = bed(hand="Militia", p2="Beggar", text="pile Silver: 1")
    t.play("Militia", ("p2", "resolve", "Beggar"))
    assert t.p2.deck == "Silver"
    assert t.p2.discard == "Beggar"
    t = bed(hand="Militia", p2="Beggar", text="pile Silver: 0")
    t.play("Militia", ("p2", "resolve", "Beggar"))
    assert t.p2.discard == "Beggar"


def test_one_gain_after_the_other() -> None:
    """Each card is a gain of its own: each Silver could be exchanged or not."""
    t = bed(hand="Beggar, Trader")
    t.play("Beggar", ("resolve", "Trader"), ("resolve", ""), ("resolve", "Trader"))
    assert t.p1.hand == "Trader, Copper"
    assert t.p1.discard == "2 Silver"


def test_drawn_by_another_reaction() -> None:
    """One that another Reaction draws can still be discarded."""
    t = bed(hand="Militia", p2="Guard Dog", p2_deck="Beggar, 4 Copper, Estate")
    t.play("Militia", ("p2", "resolve", "Guard Dog"), ("p2", "resolve", "Beggar"))
    assert t.p2.deck == "Silver, Copper, Estate"


def test_only_for_attacks() -> None:
    """Another player's card that is no Attack does not trigger it."""
    t = bed(hand="Village", p2="Beggar")
    t.play("Village")
    assert t.p2.hand == "Beggar"
