"""Will-o'-Wisp goes wrong when it draws a card that costs more, or whose cost has a Potion or debt."""

from tests.bed import bed

CARD = "Will-o'-Wisp"


def test_a_cheap_card_into_the_hand() -> None:
    """+1 Card, +1 Action; you reveal the top card of your deck and put it into your hand if it costs $2 or less."""
    t = bed(hand="Will-o'-Wisp", deck="Gold, Estate, Silver")
    t.play("Will-o'-Wisp")
    assert t.p1.hand == "Gold, Estate"
    assert t.p1.actions == 1
    t = bed(hand="Will-o'-Wisp", deck="Gold, Silver, Estate")
    t.play("Will-o'-Wisp")
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Silver, Estate"


def test_other_parts_of_a_cost() -> None:
    """A card with a Potion or debt in its cost does not cost $2 or less."""
    t = bed(hand="Will-o'-Wisp", deck="Gold, Transmute")
    t.play("Will-o'-Wisp")
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Transmute"


def test_cost() -> None:
    """It costs $0 for whatever asks: revealed by another Will-o'-Wisp it goes to your hand."""
    t = bed(hand="Will-o'-Wisp", deck="Gold, Will-o'-Wisp")
    t.play("Will-o'-Wisp")
    assert t.p1.hand == "Gold, Will-o'-Wisp"
