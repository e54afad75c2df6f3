"""Corsair goes wrong when it counts the Silvers and Golds of the wrong turn, or takes the coins with the card."""

from tests.bed import bed

CARD = "Corsair"


def test_now_and_next_turn() -> None:
    """+$2 now; at the start of your next turn +1 Card; it stays in play until then."""
    t = bed(hand="Corsair", deck="9 Copper")
    t.play("Corsair")
    assert t.p1.coins == 2
    t.end_turn()
    assert t.p1.in_play == "Corsair"
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    assert t.p1.hand == "6 Copper"
    t.end_turn()
    assert t.p1.in_play == ""


def test_trashes_the_first_silver_or_gold() -> None:
    """Each other player trashes the first Silver or Gold they play on a turn, after it has made its coins."""
    t = bed(hand="Corsair", p2="Copper, Gold, 2 Silver")
    t.play("Corsair")
    t.end_turn()
    t.play("Copper")
    assert t.trashed == ""
    t.play("Gold")
    assert t.p2.coins == 1 + 3
    assert t.trashed == "Gold"
    t.play("Silver")
    t.play("Silver")
    assert t.trashed == "Gold"
    assert t.p2.in_play == "Copper, 2 Silver"


def test_in_the_buy_phase() -> None:
    """It works on Treasures played together in the Buy phase too."""
    t = bed(hand="Corsair", p2="Silver, Gold, Copper")
    t.play("Corsair")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Silver, Gold, Copper"))
    assert t.trashed == "Silver"
    assert t.p2.coins == 6


def test_each_turn_until_your_next() -> None:
    """On an extra turn of that player the first Silver or Gold is trashed again."""
    t = bed(hand="Corsair", p2="Outpost, Silver", p2_deck="Gold, Silver, 9 Copper")
    t.play("Corsair")
    t.end_turn()
    t.play("Outpost")
    t.play("Silver")
    t.end_turn()
    t.play("Gold")
    t.play("Silver")
    assert t.trashed == "Silver, Gold"


def test_over_at_your_next_turn() -> None:
    """It is over when your next turn starts."""
    t = bed(hand="Corsair", deck="9 Copper", p2_deck="Silver")
    t.play("Corsair")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("Silver")
    assert t.trashed == ""


def test_not_cumulative() -> None:
    """However many Corsairs you play, each player only loses the first Silver or Gold."""
    t = bed(hand="Throne Room, Corsair", p2="2 Silver")
    t.play("Throne Room", ("play card", "Corsair"))
    t.end_turn()
    t.play("Silver")
    t.play("Silver")
    assert t.trashed == "Silver"


def test_on_another_players_turn() -> None:
    """It also works if somehow a Silver or Gold is played on another player's turn, such as yours."""
    t = bed(hand="Corsair", p2="2 Silver")
    t.play("Corsair")
    t.play("Silver", seat=1)
    t.play("Silver", seat=1)
    assert t.trashed == "Silver"


def test_played_too_late_on_a_turn() -> None:
    """If Corsair is played on your turn after you have played a Silver or Gold, nothing of that turn is trashed."""
    t = bed(hand="Silver, Gold", p2="Corsair")
    t.play("Silver")
    t.play("Corsair", seat=1)
    t.play("Gold")
    assert t.trashed == ""


def test_the_unaffected() -> None:
    """Who reacts with Moat when Corsair is played keeps their Treasures; later it is too late. You keep yours anyway."""
    t = bed(hand="Corsair, Silver", p2="Moat, Silver", p3="Silver", text="p3 deck: 5 Moat")
    t.play("Corsair", ("p2", "resolve", "Moat"))
    t.play("Silver")
    t.end_turn()
    t.play("Silver")
    assert t.trashed == ""
    t.end_turn()
    t.play("Silver")
    assert t.trashed == "Silver"
