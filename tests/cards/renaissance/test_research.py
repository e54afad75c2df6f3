"""Research goes wrong in how many cards it takes, and when it stays in play with nothing set aside."""

from freehold.rules.vocab import HIDDEN
from tests.bed import bed

CARD = "Research"


def test_cards_for_next_turn() -> None:
    """Trash a card from your hand; for each $1 it costs set your top card aside, for your hand at the next turn's start."""
    t = bed(hand="Research, Silver", deck="Gold, Estate, Duchy, 5 Copper")
    t.play("Research")
    assert t.p1.actions == 1
    assert t.p1.facedown == "Gold, Estate, Duchy"
    t.end_turn()
    assert t.p1.in_play == "Research"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold, Estate, Duchy"
    t.clean_up()
    assert t.p1.in_play == ""


def test_must_trash() -> None:
    """Trashing is not optional."""
    t = bed(hand="Research, Gold", deck="7 Copper")
    t.play("Research")
    assert t.trashed == "Gold"
    assert t.p1.facedown == "6 Copper"


def test_fewer_cards() -> None:
    """If you have too few cards, even after shuffling, set aside as many as you can."""
    t = bed(hand="Research, Gold", deck="Silver", discard="2 Copper")
    t.play("Research")
    assert t.p1.facedown == "Silver, 2 Copper"


def test_reduced_costs() -> None:
    """If cards cost less, Research sets aside fewer cards."""
    t = bed(hand="Bridge, Research, Silver", deck="5 Copper", actions=2)
    t.play("Bridge")
    t.play("Research")
    assert t.p1.facedown == "2 Copper"


def test_nothing_set_aside() -> None:
    """If the card costs $0, or you have no cards to set aside, Research is discarded this turn."""
    t = bed(hand="Research, Copper", deck="5 Gold")
    t.play("Research")
    t.clean_up()
    assert t.p1.in_play == ""
    t = bed(hand="Research, Silver")
    t.play("Research")
    t.clean_up()
    assert t.p1.in_play == ""


def test_only_coins_count() -> None:
    """A Potion in the cost counts for nothing."""
    t = bed(hand="Research, Transmute", deck="5 Gold")
    t.play("Research")
    assert t.p1.facedown == ""


def test_face_down() -> None:
    """The cards lie face down: you may look at them, the others may not."""
    t = bed(hand="Research, Estate", deck="Gold, Silver, Copper")
    t.play("Research")
    cards = t.game.players[0].zone(HIDDEN)
    assert len(cards) == 2
    assert all(t.game.known[card & 4095] == 1 for card in cards)


def test_trashed_before() -> None:
    """First the card is trashed, with all that it triggers, then its cost is checked and cards are set aside."""
    t = bed(hand="Research, Cultist", deck="4 Copper, 5 Gold")
    t.play("Research")
    assert t.p1.hand == "3 Copper"
    assert t.p1.facedown == "Copper, 4 Gold"
