"""Invest goes wrong when its card leaves Exile, and in telling invested copies from other exiled ones."""

from tests.bed import bed

CARD = "Invest"


def test_exiles_an_action_from_the_supply() -> None:
    """You exile an Action card of your choice from the Supply; that is not gaining it."""
    t = bed(hand="Sheepdog", kingdom="Moat, Smithy", landscapes="Invest", coins=4)
    t.buy("Invest", ("exile", "Moat"))
    assert t.p1.exile == "Moat"
    assert t.left("Moat") == 9
    assert t.game.gained_cards(0) == []


def test_draw_when_another_gains_a_copy() -> None:
    """While it's in Exile you draw 2 cards when another player gains a copy of it, not when you do."""
    t = bed(deck="6 Gold", kingdom="Moat, Smithy", landscapes="Invest", coins=4)
    t.buy("Invest", ("exile", "Moat"))
    t.gain("Smithy", seat=1)
    t.gain("Moat", ("resolve", ""))
    assert t.p1.hand == ""
    t.gain("Moat", seat=1)
    assert t.p1.hand == "2 Gold"


def test_draw_when_another_invests_in_a_copy() -> None:
    """You also draw when another player Invests in a copy of it."""
    t = bed(deck="9 Gold", kingdom="Moat, Smithy", landscapes="Invest", coins=4, text="p2 exile: Silver")
    t.buy("Invest", ("exile", "Moat"))
    t.end_turn()
    assert len(t.p1.hand) == 5
    t.game.players[1].coins = 8
    t.game.players[1].buys = 2
    t.buy("Invest", ("exile", "Smithy"))
    assert len(t.p1.hand) == 5
    t.buy("Invest", ("exile", "Moat"))
    assert len(t.p1.hand) == 7
    assert t.p2.hand == ""


def test_other_exiling_is_not_investing() -> None:
    """A copy that goes to Exile in another way does not draw you cards (unless it was gained before)."""
    t = bed(deck="6 Gold", p2="Smithy", kingdom="Moat, Smithy", landscapes="Invest", coins=4)
    t.buy("Invest", ("exile", "Smithy"))
    t.game.players[1].exile([t.card("Smithy", 1)])
    assert t.p1.hand == ""


def test_cumulative() -> None:
    """If you Invest in another copy of the same card you draw 4 cards, and so on."""
    t = bed(deck="6 Gold", kingdom="Moat, Smithy", landscapes="Invest", coins=8, buys=2)
    t.buy("Invest", ("exile", "Moat"))
    t.buy("Invest", ("exile", "Moat"))
    t.gain("Moat", seat=1)
    assert t.p1.hand == "4 Gold"


def test_other_exiled_copies_do_not_count() -> None:
    """Other cards in Exile draw you nothing, even if they are copies of an invested card."""
    t = bed(deck="6 Gold", kingdom="Moat, Smithy", landscapes="Invest", coins=4, text="p1 exile: 3 Moat")
    t.buy("Invest", ("exile", "Moat"))
    assert t.p1.exile == "4 Moat"
    t.gain("Moat", seat=1)
    assert t.p1.hand == "2 Gold"


def test_discarding_takes_all_copies() -> None:
    """If you discard copies from your mat you must discard all; an invested card that left does nothing any more."""
    t = bed(deck="6 Gold", kingdom="Moat, Smithy", landscapes="Invest", coins=4, text="p1 exile: Moat")
    t.buy("Invest", ("exile", "Moat"))
    t.gain("Moat", ("resolve", "Exile mat"))
    assert t.p1.exile == ""
    assert t.p1.discard == "3 Moat"
    t.gain("Moat", seat=1)
    assert t.p1.hand == ""


def test_drawn_reaction_may_be_used() -> None:
    """You draw when the gain triggers abilities: a Black Cat drawn so may react to the same gain."""
    t = bed(deck="Black Cat, 5 Gold", kingdom="Smithy, Odysseys", landscapes="Invest", coins=4)
    for _ in range(3):
        t.game.rotate(int(t.game.pile_named("Odysseys")))
    t.buy("Invest", ("exile", "Distant Shore"))
    t.gain("Distant Shore", ("p1", "resolve", "Black Cat"), seat=1)
    assert t.p1.hand == "3 Gold"
    assert t.p1.in_play == "Black Cat"


def test_only_actions() -> None:
    """Other cards cannot be chosen."""
    t = bed(kingdom="Moat, Smithy", landscapes="Invest", coins=4)
    t.buy("Invest", ("exile", "Moat"))
    assert "of: Moat, Smithy)" in t.asked[0]
