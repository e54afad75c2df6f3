"""Island Folk goes wrong with third turns in a row, and with when its 5 Favors are spent."""

from tests.bed import bed

CARD = "Island Folk"
USE = ("p1", "resolve", "Island Folk")


def test_five_favors_for_a_turn() -> None:
    """At the end of your turn, after drawing your new hand, you may spend 5 Favors to take another turn."""
    t = bed(deck="30 Copper", landscapes="Island Folk", favors=6)
    t.end_turn(USE)
    assert t.game.current == 0
    assert t.game.extra_turn
    assert t.p1.favors == 1
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    assert t.game.current == 1


def test_optional() -> None:
    """You need not spend them."""
    t = bed(deck="30 Copper", landscapes="Island Folk", favors=5)
    t.end_turn(("p1", "resolve", ""))
    assert t.game.current == 1
    assert t.p1.favors == 5


def test_fewer_favors_are_no_use() -> None:
    """With fewer than 5 Favors you cannot use it."""
    t = bed(deck="30 Copper", landscapes="Island Folk", favors=4)
    t.end_turn()
    assert t.game.current == 1


def test_no_third_turn() -> None:
    """It gives no third turn in a row: after the extra turn you cannot use it again."""
    t = bed(deck="30 Copper", landscapes="Island Folk", favors=15)
    t.end_turn(USE)
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.favors == 10


def test_before_or_after_other_abilities_of_the_end_of_turn() -> None:
    """You may use it before or after other abilities of the end of your turn, with your new hand drawn already."""
    t = bed(hand="Smithy", deck="30 Copper", landscapes="Island Folk, Way of the Squirrel", favors=5)
    t.play("Smithy", ("resolve", "Way of the Squirrel"))
    t.end_turn(USE)
    assert t.p1.hand == "7 Copper"
    assert t.game.current == 0


def test_together_with_voyage() -> None:
    """With a Voyage turn waiting too, only one of the two is taken: the other would be a third in a row."""
    t = bed(hand="Voyage", deck="40 Copper", landscapes="Island Folk", favors=5)
    t.play("Voyage")
    t.end_turn(USE, ("p1", "turn", "Island Folk"))
    t.to_phase(2)
    t.step(("treasures", "5 Copper"))
    assert t.p1.coins == 5
    t.end_turn()
    assert t.game.current == 1


def test_first_printing() -> None:
    """The first wording looks at the previous turn when you spend the Favors: with Voyage you get both extra turns."""
    t = bed(hand="Voyage", deck="40 Copper", landscapes="Island Folk", favors=5, ruleset="first printing")
    t.play("Voyage")
    t.end_turn(USE, ("p1", "turn", "Voyage"))
    t.end_turn()
    assert t.game.current == 0
    t.end_turn()
    assert t.game.current == 1
