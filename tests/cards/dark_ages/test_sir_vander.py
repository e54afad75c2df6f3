"""Sir Vander goes wrong when his Gold goes to the wrong player."""

from tests.bed import bed

CARD = "Sir Vander"


def test_when_trashed() -> None:
    """When you trash it, you gain a Gold, on your turn or another's."""
    t = bed(hand="Dame Molly", p2_deck="Sir Vander, Copper")
    t.play("Dame Molly")
    assert t.p2.discard == "Gold, Copper"
    t = bed(hand="Sir Vander", p2_deck="Dame Molly, Copper")
    t.play("Sir Vander")
    assert t.p1.discard == "Gold"
    assert t.trashed == "Dame Molly, Sir Vander"
