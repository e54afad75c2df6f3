"""League of Shopkeepers goes wrong in counting Favors: those that the Liaison gave count too."""

from tests.bed import bed

CARD = "League of Shopkeepers"


def test_after_playing_a_liaison() -> None:
    """After following a Liaison's instructions you count your Favors, those it gave too: 5 or more give +$1."""
    t = bed(hand="Underling", deck="3 Copper", landscapes="League of Shopkeepers", favors=4)
    t.play("Underling")
    assert (t.p1.coins, t.p1.actions, t.p1.buys) == (1, 1, 1)
    assert t.p1.favors == 5


def test_ten_favors_give_all() -> None:
    """With 10 or more you get all: +$1, +1 Action and +1 Buy; nothing is spent."""
    t = bed(hand="Underling", deck="3 Copper", landscapes="League of Shopkeepers", favors=9)
    t.play("Underling")
    assert (t.p1.coins, t.p1.actions, t.p1.buys) == (1, 2, 2)
    assert t.p1.favors == 10


def test_fewer_or_another_card() -> None:
    """With fewer than 5 Favors, or after a card that is no Liaison, you get nothing."""
    t = bed(hand="Underling, Smithy", deck="6 Copper", landscapes="League of Shopkeepers", favors=3)
    t.play("Underling")
    t.play("Smithy")
    assert t.p1.coins == 0


def test_replayed_first() -> None:
    """If you replay the Liaison with Royal Carriage first, you get the bonus for both plays, if you have enough then."""
    t = bed(hand="Underling", deck="6 Copper", landscapes="League of Shopkeepers", favors=3,
            text="p1 tavern: Royal Carriage")  # fmt: skip
    t.play("Underling", ("resolve", "Royal Carriage"))
    assert t.p1.favors == 5
    assert t.p1.coins == 2
