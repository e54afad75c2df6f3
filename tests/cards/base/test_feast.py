"""Feast goes wrong when it is played without being where it could be trashed: it gains all the same."""

from tests.bed import bed

CARD = "Feast"


def test_trashes_itself_and_gains() -> None:
    """You trash Feast, then gain a card costing up to $5."""
    t = bed(hand="Feast")
    t.play("Feast", ("gain", "Duchy"))
    assert t.trashed == "Feast"
    assert t.p1.in_play == ""
    assert t.p1.discard == "Duchy"
    assert "Gold" not in t.asked[0]


def test_played_twice_gains_twice() -> None:
    """Gaining does not depend on trashing: played twice, Feast gains two cards, though it is trashed only once."""
    t = bed(hand="Throne Room, Feast")
    t.play("Throne Room", ("play card", "Feast"), ("gain", "Duchy"), ("gain", "Silver"))
    assert t.trashed == "Feast"
    assert t.p1.discard == "Duchy, Silver"


def test_played_where_it_lies() -> None:
    """Played while it is left in the Supply, Feast is not trashed, and you gain a card."""
    t = bed(hand="Captain", kingdom="Feast")
    t.play("Captain", ("gain", "Duchy"))
    assert t.trashed == ""
    assert t.left("Feast") == 10
    assert t.p1.discard == "Duchy"


def test_only_dollar_costs() -> None:
    """A card with a Potion in its cost does not cost up to $5."""
    t = bed(hand="Feast", kingdom="Possession")
    t.play("Feast", ("gain", "Potion"))
    assert "Possession" not in t.asked[0]


def test_trash_then_gain() -> None:
    """First Feast is trashed, with what that triggers, then you choose a card to gain."""
    t = bed(hand="Feast, Market Square")
    t.play("Feast", ("resolve", "Market Square"), ("gain", "Duchy"))
    assert t.p1.discard == "Market Square, Gold, Duchy"
