"""Road Network goes wrong when one's own gains draw, or when it only works on the turns of others."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Road Network"


def test_others_gain_victory_cards() -> None:
    """When another player gains a Victory card, bought or otherwise, +1 Card for you."""
    t = bed(p2_deck="5 Copper", landscapes="Road Network", coins=2, kingdom="Mill")
    own(t, "Road Network", 1)
    t.buy("Estate")
    t.gain("Mill")
    t.gain("Gold")
    assert t.p2.hand == "2 Copper"


def test_not_your_own() -> None:
    """Victory cards that you gain yourself give you nothing."""
    t = bed(deck="5 Copper", landscapes="Road Network")
    own(t, "Road Network")
    t.gain("Estate")
    assert t.p1.hand == ""


def test_on_your_own_turn() -> None:
    """It works on your own turn as well, if another player gains one then."""
    t = bed(deck="5 Copper", landscapes="Road Network")
    own(t, "Road Network")
    t.gain("Estate", seat=1)
    assert t.p1.hand == "Copper"


def test_everyone_who_has_it() -> None:
    """Every other player with a cube on it draws, in turn order."""
    t = bed(p2_deck="5 Copper", p3="Gold", landscapes="Road Network", text="p3 deck: 5 Silver")
    own(t, "Road Network", 1, 2)
    t.gain("Province")
    assert t.p2.hand == "Copper"
    assert t.p3.hand == "Gold, Silver"


def test_a_reaction_that_is_drawn() -> None:
    """A Reaction to the same gain that you draw (Fool's Gold, Black Cat) may still be used."""
    t = bed(p2_deck="Fool's Gold, Copper", landscapes="Road Network")
    own(t, "Road Network", 1)
    t.gain("Province", ("p2", "resolve", "Fool's Gold"))
    assert t.p2.deck == "Gold, Copper"
    t = bed(p2_deck="Black Cat, 3 Copper", landscapes="Road Network")
    own(t, "Road Network", 1)
    t.gain("Estate", ("p2", "resolve", "Black Cat"))
    assert t.p2.hand == "2 Copper"


def test_after_what_the_gainer_does() -> None:
    """The player whose turn it is comes first: Skirmisher has you discard down to 3 cards before you draw."""
    t = bed(hand="Skirmisher", p2="5 Copper", p2_deck="Gold", landscapes="Road Network", kingdom="Knights",
            text="top Knights: Dame Josephine")  # fmt: skip
    own(t, "Road Network", 1)
    t.play("Skirmisher")
    t.gain("Dame Josephine")
    assert t.p2.hand == "3 Copper, Gold"
