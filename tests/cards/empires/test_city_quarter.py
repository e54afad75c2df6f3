"""City Quarter goes wrong in which cards it counts."""

from tests.bed import bed

CARD = "City Quarter"


def test_a_card_for_each_action_in_hand() -> None:
    """+2 Actions; you reveal your hand and draw a card for each Action card in it. It costs 8 Debt."""
    t = bed(hand="City Quarter, 2 Village, Crown, Gold", deck="9 Copper")
    t.play("City Quarter")
    assert t.p1.actions == 2
    assert t.p1.hand == "2 Village, Crown, Gold, 3 Copper"
