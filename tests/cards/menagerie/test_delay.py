"""Delay goes wrong about which cards may wait and that they must be played."""

from tests.bed import bed

CARD = "Delay"


def test_played_next_turn() -> None:
    """You may set aside an Action from your hand; when your next turn starts you play it, using no Action."""
    t = bed(hand="Smithy, Copper", deck="20 Copper", landscapes="Delay")
    t.buy("Delay", ("set aside", "Smithy"))
    assert t.p1.aside == "Smithy"
    t.end_turn()
    assert t.p1.aside == "Smithy"
    t.end_turn()
    assert t.p1.in_play == "Smithy"
    assert len(t.p1.hand) == 8
    assert t.p1.actions == 1


def test_need_not_set_aside() -> None:
    """You need not set aside a card, and cards that are no Actions cannot be."""
    t = bed(hand="Smithy, Copper", landscapes="Delay")
    t.buy("Delay", ("set aside", ""))
    assert "Copper" not in t.asked[-1]
    assert t.p1.hand == "Smithy, Copper"


def test_several_in_any_order() -> None:
    """With other things at the start of your turn you choose the order."""
    t = bed(hand="Village, Smithy", deck="20 Copper", landscapes="Delay", buys=2)
    t.buy("Delay", ("set aside", "Village"))
    t.buy("Delay", ("set aside", "Smithy"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Delay"))
    assert t.p1.in_play == "Village, Smithy"


def test_reserve_and_start_of_turn_cards() -> None:
    """A Ratcatcher played so may be called in the same start of the turn, but a Wharf helps only the turn after."""
    t = bed(hand="Ratcatcher", deck="20 Copper", landscapes="Delay")
    t.buy("Delay", ("set aside", "Ratcatcher"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Ratcatcher"))
    assert "Copper" in t.trashed
    t = bed(hand="Wharf", deck="20 Copper", landscapes="Delay")
    t.buy("Delay", ("set aside", "Wharf"))
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 7
