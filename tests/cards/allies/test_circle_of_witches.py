"""Circle of Witches goes wrong in its moment: after the Liaison, with the Favors that it gave."""

from tests.bed import bed

CARD = "Circle of Witches"
USE = ("resolve", "Circle of Witches")


def test_after_the_liaison() -> None:
    """After you have followed a Liaison's instructions you may spend 3 Favors, its own too: each other player gains a Curse."""
    t = bed(hand="Underling", deck="2 Copper", p3="Copper", landscapes="Circle of Witches", favors=2)
    t.play("Underling", USE)
    assert t.p1.favors == 0
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"


def test_optional_and_only_with_3_favors() -> None:
    """You need not, and with fewer than 3 Favors you cannot."""
    t = bed(hand="2 Underling", deck="4 Copper", landscapes="Circle of Witches", favors=1)
    t.play("Underling")
    t.play("Underling", ("resolve", ""))
    assert t.p1.favors == 3
    assert t.p2.discard == ""


def test_only_once_for_a_play() -> None:
    """With more Favors you still use it only once for each play."""
    t = bed(hand="Underling", deck="4 Copper", landscapes="Circle of Witches", favors=8)
    t.play("Underling", USE)
    assert t.p1.favors == 6
    assert t.p2.discard == "Curse"


def test_not_after_other_cards() -> None:
    """Cards that are no Liaisons do not matter, such as the other Wizards."""
    t = bed(hand="Conjurer, Copper", deck="4 Copper", kingdom="Smithy", landscapes="Circle of Witches", favors=8)
    t.play("Conjurer", ("gain", "Smithy"))
    assert t.p2.discard == ""


def test_is_no_attack() -> None:
    """It is no Attack: Moat does not help."""
    t = bed(hand="Underling", deck="4 Copper", p2="Moat", landscapes="Circle of Witches", favors=3)
    t.play("Underling", USE)
    assert t.p2.discard == "Curse"


def test_replayed_first() -> None:
    """If you replay the Liaison with Royal Carriage before using it, you can use it for both plays.

    With 1 Favor at first the first play alone would not be enough.
    """
    t = bed(hand="Broker, Smithy, Smithy", deck="4 Copper", landscapes="Circle of Witches", favors=0,
            text="p1 tavern: Royal Carriage")  # fmt: skip
    t.play("Broker", ("option", "+Favors"), ("resolve", "Royal Carriage"),
           ("option", "+Favors"), ("resolve", "Circle of Witches"), ("resolve", "Circle of Witches"))  # fmt: skip
    assert t.p2.discard == "2 Curse"
    assert t.p1.favors == 2
