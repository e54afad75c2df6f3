"""Footpad goes wrong when its rule needs a Footpad in play, or works in Buy phases."""

from tests.bed import bed

CARD = "Footpad"


def test_play() -> None:
    """+2 Coffers; each other player discards down to 3 cards."""
    t = bed(hand="Footpad", p2="5 Copper")
    t.play("Footpad")
    assert t.p1.coffers == 2
    assert t.p2.hand == "3 Copper"


def test_gain_in_an_action_phase() -> None:
    """In games with Footpad, whoever gains a card in an Action phase draws a card, even if nobody has a Footpad."""
    t = bed(kingdom="Footpad", deck="Gold", p2_deck="Silver")
    t.gain("Estate")
    assert t.p1.hand == "Gold"
    t.gain("Estate", seat=1)
    assert t.p2.hand == "Silver"


def test_not_in_other_phases() -> None:
    """Not in a Buy phase."""
    t = bed(kingdom="Footpad", deck="Gold", coins=2)
    t.buy("Estate")
    assert t.p1.hand == ""


def test_each_gain() -> None:
    """Each gain draws: Remake from two Estates to two Silvers draws 2 cards."""
    t = bed(hand="Remake, 2 Estate", kingdom="Footpad", deck="2 Gold")
    t.play("Remake", ("trash", "Estate"))
    assert t.trashed == "2 Estate"
    assert t.p1.discard == "2 Silver"
    assert t.p1.hand == "2 Gold"
