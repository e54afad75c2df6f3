"""Stockpile goes wrong when it is played twice, or when it is not moved."""

from tests.bed import bed

CARD = "Stockpile"


def test_exiled_when_played() -> None:
    """It makes $3 and gives +1 Buy; playing it exiles it."""
    t = bed(hand="Stockpile")
    t.play("Stockpile")
    assert (t.p1.coins, t.p1.buys) == (3, 2)
    assert t.p1.exile == "Stockpile"
    assert t.p1.in_play == ""


def test_played_twice() -> None:
    """Played twice, with a Crown, Counterfeit or Tiara, it gives $3 and +1 Buy both times, though it is exiled once."""
    t = bed(hand="Crown, Stockpile", text="turn: p1 treasure")
    t.play("Crown", ("play card", "Stockpile"))
    assert (t.p1.coins, t.p1.buys) == (6, 3)
    assert t.p1.exile == "Stockpile"
    t = bed(hand="Counterfeit, Stockpile")
    t.play("Counterfeit", ("play card", "Stockpile"))
    assert (t.p1.coins, t.p1.buys) == (7, 4)
    assert t.p1.exile == "Stockpile"
    assert t.trashed == ""
    t = bed(hand="Tiara, Stockpile")
    t.play("Tiara", ("play card", "Stockpile"))
    assert (t.p1.coins, t.p1.buys) == (6, 4)


def test_need_not_be_played() -> None:
    """You need not play it with your other Treasures."""
    t = bed(hand="Stockpile, Copper")
    t.to_phase(3, ("treasures", "Copper"))
    assert t.p1.coins == 1
    assert t.p1.hand == "Stockpile"


def test_comes_back_with_the_next() -> None:
    """When you gain another one you may discard it from your Exile mat."""
    t = bed(hand="Stockpile")
    t.play("Stockpile")
    t.gain("Stockpile", ("resolve", "Exile mat"))
    assert t.p1.discard == "2 Stockpile"


def test_specialist() -> None:
    """Played twice with a Specialist it gives everything twice as well, though it is exiled once."""
    t = bed(hand="Specialist, Stockpile")
    t.play("Specialist", ("play card", "Stockpile"), ("option", "play it again"))
    assert (t.p1.coins, t.p1.buys) == (6, 3)
    assert t.p1.exile == "Stockpile"
