"""Displace goes wrong with the name of the gained card and its cost."""

from tests.bed import bed

CARD = "Displace"


def test_another_name_up_to_2_more() -> None:
    """You exile a card from your hand and gain a card of another name that costs up to $2 more."""
    t = bed(hand="Displace, Silver, Copper", kingdom="Smithy, Market")
    t.play("Displace", ("exile", "Silver"), ("gain", "Market"))
    assert "Silver" not in t.asked[-1].split("of:")[1]
    assert t.p1.exile == "Silver"
    assert t.p1.discard == "Market"
    assert t.trashed == ""


def test_it_may_cost_less() -> None:
    """The gained card need not cost more: you could exile a Province and gain a Gold."""
    t = bed(hand="Displace, Province")
    t.play("Displace", ("gain", "Gold"))
    assert (t.p1.exile, t.p1.discard) == ("Province", "Gold")


def test_nothing_to_exile() -> None:
    """Without a card to exile you gain nothing."""
    t = bed(hand="Displace")
    t.play("Displace")
    assert t.p1.discard == ""


def test_a_copy_of_what_is_being_gained() -> None:
    """Played as you gain it, it may exile a copy of itself, and you may discard that copy for the same gain."""
    t = bed(hand="Displace", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain("Displace", ("resolve", "Innovation"), ("gain", "Gold"), ("resolve", "Exile mat"))
    assert t.p1.exile == ""
    assert t.p1.discard == "Displace, Gold"


def test_no_more_than_2_more() -> None:
    """The card costs at most $2 more. You exile one card, and must."""
    t = bed(hand="Displace, Estate, Copper", kingdom="Smithy, Market")
    t.play("Displace", ("exile", "Estate"), ("gain", "Smithy"))
    assert "(1 to 1 of" in t.asked[0]
    assert "Market" not in t.asked[1]
