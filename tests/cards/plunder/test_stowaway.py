"""Stowaway goes wrong when it costs an Action, or stays in play on reacting as long as it should not."""

from tests.bed import bed

CARD = "Stowaway"


def test_next_turn() -> None:
    """At the start of your next turn, +2 Cards."""
    t = bed(hand="Stowaway", deck="12 Copper", p2_deck="5 Silver")
    t.play("Stowaway")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"


def test_reacts_to_anyones_duration() -> None:
    """When anyone gains a Duration card you may play it from your hand; several to the same gain."""
    t = bed(p2="2 Stowaway", p2_deck="12 Copper", deck="5 Copper", kingdom="Wharf, Smithy")
    t.gain("Smithy")
    t.gain("Wharf", ("p2", "resolve", "Stowaway"), ("p2", "resolve", "Stowaway"))
    assert t.p2.in_play == "2 Stowaway"
    t.end_turn()
    assert t.p2.hand == "4 Copper"


def test_gained_to_the_hand() -> None:
    """A Stowaway that you gain to your hand may react to its own gain."""
    t = bed(hand="Artisan, Copper", deck="5 Copper", kingdom="Stowaway")
    t.play("Artisan", ("gain", "Stowaway"), ("resolve", "Stowaway"))
    assert t.p1.in_play == "Artisan, Stowaway"
