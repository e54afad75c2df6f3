"""Fortune Hunter goes wrong when the Treasure is not put into play, or the rest stays aside."""

from tests.bed import bed

CARD = "Fortune Hunter"


def test_plays_a_treasure() -> None:
    """+$2; look at the top 3 cards, you may play a Treasure from them, the rest go back in any order."""
    t = bed(hand="Fortune Hunter", deck="Estate, Gold, Curse, Duchy")
    t.play("Fortune Hunter", ("play card", "Gold"), ("topdeck", "Curse, Estate"))
    assert t.p1.coins == 5
    assert t.p1.in_play == "Fortune Hunter, Gold"
    assert t.p1.deck == "Curse, Estate, Duchy"


def test_none_played() -> None:
    """You need not play one."""
    t = bed(hand="Fortune Hunter", deck="Gold, Estate")
    t.play("Fortune Hunter", ("play card", ""), ("topdeck", "Gold, Estate"))
    assert t.p1.coins == 2


def test_kept_aside() -> None:
    """While the Treasure is resolved the other cards are kept aside, not on the deck."""
    t = bed(hand="Fortune Hunter", deck="Estate, Doubloons, Insignia, Duchy")
    t.play("Fortune Hunter", ("play card", "Insignia"), ("topdeck", "Doubloons, Estate"))
    assert t.p1.deck == "Doubloons, Estate, Duchy"
