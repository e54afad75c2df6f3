"""Nomad Camp goes wrong when another destination is overruled by its own."""

from tests.bed import bed

CARD = "Nomad Camp"


def test_play() -> None:
    """+1 Buy and +$2."""
    t = bed(hand="Nomad Camp")
    t.play("Nomad Camp")
    assert (t.p1.buys, t.p1.coins) == (2, 2)


def test_gained_onto_the_deck() -> None:
    """It is gained onto your deck instead of to your discard pile. This is no ability that happens after the gain."""
    t = bed(kingdom="Nomad Camp", deck="Copper", coins=4)
    t.buy("Nomad Camp")
    assert t.p1.deck == "Nomad Camp, Copper"
    assert t.p1.discard == ""


def test_gained_to_the_hand() -> None:
    """If something gains it to your hand, it goes to your hand."""
    t = bed(kingdom="Nomad Camp", deck="Copper")
    t.gain("Nomad Camp", to=0)
    assert t.p1.hand == "Nomad Camp"
