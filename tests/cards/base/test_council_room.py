"""Council Room goes wrong when the others are asked, or when it counts as an Attack."""

from tests.bed import bed

CARD = "Council Room"


def test_four_cards_and_a_buy() -> None:
    """+4 Cards and +1 Buy."""
    t = bed(hand="Council Room", deck="5 Copper")
    t.play("Council Room")
    assert t.p1.hand == "4 Copper"
    assert t.p1.buys == 2


def test_others_must_draw() -> None:
    """Each other player draws a card, whether they want to or not."""
    t = bed(hand="Council Room", deck="5 Copper", p2="Moat", p2_deck="Curse, Gold", p3="", text="p3 discard: Curse")
    t.play("Council Room")
    assert t.p2.hand == "Moat, Curse"
    assert t.p3.hand == "Curse"
