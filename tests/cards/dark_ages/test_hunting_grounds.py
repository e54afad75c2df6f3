"""Hunting Grounds goes wrong when it is trashed on another player's turn."""

from tests.bed import bed

CARD = "Hunting Grounds"


def test_play() -> None:
    """+4 Cards."""
    t = bed(hand="Hunting Grounds", deck="5 Copper")
    t.play("Hunting Grounds")
    assert t.p1.hand == "4 Copper"


def test_when_trashed() -> None:
    """When you trash it, gain either a Duchy or 3 Estates."""
    t = bed(hand="Hunting Grounds")
    t.trash("Hunting Grounds", ("option", "Duchy"))
    assert t.p1.discard == "Duchy"
    t = bed(hand="Hunting Grounds")
    t.trash("Hunting Grounds", ("option", "3 Estates"))
    assert t.p1.discard == "3 Estate"


def test_what_is_not_there() -> None:
    """You may choose the Duchy when there is none left, and gain nothing."""
    t = bed(hand="Hunting Grounds", text="pile Duchy: 0")
    t.trash("Hunting Grounds", ("option", "Duchy"))
    assert t.p1.discard == ""


def test_on_another_players_turn() -> None:
    """Whoever has to trash it chooses and gains, on anybody's turn."""
    t = bed(hand="Dame Molly", p2_deck="Hunting Grounds, Copper")
    t.play("Dame Molly", ("p2", "option", "3 Estates"))
    assert t.p2.discard == "3 Estate, Copper"


def test_few_estates() -> None:
    """With fewer than 3 Estates left you gain those there are."""
    t = bed(hand="Hunting Grounds", text="pile Estate: 2")
    t.trash("Hunting Grounds", ("option", "3 Estates"))
    assert t.p1.discard == "2 Estate"
