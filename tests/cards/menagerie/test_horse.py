"""Horse goes wrong when it is played twice, or lies where it cannot be returned from."""

from tests.bed import bed

CARD = "Horse"


def test_returns_to_its_pile() -> None:
    """You draw 2 cards, get an Action, and the Horse goes back to its pile out of play; what it gave you stays."""
    t = bed(hand="Horse", deck="2 Gold, Copper")
    before = t.left("Horse")
    t.play("Horse")
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 1
    assert t.p1.in_play == ""
    assert t.left("Horse") == before + 1


def test_throne_room_gives_all_twice() -> None:
    """Throne Room and a Horse give +4 Cards and +2 Actions in all, though it is returned only once."""
    t = bed(hand="Throne Room, Horse", deck="5 Gold")
    before = t.left("Horse")
    t.play("Throne Room", ("play card", "Horse"))
    assert t.p1.hand == "4 Gold"
    assert t.p1.actions == 2
    assert t.left("Horse") == before + 1


def test_not_in_the_supply() -> None:
    """Horses cannot be bought or gained from the Supply; there are 30 of them, and they cost $3 for whatever asks."""
    t = bed(kingdom="Cavalry", coins=9)
    assert t.left("Horse") == 30
    assert not t.on_offer("Horse")
    assert t.cost("Horse") == 3
