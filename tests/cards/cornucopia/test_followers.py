"""Followers goes wrong when a player who gains no Curse keeps the hand."""

from tests.bed import bed

CARD = "Followers"


def test_play() -> None:
    """+2 Cards and an Estate for you; each other player gains a Curse and discards down to 3 cards."""
    t = bed(hand="Followers", deck="3 Gold", p2="5 Copper")
    t.play("Followers")
    assert t.p1.hand == "2 Gold"
    assert t.p1.discard == "Estate"
    assert t.p2.hand == "3 Copper"
    assert t.p2.discard == "Curse, 2 Copper"


def test_without_curses() -> None:
    """If there are no Curses left, a player still discards down to 3 cards."""
    t = bed(hand="Followers", p2="4 Copper", text="pile Curse: 0")
    t.play("Followers")
    assert t.p2.hand == "3 Copper"


def test_each_player_does_both_in_turn() -> None:
    """Each player does both before the next player does anything: gain a Curse, then discard."""
    t = bed(hand="Followers", p2="Trader, 2 Gold, Silver", p3="Trader, 2 Gold, Silver")
    t.play("Followers", ("p2", "resolve", ""), ("p2", "discard", "Silver"), ("p3", "resolve", ""),
           ("p3", "discard", "Silver"))  # fmt: skip
    assert t.p3.hand == "Trader, 2 Gold"


def test_you_gain_first() -> None:
    """You gain the Estate before anybody gains a Curse, and they gain the Curse before they discard."""
    t = bed(hand="Followers, Trader", p2="Trader, 2 Gold, Silver")
    t.play("Followers", ("resolve", "Trader"), ("p2", "resolve", "Trader"), ("p2", "discard", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p2.discard == "Silver, Trader"


def test_costs_nothing() -> None:
    """It costs $0 for whatever asks."""
    t = bed(hand="Followers")
    assert t.game.cost(t.card("Followers")) == 0


def test_draws_before_discarding() -> None:
    """What gaining the Curse brings comes before the discarding: who draws then has more cards to discard."""
    t = bed(hand="Followers", p2="Sheepdog, 2 Copper", p2_deck="2 Gold")
    t.play("Followers", ("p2", "resolve", "Sheepdog"), ("p2", "discard", "Copper"))
    assert t.p2.hand == "Copper, 2 Gold"
    assert t.p2.in_play == "Sheepdog"


def test_small_hands_and_few_curses() -> None:
    """With 3 cards or fewer in hand nobody discards. The last Curse goes to the first player in turn order."""
    t = bed(hand="Followers", p2="3 Copper", p3="Gold", text="pile Curse: 1")
    t.play("Followers")
    assert (t.p2.hand, t.p2.discard) == ("3 Copper", "Curse")
    assert (t.p3.hand, t.p3.discard) == ("Gold", "")


def test_moat() -> None:
    """Who shows a Moat is spared all of it; you get your part."""
    t = bed(hand="Followers", p2="Moat, 4 Copper")
    t.play("Followers", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
    assert t.p2.discard == ""
    assert t.p1.discard == "Estate"
