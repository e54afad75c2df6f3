"""Shepherd goes wrong when it draws before discarding, or for other than Victory cards."""

from tests.bed import bed

CARD = "Shepherd"


def test_two_cards_for_each() -> None:
    """+1 Action. You reveal and discard any number of Victory cards; +2 Cards for each."""
    t = bed(hand="Shepherd, 3 Estate, Copper", deck="9 Silver")
    t.play("Shepherd", ("discard", "2 Estate"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Estate, Copper, 4 Silver"
    assert t.p1.discard == "2 Estate"
    assert "Copper" not in t.asked[0]


def test_none() -> None:
    """You may discard none."""
    t = bed(hand="Shepherd, 3 Estate", deck="9 Silver")
    t.play("Shepherd", ("discard", ""))
    assert t.p1.hand == "3 Estate"


def test_they_are_revealed() -> None:
    """The others see all the cards that you discard."""
    t = bed(hand="Shepherd, Estate, Duchy, Pasture", deck="9 Silver")
    t.game.log = []
    t.play("Shepherd", ("discard", "Estate, Duchy, Pasture"))
    shown = [t.game.kinds[kind].name for entry in t.game.log if entry.word == "reveal" for kind in entry.kinds]
    assert shown == ["Estate", "Duchy", "Pasture"]


def test_discarded_first() -> None:
    """First you discard, then you draw: if you must shuffle, the discarded cards are shuffled in."""
    t = bed(hand="Shepherd, 2 Estate", deck="Silver", discard="Copper")
    t.play("Shepherd", ("discard", "2 Estate"))
    assert t.p1.hand == "2 Estate, Silver, Copper"


def test_tunnel() -> None:
    """What the discarding triggers comes before the drawing."""
    t = bed(hand="Shepherd, Tunnel", deck="")
    t.play("Shepherd", ("discard", "Tunnel"), ("resolve", "Tunnel"))
    assert t.p1.hand == "Tunnel, Gold"


def test_pasture() -> None:
    """In games with it each player starts with a Pasture in place of a Copper."""
    t = bed(kingdom="Shepherd")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert (names.count("Pasture"), names.count("Copper")) == (1, 6)
