"""Trading Post goes wrong when one trashed card buys a Silver, or the Silver is not in the hand."""

from tests.bed import bed

CARD = "Trading Post"


def test_two_cards_for_a_silver_in_hand() -> None:
    """You trash exactly 2 cards and gain a Silver to your hand."""
    t = bed(hand="Trading Post, Estate, Copper, Gold")
    t.play("Trading Post", ("trash", "Estate, Copper"))
    assert t.trashed == "Estate, Copper"
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.discard == ""


def test_not_optional() -> None:
    """You must trash 2 cards if you have them."""
    t = bed(hand="Trading Post, 2 Gold")
    t.play("Trading Post")
    assert t.trashed == "2 Gold"


def test_one_card_buys_nothing() -> None:
    """With a single card you trash it but gain no Silver; with none nothing happens."""
    t = bed(hand="Trading Post, Estate")
    t.play("Trading Post")
    assert t.trashed == "Estate"
    assert t.p1.hand == ""
    t = bed(hand="Trading Post")
    t.play("Trading Post")
    assert t.p1.hand == ""


def test_no_silver_left() -> None:
    """If no Silver is left you still trash."""
    t = bed(hand="Trading Post, 2 Estate", text="pile Silver: 0")
    t.play("Trading Post")
    assert t.trashed == "2 Estate"
    assert t.p1.hand == ""


def test_trash_both_then_gain() -> None:
    """Both cards are trashed at once; what that triggers comes before the Silver."""
    t = bed(hand="Trading Post, 2 Cultist", deck="6 Copper")
    t.game.log = []
    t.play("Trading Post")
    words = [(entry.word, len(entry.kinds)) for entry in t.game.log if entry.word in ("trash", "draw", "gain")]
    assert words == [("trash", 2), ("draw", 3), ("draw", 3), ("gain", 1)]


def test_exactly_two_cards() -> None:
    t = bed(hand="Trading Post, 2 Copper, Estate")
    t.play("Trading Post", ("trash", "2 Copper"))
    assert "(2 to 2 of" in t.asked[0]
    assert t.p1.hand == "Estate, Silver"
