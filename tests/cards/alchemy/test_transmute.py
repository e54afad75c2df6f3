"""Transmute goes wrong by stopping at the first type of a card with several, and by gaining for a Curse."""

from tests.bed import bed

CARD = "Transmute"


def test_each_type_gains_its_card() -> None:
    """An Action becomes a Duchy, a Treasure a Transmute, a Victory card a Gold; a Curse becomes nothing."""
    for trashed, gained in (("Smithy", "Duchy"), ("Copper", "Transmute"), ("Estate", "Gold"), ("Curse", "")):
        t = bed(hand=f"Transmute, {trashed}")
        t.play("Transmute")
        assert t.trashed == trashed
        assert t.p1.discard == gained


def test_several_types_gain_several_cards() -> None:
    """If the trashed card has several of the types, you gain the card for each of them."""
    t = bed(hand="Transmute, Estate", landscapes="Inheritance", kingdom="Smithy", coins=7)
    t.buy("Inheritance")
    t.game.phase = 1
    t.play("Transmute")
    assert t.p1.discard == "Duchy, Gold"


def test_trashes_first_and_gains_in_the_printed_order() -> None:
    """You trash first, then gain each card in turn in the printed order; each gain is finished before the next."""
    t = bed(hand="Transmute, Estate, Watchtower", landscapes="Inheritance", kingdom="Smithy", coins=7)
    t.buy("Inheritance", ("choose", "Smithy"))
    t.game.phase = 1
    t.play(
        "Transmute", ("trash", "Estate"), ("resolve", "Watchtower"), ("option", "topdeck"),
        ("resolve", "Watchtower"), ("option", "topdeck"),
    )  # fmt: skip
    assert t.p1.deck == "Gold, Duchy"


def test_nothing_to_trash() -> None:
    """With no card in hand to trash you gain nothing."""
    t = bed(hand="Transmute")
    t.play("Transmute")
    assert t.p1.discard == ""


def test_one_card() -> None:
    """You trash one card, no more, and must."""
    t = bed(hand="Transmute, Estate, Copper")
    t.play("Transmute", ("trash", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.trashed == "Estate"
