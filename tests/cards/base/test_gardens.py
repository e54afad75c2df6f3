"""Gardens goes wrong when it counts only the deck, or rounds up."""

from tests.bed import bed

CARD = "Gardens"


def test_one_point_for_ten_cards() -> None:
    """Each Gardens is worth 1 VP for every full 10 of your cards: with 37 cards, 3 VP."""
    t = bed(hand="Gardens", deck="36 Copper")
    assert t.p1.points == 3
    t = bed(hand="2 Gardens", deck="35 Copper")
    assert t.p1.points == 6


def test_rounds_down() -> None:
    """Nine cards are not ten."""
    t = bed(hand="Gardens", deck="8 Copper")
    assert t.p1.points == 0
    t = bed(hand="Gardens", deck="9 Copper")
    assert t.p1.points == 1


def test_counts_all_your_cards() -> None:
    """All your cards count: hand, deck, discard pile, play, mats and cards set aside."""
    t = bed(hand="Gardens, Copper", deck="2 Copper", discard="2 Copper",
            text="p1 play: Village\np1 aside: Copper\np1 tavern: Royal Carriage\np1 exile: Silver")  # fmt: skip
    assert t.p1.points == 1


def test_trashed_cards_do_not_count() -> None:
    """Cards in the trash are nobody's."""
    t = bed(hand="Gardens, 9 Copper")
    assert t.p1.points == 1
    t.trash("Copper")
    assert t.p1.points == 0


def test_is_a_victory_card() -> None:
    """Gardens is a Victory card that does nothing in the game; it cannot be played."""
    t = bed(hand="Gardens, Silver")
    t.end_turn()
    assert t.asked[0].startswith("p1 is asked 'treasures' (0 to 1 of: Silver)")
