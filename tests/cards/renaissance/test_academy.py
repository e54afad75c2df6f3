"""Academy goes wrong when it only works for bought cards, or only on one's own turn."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Academy"


def test_a_villager_for_an_action() -> None:
    """When you gain an Action, bought or otherwise, +1 Villager. Other cards give none."""
    t = bed(landscapes="Academy", kingdom="Village", coins=3)
    own(t, "Academy")
    t.buy("Village")
    t.gain("Village")
    t.gain("Gold")
    assert t.p1.villagers == 2


def test_on_another_players_turn() -> None:
    """It works on the turns of others too, and for no one else's gains."""
    t = bed(landscapes="Academy", kingdom="Village")
    own(t, "Academy", 1)
    t.gain("Village", seat=1)
    t.gain("Village")
    assert t.p2.villagers == 1
    assert t.p1.villagers == 0


def test_cards_with_several_types() -> None:
    """A card that is an Action besides other things is one."""
    t = bed(landscapes="Academy", kingdom="Crown, Mill")
    own(t, "Academy")
    t.gain("Crown")
    t.gain("Mill")
    assert t.p1.villagers == 2


def test_inherited_estates() -> None:
    """An Estate that is an Action on your turn, by Inheritance, gives a Villager as well."""
    t = bed(landscapes="Academy, Inheritance", kingdom="Village", coins=7)
    own(t, "Academy")
    t.buy("Inheritance")
    t.gain("Estate")
    assert t.p1.villagers == 1
