"""Dame Natalie goes wrong when the gain is forced."""

from tests.bed import bed

CARD = "Dame Natalie"


def test_may_gain() -> None:
    """You may gain a card costing up to $3, before the others reveal cards."""
    t = bed(hand="Dame Natalie", p2_deck="Silver, Copper")
    t.play("Dame Natalie", ("gain", "Silver"))
    assert t.p1.discard == "Silver"
    assert t.trashed == "Silver"


def test_need_not_gain() -> None:
    """You need not gain anything."""
    t = bed(hand="Dame Natalie", p2_deck="Silver, Copper")
    t.play("Dame Natalie", ("gain", ""))
    assert t.p1.discard == ""


def test_no_more_than_3() -> None:
    """The card costs at most $3, and no Potion or debt."""
    t = bed(hand="Dame Natalie", kingdom="Smithy, Village")
    t.play("Dame Natalie", ("gain", "Village"))
    assert not any("Smithy" in asked or "Potion" in asked for asked in t.asked)
