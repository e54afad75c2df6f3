"""Fellowship of Scribes goes wrong in when the hand is counted."""

from tests.bed import bed

CARD = "Fellowship of Scribes"
USE = ("p1", "resolve", "Fellowship of Scribes")


def test_after_the_action() -> None:
    """After following an Action's instructions, with 4 or fewer cards in hand, you may spend a Favor for a card."""
    t = bed(hand="Market, 3 Copper", deck="9 Gold", landscapes="Fellowship of Scribes", favors=2)
    t.play("Market", USE)
    assert t.p1.hand == "3 Copper, 2 Gold"
    assert t.p1.favors == 1


def test_not_with_five_cards() -> None:
    """With 5 or more cards in hand then, you cannot."""
    t = bed(hand="Smithy, 2 Copper", deck="9 Gold", landscapes="Fellowship of Scribes", favors=2)
    t.play("Smithy")
    assert t.p1.favors == 2


def test_only_once_for_a_play() -> None:
    """For one play you can use it once."""
    t = bed(hand="Militia", deck="9 Gold", landscapes="Fellowship of Scribes", favors=2)
    t.play("Militia", USE)
    assert t.p1.hand == "Gold"


def test_replayed_first() -> None:
    """If you replay the Action with Royal Carriage before using it, you can use it for both plays."""
    t = bed(hand="Militia", deck="9 Gold", landscapes="Fellowship of Scribes", favors=2,
            text="p1 tavern: Royal Carriage")  # fmt: skip
    t.play("Militia", ("resolve", "Royal Carriage"), USE, USE)
    assert t.p1.hand == "2 Gold"
    assert t.p1.coins == 4
