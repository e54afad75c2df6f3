"""Wine Merchant goes wrong in when it leaves the Tavern mat: at the end of a Buy phase, with $2, never by a call."""

from freehold.rules.vocab import ACTION_PHASE, BUY_PHASE
from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Wine Merchant"


def test_goes_to_the_tavern_mat() -> None:
    """It gives +1 Buy and +$4 and goes to your Tavern mat: it is no longer in play."""
    t = bed(hand="Wine Merchant")
    t.play("Wine Merchant")
    assert t.p1.buys == 2
    assert t.p1.coins == 4
    assert t.p1.tavern == "Wine Merchant"


def test_played_without_being_moved() -> None:
    """Played again by a Throne Room, or while it is left in the Supply, it gives the same without moving."""
    t = bed(hand="Throne Room, Wine Merchant")
    t.play("Throne Room", ("play card", "Wine Merchant"))
    assert t.p1.coins == 8
    assert t.p1.buys == 3
    assert t.p1.tavern == "Wine Merchant"
    t = bed(hand="Overlord", kingdom="Wine Merchant")
    t.play("Overlord")
    assert t.p1.coins == 4
    assert t.left("Wine Merchant") == 10


def test_discarded_at_the_end_of_the_buy_phase() -> None:
    """At the end of your Buy phase, with at least $2 left, you may discard each that is on your Tavern mat."""
    t = bed(text="p1 tavern: 3 Wine Merchant\nturn: p1 buy", deck="5 Copper", coins=2)
    t.step(("resolve", "Wine Merchant"), ("resolve", "Wine Merchant"), ("resolve", ""))
    assert t.p1.discard == "2 Wine Merchant"
    assert t.p1.tavern == "Wine Merchant"
    assert t.p1.coins == 2


def test_not_with_less_than_2() -> None:
    """With less than $2 left you cannot."""
    t = bed(text="p1 tavern: Wine Merchant\nturn: p1 buy", deck="5 Copper", coins=1)
    t.step()
    assert t.p1.tavern == "Wine Merchant"


def test_coffers_may_be_spent_for_it() -> None:
    """You may spend Coffers at the end of your Buy phase, to have the $2."""
    t = bed(text="p1 tavern: Wine Merchant\nturn: p1 buy", deck="5 Copper", coins=1, coffers=2, buys=0)
    t.step(("resolve", "Wine Merchant"), ("spend", 1))
    assert t.p1.tavern == ""
    assert t.p1.coffers == 1


def test_at_the_end_of_every_buy_phase() -> None:
    """If you return to your Action phase your Buy phase ends: you may discard it then, and again later."""
    t = bed(text="p1 tavern: 2 Wine Merchant", kingdom="Villa", coins=6, deck="5 Copper")
    t.buy("Villa", ("resolve", "Wine Merchant"), ("resolve", ""))
    assert t.p1.tavern == "Wine Merchant"
    assert t.game.phase == ACTION_PHASE
    t.game.phase = BUY_PHASE
    t.step(("resolve", "Wine Merchant"))
    assert t.p1.tavern == ""


def test_before_other_payments() -> None:
    """You may discard it first and then pay, for Pageant, the $ that it counted."""
    t = bed(deck="9 Estate", landscapes="Pageant", coins=2, text="p1 tavern: Wine Merchant\nturn: p1 buy")
    own(t, "Pageant")
    t.step(("resolve", "Wine Merchant"), ("resolve", "Pageant"))
    assert t.p1.discard == "Wine Merchant"
    assert t.p1.coffers == 1
    assert t.p1.coins == 1


def test_never_called() -> None:
    """It can never be called: it goes straight from the mat to your discard pile."""
    t = bed(hand="Village", text="p1 tavern: Wine Merchant", deck="Copper")
    t.play("Village")
    assert t.p1.tavern == "Wine Merchant"
