"""Populate goes wrong with which piles count, the order, and what happens in between."""

from tests.bed import bed

CARD = "Populate"


def test_one_of_each_action_pile() -> None:
    """You gain the top card of each Action pile in the Supply, in an order you choose."""
    t = bed(kingdom="Smithy, Market, Gardens, Stockpile", landscapes="Populate", coins=10)
    t.buy("Populate", ("gain", "Market, Smithy"))
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Market", "Smithy"]


def test_one_at_a_time() -> None:
    """You may see what gaining one brings about before you choose the next."""
    t = bed(hand="Sheepdog", deck="Watchtower, Copper", kingdom="Smithy, Market, Village", landscapes="Populate", coins=10)
    no = ("resolve", "")
    t.buy("Populate", ("gain", "Market"), ("resolve", "Sheepdog"), no, ("gain", "Smithy"), ("resolve", "Watchtower"),
          ("option", "topdeck"), ("gain", "Village, Sheepdog, Watchtower"), no, no, no)  # fmt: skip
    assert t.p1.deck == "Smithy"
    assert t.p1.discard == "Market, Village, Sheepdog, Watchtower"


def test_not_from_outside_the_supply() -> None:
    """Piles outside the Supply, such as Horses, and empty piles give nothing."""
    t = bed(kingdom="Supplies, Smithy, Moat", landscapes="Populate", coins=10, text="pile Moat: 0")
    t.buy("Populate")
    assert t.p1.discard == "Smithy"


def test_piles_of_different_cards() -> None:
    """Of a pile of different cards you gain the top one. Whether it is an Action pile its randomizer says.

    So Knights and Ruins are, Castles are not, and of the Catapult pile you gain a Rocks that lies on top.
    """
    t = bed(kingdom="Knights, Castles, Catapult/Rocks", landscapes="Populate", coins=10)
    while t.top("Catapult/Rocks") != "Rocks":
        t.game.rotate(int(t.game.pile_named("Catapult/Rocks")))
    knight = t.top("Knights")
    t.buy("Populate", ("gain", f"{knight}, Rocks"))
    assert t.p1.discard == f"{knight}, Rocks"


def test_ruins() -> None:
    t = bed(kingdom="Marauder", landscapes="Populate", coins=10)
    ruin = t.top("Ruins")
    t.buy("Populate", ("gain", f"Marauder, {ruin}"))
    assert t.p1.discard == f"Marauder, {ruin}"


def test_what_one_brings_applies_to_the_next() -> None:
    """What you set up on gaining one card applies to the cards after it: a Livery played meanwhile gives Horses."""
    t = bed(kingdom="Livery, Smithy", landscapes="Populate, Innovation", coins=10, text="p1 holds: Innovation")
    t.buy("Populate", ("gain", "Livery, Smithy"), ("resolve", "Innovation"))
    assert t.p1.discard == "Smithy, 2 Horse"
    assert t.p1.in_play == "Livery"


def test_going_back_to_the_action_phase() -> None:
    """If it gains a Cavalry you return to your Action phase at once, but gain all the other cards before you go on."""
    t = bed(deck="2 Copper", kingdom="Cavalry, Market", landscapes="Populate", coins=10)
    t.buy("Populate", ("gain", "Cavalry, Market"))
    assert t.p1.discard == "Cavalry, Market"
    assert t.game.phase == 1


def test_costs_do_not_matter() -> None:
    """It also gains cards that cost Potions or Debt."""
    t = bed(kingdom="Familiar, City Quarter", landscapes="Populate", coins=10)
    t.buy("Populate", ("gain", "Familiar, City Quarter"))
    assert t.p1.discard == "Familiar, City Quarter"


def test_inherited_estates() -> None:
    """The Estates are no Action pile, even for a player whose Estates are Actions by Inheritance."""
    t = bed(kingdom="Smithy", landscapes="Populate, Inheritance", coins=17, buys=2)
    t.buy("Inheritance")
    t.buy("Populate")
    assert "Estate" not in t.p1.discard
    assert "Smithy" in t.p1.discard
