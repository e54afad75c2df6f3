"""Noble Brigand goes wrong when buying it counts as playing an Attack, or when a player without Treasures loses nothing."""

from tests.bed import bed

CARD = "Noble Brigand"


def test_play() -> None:
    """+$1. Each other player reveals 2 cards and trashes a Silver or Gold, which you gain; the rest is discarded."""
    t = bed(hand="Noble Brigand", p2_deck="Gold, Estate")
    t.play("Noble Brigand")
    assert t.p1.coins == 1
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "Estate"
    assert t.trashed == ""


def test_you_choose() -> None:
    """If both cards qualify, you choose which is trashed."""
    t = bed(hand="Noble Brigand", p2_deck="Gold, Silver")
    t.play("Noble Brigand", ("trash", "Gold"))
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "Silver"


def test_no_treasure() -> None:
    """A player who revealed no Treasure gains a Copper; one who revealed other Treasures does not."""
    t = bed(hand="Noble Brigand", p2_deck="Estate, Curse", p3="", text="p3 deck: Copper, Estate")
    t.play("Noble Brigand")
    assert t.p2.discard == "Estate, Curse, Copper"
    assert t.p3.discard == "Copper, Estate"
    assert t.p1.discard == ""


def test_when_bought() -> None:
    """When you buy it, its attack happens, without the +$1."""
    t = bed(kingdom="Noble Brigand", p2_deck="Gold, Estate", coins=4)
    t.buy("Noble Brigand")
    assert t.p1.discard == "Gold, Noble Brigand"
    assert t.p1.coins == 0


def test_buying_is_not_playing() -> None:
    """Against the attack of a bought one no Reaction to an Attack helps: none was played."""
    t = bed(kingdom="Noble Brigand", p2="Moat", p2_deck="Gold, Estate", coins=4)
    t.buy("Noble Brigand")
    assert "Gold" in t.p1.discard


def test_gaining_is_not_buying() -> None:
    """Gained without being bought, it does nothing."""
    t = bed(kingdom="Noble Brigand", p2_deck="Gold, Estate")
    t.gain("Noble Brigand")
    assert t.p2.deck == "Gold, Estate"


def test_moat_against_the_played_one() -> None:
    """Played, it is an Attack like others: a Moat protects."""
    t = bed(hand="Noble Brigand", p2="Moat", p2_deck="Gold, Estate")
    t.play("Noble Brigand", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold, Estate"


def test_you_gain_last() -> None:
    """For each player in turn: trash, discard, then gain a Copper if need be. You gain the trashed cards at the end."""
    t = bed(hand="Noble Brigand, Trader", p2_deck="Gold, Tunnel", p3="Trader", text="p3 deck: Estate, Curse")
    t.play("Noble Brigand", ("p2", "resolve", "Tunnel"), ("p3", "resolve", "Trader"), ("p1", "resolve", "Trader"))
    assert t.p2.discard == "Tunnel, Gold"
    assert t.p3.discard == "Estate, Curse, Silver"
    assert t.p1.discard == "Silver"


def test_one_card_of_two() -> None:
    """Of each player one card is trashed; more cards of the deck are not looked at."""
    t = bed(hand="Noble Brigand", p2_deck="Silver, Gold, Gold")
    t.play("Noble Brigand", ("trash", "Gold"))
    assert "(1 to 1 of" in t.asked[-1]
    assert (t.p1.discard, t.p2.discard, t.p2.deck) == ("Gold", "Silver", "Gold")
