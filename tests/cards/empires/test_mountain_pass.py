"""Mountain Pass goes wrong in the order of bidding, in when it happens, and if it happens twice."""

from tests.bed import WATCHERS, bed

CARD = "Mountain Pass"


def test_bids_from_the_left() -> None:
    """When a player gains the first Province all bid once, from their left, the gainer last; each bids more or passes."""
    t = bed(p2="", p3="", landscapes="Mountain Pass")
    t.gain("Province", ("p2", "bid", 5), ("p3", "bid", 8), ("p1", "bid", 9))
    assert t.p1.vp == 8
    assert t.p1.debt == 9
    assert t.p2.debt == t.p3.debt == 0


def test_a_pass_keeps_the_bid() -> None:
    """A bid that is not higher is a pass; the highest bidder gets +8 VP and the Debt they bid."""
    t = bed(p2="", p3="", landscapes="Mountain Pass")
    t.gain("Province", ("p2", "bid", 0), ("p3", "bid", 12), ("p1", "bid", 12))
    assert t.p3.vp == 8
    assert t.p3.debt == 12
    assert t.p1.vp == 0


def test_40_cannot_be_beaten() -> None:
    """Nobody can bid more than 40 Debt: after such a bid nobody else is asked."""
    t = bed(p2="", p3="", landscapes="Mountain Pass")
    t.gain("Province", ("p2", "bid", 40))
    assert t.p2.debt == 40
    assert t.p2.vp == 8


def test_all_pass() -> None:
    """If everybody passes nobody gets anything."""
    t = bed(landscapes="Mountain Pass")
    t.gain("Province", ("p2", "bid", 0), ("p1", "bid", 0))
    assert t.p1.vp == t.p2.vp == 0
    assert t.p1.debt == t.p2.debt == 0


def test_once_in_the_game() -> None:
    """It happens only once in the game, for the first Province gained by anybody, bought or not."""
    t = bed(landscapes="Mountain Pass", coins=8)
    t.gain("Province", ("p2", "bid", 0), ("p1", "bid", 0))
    t.gain("Province", seat=1)
    t.buy("Province")
    assert t.p1.vp == 0


def test_resolved_at_once() -> None:
    """It is resolved right when the Province is gained: the Debt may be paid off on the same turn."""
    t = bed(landscapes="Mountain Pass", coins=11, buys=2)
    t.buy("Province", ("p2", "bid", 0), ("bid", 2))
    assert t.p1.debt == 2
    assert not t.on_offer("Silver")
    t.step(("buy", "pay debt"), ("pay debt", 2))
    assert t.on_offer("Copper")


def test_other_cards_do_not_count() -> None:
    """Gaining anything else does nothing."""
    t = bed(landscapes="Mountain Pass")
    t.gain("Duchy")
    assert t.p1.vp == 0


def test_once_even_if_it_brings_another() -> None:
    """If gaining the first Province makes you gain another before the bids, there is still one round of bids."""
    t = bed(hand="2 Bridge", actions=2, landscapes="Mountain Pass, Canal", text="p1 tavern: Duplicate\np1 holds: Canal")
    t.play("Bridge")
    t.play("Bridge")
    t.gain("Province", ("resolve", "Duplicate"), ("p2", "bid", 0), ("bid", 3))
    assert t.p1.discard == "2 Province"
    assert (t.p1.vp, t.p1.debt) == (8, 3)


def test_first_printing_after_the_turn() -> None:
    """Before 2021: the bids are made after the turn on which the first Province was gained, by its owner last."""
    t = bed(landscapes="Mountain Pass", deck="9 Copper", coins=8, ruleset="first printing")
    t.buy("Province")
    assert t.p1.vp == 0
    t.end_turn(("p2", "bid", 3), ("p1", "bid", 5))
    assert t.p1.vp == 8
    assert t.p1.debt == 5
    t.gain("Province")
    t.end_turn()


def test_first_printing_not_after_the_last_turn() -> None:
    """Before 2021: if the game ends with that turn, there are no bids."""
    t = bed(landscapes="Mountain Pass", coins=8, ruleset="first printing", text="pile Province: 1")
    t.buy("Province")
    t.end_turn()
    assert t.p1.vp == 0


def test_first_printing_possessed() -> None:
    """Before 2021: the turn is over when the bids are made: a player who was possessed on it makes their own bid."""
    t = bed(hand="Possession", p2="Cellar", deck="9 Copper", p2_deck="9 Estate", landscapes="Mountain Pass, Innovation",
            ruleset="first printing")  # fmt: skip
    t.play("Possession")
    t.end_turn()
    t.game.players[1].coins = 8
    t.to_phase(3)
    t.buy("Province")
    controllers: list[int] = []
    WATCHERS.append(lambda view, question: controllers.append(int(question.player.controller)))
    try:
        t.end_turn(("p2", "bid", 1), ("p1", "bid", 1))
    finally:
        WATCHERS.pop()
    assert controllers == [1, 0]
    assert t.p2.vp == 8
