"""Soldier goes wrong in what it counts, and in whom it makes discard."""

from tests.bed import bed

CARD = "Soldier"


def test_others_with_4_or_more_cards_discard_one() -> None:
    """+$2. Each other player with 4 or more cards in hand discards one; a player with 3 discards none."""
    t = bed(hand="Soldier", p2="3 Copper, Estate", p3="3 Copper", kingdom="Peasant")
    t.play("Soldier", ("p2", "discard", "Estate"))
    assert t.p1.coins == 2
    assert t.p2.discard == "Estate"
    assert t.p3.hand == "3 Copper"


def test_counts_other_attacks_when_it_is_played() -> None:
    """Each time you play one it counts the other Attacks you have in play then: other Soldiers too, but not itself."""
    t = bed(hand="2 Soldier", kingdom="Peasant", text="p1 play: Militia, Village", actions=2)
    t.play("Soldier")
    assert t.p1.coins == 3
    t.play("Soldier")
    assert t.p1.coins == 3 + 4


def test_an_attack_left_in_play_from_an_earlier_turn_counts() -> None:
    """An Attack that is still in play from an earlier turn counts."""
    t = bed(hand="Enchantress", deck="5 Copper, 2 Soldier", kingdom="Peasant")
    t.play("Enchantress")
    t.end_turn()
    t.end_turn()
    t.play("Soldier")
    assert t.p1.coins == 3


def test_a_later_attack_changes_nothing() -> None:
    """What you got does not change when you play more Attacks later in the turn."""
    t = bed(hand="Soldier, Enchantress", kingdom="Peasant", actions=2)
    t.play("Soldier")
    t.play("Enchantress")
    assert t.p1.coins == 2


def test_exchanged_for_a_fugitive() -> None:
    """When you discard it from play you may exchange it for a Fugitive."""
    t = bed(hand="Soldier", deck="9 Copper", kingdom="Peasant")
    t.play("Soldier")
    t.clean_up(("resolve", "Soldier"))
    assert t.p1.discard == "Fugitive"
