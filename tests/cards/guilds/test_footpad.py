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


def test_not_in_cleanup() -> None:
    """Not in Clean-up either: here the Madman of a Hermit from before 2022."""
    t = bed(hand="Hermit", kingdom="Footpad", deck="9 Gold", text="pile Silver: 0\npile Estate: 0\npile Copper: 0\n"
            "pile Curse: 0\npile Hermit: 0", ruleset="first printing")  # fmt: skip
    t.play("Hermit")
    t.end_turn()
    assert t.p1.discard == "Madman"
    assert t.p1.hand == "5 Gold"


def test_at_the_start_of_a_turn() -> None:
    """The start of a turn is part of the Action phase: what you gain then draws a card."""
    t = bed(kingdom="Footpad, Workshop", landscapes="Summon", coins=5, deck="5 Copper, 9 Gold")
    t.buy("Summon")
    t.end_turn()
    t.end_turn(("p1", "gain", "Silver"))
    assert t.p1.hand == "5 Copper, Gold"


def test_moat() -> None:
    """Who shows a Moat keeps the hand."""
    t = bed(hand="Footpad", p2="Moat, 4 Copper")
    t.play("Footpad", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"


def test_each_gain() -> None:
    """Each gain draws: Remake from two Estates to two Silvers draws 2 cards."""
    t = bed(hand="Remake, 2 Estate", kingdom="Footpad", deck="2 Gold")
    t.play("Remake", ("trash", "Estate"))
    assert t.trashed == "2 Estate"
    assert t.p1.discard == "2 Silver"
    assert t.p1.hand == "2 Gold"


def test_not_from_the_black_market() -> None:
    """A Footpad that is only in the Black Market deck does not do this, as with the other cards that speak of "games"."""
    t = bed(kingdom="Black Market", text="extra Black Market: Footpad", deck="Gold")
    t.gain("Estate")
    assert t.p1.hand == ""
