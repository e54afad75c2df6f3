"""Commerce goes wrong with Golds that it gains itself, and with cards that others gained."""

from tests.bed import bed

CARD = "Commerce"


def test_gold_per_name() -> None:
    """You gain a Gold for each differently named card that you have gained this turn."""
    t = bed(kingdom="Smithy", landscapes="Commerce, Ride", coins=5)
    for name in ("Province", "Province", "Silver", "Horse"):
        t.gain(name)
    t.gain("Smithy", seat=1)
    t.buy("Commerce")
    assert t.p1.discard == "2 Province, Silver, Horse, 3 Gold"


def test_counted_before() -> None:
    """Only cards gained before you buy it count, not the Golds that it gains; nor those of earlier turns."""
    t = bed(landscapes="Commerce", coins=10, buys=2)
    t.buy("Commerce")
    assert t.p1.discard == ""
    t.gain("Copper")
    t.buy("Commerce")
    assert t.p1.discard == "Copper, Gold"


def test_not_what_was_gained_last_turn() -> None:
    t = bed(landscapes="Commerce", hand="5 Copper", deck="5 Gold")
    t.gain("Copper")
    t.end_turn()
    t.end_turn()
    t.p1.player.coins = 5
    t.buy("Commerce")
    assert t.left("Gold") == 25


def test_possessed() -> None:
    """A possessed player does not gain what they buy, so that Commerce finds nothing gained."""
    t = bed(hand="Possession", p2="5 Gold", landscapes="Commerce")
    t.play("Possession")
    t.end_turn()
    assert t.game.current == 1
    t.game.players[1].coins = 8
    t.game.players[1].buys = 2
    t.buy("Silver")
    t.buy("Commerce")
    assert t.p1.discard == "Silver"
    assert t.p2.discard == ""
