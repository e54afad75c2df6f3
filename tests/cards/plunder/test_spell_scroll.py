"""Spell Scroll goes wrong when it gains without having been trashed, or plays a card that has moved on."""

from freehold.rules.vocab import ACTION, TREASURE
from tests.bed import bed

CARD = "Spell Scroll"


def test_trashed_for_a_cheaper_card() -> None:
    """You trash it (this is not optional) and gain a card that costs less: anything with no more than $6."""
    t = bed(hand="Spell Scroll", kingdom="Forge")
    t.play("Spell Scroll", ("gain", "Duchy"))
    assert t.trashed == "Spell Scroll"
    assert t.p1.discard == "Duchy"
    assert "Gold" in t.asked[0]
    assert "Province" not in t.asked[0]
    assert "Forge" not in t.asked[0]


def test_gains_once_if_played_twice() -> None:
    """If it cannot be trashed (played a second time) you gain nothing."""
    t = bed(hand="Throne Room, Spell Scroll", kingdom="Smithy")
    t.play("Throne Room", ("play card", "Spell Scroll"), ("gain", "Estate"))
    assert t.p1.discard == "Estate"


def test_action_and_treasure_in_any_phase() -> None:
    """It is an Action and a Treasure whatever the phase, and counts as an Action played even in the Buy phase."""
    t = bed(hand="Spell Scroll", text="turn: p1 treasure")
    t.step(("treasures", "Spell Scroll"), ("gain", "Estate"))
    assert t.game.played(0, ACTION) == 1
    assert t.game.played(0, TREASURE) == 1


def test_plays_an_action() -> None:
    """If the gained card is an Action you may play it, without using an Action."""
    t = bed(hand="Spell Scroll", deck="3 Gold", kingdom="Smithy", text="turn: p1 treasure")
    t.step(("treasures", "Spell Scroll"), ("gain", "Smithy"), ("play card", "yes"))
    t.step(("treasures", "3 Gold"))
    assert t.p1.coins == 9
    assert t.p1.in_play == "Smithy, 3 Gold"


def test_plays_a_treasure_in_the_action_phase() -> None:
    """If it is a Treasure you may play it, in the Action phase too."""
    t = bed(hand="Spell Scroll")
    t.play("Spell Scroll", ("gain", "Gold"), ("play card", "yes"))
    assert t.p1.coins == 3
    assert t.p1.in_play == "Gold"
    assert t.p1.actions == 0


def test_may_not_play() -> None:
    """You may leave it where it is."""
    t = bed(hand="Spell Scroll")
    t.play("Spell Scroll", ("gain", "Gold"), ("play card", "no"))
    assert t.p1.discard == "Gold"


def test_lost_track() -> None:
    """If you moved the gained card (with Watchtower) it is not played."""
    t = bed(hand="Spell Scroll, Watchtower")
    t.play("Spell Scroll", ("gain", "Gold"), ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Gold"
    assert t.p1.coins == 0


def test_nomad_camp() -> None:
    """A card that is gained to another place is played from there."""
    t = bed(hand="Spell Scroll", deck="Copper", kingdom="Nomad Camp")
    t.play("Spell Scroll", ("gain", "Nomad Camp"), ("play card", "yes"))
    assert t.p1.in_play == "Nomad Camp"
    assert t.p1.coins == 2


def test_covered_in_the_discard_pile() -> None:
    """It is still played when another card was gained on top of it."""
    t = bed(hand="Spell Scroll", landscapes="Rich", kingdom="Smithy", deck="3 Copper", text="extra Rich: Smithy")
    t.play("Spell Scroll", ("gain", "Smithy"), ("play card", "yes"))
    assert t.p1.discard == "Silver"
    assert t.p1.in_play == "Smithy"


def test_gatekeeper_and_siren_move_it_first() -> None:
    """A card that Gatekeeper exiles, or a Siren that trashes itself, as you gain it, cannot be played."""
    t = bed(hand="Spell Scroll", p2="Gatekeeper", kingdom="Siren")
    t.play("Gatekeeper", seat=1)
    t.play("Spell Scroll", ("gain", "Gold"))
    assert t.p1.exile == "Gold"
    assert t.p1.coins == 0
    t = bed(hand="Spell Scroll", kingdom="Siren")
    t.play("Spell Scroll", ("gain", "Siren"))
    assert t.trashed == "Spell Scroll, Siren"
