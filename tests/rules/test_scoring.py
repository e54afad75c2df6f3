"""Chapter II: what counts at the end of the game."""

from freehold.rules import scoring
from tests.bed import bed


def test_all_your_cards_count() -> None:
    """Your cards are those in your deck, hand, discard pile and play area, set aside, and on your mats."""
    t = bed(hand="Estate", deck="Estate", discard="Estate",
            text="p1 play: Estate\np1 aside: Estate\np1 facedown: Estate\np1 tavern: Estate\np1 exile: Estate\n"
                 "p1 mat: Estate\np1 secretmat: Estate")  # fmt: skip
    assert t.p1.points == 10


def test_other_cards_do_not() -> None:
    """The trash and the Supply belong to nobody, and others' cards to them."""
    t = bed(p2="Province", text="trash: Province")
    assert t.p1.points == 0
    assert t.p2.points == 6


def test_tokens() -> None:
    """VP tokens count one point each."""
    t = bed(hand="Estate", vp=4)
    assert t.p1.points == 5


def test_negative() -> None:
    """A score may be negative."""
    assert bed(deck="5 Curse, Estate").p1.points == -4


def test_lines_add_up() -> None:
    """The list of where the points come from adds up to the points."""
    t = bed(hand="2 Province, Curse, Gardens", deck="30 Copper", vp=2)
    lines = scoring.score_lines(t.p1.player)
    assert ("Province", 12, 2) in lines
    assert ("Gardens", 3, 1) in lines
    assert ("Curse", -1, 1) in lines
    assert ("tokens", 2, 0) in lines
    assert sum(line[1] for line in lines) == t.p1.points
