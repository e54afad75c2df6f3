"""The Swamp's Gift goes wrong without its pile."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Swamp's Gift"


def test_gain_a_will_o_wisp() -> None:
    """You gain a Will-o'-Wisp from its pile outside the Supply."""
    t = boon(CARD)
    assert t.p1.discard == "Will-o'-Wisp"
    assert t.left("Will-o'-Wisp") == 11
    assert not t.game.in_supply(t.game.top_named("Will-o'-Wisp"))
