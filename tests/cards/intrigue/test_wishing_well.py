"""Wishing Well goes wrong when the name is given before drawing, or a wrong guess moves the card."""

from tests.bed import bed

CARD = "Wishing Well"


def test_named_card_comes_to_hand() -> None:
    """You draw a card, then name one, then reveal the top card: if it is the one you named, you take it."""
    t = bed(hand="Wishing Well", deck="Copper, Gold, Silver")
    t.play("Wishing Well", ("name", "Gold"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.deck == "Silver"
    assert t.p1.actions == 1


def test_other_card_goes_back() -> None:
    """Otherwise the revealed card goes back onto your deck."""
    t = bed(hand="Wishing Well", deck="Copper, Gold, Silver")
    t.play("Wishing Well", ("name", "Silver"))
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "Gold, Silver"


def test_any_card_may_be_named() -> None:
    """You may name any card there is, even one that is not in this game."""
    t = bed(hand="Wishing Well", deck="Copper, Gold")
    t.play("Wishing Well", ("name", "Platinum"))
    assert t.p1.deck == "Gold"


def test_revealing_may_shuffle() -> None:
    """You reveal a card even if you must shuffle for it; with no cards left you only name one."""
    t = bed(hand="Wishing Well", deck="Copper", discard="Gold")
    t.play("Wishing Well", ("name", "Gold"))
    assert t.p1.hand == "Copper, Gold"
    t = bed(hand="Wishing Well")
    t.play("Wishing Well", ("name", "Gold"))
    assert t.p1.hand == ""


def test_first_printing_names_the_old_version_too() -> None:
    """With the first printings a named card is recognised in its old version."""
    t = bed(hand="Wishing Well", deck="Copper, Masquerade", ruleset="first printing")
    t.play("Wishing Well", ("name", "Masquerade"))
    assert t.p1.hand == "Copper, Masquerade"
