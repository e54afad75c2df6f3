"""Haunted Mirror goes wrong when the Ghost comes without a discarded Action, or when the Action must be there at once."""

from tests.bed import bed

CARD = "Haunted Mirror"


def test_a_coin() -> None:
    """It makes $1."""
    t = bed(hand="Haunted Mirror", kingdom="Cemetery")
    t.play("Haunted Mirror")
    assert t.p1.coins == 1


def test_trash_it_for_a_ghost() -> None:
    """When you trash it you may discard an Action card, to gain a Ghost."""
    t = bed(hand="Haunted Mirror, Village, Copper", kingdom="Cemetery")
    t.trash("Haunted Mirror", ("discard", "Village"))
    assert t.p1.discard == "Village, Ghost"
    t = bed(hand="Haunted Mirror, Village, Copper", kingdom="Cemetery")
    t.trash("Haunted Mirror", ("discard", ""))
    assert t.p1.hand == "Village, Copper"
    assert t.p1.discard == ""


def test_no_action_to_discard() -> None:
    """Without an Action to discard you gain no Ghost."""
    t = bed(hand="Haunted Mirror, Copper", kingdom="Cemetery")
    t.trash("Haunted Mirror")
    assert t.p1.discard == ""


def test_market_square() -> None:
    """A Market Square can be discarded for a Gold or for a Ghost, not for both."""
    t = bed(hand="Haunted Mirror, Market Square", kingdom="Cemetery")
    t.trash("Haunted Mirror", ("resolve", "Market Square"))
    assert t.p1.discard == "Market Square, Gold"
    t = bed(hand="Haunted Mirror, Market Square", kingdom="Cemetery")
    t.trash("Haunted Mirror", ("resolve", "Haunted Mirror"), ("discard", "Market Square"))
    assert t.p1.discard == "Market Square, Ghost"


def test_other_abilities_first() -> None:
    """You may resolve other abilities of the trashing first, such as drawing, and discard an Action that this brings."""
    t = bed(hand="Chapel, Haunted Mirror, Overgrown Estate", deck="Village, Copper", kingdom="Cemetery")
    t.play("Chapel", ("trash", "Haunted Mirror, Overgrown Estate"), ("resolve", "Overgrown Estate"),
           ("discard", "Village"))  # fmt: skip
    assert t.p1.discard == "Village, Ghost"


def test_discarded_before_the_ghost() -> None:
    """What the discarding triggers comes before you gain the Ghost."""
    t = bed(hand="Haunted Mirror, Trail", deck="Copper", kingdom="Cemetery")
    t.trash("Haunted Mirror", ("discard", "Trail"), ("resolve", "Trail"))
    assert t.p1.in_play == "Trail"
    assert t.p1.hand == "Copper"
    assert t.p1.discard == "Ghost"


def test_heirloom() -> None:
    """It belongs to no pile."""
    assert bed(kingdom="Cemetery").game.pile_named("Haunted Mirror") < 0
