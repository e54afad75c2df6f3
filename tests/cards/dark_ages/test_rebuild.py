"""Rebuild goes wrong when the named card is the one that is trashed, or when other types can be gained."""

from tests.bed import bed

CARD = "Rebuild"


def test_play() -> None:
    """+1 Action. Name a card, find a Victory card you did not name, trash it and gain one costing up to $3 more."""
    t = bed(hand="Rebuild", deck="Copper, Province, Duchy, Gold")
    t.play("Rebuild", ("name", "Province"), ("gain", "Province"))
    assert t.p1.actions == 1
    assert t.trashed == "Duchy"
    assert t.p1.discard == "Copper, Province, Province"
    assert t.p1.deck == "Gold"


def test_only_victory_cards() -> None:
    """You can gain only a Victory card, a cheaper one if you like."""
    t = bed(hand="Rebuild", deck="Duchy")
    t.play("Rebuild", ("name", "Copper"), ("gain", "Estate"))
    assert t.p1.discard == "Estate"
    assert not any("Gold" in asked.split("'gain'")[-1] for asked in t.asked if "'gain'" in asked)


def test_any_name() -> None:
    """You may name any card, a Victory card or not."""
    t = bed(hand="Rebuild", deck="Estate")
    t.play("Rebuild", ("name", "Smithy"), ("gain", "Duchy"))
    assert t.trashed == "Estate"


def test_shuffles_without_the_revealed() -> None:
    """If your deck runs out, you shuffle without the revealed cards and go on."""
    t = bed(hand="Rebuild", deck="Province", discard="Duchy")
    t.play("Rebuild", ("name", "Province"), ("gain", "Duchy"))
    assert t.trashed == "Duchy"
    assert t.p1.discard == "Province, Duchy"


def test_none_found() -> None:
    """If there is no such Victory card, everything revealed is discarded and nothing else happens."""
    t = bed(hand="Rebuild", deck="Copper, Province", discard="Gold")
    t.play("Rebuild", ("name", "Province"))
    assert t.p1.discard == "Copper, Province, Gold"
    assert t.trashed == ""


def test_discards_then_trashes_then_gains() -> None:
    """The other cards are discarded first, then the Victory card is trashed: what that draws may be among the discarded."""
    t = bed(hand="Rebuild", deck="Gold, Overgrown Estate")
    t.play("Rebuild", ("name", "Copper"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate"
