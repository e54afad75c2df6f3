"""Priest goes wrong when its own trashing pays, or when only trashing from the hand does."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Priest"


def test_later_trashings_pay() -> None:
    """+$2, and you trash a card from your hand. After that each card that you trash this turn gives +$2."""
    t = bed(hand="Priest, Chapel, 3 Copper, Estate", actions=2)
    t.play("Priest", ("trash", "Estate"))
    assert t.p1.coins == 2
    t.play("Chapel", ("trash", "3 Copper"))
    assert t.p1.coins == 8
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 0


def test_two_priests() -> None:
    """The first Priest pays for what the second one trashes, and both for what follows."""
    t = bed(hand="2 Priest, Chapel, 3 Copper", actions=3)
    t.play("Priest", ("trash", "Copper"))
    t.play("Priest", ("trash", "Copper"))
    assert t.p1.coins == 6
    t.play("Chapel", ("trash", "Copper"))
    assert t.p1.coins == 10


def test_must_trash() -> None:
    """You must trash a card if you have one."""
    t = bed(hand="Priest, Gold")
    t.play("Priest")
    assert t.trashed == "Gold"


def test_an_empty_hand() -> None:
    """Without a card to trash you get the first +$2, and +$2 for later trashings all the same."""
    t = bed(hand="Priest", actions=2)
    t.play("Priest")
    assert t.p1.coins == 2
    t.gain("Copper", to=0)
    t.trash("Copper")
    assert t.p1.coins == 4


def test_sewers_is_too_early() -> None:
    """A card that you trash with Sewers because of the one trashed with Priest gives nothing: that comes before."""
    t = bed(hand="Priest, Copper, Estate", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Priest", ("trash", "Copper"), ("resolve", "Sewers"))
    assert t.trashed == "Copper, Estate"
    assert t.p1.coins == 2


def test_from_anywhere() -> None:
    """Any card that you trash will do: one from the Supply (Lurker), or an Acting Troupe that trashes itself."""
    t = bed(hand="Priest, Lurker, Acting Troupe, Copper", actions=3, kingdom="Village")
    t.play("Priest", ("trash", "Copper"))
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Village"))
    assert t.p1.coins == 4
    t.play("Acting Troupe")
    assert t.p1.coins == 6


def test_nothing_trashed() -> None:
    """If you are told to trash a card but trash none, you get nothing."""
    t = bed(hand="Priest, Remodel, Copper", actions=2)
    t.play("Priest", ("trash", "Copper"))
    t.play("Remodel")
    assert t.p1.coins == 2


def test_only_your_own_trashings() -> None:
    """Cards that others trash give you nothing."""
    t = bed(hand="Priest, Swindler, Copper", actions=2, p2_deck="Curse", kingdom="Village")
    t.play("Priest", ("trash", "Copper"))
    t.play("Swindler", ("choose", "Copper"))
    assert t.p1.coins == 4
    assert t.trashed == "Copper, Curse"


def test_played_through_a_trashing() -> None:
    """If you gain a Priest because you trash a card, and play it at once (Innovation), that trashing gives +$2."""
    t = bed(hand="Chapel, Catacombs", landscapes="Innovation", kingdom="Priest")
    own(t, "Innovation")
    t.play("Chapel", ("trash", "Catacombs"), ("gain", "Priest"), ("resolve", "Innovation"))
    assert t.p1.coins == 4
