"""Chariot Race goes wrong with ties, with costs that cannot be compared, and without cards."""

from tests.bed import bed

CARD = "Chariot Race"


def test_your_card_costs_more() -> None:
    """+1 Action; you draw and show a card, your left neighbour reveals their top card: if yours costs more, +$1 and +1 VP."""
    t = bed(hand="Chariot Race", deck="Silver, Copper", p2_deck="Estate, Curse")
    t.play("Chariot Race")
    assert t.p1.hand == "Silver"
    assert (t.p1.actions, t.p1.coins, t.p1.vp) == (1, 1, 1)
    assert t.p2.deck == "Estate, Curse"


def test_not_more() -> None:
    """If it costs the same or less, or the costs have other parts so that neither is higher, you get nothing more."""
    for theirs in ("Silver", "Gold", "Engineer"):
        t = bed(hand="Chariot Race", deck="Silver", p2_deck=theirs)
        t.play("Chariot Race")
        assert (t.p1.coins, t.p1.vp) == (0, 0)


def test_no_card_to_reveal() -> None:
    """If either of you has no card to reveal you get nothing more."""
    t = bed(hand="Chariot Race", deck="Silver")
    t.play("Chariot Race")
    assert (t.p1.coins, t.p1.vp) == (0, 0)
    t = bed(hand="Chariot Race, Gold", p2_deck="Copper")
    t.play("Chariot Race")
    assert (t.p1.coins, t.p1.vp) == (0, 0)


def test_first_printing_put_into_the_hand() -> None:
    """First printing: the card is revealed and put into your hand: neither drawn nor a +Card."""
    t = bed(hand="Chariot Race", deck="Gold", p2_deck="Silver", ruleset="first printing")
    t.game.players[0].minus_card = True
    t.play("Chariot Race")
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 1
    assert t.p1.vp == 1
    assert t.game.players[0].minus_card


def test_first_printing_played() -> None:
    t = bed(hand="Chariot Race", deck="Gold, Silver", p2_deck="Province", ruleset="first printing")
    t.play("Chariot Race")
    assert (t.p1.hand, t.p1.actions, t.p1.vp) == ("Gold", 1, 0)
