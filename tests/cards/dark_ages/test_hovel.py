"""Hovel goes wrong when only bought Victory cards count."""

from tests.bed import bed

CARD = "Hovel"


def test_trash_for_a_victory_card() -> None:
    """When you gain a Victory card, bought or not, you may trash this from your hand."""
    t = bed(hand="Hovel", coins=2)
    t.buy("Estate", ("resolve", "Hovel"))
    assert t.trashed == "Hovel"
    t = bed(hand="Hovel")
    t.gain("Duchy", ("resolve", "Hovel"))
    assert t.trashed == "Hovel"


def test_is_optional() -> None:
    """You need not trash it."""
    t = bed(hand="Hovel")
    t.gain("Estate", ("resolve", ""))
    assert t.p1.hand == "Hovel"


def test_other_cards() -> None:
    """Other cards do not trigger it, nor do those that other players gain."""
    t = bed(hand="Hovel")
    t.gain("Silver")
    t.gain("Estate", seat=1)
    assert t.p1.hand == "Hovel"


def test_on_another_players_turn() -> None:
    """It also works on another player's turn."""
    t = bed(p2="Hovel")
    t.gain("Estate", ("p2", "resolve", "Hovel"), seat=1)
    assert t.trashed == "Hovel"


def test_cannot_be_played() -> None:
    """It cannot be played: it is no Action card."""
    t = bed(hand="Hovel")
    t.step()
    assert t.game.phase == 2


def test_first_printing_only_when_bought() -> None:
    """Before 2022: it may be trashed when you buy a Victory card, not when you gain one otherwise."""
    t = bed(hand="Hovel", coins=2, ruleset="first printing")
    t.gain("Estate")
    assert t.p1.hand == "Hovel"
    t.buy("Estate", ("resolve", "Hovel"))
    assert t.trashed == "Hovel"


def test_cards_of_several_types() -> None:
    """A card of several types is a Victory card if one of them is."""
    t = bed(hand="Hovel", kingdom="Nobles")
    t.gain("Nobles", ("resolve", "Hovel"))
    assert t.trashed == "Hovel"
