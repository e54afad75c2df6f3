"""Farmers' Market goes wrong in when the VP are taken."""

from tests.bed import bed

CARD = "Farmers' Market"


def test_more_each_time() -> None:
    """+1 Buy; you add 1 VP to its pile and get +$1 for each VP there: $1, $2, $3, $4 for the first four."""
    t = bed(hand="4 Farmers' Market", actions=4)
    for total in (1, 3, 6, 10):
        t.play("Farmers' Market")
        assert t.p1.coins == total
    assert t.p1.buys == 5
    assert t.p1.vp == 0


def test_the_fifth_takes_them() -> None:
    """With 4 VP or more there you take them instead, get no $, and trash the card. Then it starts again."""
    t = bed(hand="2 Farmers' Market", text="tokens Farmers' Market: vp=4", actions=2)
    t.play("Farmers' Market")
    assert t.p1.vp == 4
    assert t.p1.coins == 0
    assert t.p1.buys == 2
    assert t.trashed == "Farmers' Market"
    t.play("Farmers' Market")
    assert t.p1.coins == 1


def test_with_an_empty_pile() -> None:
    """It works when its pile is empty."""
    t = bed(hand="Farmers' Market", text="tokens Farmers' Market: vp=1\npile Farmers' Market: 0")
    t.play("Farmers' Market")
    assert t.p1.coins == 2


def test_left_in_the_supply() -> None:
    """Played while it is left in the Supply you take the VP, though it cannot be trashed."""
    t = bed(hand="Overlord", kingdom="Farmers' Market", text="tokens Farmers' Market: vp=4")
    t.play("Overlord")
    assert t.p1.vp == 4
    assert t.trashed == ""


def test_replayed_after_it_was_trashed() -> None:
    """Played again after it was trashed it adds 1 VP and gives $1."""
    t = bed(hand="Throne Room, Farmers' Market", text="tokens Farmers' Market: vp=4")
    t.play("Throne Room", ("play card", "Farmers' Market"))
    assert t.p1.vp == 4
    assert t.p1.coins == 1


def test_from_the_black_market() -> None:
    """One from the Black Market deck has no pile: no VP ever lies there."""
    offers = "Farmers' Market, Temple, Smithy"
    t = bed(hand="Black Market", coins=8, text=f"extra Black Market: {offers}\noffers: {offers}")
    t.play("Black Market", ("buy", "Farmers' Market"), ("order", "Temple, Smithy"))
    you = t.p1.player
    you.to_hand(you.discards)
    you.actions = 2
    coins, vp = t.p1.coins, t.p1.vp
    for _ in range(2):
        t.play("Farmers' Market")
        you.to_hand([t.card("Farmers' Market", 0, "play")])
    assert t.p1.coins == coins
    assert t.p1.vp == vp + 0
    assert not t.game.tokens
