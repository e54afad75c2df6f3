"""Barbarian goes wrong with an empty deck, with what counts as a common type, and with the order of the players."""

from tests.bed import bed

CARD = "Barbarian"


def test_cheap_card() -> None:
    """+$2. Each other player trashes their top card; if it costs less than $3 they gain a Curse."""
    t = bed(hand="Barbarian", p2_deck="Copper, Gold", p3="", text="p3 deck: Estate, Gold")
    t.play("Barbarian")
    assert t.p1.coins == 2
    assert t.trashed == "Copper, Estate"
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"
    assert t.p2.deck == "Gold"


def test_gains_a_cheaper_one() -> None:
    """If it costs $3 or more they gain a card of their choice that costs less and has a type in common with it."""
    t = bed(hand="Barbarian", p2_deck="Gold", kingdom="Smithy")
    t.play("Barbarian", ("p2", "gain", "Silver"))
    assert t.trashed == "Gold"
    assert t.p2.discard == "Silver"
    assert "Smithy" not in t.asked[0]
    assert "Copper" in t.asked[0]
    assert "Curse" not in t.asked[0]


def test_one_common_type_is_enough() -> None:
    """One type in common is enough: for a Contract that may be a Silver (Treasure), a Royal Galley (Duration) or a Sycophant
    (Liaison)."""
    t = bed(hand="Barbarian", p2_deck="Contract", kingdom="Contract, Royal Galley, Sycophant, Smithy")
    t.play("Barbarian", ("p2", "gain", "Royal Galley"))
    assert t.p2.discard == "Royal Galley"
    assert "Silver" in t.asked[0]
    assert "Sycophant" in t.asked[0]
    assert "Smithy" not in t.asked[0]


def test_nothing_in_common() -> None:
    """If it costs $3 or more and there is no such cheaper card, they gain nothing, no Curse either."""
    t = bed(hand="Barbarian", p2_deck="Silver", text="pile Copper: 0")
    t.play("Barbarian")
    assert t.trashed == "Silver"
    assert t.p2.discard == ""


def test_empty_deck() -> None:
    """With no cards left even after shuffling they trash nothing and gain a Curse."""
    t = bed(hand="Barbarian")
    t.play("Barbarian")
    assert t.trashed == ""
    assert t.p2.discard == "Curse"


def test_shuffles() -> None:
    """With an empty deck they shuffle first."""
    t = bed(hand="Barbarian", p2_discard="Copper")
    t.play("Barbarian")
    assert t.trashed == "Copper"
    assert t.p2.discard == "Curse"


def test_one_after_the_other() -> None:
    """The others are attacked one after the other, in turn order: the first may take the last card of a pile."""
    t = bed(hand="Barbarian", p2_deck="Gold", p3="", text="p3 deck: Gold\npile Silver: 1\npile Copper: 5")
    t.play("Barbarian", ("p2", "gain", "Silver"))
    assert t.p2.discard == "Silver"
    assert t.p3.discard == "Copper"


def test_moat() -> None:
    """Who reveals a Moat is not affected."""
    t = bed(hand="Barbarian", p2="Moat", p2_deck="Gold")
    t.play("Barbarian", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold"


def test_other_costs() -> None:
    """A card with $3 or more and a Potion in its cost counts as costing $3 or more; cheaper is one of which no part of the
    cost is higher."""
    t = bed(hand="Barbarian", p2_deck="Familiar", kingdom="Familiar, University, Smithy, Village")
    t.play("Barbarian", ("p2", "gain", "University"))
    assert t.p2.discard == "University"
    assert "Village" in t.asked[0]
    assert "Smithy" not in t.asked[0]
    t = bed(hand="Barbarian", p2_deck="University", kingdom="University")
    t.play("Barbarian")
    assert t.p2.discard == "Curse"


def test_costs_on_your_turn() -> None:
    """What cards cost on your turn counts, your -$2 token included: a Smithy for $2 brings a Curse."""
    t = bed(hand="Barbarian", p2_deck="Smithy", kingdom="Smithy, Peasant", text="p1 tokens: -$2 cost on Smithy")
    t.play("Barbarian")
    assert t.p2.discard == "Curse"
