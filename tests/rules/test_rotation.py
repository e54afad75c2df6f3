"""Rotating a pile (CR IV): all the equal cards on top go under it."""

from tests.bed import Bed, bed


def names(t: Bed, pile: str) -> list[str]:
    """The pile from top to bottom."""
    return [t.game.name(card) for card in reversed(t.game.cards_in(t.game.pile_zone(t.game.pile_named(pile))))]


def test_four_of_a_kind() -> None:
    """All four equal cards on top go to the bottom; the next differently named card is on top then."""
    t = bed(kingdom="Townsfolk")
    assert names(t, "Townsfolk") == ["Town Crier"] * 4 + ["Blacksmith"] * 4 + ["Miller"] * 4 + ["Elder"] * 4
    t.game.rotate(int(t.game.pile_named("Townsfolk")))
    assert names(t, "Townsfolk") == ["Blacksmith"] * 4 + ["Miller"] * 4 + ["Elder"] * 4 + ["Town Crier"] * 4


def test_fewer_on_top() -> None:
    """One card on top goes alone; equal cards that lie elsewhere in the pile stay there."""
    t = bed(hand="Blacksmith", kingdom="Townsfolk")
    pile = int(t.game.pile_named("Townsfolk"))
    t.p1.player.return_to_pile(t.card("Blacksmith"))
    assert names(t, "Townsfolk")[:2] == ["Blacksmith", "Town Crier"]
    t.game.rotate(pile)
    assert names(t, "Townsfolk")[0] == "Town Crier"
    assert names(t, "Townsfolk")[-2:] == ["Elder", "Blacksmith"]


def test_one_name_left() -> None:
    """If all cards of the pile are equal nothing changes, and an empty pile stays empty; no question is asked."""
    t = bed(hand="Town Crier, 3 Copper", p2="3 Town Crier, 4 Blacksmith, 4 Miller", kingdom="Townsfolk")
    t.play("Town Crier", ("option", "+$2"))
    assert names(t, "Townsfolk") == ["Elder"] * 4


def test_a_bought_card_is_the_new_top() -> None:
    """After rotating, the new top card is what can be bought, at its own cost."""
    t = bed(hand="Town Crier", kingdom="Townsfolk", coins=3)
    t.play("Town Crier", ("option", "gain a Silver"), ("may", "yes"))
    assert t.on_offer("Blacksmith")
    assert not t.on_offer("Town Crier")
    t.buy("Blacksmith")
    assert t.p1.coins == 0


def test_lost_track_of() -> None:
    """A card that was on top and now lies under the pile is not gained any more."""
    t = bed(kingdom="Townsfolk")
    pile = int(t.game.pile_named("Townsfolk"))
    top = t.game.top(pile)
    t.game.rotate(pile)
    assert t.p1.player.gain(top) == -1
