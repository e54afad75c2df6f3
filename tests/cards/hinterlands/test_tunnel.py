"""Tunnel goes wrong in Clean-up, and when it counts as discarded though it was only put."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Tunnel"


def test_is_a_victory_card() -> None:
    """2 VP; a Victory pile of 8 or 12 cards."""
    t = bed(hand="Tunnel")
    assert t.p1.points == 2
    assert bed(kingdom="Tunnel", p3="").left("Tunnel") == 12


def test_reveal_for_a_gold() -> None:
    """When you discard it, you may reveal it to gain a Gold."""
    t = bed(hand="Cellar, Tunnel, Estate", deck="2 Copper")
    t.play("Cellar", ("discard", "Tunnel, Estate"), ("resolve", "Tunnel"))
    assert t.p1.discard == "Tunnel, Estate, Gold"
    assert t.game.known[t.card("Tunnel", 0, "discard") & CARD_MASK] == -1  # everybody saw it, though it was not on top
    t = bed(hand="Cellar, Tunnel", deck="Copper")
    t.play("Cellar", ("discard", "Tunnel"), ("resolve", ""))
    assert t.p1.discard == "Tunnel"


def test_on_another_players_turn() -> None:
    """It works on another player's turn as well."""
    t = bed(hand="Militia", p2="Tunnel, 3 Copper")
    t.play("Militia", ("p2", "discard", "Tunnel"), ("p2", "resolve", "Tunnel"))
    assert t.p2.discard == "Tunnel, Gold"


def test_from_the_deck() -> None:
    """It need not come from the hand: revealed cards that are discarded trigger it too."""
    t = bed(hand="Noble Brigand", p2_deck="Tunnel, Silver")
    t.play("Noble Brigand", ("p2", "resolve", "Tunnel"))
    assert t.p2.discard == "Tunnel, Gold"


def test_not_in_cleanup() -> None:
    """Not in Clean-up."""
    t = bed(hand="Tunnel", deck="6 Copper")
    t.end_turn()
    assert t.p1.discard == "Tunnel"


def test_putting_is_not_discarding() -> None:
    """Not when it is put into the discard pile: by gaining it, or with the whole deck."""
    t = bed(hand="Scavenger", deck="Tunnel, Copper")
    t.play("Scavenger", ("may", "yes"), ("topdeck", "Copper"))
    t.gain("Tunnel")
    assert t.p1.discard == "2 Tunnel"


def test_several() -> None:
    """Each of several Tunnels that are discarded together can be revealed, after all cards were discarded."""
    t = bed(hand="Cellar, 2 Tunnel", deck="2 Copper")
    t.play("Cellar", ("discard", "2 Tunnel"), ("resolve", "Tunnel"), ("resolve", "Tunnel"))
    assert t.p1.discard == "2 Tunnel, 2 Gold"


def test_in_the_middle_of_a_card() -> None:
    """The Gold is gained in the middle of the other card: with Jack of All Trades before you draw."""
    t = bed(hand="Jack of All Trades, 2 Estate", deck="Tunnel", text="pile Silver: 0")
    t.play("Jack of All Trades", ("discard", "yes"), ("resolve", "Tunnel"), ("trash", ""))
    assert t.p1.hand == "2 Estate, Tunnel, Gold"


def test_watchtower_discarded_with_it() -> None:
    """A Watchtower that was discarded together with the Tunnel is not in your hand any more when you gain the Gold."""
    t = bed(hand="Militia", p2="Tunnel, Watchtower, 3 Copper")
    t.play("Militia", ("p2", "discard", "Tunnel, Watchtower"), ("p2", "resolve", "Tunnel"))
    assert t.p2.discard == "Tunnel, Watchtower, Gold"


def test_covered_by_its_gold() -> None:
    """The Gold on top of it does not hide it in the discard pile: Warrior, which discarded it, can still trash it."""
    t = bed(hand="Warrior", deck="2 Copper", p2_deck="Tunnel")
    t.play("Warrior", ("p2", "resolve", "Tunnel"))
    assert t.p2.discard == "Gold"
    assert t.trashed == "Tunnel"


def test_moved_first() -> None:
    """If something else moves it first, it can no longer be revealed: here a Trail, discarded with it, draws it."""
    t = bed(hand="Cellar, Trail, Tunnel", p2="")
    t.play("Cellar", ("discard", "Trail, Tunnel"), ("resolve", "Trail"), ("resolve", "Tunnel"))
    assert t.p1.hand == "Tunnel"
    assert t.p1.discard == ""
