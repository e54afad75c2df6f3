"""Chapel goes wrong when it can trash itself, or forces its player to trash."""

from tests.bed import bed

CARD = "Chapel"


def test_trashes_up_to_four() -> None:
    """You trash up to 4 cards from your hand, not more."""
    t = bed(hand="Chapel, 3 Estate, 2 Copper")
    t.play("Chapel", ("trash", "3 Estate, Copper"))
    assert t.trashed == "3 Estate, Copper"
    assert t.p1.hand == "Copper"
    assert "(0 to 4 of" in t.asked[0]


def test_may_trash_none() -> None:
    """You may choose to trash no card at all."""
    t = bed(hand="Chapel, Estate")
    t.play("Chapel", ("trash", ""))
    assert t.p1.hand == "Estate"
    assert t.trashed == ""


def test_cannot_trash_itself() -> None:
    """The Chapel you play is not in your hand: it cannot trash itself, but it can trash another Chapel."""
    t = bed(hand="2 Chapel")
    t.play("Chapel", ("trash", "Chapel"))
    assert t.p1.in_play == "Chapel"
    assert t.trashed == "Chapel"
    t = bed(hand="Chapel")
    t.play("Chapel")
    assert t.p1.in_play == "Chapel"


def test_all_at_once() -> None:
    """The cards are trashed all at once; what that triggers comes afterwards, in the order you choose."""
    t = bed(hand="Chapel, Overgrown Estate, Fortress", deck="Gold, Silver")
    t.play("Chapel", ("trash", "Overgrown Estate, Fortress"), ("resolve", "Fortress"))
    assert t.trashed == "Overgrown Estate"
    assert t.p1.hand == "Fortress, Gold"
    assert t.asked[1].endswith("of: Overgrown Estate, Fortress) by Overgrown Estate")


def test_a_gain_between_two_trashed_cards() -> None:
    """If several trashed cards bring gains, you finish one, with all that its gain triggers, before the next."""
    t = bed(hand="Chapel, Squire, Feodum, Watchtower", kingdom="Militia", text="pile Silver: 1")
    t.play("Chapel", ("trash", "Squire, Feodum"), ("resolve", "Squire"), ("resolve", "Watchtower"), ("option", "topdeck"),
           ("resolve", "Watchtower"), ("option", "topdeck"))  # fmt: skip
    assert t.p1.deck == "Silver, Militia"
