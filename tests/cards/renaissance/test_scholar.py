"""Scholar goes wrong when it does nothing with an empty hand."""

from tests.bed import bed

CARD = "Scholar"


def test_discard_then_draw() -> None:
    """You discard your whole hand, then get +7 Cards. If you must shuffle, the discarded cards are shuffled in."""
    t = bed(hand="Scholar, 3 Gold", deck="5 Copper")
    t.play("Scholar")
    assert t.p1.hand == "5 Copper, 2 Gold"
    assert t.p1.deck == "Gold"


def test_an_empty_hand() -> None:
    """With no cards to discard you draw 7 cards all the same."""
    t = bed(hand="Scholar", deck="8 Copper")
    t.play("Scholar")
    assert t.p1.hand == "7 Copper"


def test_all_at_once() -> None:
    """What is triggered by discarding happens before you draw: a Tunnel earns its Gold first."""
    t = bed(hand="Scholar, Tunnel", deck="5 Copper")
    t.play("Scholar", ("resolve", "Tunnel"))
    assert t.p1.hand == "5 Copper, Tunnel, Gold"
