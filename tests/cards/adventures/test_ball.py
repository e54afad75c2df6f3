"""Ball goes wrong when the two cards are chosen at once."""

from tests.bed import bed

CARD = "Ball"


def test_two_cards_and_the_token() -> None:
    """You take your -$1 token and gain two cards, one after the other, each costing at most $4."""
    t = bed(landscapes="Ball", coins=5, kingdom="Smithy, Market")
    t.buy("Ball", ("gain", "Smithy"), ("gain", "Silver"))
    assert t.p1.discard == "Smithy, Silver"
    assert "Market" not in t.asked[-1]
    t.p1.player.get_coins(3)
    assert t.p1.coins == 2


def test_with_the_token_already() -> None:
    """You gain the cards even if you have the token already."""
    t = bed(landscapes="Ball", coins=5)
    t.p1.player.minus_coin = True
    t.buy("Ball", ("gain", "Silver"), ("gain", "Silver"))
    assert t.p1.discard == "2 Silver"


def test_the_second_sees_what_the_first_did() -> None:
    """What gaining the first card does counts for the second: a Patrician may have uncovered an Emporium."""
    t = bed(landscapes="Ball", coins=5, kingdom="Patrician", text="p2 discard: 4 Patrician")
    t.buy("Ball", ("gain", "Patrician"), ("gain", "Silver"))
    assert "Patrician" not in t.asked[-1]
