"""Archer goes wrong with who chooses what, and with hands that are too small."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Archer"


def test_play() -> None:
    """+$2. Each other player with 5 or more cards keeps one back, reveals the others, and discards the one you choose."""
    t = bed(hand="Archer", p2="Gold, Silver, 3 Copper")
    t.play("Archer", ("p2", "keep", "Gold"), ("discard", "Silver"))
    assert t.p1.coins == 2
    assert "(1 to 1 of" in t.asked[0]
    assert t.p2.hand == "Gold, 3 Copper"
    assert t.p2.discard == "Silver"
    assert "Gold" not in t.asked[-1]


def test_small_hands() -> None:
    """Who has 4 cards or fewer is not affected."""
    t = bed(hand="Archer", p2="4 Gold")
    t.play("Archer")
    assert t.p2.hand == "4 Gold"


def test_more_than_5_cards() -> None:
    """With more cards they keep back only one, and discard only one."""
    t = bed(hand="Archer", p2="Gold, Silver, 5 Copper")
    t.play("Archer", ("p2", "keep", "Silver"), ("discard", "Gold"))
    assert t.p2.hand == "Silver, 5 Copper"


def test_one_player_after_the_other() -> None:
    """In turn order, one after the other: you choose for one before the next decides what to keep."""
    t = bed(hand="Archer", p2="Gold, 4 Copper", p3="Silver, 4 Copper")
    t.play("Archer", ("p2", "keep", "Copper"), ("p1", "discard", "Gold"), ("p3", "keep", "Copper"),
           ("p1", "discard", "Silver"))  # fmt: skip
    assert t.p2.discard == "Gold"
    assert t.p3.discard == "Silver"


def test_moat() -> None:
    """Who reveals a Moat is not affected."""
    t = bed(hand="Archer", p2="Moat, 4 Gold")
    t.play("Archer", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Gold"


def test_the_kept_card_stays_secret() -> None:
    """Nobody sees the card that was kept back; the others are shown to all."""
    t = bed(hand="Archer", p2="Gold, Silver, 3 Copper")
    t.play("Archer", ("p2", "keep", "Gold"), ("discard", "Silver"))
    gold, copper = t.card("Gold", 1), t.card("Copper", 1)
    assert t.game.known[gold & CARD_MASK] != -1
    assert t.game.known[copper & CARD_MASK] == -1
