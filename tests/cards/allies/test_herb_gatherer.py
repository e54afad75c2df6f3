"""Herb Gatherer goes wrong when putting the deck away counts as discarding, and with Treasures in the Action phase."""

from tests.bed import bed

CARD = "Herb Gatherer"


def test_play_a_treasure() -> None:
    """+1 Buy. You put your deck into your discard pile and may play a Treasure from anywhere in that."""
    t = bed(hand="Herb Gatherer", deck="Copper, Gold, Estate", discard="Silver")
    t.play("Herb Gatherer", ("play card", "Gold"), ("may", "no"))
    assert t.p1.buys == 2
    assert t.p1.coins == 3
    assert t.p1.in_play == "Herb Gatherer, Gold"
    assert t.p1.discard == "Copper, Estate, Silver"
    assert t.p1.deck == "-"


def test_is_optional() -> None:
    """You need not play one; and Actions cannot be played."""
    t = bed(hand="Herb Gatherer", deck="Copper, Village")
    t.play("Herb Gatherer", ("play card", ""), ("may", "no"))
    assert t.p1.discard == "Copper, Village"
    assert "Village" not in t.asked[0]


def test_is_no_discarding() -> None:
    """Cards that are put into the discard pile are not discarded: Tunnel gains no Gold."""
    t = bed(hand="Herb Gatherer", deck="2 Tunnel")
    t.play("Herb Gatherer", ("may", "no"))
    assert t.p1.discard == "2 Tunnel"


def test_rotate() -> None:
    """At the end you may rotate the Augurs, even if you have played nothing."""
    t = bed(hand="Herb Gatherer")
    t.play("Herb Gatherer", ("may", "yes"))
    assert t.top("Augurs") == "Acolyte"


def test_treasure_that_plays_treasures() -> None:
    """A Treasure that plays others, such as Tiara, plays them in your Action phase too."""
    t = bed(hand="Herb Gatherer, Gold", deck="Tiara")
    t.play("Herb Gatherer", ("play card", "Tiara"), ("play card", "Gold"), ("may", "no"))
    assert t.p1.coins == 6
    assert t.game.phase == 1


def test_in_the_buy_phase() -> None:
    """Played in your Buy phase after you have bought, it may still play a Treasure."""
    t = bed(deck="Gold", kingdom="Augurs", landscapes="City-state", coins=3, favors=2)
    t.buy("Herb Gatherer", ("resolve", "City-state"), ("play card", "Gold"), ("may", "no"))
    assert t.p1.coins == 3


def test_nothing_left_to_rotate() -> None:
    """If the pile is not in the game, as with one from the Black Market, there is nothing to rotate."""
    t = bed(hand="Herb Gatherer", deck="Gold", text="pile Augurs: 0")
    t.play("Herb Gatherer", ("play card", "Gold"))
    assert t.p1.coins == 3
