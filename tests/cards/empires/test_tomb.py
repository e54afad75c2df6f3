"""Tomb goes wrong when it counts trashings instead of cards, or only one's own turn."""

from tests.bed import bed

CARD = "Tomb"


def test_a_point_for_each_trashed_card() -> None:
    """You get +1 VP for each card you trash, also when you trash several at once."""
    t = bed(hand="4 Copper", landscapes="Tomb")
    t.trash("Copper")
    assert t.p1.vp == 1
    t.p1.player.trash(t.p1.player.hand)
    assert t.p1.vp == 4


def test_on_any_turn() -> None:
    """It may be on another player's turn: whoever trashes the card gets the VP."""
    t = bed(p2="Copper", landscapes="Tomb")
    t.trash("Copper", seat=1)
    assert t.p2.vp == 1
    assert t.p1.vp == 0


def test_the_victim_of_an_attack_trashes() -> None:
    """A card that an Attack makes another player trash gives the VP to that player."""
    t = bed(hand="Warrior", p2_deck="Silver", landscapes="Tomb")
    t.play("Warrior")
    assert t.p2.vp == 1
    assert t.p1.vp == 0


def test_a_card_from_the_supply() -> None:
    """It also counts a card that you trash from the Supply."""
    t = bed(landscapes="Tomb")
    t.p1.player.trash([t.game.top_named("Province")])
    assert t.p1.vp == 1


def test_nothing_trashed() -> None:
    """If you are told to trash a card but cannot, you get nothing."""
    t = bed(hand="Small Castle", landscapes="Tomb")
    t.play("Small Castle", ("option", "trash a Castle from your hand"))
    assert t.p1.vp == 0
