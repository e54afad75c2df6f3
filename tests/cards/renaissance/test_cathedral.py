"""Cathedral goes wrong when the trashing may be declined."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Cathedral"


def test_trash_each_turn() -> None:
    """At the start of each of your turns you trash a card from your hand. That is not optional."""
    t = bed(p2="Gold, Estate", landscapes="Cathedral")
    own(t, "Cathedral", 1)
    t.end_turn(("p2", "trash", "Estate"))
    assert t.p2.hand == "Gold"
    t = bed(p2="Province", landscapes="Cathedral")
    own(t, "Cathedral", 1)
    t.end_turn()
    assert t.trashed == "Province"


def test_only_your_turns() -> None:
    """Nothing happens on the turns of others, nor with an empty hand."""
    t = bed(p2="Gold", landscapes="Cathedral")
    own(t, "Cathedral")
    t.end_turn()
    assert t.trashed == ""
    t = bed(landscapes="Cathedral")
    own(t, "Cathedral", 1)
    t.end_turn()
    assert t.trashed == ""


def test_not_on_the_turn_it_is_bought() -> None:
    """Bought, it works from your next turn on; nobody can take it back, and nobody can buy it twice."""
    t = bed(hand="Gold", landscapes="Cathedral", coins=3, buys=2)
    t.buy("Cathedral")
    assert t.trashed == ""
    t.game.players[0].coins = 3
    assert not t.on_offer("Cathedral")
