"""Pearl Diver goes wrong when it looks before drawing, or loses the card it looked at."""

from tests.bed import bed

CARD = "Pearl Diver"


def test_moves_the_bottom_card_to_the_top() -> None:
    """You draw, then look at the bottom card and may put it on top."""
    t = bed(hand="Pearl Diver", deck="Copper, Silver, Gold")
    t.play("Pearl Diver", ("topdeck", "yes"))
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "Gold, Silver"
    assert t.p1.actions == 1


def test_or_leaves_it() -> None:
    """You may leave the card at the bottom of your deck."""
    t = bed(hand="Pearl Diver", deck="Copper, Silver, Gold")
    t.play("Pearl Diver", ("topdeck", "no"))
    assert t.p1.deck == "Silver, Gold"


def test_shuffles_to_look() -> None:
    """If the deck is empty after drawing, you shuffle to look."""
    t = bed(hand="Pearl Diver", deck="Copper", discard="2 Gold")
    t.play("Pearl Diver", ("topdeck", "yes"))
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "2 Gold"


def test_nothing_to_look_at() -> None:
    """With no cards left there is nothing to look at."""
    t = bed(hand="Pearl Diver")
    t.play("Pearl Diver")
    assert t.p1.deck == "-"


def test_the_only_card() -> None:
    """If the card is all your deck, its bottom is its top: there is nothing to decide."""
    t = bed(hand="Pearl Diver", deck="Copper, Gold")
    t.play("Pearl Diver")
    assert t.p1.deck == "Gold"
