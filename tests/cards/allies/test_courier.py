"""Courier goes wrong with what discarding triggers, with an empty discard pile, and with Treasures in the Action phase."""

from tests.bed import bed

CARD = "Courier"


def test_plays_from_the_discard_pile() -> None:
    """+$1. You discard your top card, then may play an Action or Treasure from anywhere in your discard pile."""
    t = bed(hand="Courier", deck="Copper, 3 Gold", discard="Smithy, Estate")
    t.play("Courier", ("play card", "Smithy"))
    assert t.p1.coins == 1
    assert t.p1.hand == "3 Gold"
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.in_play == "Courier, Smithy"
    assert t.p1.actions == 0


def test_plays_the_card_just_discarded() -> None:
    """The card that you discard may be the one you play; a Treasure is played in your Action phase then."""
    t = bed(hand="Courier", deck="Gold")
    t.play("Courier", ("play card", "Gold"))
    assert t.p1.coins == 4
    assert t.p1.in_play == "Courier, Gold"


def test_is_optional() -> None:
    """You need not play anything; and Victory cards cannot be played."""
    t = bed(hand="Courier", deck="Gold", discard="Estate")
    t.play("Courier", ("play card", ""))
    assert t.p1.discard == "Gold, Estate"
    assert "Estate" not in t.asked[0]


def test_shuffles_to_discard() -> None:
    """With an empty deck you shuffle to discard the card: only that one is in your discard pile then."""
    t = bed(hand="Courier", discard="2 Gold")
    t.play("Courier", ("play card", "Gold"))
    assert t.p1.deck == "Gold"
    assert t.p1.coins == 4


def test_nothing_in_the_discard_pile() -> None:
    """If your discard pile is empty even so, you cannot play anything."""
    t = bed(hand="Courier, Gold")
    t.play("Courier")
    assert t.p1.coins == 1


def test_discarding_first() -> None:
    """What discarding the card triggers comes first: you can play the Gold that a Tunnel gained."""
    t = bed(hand="Courier", deck="Tunnel")
    t.play("Courier", ("resolve", "Tunnel"), ("play card", "Gold"))
    assert t.p1.coins == 4
    assert t.p1.discard == "Tunnel"


def test_treasure_that_plays_treasures() -> None:
    """A Treasure such as Tiara that plays another plays that in your Action phase too."""
    t = bed(hand="Courier, Gold", deck="Tiara")
    t.play("Courier", ("play card", "Tiara"), ("play card", "Gold"))
    assert t.p1.coins == 7


def test_stays_for_no_duration() -> None:
    """A Duration that it plays stays in play alone; Courier is discarded."""
    t = bed(hand="Courier", deck="Wharf, 20 Copper")
    t.play("Courier", ("play card", "Wharf"))
    t.end_turn()
    assert t.p1.in_play == "Wharf"


def test_in_the_buy_phase() -> None:
    """Played in your Buy phase after you have bought, it may still play a Treasure."""
    t = bed(kingdom="Courier", deck="Gold, 5 Copper", landscapes="City-state", coins=4, favors=2)
    t.buy("Courier", ("resolve", "City-state"), ("play card", "Gold"))
    assert t.p1.coins == 4


def test_what_the_discard_brings_comes_first() -> None:
    """What discarding the card brings comes first: a Gold gained for a Tunnel may be played, or moved away with a Sleigh."""
    t = bed(hand="Courier", deck="Tunnel")
    t.play("Courier", ("resolve", "Tunnel"), ("play card", "Gold"))
    assert t.p1.coins == 4
    t = bed(hand="Courier, Sleigh", deck="Tunnel")
    t.play("Courier", ("resolve", "Tunnel"), ("resolve", "Sleigh"), ("option", "hand"), ("play card", ""))
    assert t.p1.hand == "Gold"
    assert "Gold" not in t.asked[-1]
