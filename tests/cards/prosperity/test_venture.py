"""Venture goes wrong by discarding after it has played, and by losing what the Treasure it plays does."""

from tests.bed import bed

CARD = "Venture"


def test_plays_the_first_treasure() -> None:
    """It makes $1; you reveal until a Treasure comes, and play that."""
    t = bed(hand="Venture", deck="Estate, Village, Gold, Silver")
    t.play("Venture")
    assert t.p1.coins == 4
    assert t.p1.in_play == "Venture, Gold"
    assert t.p1.discard == "Estate, Village"
    assert t.p1.deck == "Silver"


def test_discards_first() -> None:
    """The other cards are discarded before the Treasure is played: a Venture found that way may shuffle them in."""
    t = bed(hand="Venture", deck="Estate, Venture, Duchy")
    t.play("Venture")
    assert t.p1.coins == 2
    assert t.p1.discard == "Estate, Duchy"
    t = bed(hand="Venture", deck="4 Estate, Philosopher's Stone")
    t.play("Venture")
    assert t.p1.coins == 1
    t = bed(hand="Venture", deck="5 Estate, Philosopher's Stone")
    t.play("Venture")
    assert t.p1.coins == 2


def test_no_treasure_to_find() -> None:
    """If there is no Treasure, all that you revealed is discarded."""
    t = bed(hand="Venture", deck="2 Estate", discard="Curse")
    t.play("Venture")
    assert t.p1.discard == "2 Estate, Curse"
    assert t.p1.coins == 1


def test_plays_an_action_with_capitalism() -> None:
    """With Capitalism the Treasure it finds may be an Action with "+$" in its text; that is played."""
    t = bed(hand="Venture", deck="Smithy, Market, 2 Gold", landscapes="Capitalism",
            text="p1 holds: Capitalism\nturn: p1 treasure")  # fmt: skip
    t.step(("treasures", "Venture"))
    assert t.p1.in_play == "Venture, Market"
    assert t.p1.discard == "Smithy"
    assert t.p1.coins == 2
