"""Giant goes wrong in the limits of the cost, and with an empty deck."""

from tests.bed import bed

CARD = "Giant"


def test_face_down() -> None:
    """You turn your Journey token over; if it is face down then, you get +$1 only."""
    t = bed(hand="Giant", p2_deck="Silver")
    t.play("Giant")
    assert t.p1.coins == 1
    assert t.p2.deck == "Silver"


def test_face_up() -> None:
    """If it is face up you get +$5; others trash their top card if it costs $3 to $6, else discard it and gain a Curse."""
    for name in ("Silver", "Gold"):
        t = bed(hand="2 Giant", p2_deck=name, actions=2)
        t.play("Giant")
        t.play("Giant")
        assert t.p1.coins == 6
        assert t.trashed == name
        assert t.p2.discard == ""
    for name in ("Estate", "Bank", "Province", "Engineer", "Possession"):
        t = bed(hand="2 Giant", p2_deck=name, actions=2)
        t.play("Giant")
        t.play("Giant")
        assert t.trashed == ""
        assert t.p2.discard == f"{name}, Curse"


def test_no_card_to_reveal() -> None:
    """A player without any card to reveal gains a Curse."""
    t = bed(hand="2 Giant", actions=2)
    t.play("Giant")
    t.play("Giant")
    assert t.p2.discard == "Curse"
