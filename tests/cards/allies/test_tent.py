"""Tent goes wrong when it returns to the deck from a hand, and with what takes the place of its instructions."""

from tests.bed import bed

CARD = "Tent"


def test_play() -> None:
    """+$2. You may rotate the Forts."""
    t = bed(hand="2 Tent", kingdom="Forts", actions=2)
    t.play("Tent", ("may", "no"))
    assert t.p1.coins == 2
    assert t.top("Forts") == "Tent"
    t.play("Tent", ("may", "yes"))
    assert t.top("Forts") == "Garrison"


def test_onto_the_deck() -> None:
    """When you discard it from play you may put it onto your deck; of several you choose how many."""
    t = bed(hand="3 Tent", deck="9 Copper", kingdom="Forts", actions=3)
    for _ in range(3):
        t.play("Tent", ("may", "no"))
    t.clean_up(("resolve", "Tent"), ("resolve", ""), ("resolve", "Tent"))
    assert t.p1.hand == "2 Tent, 3 Copper"
    assert t.p1.discard == "Tent"


def test_not_from_the_hand() -> None:
    """Not when you discard it from your hand."""
    t = bed(hand="Tent", deck="9 Copper")
    t.clean_up()
    assert t.p1.discard == "Tent"


def test_other_instructions() -> None:
    """If its instructions are replaced, by a Way or by Enchantress, it may go onto your deck all the same."""
    t = bed(hand="Tent", deck="9 Copper", landscapes="Way of the Ox")
    t.play("Tent", ("resolve", "Way of the Ox"))
    assert t.p1.coins == 0
    t.clean_up(("resolve", "Tent"))
    assert "Tent" in t.p1.hand
    t = bed(hand="Enchantress", deck="20 Copper", p2="Tent", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Tent")
    assert t.p2.coins == 0
    t.clean_up(("resolve", "Tent"))
    assert "Tent" in t.p2.hand


def test_another_ability_moves_it() -> None:
    """If another ability that moves it comes first, such as Reckless returning it to its pile, this one has lost track of
    it; and the other way round."""
    for first, in_hand in (("Reckless", False), ("Tent", True)):
        t = bed(hand="Tent", deck="9 Copper", kingdom="Forts", landscapes="Reckless", text="extra Reckless: Forts")
        t.play("Tent", ("may", "no"), ("may", "no"))
        assert t.p1.coins == 4
        t.clean_up(("resolve", first))
        assert ("Tent" in t.p1.hand) == in_hand
        assert t.left("Forts") == (15 if in_hand else 16)
