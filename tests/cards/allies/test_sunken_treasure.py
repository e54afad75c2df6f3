"""Sunken Treasure goes wrong in what counts as in play, and in which costs are allowed."""

from tests.bed import bed

CARD = "Sunken Treasure"


def test_gains_an_action_without_a_copy_in_play() -> None:
    """It makes no coins; you gain an Action card from the Supply of which you have no copy in play."""
    t = bed(hand="Sunken Treasure, Village", deck="2 Copper", kingdom="Village, Smithy")
    t.play("Village")
    t.to_phase(2)
    t.step(("treasures", "Sunken Treasure"), ("gain", "Smithy"))
    assert t.p1.coins == 0
    assert "Smithy" in t.p1.discard


def test_checked_each_time() -> None:
    """Each time you play one, look at what is in play then; cards of other players do not count."""
    t = bed(hand="2 Sunken Treasure", p2="Moat", p2_deck="2 Copper", kingdom="Moat, Smithy", text="p2 play: Moat")
    t.to_phase(2)
    t.step(("treasures", "2 Sunken Treasure"), ("gain", "Moat"), ("gain", "Moat"))
    assert t.p1.discard == "2 Moat"


def test_any_cost() -> None:
    """The Action may cost anything, with a Potion or debt in it."""
    t = bed(hand="Sunken Treasure", kingdom="Possession, Smithy")
    t.to_phase(2)
    t.step(("treasures", "Sunken Treasure"), ("gain", "Possession"))
    assert t.p1.discard == "Possession"


def test_nothing_to_gain() -> None:
    """If there is no such Action you gain nothing."""
    t = bed(hand="Sunken Treasure, Old Map", deck="2 Copper")
    t.play("Old Map", ("discard", "Copper"), ("may", "no"))
    t.to_phase(2)
    t.step(("treasures", "Sunken Treasure"))
    assert t.p1.discard == "Copper"
