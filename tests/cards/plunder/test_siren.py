"""Siren goes wrong when it can be kept without trashing an Action."""

from tests.bed import bed

CARD = "Siren"


def test_played() -> None:
    """Each other player gains a Curse. At the start of your next turn you draw until you have 8 cards in hand."""
    t = bed(hand="Siren", deck="12 Copper", p2_deck="5 Silver")
    t.play("Siren")
    assert t.p2.discard == "Curse"
    t.end_turn()
    assert t.p1.in_play == "Siren"
    t.end_turn()
    assert t.p1.hand == "8 Copper"


def test_gained() -> None:
    """When you gain it you may trash an Action card from your hand; if you do not, the Siren is trashed."""
    t = bed(hand="Smithy, Copper", kingdom="Siren")
    t.gain("Siren", ("trash", "Smithy"))
    assert t.trashed == "Smithy"
    assert t.p1.discard == "Siren"
    t.gain("Siren")
    assert t.trashed == "Smithy, Siren"


def test_moved_before() -> None:
    """If you moved the Siren with another ability first, it is not trashed."""
    t = bed(hand="Watchtower", kingdom="Siren")
    t.gain("Siren", ("resolve", "Watchtower"), ("option", "topdeck"), ("trash", ""))
    assert t.p1.deck == "Siren"
    assert t.trashed == "-"


def test_before_whatever_gained_it_moves_it() -> None:
    """It is trashed before the ability that gained it can move it: Hill Fort cannot put it into your hand."""
    t = bed(hand="Hill Fort", kingdom="Siren")
    t.play("Hill Fort", ("gain", "Siren"), ("option", "put it into your hand"))
    assert t.trashed == "Siren"
    assert t.p1.hand == ""
