"""Messenger goes wrong in which gain of a turn counts, and in what the others copy."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Messenger"


def test_buy_coins_and_the_deck() -> None:
    """+1 Buy, +$2; you may put your deck into your discard pile, which is no discarding of its cards."""
    t = bed(hand="2 Messenger", deck="3 Copper", actions=2)
    t.play("Messenger", ("may", "no"))
    assert t.p1.deck == "3 Copper"
    t.play("Messenger", ("may", "yes"))
    assert t.p1.discard == "3 Copper"
    assert (t.p1.buys, t.p1.coins) == (3, 4)


def test_first_card_gained_in_the_buy_phase() -> None:
    """If it is the first card you gain in your Buy phase you gain a card costing at most $4, and the others a copy of it."""
    t = bed(kingdom="Messenger, Smithy", coins=4, p3="")
    t.gain("Copper")  # in the Action phase: this does not count
    t.game.phase = 1
    t.step()
    t.buy("Messenger", ("gain", "Smithy"))
    assert t.p1.discard == "Copper, Messenger, Smithy"
    assert t.p2.discard == t.p3.discard == "Smithy"


def test_not_the_first() -> None:
    """Not if you have gained another card in that Buy phase before."""
    t = bed(kingdom="Messenger", coins=4, buys=2, text="turn: p1 buy")
    t.buy("Copper")
    t.buy("Messenger")
    assert t.p1.discard == "Copper, Messenger"


def test_not_at_another_time() -> None:
    """Not in another phase, nor on another player's turn."""
    t = bed(kingdom="Messenger")
    t.gain("Messenger")
    t.gain("Messenger", seat=1)
    assert t.p1.discard == "Messenger"
    assert t.p2.discard == "Messenger"


def test_not_enough_copies() -> None:
    """The copies are gained in turn order, as far as there are any."""
    t = bed(kingdom="Messenger, Smithy", coins=4, p3="", text="pile Smithy: 2\nturn: p1 buy")
    t.buy("Messenger", ("gain", "Smithy"))
    assert t.p2.discard == "Smithy"
    assert t.p3.discard == ""


def test_up_to_4_and_nothing_to_ask() -> None:
    """The card costs $4 at most. With an empty deck you are not asked about it."""
    t = bed(hand="Messenger", kingdom="Messenger, Market", coins=4, text="turn: p1 buy")
    t.play("Messenger")
    assert t.asked == []
    t.buy("Messenger", ("gain", "Silver"))
    assert "Market" not in t.asked[-1]


def test_first_printing_first_purchase() -> None:
    """Before 2022: it counts if it is the first thing you buy on a turn, in whatever phase; what you gained does not matter."""
    t = bed(kingdom="Messenger, Village", coins=8, buys=2, ruleset="first printing")
    t.gain("Silver")
    t.buy("Messenger", ("gain", "Village"))
    assert str(t.p1.discard) == "Silver, Village, Messenger"
    assert t.p2.discard == "Village"
    t.buy("Messenger")
    assert t.p2.discard == "Village"


def test_first_printing_events_count_as_purchases() -> None:
    """Before 2022: an Event that you bought before was the first thing."""
    t = bed(kingdom="Messenger, Village", landscapes="Borrow", coins=8, buys=2, ruleset="first printing")
    t.buy("Borrow")
    t.buy("Messenger")
    assert t.p2.discard == ""


def test_first_printing_the_last_messenger() -> None:
    """Before 2022: you gain the other card first; if it and the copies use up the Messengers, you get none for your money."""
    t = bed(kingdom="Messenger", coins=4, text="pile Messenger: 2", ruleset="first printing")
    t.buy("Messenger", ("gain", "Messenger"))
    assert t.p1.discard == "Messenger"
    assert t.p2.discard == "Messenger"


def test_what_your_gain_triggers_for_others() -> None:
    """What your gain triggers for the others comes before they gain their copies: Road Network draws first."""
    t = bed(kingdom="Messenger", coins=4, landscapes="Road Network", text="turn: p1 buy")
    own(t, "Road Network", 1)
    t.step(("buy", "Messenger"), ("gain", "Estate"))
    assert t.p1.discard == "Messenger, Estate"
    assert t.p2.hand == ""  # with the copy already there it would have been shuffled and drawn
    assert t.p2.discard == "Estate"


def test_first_printing_in_the_action_phase() -> None:
    """Before 2022: a card that was bought before in the Action phase was the first thing that you bought."""
    t = bed(hand="Black Market", kingdom="Messenger", coins=6, ruleset="first printing",
            text="extra Black Market: Village, Moat, Smithy\noffers: Village, Moat, Smithy")  # fmt: skip
    t.play("Black Market", ("buy", "Village"), ("order", "Moat, Smithy"))
    t.buy("Messenger")
    assert t.p2.discard == ""
