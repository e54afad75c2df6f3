"""Secluded Shrine goes wrong when it stays in play after a Treasure was gained, or waits for the wrong gain."""

from tests.bed import bed

CARD = "Secluded Shrine"


def test_next_treasure() -> None:
    """+$1. The next time you gain a Treasure you trash up to 2 cards from your hand; until then it stays in play."""
    t = bed(hand="Secluded Shrine, 3 Estate", deck="12 Copper", p2_deck="5 Silver")
    t.play("Secluded Shrine")
    assert t.p1.coins == 1
    t.gain("Duchy")
    t.gain("Gold", seat=1)
    t.gain("Silver", ("trash", "2 Estate"))
    assert t.trashed == "2 Estate"
    t.gain("Silver")
    t.end_turn()
    assert t.p1.in_play == "-"


def test_no_cards_trashed() -> None:
    """You may trash none; it is used up all the same."""
    t = bed(hand="Secluded Shrine, Estate")
    t.play("Secluded Shrine")
    t.gain("Silver", ("trash", ""))
    t.gain("Silver")
    assert t.trashed == "-"


def test_played_twice() -> None:
    """Played several times you trash up to 2 cards as many times, each by itself."""
    t = bed(hand="Throne Room, Secluded Shrine, 4 Estate")
    t.play("Throne Room", ("play card", "Secluded Shrine"))
    t.gain("Silver", ("trash", "2 Estate"), ("trash", "2 Estate"))
    assert t.trashed == "4 Estate"


def test_waits() -> None:
    """It stays in play until you gain a Treasure, on whichever turn."""
    t = bed(hand="Secluded Shrine", deck="12 Copper", p2_deck="5 Silver")
    t.play("Secluded Shrine")
    t.end_turn()
    t.gain("Silver", ("p1", "trash", "Copper"), seat=0)
    assert t.trashed == "Copper"
    assert t.p1.in_play == "Secluded Shrine"
    t.end_turn()
    assert t.p1.in_play == "-"
