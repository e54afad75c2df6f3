"""Spy goes wrong in who decides (always its player) and in the order of the players (its player first)."""

from tests.bed import bed

CARD = "Spy"


def test_you_decide_for_each_player() -> None:
    """Each player, you first, reveals the top card of their deck; you choose whether it is discarded or put back."""
    t = bed(hand="Spy", deck="Copper, Estate, Gold", p2_deck="Silver, Gold", p3="", text="p3 deck: Curse, Copper")
    t.play("Spy", ("discard", "Estate"), ("discard", "Silver"), ("discard", ""))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    assert t.p1.discard == "Estate"
    assert t.p2.discard == "Silver"
    assert t.p2.deck == "Gold"
    assert t.p3.deck == "Curse, Copper"


def test_draws_before_spying() -> None:
    """You draw a card before you reveal your top card."""
    t = bed(hand="Spy", deck="Gold, Curse")
    t.play("Spy", ("discard", ""))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Curse"


def test_one_player_after_the_other() -> None:
    """You see and decide about one player's card before the next player's is revealed."""
    t = bed(hand="Spy", deck="Copper, Estate", p2_deck="Silver")
    t.play("Spy", ("discard", ""), ("discard", "Silver"))
    assert "Estate" in t.asked[0]
    assert "Silver" not in t.asked[0]


def test_moat() -> None:
    """A player who reveals Moat reveals no card to Spy; you still reveal yours."""
    t = bed(hand="Spy", deck="Copper, Estate", p2="Moat", p2_deck="Silver")
    t.play("Spy", ("p2", "resolve", "Moat"), ("discard", "Estate"))
    assert t.p2.deck == "Silver"


def test_no_cards() -> None:
    """A player without any card in deck and discard pile reveals nothing; with an empty deck they shuffle."""
    t = bed(hand="Spy", p2_discard="Gold")
    t.play("Spy", ("discard", ""))
    assert t.p2.deck == "Gold"
