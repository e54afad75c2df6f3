"""Count goes wrong when an option that cannot be done in full is refused."""

from tests.bed import bed

CARD = "Count"


def test_discard_and_coins() -> None:
    """First choice: discard 2 cards. Second: +$3."""
    t = bed(hand="Count, Gold, 2 Estate")
    t.play("Count", ("option", "discard 2 cards"), ("discard", "2 Estate"), ("option", "+$3"))
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 3
    assert "2 to 2" in t.asked[1]


def test_topdeck_and_duchy() -> None:
    """First choice: put a card from your hand onto your deck. Second: gain a Duchy."""
    t = bed(hand="Count, Gold, Estate", deck="Copper")
    t.play("Count", ("option", "topdeck a card"), ("topdeck", "Gold"), ("option", "gain a Duchy"))
    assert t.p1.deck == "Gold, Copper"
    assert "1 to 1" in t.asked[1]
    assert t.p1.discard == "Duchy"
    assert t.p1.coins == 0
    assert t.trashed == ""


def test_copper_and_trash() -> None:
    """First choice: gain a Copper. Second: trash your hand."""
    t = bed(hand="Count, Estate, Curse")
    t.play("Count", ("option", "gain a Copper"), ("option", "trash your hand"))
    assert t.trashed == "Estate, Curse"
    assert t.p1.discard == "Copper"
    assert t.p1.coins == 0


def test_too_few_cards() -> None:
    """You may choose to discard 2 cards with fewer in hand: discard what you have, and go on to the second choice."""
    t = bed(hand="Count, Estate")
    t.play("Count", ("option", "discard 2 cards"), ("option", "+$3"))
    assert t.p1.discard == "Estate"
    assert t.p1.coins == 3
    t = bed(hand="Count")
    t.play("Count", ("option", "topdeck a card"), ("option", "+$3"))
    assert t.p1.coins == 3


def test_first_choice_is_done_first() -> None:
    """The first choice is done, with all it triggers, before the second: cards drawn by it are in the hand to be trashed."""
    t = bed(hand="Count, Trail, Estate", deck="Curse")
    t.play("Count", ("option", "discard 2 cards"), ("resolve", "Trail"), ("option", "trash your hand"))
    assert t.trashed == "Curse"


def test_trashes_at_once() -> None:
    """The hand is trashed at once; then you order what that triggers."""
    t = bed(hand="Count, Overgrown Estate, Cultist", deck="5 Copper")
    t.play("Count", ("option", "gain a Copper"), ("option", "trash your hand"), ("resolve", "Cultist"))
    assert t.p1.hand == "4 Copper"


def test_so_many_cards() -> None:
    """You discard 2 cards, no more, or put back one."""
    t = bed(hand="Count, 2 Estate, Gold")
    t.play("Count", ("option", "discard 2 cards"), ("discard", "2 Estate"), ("option", "+$3"))
    assert "(2 to 2 of" in t.asked[1]
    t = bed(hand="Count, Estate, Gold")
    t.play("Count", ("option", "topdeck a card"), ("topdeck", "Gold"), ("option", "+$3"))
    assert "(1 to 1 of" in t.asked[1]
    assert (t.p1.hand, t.p1.deck) == ("Estate", "Gold")
