"""Journeyman goes wrong when it draws, or when the named card is the one it looks for."""

from tests.bed import bed

CARD = "Journeyman"


def test_play() -> None:
    """Name a card; reveal cards until 3 have other names. Those go into your hand, the rest is discarded."""
    t = bed(hand="Journeyman", deck="Copper, Gold, Copper, Silver, Gold, Estate")
    t.play("Journeyman", ("name", "Copper"))
    assert t.p1.hand == "2 Gold, Silver"
    assert t.p1.discard == "2 Copper"
    assert t.p1.deck == "Estate"


def test_any_name() -> None:
    """You may name any card, also one that is not in the game."""
    t = bed(hand="Journeyman", deck="3 Copper, Gold")
    t.play("Journeyman", ("name", "Possession"))
    assert t.p1.hand == "3 Copper"


def test_too_few() -> None:
    """If there are not 3 such cards, you take those there are."""
    t = bed(hand="Journeyman", deck="Copper, Gold", discard="Copper, Silver")
    t.play("Journeyman", ("name", "Copper"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.discard == "2 Copper"


def test_is_not_drawing() -> None:
    """It does not draw: your -1 Card token stays."""
    t = bed(hand="Journeyman", deck="3 Gold")
    t.game.players[0].minus_card = True
    t.play("Journeyman", ("name", "Copper"))
    assert t.p1.hand == "3 Gold"
    assert t.game.players[0].minus_card
