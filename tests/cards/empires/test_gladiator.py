"""Gladiator goes wrong when a player has nothing to reveal."""

from tests.bed import bed

CARD = "Gladiator"


def test_no_copy_is_revealed() -> None:
    """+$2; you reveal a card; if your left neighbour reveals no copy you get +$1 and trash a Gladiator from its pile."""
    t = bed(hand="Gladiator, Gold", p2="Copper")
    t.play("Gladiator")
    assert t.p1.coins == 3
    assert t.trashed == "Gladiator"
    t = bed(hand="Gladiator, Gold", p2="Gold")
    t.play("Gladiator", ("p2", "reveal", "no"))
    assert t.p1.coins == 3


def test_a_copy_is_revealed() -> None:
    """If they reveal a copy nothing more happens."""
    t = bed(hand="Gladiator, Gold", p2="Gold")
    t.play("Gladiator", ("p2", "reveal", "yes"))
    assert t.p1.coins == 2
    assert t.trashed == ""


def test_nothing_to_reveal() -> None:
    """If either of you has no card to reveal you get +$1 and trash a Gladiator."""
    t = bed(hand="Gladiator", p2="Gold")
    t.play("Gladiator")
    assert t.p1.coins == 3
    assert t.trashed == "Gladiator"


def test_trashing_from_the_pile_counts() -> None:
    """You trash the Gladiator of the pile: what waits for your trashing (Priest) is triggered."""
    t = bed(hand="Priest, Gladiator, Gold, Copper", actions=2)
    t.play("Priest", ("trash", "Copper"))
    t.play("Gladiator")
    assert t.p1.coins == 7


def test_no_gladiator_on_top() -> None:
    """Only a Gladiator on top of the pile can be trashed; without one you still get +$1."""
    t = bed(hand="Gladiator, Gold", text="p2 discard: 4 Gladiator")
    assert t.top("Gladiator/Fortune") == "Fortune"
    t.play("Gladiator")
    assert t.p1.coins == 3
    assert t.trashed == ""
