"""Rogue goes wrong when gaining from the trash is optional, or when it does both."""

from tests.bed import bed

CARD = "Rogue"


def test_gains_from_the_trash() -> None:
    """+$2. If the trash has cards costing from $3 to $6, you must gain one of them, and nobody is attacked."""
    t = bed(hand="Rogue", p2_deck="Silver, Copper", text="trash: Gold, Smithy, Estate")
    t.play("Rogue", ("gain", "Gold"))
    assert t.p1.coins == 2
    assert t.p1.discard == "Gold"
    assert t.trashed == "Smithy, Estate"
    assert t.p2.deck == "Silver, Copper"


def test_attacks_otherwise() -> None:
    """Otherwise each other player reveals 2 cards, trashes one costing from $3 to $6, and discards the rest."""
    t = bed(hand="Rogue", p2_deck="Silver, Copper", text="trash: Estate, Province, Possession")
    t.play("Rogue")
    assert "Silver" in t.trashed
    assert t.p1.discard == ""
    assert t.p2.discard == "Copper"


def test_victim_chooses() -> None:
    """If both cards are in range, the player who has them chooses."""
    t = bed(hand="Rogue", p2_deck="Silver, Gold")
    t.play("Rogue", ("p2", "trash", "Silver"))
    assert t.p2.discard == "Gold"


def test_when_gain_abilities() -> None:
    """When-gain abilities are triggered by a card gained from the trash."""
    t = bed(hand="Rogue, Trader", text="trash: Smithy")
    t.play("Rogue", ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.left("Smithy") == 10


def test_cards_from_outside_the_supply() -> None:
    """It can be a card that could not be gained from the Supply."""
    t = bed(hand="Rogue", text="trash: Sir Martin")
    t.play("Rogue")
    assert t.p1.discard == "Sir Martin"


def test_trashes_first_then_discards() -> None:
    """Each player trashes first, with all that brings, and then discards the other card."""
    t = bed(hand="Rogue", p2_deck="Estate, Cultist")
    t.play("Rogue")
    assert t.p2.hand == ""
    assert t.p2.discard == "Estate"


def test_moat() -> None:
    """Who shows a Moat reveals nothing."""
    t = bed(hand="Rogue", p2="Moat", p2_deck="Gold, Copper")
    t.play("Rogue", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold, Copper"
