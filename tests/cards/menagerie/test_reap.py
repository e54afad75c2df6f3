"""Reap goes wrong when the Gold does not stay where it was gained."""

from tests.bed import bed

CARD = "Reap"


def test_gold_next_turn() -> None:
    """You gain a Gold, set aside; when your next turn starts you play it, and have $3 in your Action phase."""
    t = bed(deck="20 Copper", landscapes="Reap", coins=7)
    t.buy("Reap")
    assert t.p1.aside == "Gold"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Gold"
    assert (t.p1.coins, t.p1.actions) == (3, 1)
    t.end_turn()
    assert t.p1.in_play == ""
    assert "Gold" in t.p1.discard


def test_order_at_the_start_of_the_turn() -> None:
    """With other things at the start of your turn you choose the order."""
    t = bed(hand="Wharf", deck="30 Copper", landscapes="Reap", coins=7)
    t.play("Wharf")
    t.buy("Reap")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Reap"))
    assert t.p1.coins == 3
    assert t.p1.buys == 2


def test_moved_when_gained() -> None:
    """If you move the Gold as you gain it, Reap loses track of it: it is not played."""
    for ruleset in ("current", "first printing"):
        t = bed(hand="Watchtower", deck="20 Copper", landscapes="Reap", coins=7, ruleset=ruleset)
        t.buy("Reap", ("resolve", "Watchtower"), ("option", "topdeck"))
        assert t.p1.aside == ""
        t.end_turn()
        t.end_turn()
        assert t.p1.in_play == ""
        assert t.p1.coins == 0


def test_no_gold() -> None:
    """With no Gold left nothing happens."""
    t = bed(landscapes="Reap", coins=7, text="pile Gold: 0")
    t.buy("Reap")
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 0


def test_exiled_by_gatekeeper() -> None:
    """Another player's Gatekeeper exiles the Gold before Reap can keep it."""
    for ruleset in ("current", "first printing"):
        t = bed(hand="Gatekeeper", landscapes="Reap", ruleset=ruleset)
        t.play("Gatekeeper")
        t.end_turn()
        t.p2.player.coins = 7
        t.buy("Reap")
        assert (t.p2.exile, t.p2.aside) == ("Gold", "")


def test_possessed() -> None:
    """A possessed player gains no Gold, so that there is nothing to set aside; it is the other's."""
    for ruleset in ("current", "first printing"):
        t = bed(hand="Possession", deck="20 Copper", p2_deck="20 Copper", landscapes="Reap", ruleset=ruleset)
        t.play("Possession")
        t.end_turn()
        t.p2.player.coins = 7
        t.buy("Reap")
        assert "Gold" in t.p1.discard
        t.end_turn()
        assert t.p2.coins == 0
        assert t.p2.aside == ""


def test_where_it_is_gained() -> None:
    """It is gained to where it is set aside, so that a Sheepdog's shuffle does not take it.

    Before, it was gained to the discard pile: shuffled into the deck it was lost.
    """
    t = bed(hand="Sheepdog", deck="Copper", discard="Copper", landscapes="Reap", coins=7)
    t.buy("Reap", ("resolve", "Sheepdog"))
    assert (t.p1.hand, t.p1.aside) == ("2 Copper", "Gold")
    t = bed(hand="Sheepdog", deck="Copper", discard="Copper", landscapes="Reap", coins=7, ruleset="first printing")
    t.buy("Reap", ("resolve", "Sheepdog"))
    assert t.p1.aside == ""
    assert t.p1.discard == ""
