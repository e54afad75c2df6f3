"""Soothsayer goes wrong when players who gain no Curse draw."""

from tests.bed import bed

CARD = "Soothsayer"


def test_play() -> None:
    """Gain a Gold. Each other player gains a Curse and, if they did, draws a card."""
    t = bed(hand="Soothsayer", p2_deck="Silver, Gold")
    t.play("Soothsayer")
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "Curse"
    assert t.p2.hand == "Silver"


def test_no_curse_no_card() -> None:
    """Who gains no Curse draws no card."""
    t = bed(hand="Soothsayer", p2_deck="Silver", p3="", text="p3 deck: Silver\npile Curse: 1")
    t.play("Soothsayer")
    assert t.p2.hand == "Silver"
    assert t.p3.hand == ""


def test_without_gold() -> None:
    """The others gain Curses even if you cannot gain a Gold."""
    t = bed(hand="Soothsayer", text="pile Gold: 0")
    t.play("Soothsayer")
    assert t.p2.hand == "Curse"  # gained, then drawn from the shuffled discard pile


def test_exchanged_curse() -> None:
    """A player who exchanges the Curse has gained it, and draws."""
    t = bed(hand="Soothsayer", p2="Trader", p2_deck="Gold")
    t.play("Soothsayer", ("p2", "resolve", "Trader"))
    assert t.p2.hand == "Trader, Gold"
    assert t.p2.discard == "Silver"


def test_one_player_after_the_other() -> None:
    """You gain first; then each player gains and draws before the next one does."""
    t = bed(hand="Soothsayer, Trader", p2="Trader", p3="Trader")
    t.play("Soothsayer", ("resolve", "Trader"), ("p2", "resolve", "Trader"), ("p3", "resolve", ""))
    assert t.p1.discard == "Silver"
    assert t.p2.hand == "Trader, Silver"
    assert t.p3.hand == "Trader, Curse"


def test_first_printing_order() -> None:
    """Before 2018: first all gain their Curses, then everybody who did so draws a card."""
    t = bed(hand="Soothsayer", p2="Watchtower", p2_deck="Copper, Gold", p3="", text="pile Curse: 1\np3 deck: Silver",
            ruleset="first printing")  # fmt: skip
    t.play("Soothsayer", ("p2", "resolve", "Watchtower"), ("p2", "option", "trash"))
    assert t.p1.discard == "Gold"
    assert t.p2.hand == "Watchtower, Copper"
    assert t.p3.hand == ""


def test_trashed_curse() -> None:
    """A player who trashes the Curse on gaining it has gained it, and draws."""
    t = bed(hand="Soothsayer", p2="Watchtower", p2_deck="Silver")
    t.play("Soothsayer", ("p2", "resolve", "Watchtower"), ("p2", "option", "trash"))
    assert t.p2.hand == "Watchtower, Silver"
    assert t.trashed == "Curse"


def test_first_printing_trader() -> None:
    """With the Trader from before 2020, a player who gains a Silver instead gains no Curse, and draws nothing."""
    t = bed(hand="Soothsayer", p2="Trader", p2_deck="Gold", ruleset="first printing")
    t.play("Soothsayer", ("p2", "resolve", "Trader"))
    assert (t.p2.hand, t.p2.discard) == ("Trader", "Silver")


def test_moat() -> None:
    """Who shows a Moat gains no Curse and draws nothing."""
    for ruleset in ("current", "first printing"):
        t = bed(hand="Soothsayer", p2="Moat", p2_deck="Silver", ruleset=ruleset)
        t.play("Soothsayer", ("p2", "resolve", "Moat"))
        assert (t.p2.hand, t.p2.discard) == ("Moat", "")
