"""Graveyard goes wrong in what costs more, and in who trashed it."""

from tests.bed import bed

CARD = "Graveyard"


def test_plain() -> None:
    """+2 Actions."""
    t = bed(hand="Graveyard")
    t.play("Graveyard")
    assert t.p1.actions == 2


def test_gains_from_the_trash() -> None:
    """When you trash it you must gain a card from the trash that costs more than it, to your discard pile."""
    t = bed(hand="Graveyard", text="trash: Gold, Silver, Copper, Curse")
    t.trash("Graveyard", ("gain", "Gold"))
    assert t.p1.discard == "Gold"
    assert t.trashed == "Silver, Copper, Curse, Graveyard"
    assert "Copper" not in t.asked[-1]
    assert "Graveyard" not in t.asked[-1].split(" by ")[0]


def test_nothing_there() -> None:
    """If nothing in the trash costs more you gain nothing."""
    t = bed(hand="Graveyard", text="trash: Copper, Curse")
    t.trash("Graveyard")
    assert t.p1.discard == "-"


def test_potion_and_debt() -> None:
    """Costing more is costing more $, or as much and a Potion or Debt too. Less $ is not more, whatever comes with it."""
    t = bed(hand="Graveyard", text="trash: Transmute, Vineyard, City Quarter, Golem")
    t.trash("Graveyard")
    assert t.p1.discard == "Golem"
    t = bed(hand="Graveyard", text="trash: Vineyard, Copper")
    t.trash("Graveyard")
    assert t.p1.discard == "-"


def test_stoneworks() -> None:
    """It works whatever makes you trash it, from your hand…"""
    t = bed(hand="Stoneworks, Graveyard", text="trash: Gold")
    t.play("Stoneworks")
    assert t.p1.discard == "Gold"
    assert t.p1.deck == "Silver"


def test_another_players_turn() -> None:
    """…on another player's turn…"""
    t = bed(hand="Swindler", p2_deck="Graveyard", kingdom="Poor House", text="trash: Gold")
    t.play("Swindler", ("choose", "Poor House"))
    assert t.p2.discard == "Gold, Poor House"


def test_from_the_deck() -> None:
    """…from your deck…"""
    t = bed(hand="Collector", deck="Graveyard", p2_deck="", text="trash: Gold", kingdom="Village")
    t.play("Collector", ("discard", ""), ("gain", "Village"))
    assert t.p1.discard == "Gold"


def test_from_the_supply() -> None:
    """…or from the Supply, as with Profiteer: then the player of the Profiteer gains the card."""
    t = bed(hand="Profiteer", kingdom="Graveyard", text="trash: Gold")
    t.play("Profiteer", ("trash", "Graveyard"), ("option", "$1 more"))
    assert t.p1.discard == "Gold"


def test_passed_or_returned() -> None:
    """Not when it is passed to another player or returned to the Supply."""
    t = bed(hand="Masquerade, Graveyard", deck="2 Copper", p2="Estate", text="trash: Gold")
    t.play("Masquerade", ("pass", "Graveyard"), ("trash", ""))
    assert t.trashed == "Gold"
    assert t.p2.discard == "-"
    t = bed(hand="Ambassador, 2 Graveyard", text="trash: Gold")
    t.play("Ambassador", ("return", "2 Graveyard"))
    assert t.trashed == "Gold"
    assert t.p1.discard == "-"


def test_another_graveyard() -> None:
    """A Graveyard that was trashed with it costs as much, not more."""
    t = bed(hand="2 Graveyard", text="trash: Copper")
    t.trash("Graveyard")
    t.trash("Graveyard")
    assert t.p1.discard == "-"
