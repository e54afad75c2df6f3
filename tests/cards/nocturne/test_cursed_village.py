"""Cursed Village goes wrong when the hand counts the card itself, or when the Hex comes too early."""

from tests.bed import bed

CARD = "Cursed Village"


def test_draw_up_to_six() -> None:
    """+2 Actions; you draw until you have 6 cards in hand. The played card is not in your hand."""
    t = bed(hand="Cursed Village, 2 Copper", deck="9 Estate")
    t.play("Cursed Village")
    assert t.p1.hand == "2 Copper, 4 Estate"
    assert t.p1.actions == 2
    t = bed(hand="Cursed Village, 7 Copper", deck="9 Estate")
    t.play("Cursed Village")
    assert t.p1.hand == "7 Copper"


def test_a_hex_when_gained() -> None:
    """When you gain it, you receive a Hex."""
    t = bed(kingdom="Cursed Village", text="hexes: Plague")
    t.gain("Cursed Village")
    assert t.p1.hand == "Curse"


def test_the_hex_may_move_it() -> None:
    """The Hex may move the gained card itself: Locusts trashes it if it was gained onto your deck."""
    t = bed(kingdom="Cursed Village, Moat", text="hexes: Locusts")
    t.gain("Cursed Village", to=1)
    assert t.trashed == "Cursed Village"
    assert t.p1.discard == "Moat"


def test_a_gain_within_the_gain() -> None:
    """A card that the Hex makes you gain is gained after the Cursed Village, with what that triggers."""
    t = bed(hand="Watchtower", kingdom="Cursed Village", text="hexes: Greed")
    t.gain("Cursed Village", ("resolve", "Cursed Village"), ("resolve", "Watchtower"), ("option", "trash"),
           ("resolve", ""))  # fmt: skip
    assert t.p1.discard == "Cursed Village"
    assert t.trashed == "Copper"


def test_other_abilities_first() -> None:
    """You may resolve other abilities of the gain before you receive the Hex."""
    t = bed(hand="Watchtower, 4 Copper", kingdom="Cursed Village", text="hexes: Poverty")
    t.gain("Cursed Village", ("resolve", "Watchtower"), ("option", "topdeck"), ("discard", "2 Copper"))
    assert t.p1.deck == "Cursed Village"
    assert t.p1.hand == "Watchtower, 2 Copper"


def test_fewer_cards_than_six() -> None:
    """If your deck and discard pile run out, you draw what there is."""
    t = bed(hand="Cursed Village", deck="Estate", discard="Copper")
    t.play("Cursed Village")
    assert t.p1.hand == "Estate, Copper"
