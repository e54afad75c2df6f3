"""Gamble goes wrong with what may be played, and where from."""

from tests.bed import Bed, bed

CARD = "Gamble"


def gamble(deck: str, ruleset: str = "current") -> Bed:
    return bed(deck=deck, landscapes="Gamble", coins=2, ruleset=ruleset)


def test_action_in_the_buy_phase() -> None:
    """You get +1 Buy and discard your top card; if it is an Action you may play it, in your Buy phase, without an Action."""
    t = gamble("Smithy, 3 Copper")
    t.buy("Gamble", ("play card", "Smithy"))
    assert t.p1.buys == 1
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 1


def test_drawn_treasures_cannot_be_played() -> None:
    """Treasures that you draw so cannot be played any more: that part of your Buy phase is over."""
    t = gamble("Smithy, 3 Copper")
    t.buy("Gamble", ("play card", "Smithy"))
    t.end_turn()
    assert not any("treasures" in each for each in t.asked)


def test_treasure() -> None:
    """A Treasure may be played though you are past playing Treasures."""
    t = gamble("Gold")
    t.buy("Gamble", ("play card", "Gold"))
    assert t.p1.coins == 3
    assert t.p1.in_play == "Gold"


def test_otherwise_discarded() -> None:
    """A card that you don't play, or that is neither Action nor Treasure, stays discarded."""
    t = gamble("Gold")
    t.buy("Gamble", ("play card", ""))
    assert t.p1.discard == "Gold"
    t = gamble("Estate")
    t.buy("Gamble")
    assert t.p1.discard == "Estate"


def test_discarded_first() -> None:
    """The card is discarded before you may play it, which may set off what it does when discarded.

    After a Village Green has played itself Gamble cannot play it again.
    """
    t = gamble("Village Green, Copper")
    t.buy("Gamble", ("resolve", "Village Green"), ("option", "now"))
    assert t.p1.in_play == "Village Green"
    assert t.p1.hand == "Copper"
    t = gamble("Tunnel")
    t.buy("Gamble", ("resolve", "Tunnel"))
    assert t.p1.discard == "Gold, Tunnel"


def test_older_reveals() -> None:
    """Until 2024 the card was revealed, and discarded only if you did not play it."""
    t = gamble("Village Green, Copper", "first printing")
    t.buy("Gamble", ("play card", "Village Green"), ("option", "now"))
    assert t.p1.hand == "Copper"
    assert len(t.asked) == 2
    t = gamble("Gold", "first printing")
    t.buy("Gamble", ("play card", ""))
    assert t.p1.discard == "Gold"


def test_patron() -> None:
    """A Patron gives no Coffers for it: it is not revealed, only discarded. In the first wordings of both cards it gave one."""
    for ruleset, coffers in (("current", 0), ("first printing", 1)):
        t = gamble("Patron", ruleset)
        t.buy("Gamble", ("play card", ""))
        assert t.p1.discard == "Patron"
        assert t.p1.coffers == coffers
