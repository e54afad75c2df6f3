"""Envoy goes wrong when the rest is drawn, or when nothing is discarded because there are fewer than 5 cards."""

from tests.bed import bed

CARD = "Envoy"


def test_the_left_neighbour_picks() -> None:
    """The player to your left picks one of the 5 revealed cards; you discard it and take the others."""
    t = bed(hand="Envoy", deck="Gold, Silver, Copper, Estate, Duchy, Curse", p3="")
    t.play("Envoy", ("p2", "discard", "Gold"))
    assert t.p1.hand == "Silver, Copper, Estate, Duchy"
    assert t.p1.discard == "Gold"
    assert t.p1.deck == "Curse"


def test_fewer_than_five() -> None:
    """You shuffle to reveal 5; with fewer cards one of those is still discarded."""
    t = bed(hand="Envoy", deck="Gold, Silver", discard="Copper")
    t.play("Envoy", ("p2", "discard", "Silver"))
    assert t.p1.hand == "Gold, Copper"
    assert t.p1.discard == "Silver"


def test_a_single_card() -> None:
    """A single card is the one that is discarded."""
    t = bed(hand="Envoy", deck="Gold")
    t.play("Envoy")
    assert t.p1.hand == ""
    assert t.p1.discard == "Gold"


def test_the_rest_is_not_drawn() -> None:
    """The rest is put into your hand, not drawn: your -1 Card token stays on your deck."""
    t = bed(hand="Envoy", deck="Gold, Silver, 3 Copper")
    t.game.players[0].minus_card = True
    t.play("Envoy", ("p2", "discard", "Gold"))
    assert t.p1.hand == "Silver, 3 Copper"
    assert t.game.players[0].minus_card


def test_discarded_in_sight() -> None:
    """Discarding it is discarding from your deck: what reacts to that may be used."""
    t = bed(hand="Envoy", deck="Tunnel, Silver, 3 Copper")
    t.play("Envoy", ("p2", "discard", "Tunnel"), ("resolve", "Tunnel"))
    assert t.p1.discard == "Tunnel, Gold"


def test_shuffles_without_the_revealed() -> None:
    """You shuffle to reveal 5 cards, without those revealed before."""
    t = bed(hand="Envoy", deck="Gold", discard="4 Silver")
    t.play("Envoy", ("p2", "discard", "Gold"))
    assert (t.p1.hand, t.p1.discard) == ("4 Silver", "Gold")
