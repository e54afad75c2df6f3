"""Church goes wrong when it leaves play early, or when several Churches mix up their cards."""

from tests.bed import bed

CARD = "Church"


def test_next_turn() -> None:
    """The set-aside cards come back at the start of your next turn; then you may trash a card from your hand."""
    t = bed(hand="Church, Gold, 2 Estate, Copper", deck="9 Silver")
    t.play("Church", ("set aside", "Gold, 2 Estate"))
    assert t.p1.actions == 1
    assert t.p1.facedown == "Gold, 2 Estate"
    t.end_turn()
    assert t.p1.in_play == "Church"
    t.end_turn(("p1", "trash", "Estate"))
    assert t.p1.hand == "5 Silver, Gold, Estate"
    assert t.trashed == "Estate"


def test_any_number_up_to_three() -> None:
    """You may set aside fewer cards, or none."""
    t = bed(hand="Church, 4 Copper")
    t.play("Church", ("set aside", ""))
    assert t.p1.hand == "4 Copper"
    assert "0 to 3" in t.asked[-1]


def test_stays_without_cards() -> None:
    """Even with no cards set aside Church stays in play, and next turn you may trash any card from your hand."""
    t = bed(hand="Church, Copper", deck="9 Silver")
    t.play("Church", ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == "Church"
    t.end_turn(("p1", "trash", "Silver"))
    assert t.trashed == "Silver"
    t.end_turn()
    assert t.p1.in_play == ""


def test_cards_are_in_hand_before_trashing() -> None:
    """The card you trash may be one that you had set aside, or any other."""
    t = bed(hand="Church, Estate", deck="9 Silver")
    t.play("Church", ("set aside", "Estate"))
    t.end_turn()
    t.end_turn(("p1", "trash", "Estate"))
    assert t.trashed == "Estate"


def test_several_churches() -> None:
    """Each playing keeps its own cards: take one set, trash or not, then take the next, in the order you like."""
    t = bed(hand="Throne Room, Church, Gold, Estate", deck="9 Silver")
    t.play("Throne Room", ("play card", "Church"), ("set aside", "Estate"), ("set aside", "Gold"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Church"
    t.end_turn(("p1", "resolve", "Church"), ("p1", "trash", "Estate"), ("p1", "trash", "Silver"))
    trashings = [line for line in t.asked if "'trash'" in line]
    assert "Gold" not in trashings[0]
    assert "Gold" in trashings[1]
    assert t.p1.hand == "4 Silver, Gold"
