"""Bounty Hunter goes wrong with copies that are in Exile already, and with an empty hand."""

from tests.bed import bed

CARD = "Bounty Hunter"


def test_a_new_card() -> None:
    """You get +1 Action and exile a card from your hand; +$3 if you had no copy of it in Exile."""
    t = bed(hand="Bounty Hunter, Estate, Copper", text="p1 exile: Copper")
    t.play("Bounty Hunter", ("exile", "Estate"))
    assert (t.p1.actions, t.p1.coins) == (1, 3)
    assert t.p1.exile == "Copper, Estate"


def test_a_copy_gives_nothing() -> None:
    """With a copy of it in Exile already you get no coins."""
    t = bed(hand="Bounty Hunter, Estate, Copper", text="p1 exile: Copper")
    t.play("Bounty Hunter", ("exile", "Copper"))
    assert (t.p1.actions, t.p1.coins) == (1, 0)
    assert t.p1.exile == "2 Copper"


def test_must_exile() -> None:
    """You must exile a card if you have one; if you cannot, you get no coins."""
    t = bed(hand="Bounty Hunter, Gold")
    t.play("Bounty Hunter")
    assert t.p1.exile == "Gold"
    t = bed(hand="Bounty Hunter")
    t.play("Bounty Hunter")
    assert (t.p1.actions, t.p1.coins) == (1, 0)


def test_throne_room() -> None:
    """Played twice it gives +$3 each time, if you exile different cards."""
    t = bed(hand="Throne Room, Bounty Hunter, Estate, Copper")
    t.play("Throne Room", ("play card", "Bounty Hunter"), ("exile", "Estate"))
    assert t.p1.coins == 6
    t = bed(hand="Throne Room, Bounty Hunter, 2 Estate")
    t.play("Throne Room", ("play card", "Bounty Hunter"))
    assert t.p1.coins == 3


def test_a_copy_of_what_is_being_gained() -> None:
    """Played as you gain it, it may exile a copy of itself from your hand, which you may discard for the same gain."""
    t = bed(hand="Bounty Hunter", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain("Bounty Hunter", ("resolve", "Innovation"), ("resolve", "Exile mat"))
    assert t.p1.exile == ""
    assert t.p1.discard == "Bounty Hunter"
    assert t.p1.coins == 3
