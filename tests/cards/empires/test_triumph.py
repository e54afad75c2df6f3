"""Triumph goes wrong in which cards count."""

from tests.bed import bed

CARD = "Triumph"


def test_a_vp_for_each_card_gained() -> None:
    """You gain an Estate and get +1 VP for each card you have gained this turn until now, the Estate included."""
    t = bed(landscapes="Triumph")
    t.gain("Silver")
    t.gain("Copper", seat=1)
    t.buy("Triumph")
    assert t.p1.discard == "Silver, Estate"
    assert t.p1.vp == 2
    assert t.p1.debt == 5
    t.gain("Silver")
    assert t.p1.vp == 2


def test_no_estate() -> None:
    """If you gain no Estate you get nothing."""
    t = bed(landscapes="Triumph", text="pile Estate: 0")
    t.gain("Silver")
    t.buy("Triumph")
    assert t.p1.vp == 0


def test_cards_gained_with_the_estate() -> None:
    """Cards gained because of the Estate count too."""
    t = bed(landscapes="Triumph", text="p1 tavern: Duplicate")
    t.buy("Triumph", ("resolve", "Duplicate"))
    assert t.p1.vp == 2


def test_cards_gained_because_of_the_estate_count() -> None:
    """What gaining the Estate brings you counts too: a Duplicate called for it, a Sheepdog returned by Way of the Butterfly."""
    t = bed(landscapes="Triumph", text="p1 tavern: Duplicate")
    t.buy("Triumph", ("resolve", "Duplicate"))
    assert t.p1.discard == "2 Estate"
    assert t.p1.vp == 2
    t = bed(hand="Sheepdog", landscapes="Triumph, Way of the Butterfly", kingdom="Smithy")
    t.buy("Triumph", ("resolve", "Sheepdog"), ("resolve", "Way of the Butterfly"), ("may", "yes"))
    assert t.p1.discard == "Estate, Smithy"
    assert t.p1.vp == 2
