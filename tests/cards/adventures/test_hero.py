"""Hero goes wrong if the Treasure is limited by its cost, or taken from outside the Supply."""

from tests.bed import bed

CARD = "Hero"


def test_gains_any_treasure_from_the_supply() -> None:
    """+$2, and you gain any Treasure from the Supply, whatever it costs."""
    t = bed(hand="Hero", kingdom="Page, Capital, Smithy", text="colonies: yes")
    t.play("Hero", ("gain", "Platinum"))
    assert t.p1.coins == 2
    assert t.p1.discard == "Platinum"
    assert "Smithy" not in t.asked[-1]


def test_only_the_top_of_a_split_pile() -> None:
    """A Treasure that is not on top of its pile cannot be gained; a card that is a Treasure among other types can."""
    t = bed(hand="Hero", kingdom="Page, Castles")
    t.play("Hero", ("gain", "Humble Castle"))
    assert t.p1.discard == "Humble Castle"


def test_exchanged_for_a_champion() -> None:
    """When you discard it from play you may exchange it for a Champion."""
    t = bed(hand="Hero", deck="9 Copper", kingdom="Page")
    t.play("Hero", ("gain", "Gold"))
    t.clean_up(("resolve", "Hero"))
    assert t.p1.discard == "Gold, Champion"
