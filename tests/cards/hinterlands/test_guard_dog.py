"""Guard Dog goes wrong when the hand is counted too early, or when the Attack comes first."""

from tests.bed import bed

CARD = "Guard Dog"


def test_small_hand() -> None:
    """+2 Cards; if you then have 5 or fewer cards in hand, +2 Cards more."""
    t = bed(hand="Guard Dog, 3 Copper", deck="5 Gold")
    t.play("Guard Dog")
    assert t.p1.hand == "3 Copper, 4 Gold"


def test_larger_hand() -> None:
    """With 6 or more cards in hand after drawing, that is all."""
    t = bed(hand="Guard Dog, 4 Copper", deck="5 Gold")
    t.play("Guard Dog")
    assert t.p1.hand == "4 Copper, 2 Gold"


def test_reaction() -> None:
    """When another player plays an Attack, you may play this from your hand before the Attack does anything."""
    t = bed(hand="Militia", p2="Guard Dog, 4 Copper", p2_deck="5 Gold")
    t.play("Militia", ("p2", "resolve", "Guard Dog"), ("p2", "discard", "3 Copper"))
    assert t.p2.hand == "Copper, 2 Gold"
    assert t.p2.in_play == "Guard Dog"


def test_several_and_drawn_ones() -> None:
    """You may play several for one Attack, also one that you have just drawn."""
    t = bed(hand="Dame Molly", p2="Guard Dog, 4 Copper", p2_deck="Guard Dog, 3 Gold, 5 Estate")
    t.play("Dame Molly", ("p2", "resolve", "Guard Dog"), ("p2", "resolve", "Guard Dog"))
    assert t.p2.hand == "4 Copper, 3 Gold"
    assert t.p2.in_play == "2 Guard Dog"


def test_discarded_in_that_cleanup() -> None:
    """Played on another player's turn, it is discarded in the Clean-up of that turn."""
    t = bed(hand="Militia", p2="Guard Dog, Copper", p2_deck="2 Copper")
    t.play("Militia", ("p2", "resolve", "Guard Dog"))
    t.end_turn()
    assert t.p2.discard == "Guard Dog"


def test_not_for_your_own_attack() -> None:
    """Your own Attack does not trigger it."""
    t = bed(hand="Militia, Guard Dog")
    t.play("Militia")
    assert t.p1.hand == "Guard Dog"


def test_only_for_attacks() -> None:
    """Another player's card that is no Attack does not trigger it."""
    t = bed(hand="Village", p2="Guard Dog")
    t.play("Village")
    assert t.p2.hand == "Guard Dog"
