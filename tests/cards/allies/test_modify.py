"""Modify goes wrong when the choice is made before trashing, or when only trashing allows it."""

from tests.bed import bed

CARD = "Modify"


def test_card_and_action() -> None:
    """You trash a card from your hand first; then you may choose +1 Card and +1 Action."""
    t = bed(hand="Modify, Estate, Copper", deck="Gold, Silver")
    t.play("Modify", ("trash", "Estate"), ("option", "+1 Card and +1 Action"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.trashed == "Estate"
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.actions == 1


def test_gain() -> None:
    """Or you choose to gain a card that costs up to $2 more than the trashed one."""
    t = bed(hand="Modify, Estate, Copper", deck="Gold", kingdom="Smithy, Market")
    t.play("Modify", ("trash", "Estate"), ("option", "gain a card"), ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert t.p1.hand == "Copper"
    assert "Market" not in t.asked[-1]


def test_nothing_to_trash() -> None:
    """With no card to trash you may still take +1 Card and +1 Action; but you cannot gain a card."""
    t = bed(hand="Modify", deck="Gold")
    t.play("Modify", ("option", "+1 Card and +1 Action"))
    assert t.p1.hand == "Gold"
    t = bed(hand="Modify", deck="Gold")
    t.play("Modify", ("option", "gain a card"))
    assert t.p1.discard == ""


def test_trashing_first() -> None:
    """What trashing triggers comes before you choose and draw: Rats draws its card first."""
    t = bed(hand="Modify, Rats", deck="Gold, Silver")
    t.play("Modify", ("option", "+1 Card and +1 Action"))
    assert t.asked[0].startswith("p1 is asked 'option'")
    assert t.p1.hand == "Gold, Silver"


def test_same_cost() -> None:
    """You may gain a copy of what you trashed, or something cheaper."""
    t = bed(hand="Modify, Gold", deck="Gold")
    t.play("Modify", ("option", "gain a card"), ("gain", "Gold"))
    assert t.p1.discard == "Gold"
