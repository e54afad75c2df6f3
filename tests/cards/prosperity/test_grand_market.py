"""Grand Market goes wrong by looking at Coppers that are not in play, and by stopping other gains."""

from freehold.rules.vocab import BUY_PHASE, TREASURE_PHASE
from tests.bed import bed

CARD = "Grand Market"


def test_gives() -> None:
    """+1 Card, +1 Action, +1 Buy, +$2."""
    t = bed(hand="Grand Market", deck="2 Gold")
    t.play("Grand Market")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 2)


def test_treasures_need_not_be_played() -> None:
    """You need not play all your Treasures: Coppers in your hand don't matter. After buying you can play none."""
    t = bed(hand="2 Gold, Copper", kingdom="Grand Market", buys=2)
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "2 Gold"))
    t.step(("treasures", ""))
    t.step(("buy", "Grand Market"))
    assert t.p1.discard == "Grand Market"
    assert t.game.phase == BUY_PHASE


def test_not_with_a_copper_in_play() -> None:
    """You can't buy it while you have a Copper in play; a Copper that has left play does not matter."""
    t = bed(kingdom="Grand Market", text="p1 play: Copper, Silver", coins=6)
    assert not t.on_offer("Grand Market")
    t.p1.player.trash([t.card("Copper", zone="play")])
    assert t.on_offer("Grand Market")


def test_other_gains_are_allowed() -> None:
    """You can gain it in other ways while you have Coppers in play."""
    t = bed(kingdom="Grand Market", text="p1 play: Copper")
    t.gain("Grand Market")
    assert t.p1.discard == "Grand Market"


def test_coppers_that_something_took_from_play() -> None:
    """Bonfire or Counterfeit may trash your Coppers from play, Mandarin puts them onto your deck: then you can buy it."""
    t = bed(text="p1 play: 2 Copper", kingdom="Grand Market", landscapes="Bonfire", coins=9, buys=2)
    assert not t.on_offer("Grand Market")
    t.buy("Bonfire", ("trash", "2 Copper"))
    assert t.on_offer("Grand Market")
    t = bed(text="p1 play: Copper", kingdom="Grand Market, Mandarin", coins=6)
    t.gain("Mandarin")
    assert t.p1.deck == "Copper"
    assert t.on_offer("Grand Market")
