"""Night Watchman goes wrong when a card is lost between looking and putting back."""

from tests.bed import bed

CARD = "Night Watchman"
NIGHT = "turn: p1 night"


def test_look_discard_put_back() -> None:
    """You look at the top 5 cards of your deck, discard as many as you like, and put back the others in your order."""
    t = bed(hand="Night Watchman", deck="Estate, Gold, Curse, Silver, Copper, Duchy", text=NIGHT)
    t.play("Night Watchman", ("discard", "Estate, Curse"), ("topdeck", "Silver, Copper, Gold"))
    assert t.p1.discard == "Estate, Curse"
    assert t.p1.deck == "Silver, Copper, Gold, Duchy"


def test_all_or_none() -> None:
    """You may discard all of them, or none."""
    t = bed(hand="2 Night Watchman", deck="2 Estate, 3 Curse, Duchy, 4 Gold", text=NIGHT)
    t.play("Night Watchman", ("discard", "2 Estate, 3 Curse"))
    assert t.p1.deck == "Duchy, 4 Gold"
    t.play("Night Watchman", ("discard", ""), ("topdeck", "4 Gold, Duchy"))
    assert t.p1.deck == "4 Gold, Duchy"


def test_fewer_cards() -> None:
    """If there are fewer than 5 cards even after shuffling, you look at those there are."""
    t = bed(hand="Night Watchman", deck="Gold", discard="Estate", text=NIGHT)
    t.play("Night Watchman", ("discard", "Estate"))
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Estate"


def test_the_others_are_kept_aside() -> None:
    """While a discarded card makes you draw, the others you looked at are not in your deck."""
    t = bed(hand="Night Watchman", deck="Trail, Gold, Silver, Copper, Duchy, Province", text=NIGHT)
    t.play("Night Watchman", ("discard", "Trail"), ("resolve", "Trail"), ("topdeck", "Gold, Silver, Copper, Duchy"))
    assert t.p1.hand == "Province"
    assert t.p1.deck == "Gold, Silver, Copper, Duchy"


def test_gained_to_your_hand() -> None:
    """It is gained to your hand."""
    t = bed(kingdom="Night Watchman", coins=3)
    t.buy("Night Watchman")
    assert t.p1.hand == "Night Watchman"
    assert t.p1.discard == ""
