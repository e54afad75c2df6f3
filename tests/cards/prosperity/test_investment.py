"""Investment goes wrong by scoring without being trashed, and by counting copies of a Treasure."""

from tests.bed import bed

CARD = "Investment"


def test_one_of_two() -> None:
    """You trash a card from your hand, then choose: +$1, or trash Investment for points."""
    t = bed(hand="Investment, Estate, Copper")
    t.play("Investment", ("trash", "Estate"), ("option", "+$1"))
    assert t.p1.coins == 1
    assert t.p1.vp == 0
    assert t.p1.in_play == "Investment"


def test_only_if_it_is_trashed() -> None:
    """You reveal your hand and get points only if you do trash Investment."""
    t = bed(hand="Tiara, Investment, 2 Estate, Copper, Silver")
    t.play("Tiara", ("play card", "Investment"), ("trash", "Estate"), ("option", "trash this"),
           ("trash", "Estate"), ("option", "trash this"))  # fmt: skip
    assert t.trashed == "2 Estate, Investment"
    assert t.p1.vp == 2


def test_differently_named_treasures() -> None:
    """You get 1 VP for each differently named Treasure in your hand."""
    t = bed(hand="Investment, Estate, 3 Copper, Gold, Village")
    t.play("Investment", ("trash", "Estate"), ("option", "trash this"))
    assert t.p1.vp == 2
    assert t.trashed == "Estate, Investment"


def test_with_an_empty_hand() -> None:
    """If you have no card to trash you still choose."""
    t = bed(hand="Investment")
    t.play("Investment", ("option", "+$1"))
    assert t.p1.coins == 1


def test_played_where_it_lies() -> None:
    """If it is played without being put into play it cannot be trashed, so it gives no points."""
    t = bed(hand="2 Copper, Gold", kingdom="Investment")
    t.expect(("trash", "Copper"), ("option", "trash this"))
    t.p1.player.play(t.game.top_named("Investment"), leaving=True)
    t.finish()
    assert t.p1.vp == 0
    assert t.trashed == "Copper"


def test_trashes_first() -> None:
    """You trash the card first, then reveal your hand: what its trashing brings to your hand counts."""
    t = bed(hand="Investment, Overgrown Estate", deck="Gold")
    t.play("Investment", ("option", "trash this"))
    assert t.p1.vp == 1


def test_one_card() -> None:
    """You trash one card, no more, and must."""
    t = bed(hand="Investment, Copper, Estate", text="turn: p1 treasure")
    t.play("Investment", ("trash", "Copper"), ("option", "+$1"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.trashed == "Copper"
