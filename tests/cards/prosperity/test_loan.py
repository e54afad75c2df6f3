"""Loan goes wrong by discarding the other cards first, and by playing the Treasure it finds."""

from tests.bed import bed

CARD = "Loan"


def test_digs_for_a_treasure() -> None:
    """You reveal until a Treasure comes and trash or discard it; the other cards are discarded."""
    t = bed(hand="Loan", deck="Estate, Village, Copper, Gold")
    t.play("Loan", ("option", "trash"))
    assert t.p1.coins == 1
    assert t.trashed == "Copper"
    assert t.p1.discard == "Estate, Village"
    assert t.p1.deck == "Gold"
    t = bed(hand="Loan", deck="Estate, Copper, Gold")
    t.play("Loan", ("option", "discard"))
    assert t.trashed == ""
    assert t.p1.discard == "Estate, Copper"


def test_the_treasure_comes_first() -> None:
    """The Treasure is trashed (or discarded) first, then the other cards are discarded."""
    t = bed(hand="Loan", deck="Estate, Copper")
    t.play("Loan", ("option", "discard"))
    assert str(t.p1.discard) == "Copper, Estate"


def test_no_treasure_to_find() -> None:
    """If there is no Treasure in your deck and discard pile, all that you revealed is discarded."""
    t = bed(hand="Loan", deck="Estate", discard="Duchy")
    t.play("Loan")
    assert t.p1.discard == "Estate, Duchy"
