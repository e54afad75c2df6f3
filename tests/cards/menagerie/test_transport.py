"""Transport goes wrong about which cards can come back, and where exiling is taken for gaining."""

from tests.bed import bed

CARD = "Transport"
EXILE = ("option", "Exile from the Supply")
BACK = ("option", "put an Exiled card onto your deck")


def test_exiles_an_action() -> None:
    """You may exile an Action from the Supply, which is not gaining it."""
    t = bed(kingdom="Smithy, Market", landscapes="Transport", coins=3)
    t.buy("Transport", EXILE, ("exile", "Market"))
    assert "Gold" not in t.asked[-1]
    assert t.p1.exile == "Market"
    assert t.game.gained_cards(0) == []


def test_brings_one_back() -> None:
    """Or you put an Action from your Exile mat onto your deck, no matter what exiled it."""
    t = bed(deck="Copper", landscapes="Transport", coins=3, text="p1 exile: Smithy, Market, Gold")
    t.buy("Transport", BACK, ("topdeck", "Smithy"))
    assert "Gold" not in t.asked[-1]
    assert t.p1.deck == "Smithy, Copper"
    assert t.p1.exile == "Market, Gold"


def test_a_choice_without_effect() -> None:
    """You may choose to put back a card even if you have none; then nothing happens."""
    t = bed(kingdom="Smithy", landscapes="Transport", coins=3)
    t.buy("Transport", BACK)
    assert t.p1.exile == ""


def test_the_card_counts_not_the_pile() -> None:
    """Only the card on top counts, not the pile: a Rocks, on the Catapult pile, is no Action."""
    t = bed(kingdom="Catapult/Rocks, Smithy", landscapes="Transport", coins=3)
    while t.top("Catapult/Rocks") != "Rocks":
        t.game.rotate(int(t.game.pile_named("Catapult/Rocks")))
    t.buy("Transport", EXILE)
    assert t.p1.exile == "Smithy"
