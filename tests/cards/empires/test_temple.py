"""Temple goes wrong with copies, and with an empty hand or pile."""

from tests.bed import bed

CARD = "Temple"


def test_trashes_differently_named_cards() -> None:
    """+1 VP; you trash one to three differently named cards from your hand and add 1 VP to its pile."""
    t = bed(hand="Temple, 2 Copper, Estate, Curse")
    t.play("Temple", ("trash", "Copper"), ("trash", "Estate"), ("trash", "Curse"))
    assert t.trashed == "Copper, Estate, Curse"
    assert t.p1.vp == 1
    assert t.game.tokens_on(t.game.pile_named("Temple"), 1) == 1
    assert "(0 to 1 of: Estate, Curse)" in t.asked[1]


def test_one_at_least() -> None:
    """You must trash one; more is up to you."""
    t = bed(hand="Temple, Copper, Estate")
    t.play("Temple", ("trash", "Estate"), ("trash", ""))
    assert t.trashed == "Estate"


def test_an_empty_hand() -> None:
    """You get +1 VP and add 1 VP to the pile even if you have no card to trash, or the pile is empty."""
    t = bed(hand="Temple", text="pile Temple: 0")
    t.play("Temple")
    assert t.p1.vp == 1
    assert t.game.tokens_on(t.game.pile_named("Temple"), 1) == 1


def test_gaining_it_takes_the_vp() -> None:
    """When you gain it you take the VP from its pile."""
    t = bed(text="tokens Temple: vp=3", kingdom="Temple")
    t.gain("Temple")
    assert t.p1.vp == 3
    t.gain("Temple")
    assert t.p1.vp == 3


def test_trashed_at_once() -> None:
    """The cards are trashed at once; then what that triggers is resolved, before the VP is added."""
    t = bed(hand="Temple, Crumbling Castle, Rocks")
    t.play("Temple", ("trash", "Rocks"), ("trash", "Crumbling Castle"), ("resolve", "Rocks"))
    assert t.trashed == "Crumbling Castle, Rocks"
    assert t.p1.hand == "Silver"
    assert t.p1.vp == 2


def test_from_the_black_market() -> None:
    """One from the Black Market deck has no pile: no VP ever lies there."""
    offers = "Temple, Farmers' Market, Smithy"
    t = bed(hand="Black Market", coins=8, text=f"extra Black Market: {offers}\noffers: {offers}")
    t.play("Black Market", ("buy", "Temple"), ("order", "Farmers' Market, Smithy"))
    you = t.p1.player
    you.to_hand(you.discards)
    you.actions = 2
    coins, vp = t.p1.coins, t.p1.vp
    for _ in range(2):
        t.play("Temple")
        you.to_hand([t.card("Temple", 0, "play")])
    assert t.p1.coins == coins
    assert t.p1.vp == vp + 2
    assert not t.game.tokens


def test_returned_to_the_empty_pile() -> None:
    """VP that lies on the empty pile may still be taken, if a Temple is returned there."""
    t = bed(hand="Temple, Swap, Estate, Temple", kingdom="Village", text="pile Temple: 0", actions=2)
    t.play("Temple", ("trash", "Estate"), ("trash", ""))
    t.play("Swap", ("return", "Temple"), ("gain", "Village"))
    assert t.left("Temple") == 1
    t.gain("Temple")
    assert t.p1.vp == 2
