"""Deluded goes wrong when it forbids other ways to get an Action, or stays."""

from tests.bed import Bed, bed
from tests.cards.nocturne.fates_bed import has

CARD = "Deluded"


def table() -> Bed:
    return bed(kingdom="Vampire, Village", text="p1 holds: Deluded", coins=9, hand="Workshop", deck="9 Copper", buys=3)


def test_no_actions_this_turn() -> None:
    """At the start of your Buy phase you return it, and cannot buy Actions for the rest of the turn; other cards you can."""
    t = table()
    t.to_phase(2)
    assert not has(t, "Deluded")
    t.game.phase = 3
    assert not t.on_offer("Village")
    assert t.on_offer("Gold")


def test_only_that_turn() -> None:
    """On your next turn you can buy Actions again."""
    t = table()
    t.end_turn()
    t.end_turn()
    t.game.players[0].coins = 9
    t.to_phase(3)
    assert t.on_offer("Village")


def test_gaining_is_not_buying() -> None:
    """You can still gain Actions in other ways."""
    t = table()
    t.to_phase(2)
    t.expect(("gain", "Village"))
    t.game.players[0].choose_gain(t.game.players[0].supply(up_to=4))
    t.finish()
    assert t.p1.discard == "Village"


def test_before_the_buy_phase() -> None:
    """Until the Buy phase begins you can buy Actions, with Black Market; back in the Action phase you still cannot."""
    t = bed(hand="Black Market, Gold", kingdom="Vampire",
            text="p1 holds: Deluded\nextra Black Market: Laboratory, Gardens, Moat\n"
                 "offers: Laboratory, Gardens, Moat")  # fmt: skip
    t.play("Black Market", ("treasures", "Gold"), ("buy", "Laboratory"), ("order", "Gardens, Moat"))
    assert t.p1.discard == "Laboratory"
    t = table()
    t.to_phase(3)
    t.game.players[0].return_to_actions()
    t.to_phase(3)
    assert not t.on_offer("Village")


def test_received_in_the_buy_phase() -> None:
    """If you get it after the start of your Buy phase, it applies to your next turn."""
    t = bed(kingdom="Vampire, Cursed Village", text="hexes: Delusion", coins=9, buys=2)
    t.to_phase(3)
    t.buy("Cursed Village")
    assert has(t, "Deluded")
    t.game.players[0].coins = 9
    assert t.on_offer("Cursed Village")
    t.end_turn()
    t.end_turn()
    t.game.players[0].coins = 9
    t.to_phase(3)
    assert not t.on_offer("Cursed Village")
    assert not has(t, "Deluded")


def test_other_abilities_first() -> None:
    """Of several abilities at the start of your Buy phase you choose the order; Deluded is returned in any case."""
    t = bed(kingdom="Vampire, Village", landscapes="Family of Inventors", coins=9,
            text="p1 holds: Deluded\np1: favors=1 buys=1 coins=9")  # fmt: skip
    t.to_phase(2, ("resolve", "Family of Inventors"), ("pile", "Village"))
    assert not has(t, "Deluded")
    t.game.phase = 3
    assert not t.on_offer("Village")
