"""Trappers' Lodge goes wrong when the gained card has been moved."""

from tests.bed import bed

CARD = "Trappers' Lodge"
USE = ("p1", "resolve", "Trappers' Lodge")


def test_onto_the_deck() -> None:
    """When you gain a card you may spend a Favor to put it onto your deck."""
    t = bed(deck="Copper", landscapes="Trappers' Lodge", favors=2)
    t.gain("Gold", USE)
    t.gain("Silver", ("resolve", ""))
    assert t.p1.deck == "Gold, Copper"
    assert t.p1.discard == "Silver"
    assert t.p1.favors == 1


def test_on_another_players_turn() -> None:
    """You may use it on another player's turn."""
    t = bed(landscapes="Trappers' Lodge", text="p2: favors=1")
    t.gain("Gold", ("p2", "resolve", "Trappers' Lodge"), seat=1)
    assert t.p2.deck == "Gold"


def test_not_if_it_was_moved() -> None:
    """If another ability has moved the card first, it cannot be put onto your deck."""
    t = bed(hand="Gatekeeper", landscapes="Trappers' Lodge", text="p2: favors=1")
    t.play("Gatekeeper")
    t.gain("Gold", ("p2", "resolve", "Gatekeeper"), seat=1)
    assert t.p2.exile == "Gold"


def test_sycophant_pays_for_it() -> None:
    """If you gain a Sycophant you may first take its Favors and then spend one."""
    t = bed(kingdom="Sycophant", landscapes="Trappers' Lodge")
    t.gain("Sycophant", USE)
    assert t.p1.deck == "Sycophant"
    assert t.p1.favors == 1
