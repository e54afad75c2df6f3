"""Forager goes wrong when it counts Treasures instead of their names, or before it has trashed."""

from tests.bed import bed

CARD = "Forager"


def test_play() -> None:
    """+1 Action and +1 Buy; trash a card from your hand, then +$1 for each differently named Treasure in the trash."""
    t = bed(hand="Forager, Estate, Curse", text="trash: 3 Copper, Silver, Smithy")
    t.play("Forager", ("trash", "Estate"))
    assert "1 to 1" in t.asked[0]
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 2)


def test_counts_what_it_trashed() -> None:
    """The card you trash counts."""
    t = bed(hand="Forager, Copper")
    t.play("Forager")
    assert t.p1.coins == 1


def test_empty_hand() -> None:
    """With no card to trash, you still get the rest, also the $."""
    t = bed(hand="Forager", text="trash: Gold")
    t.play("Forager")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 1)


def test_does_not_change_later() -> None:
    """The $ are counted once: Treasures trashed later do not add to them."""
    t = bed(hand="Forager, Copper, Silver")
    t.play("Forager", ("trash", "Copper"))
    t.trash("Silver")
    assert t.p1.coins == 1


def test_what_trashing_triggers_comes_first() -> None:
    """What the trashed card brings comes before you count."""
    t = bed(hand="Forager, Fortress", text="trash: Gold")
    t.play("Forager")
    assert t.p1.hand == "Fortress"
    assert t.p1.coins == 1


def test_one_card() -> None:
    """You trash one card, no more. Copies of a Treasure pay once; a card of several types is a Treasure if one of them is."""
    t = bed(hand="Forager, Curse, Estate", text="trash: 4 Copper, Farm, 6 Estate")
    t.play("Forager", ("trash", "Curse"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.coins == 2
