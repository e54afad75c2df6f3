"""Golem goes wrong by finding Golems, by playing before it discards, and by playing from the hand."""

from tests.bed import bed

CARD = "Golem"


def test_digs_for_two_actions() -> None:
    """You reveal until you have two Actions that are not Golems, then discard the others."""
    t = bed(hand="Golem", deck="Copper, Golem, Village, Estate, Militia, Gold")
    t.play("Golem", ("play card", "Militia, Village"))
    assert t.p1.discard == "Copper, Golem, Estate"
    assert t.p1.in_play == "Golem, Village, Militia"
    assert t.p1.hand == "Gold"


def test_plays_both_in_either_order_without_using_actions() -> None:
    """You play both, in the order you like; that is not optional and uses up none of your Actions."""
    t = bed(hand="Golem", deck="Village, Smithy, 3 Copper, Estate")
    t.play("Golem", ("play card", "Smithy, Village"))
    assert t.p1.hand == "3 Copper, Estate"
    assert t.p1.actions == 2


def test_the_revealed_cards_are_kept_aside() -> None:
    """The two Actions are not in your hand meanwhile: a Throne Room among them cannot play the other one."""
    t = bed(hand="Golem, Smithy", deck="Throne Room, Village, 2 Copper")
    t.play("Golem", ("play card", "Throne Room, Village"), ("play card", ""))
    assert t.p1.in_play == "Golem, Throne Room, Village"
    assert t.p1.hand == "Smithy, Copper"


def test_discards_before_playing() -> None:
    """The other cards are discarded before you play the Actions: they may be shuffled in and drawn."""
    t = bed(hand="Golem", deck="Copper, Smithy, Estate")
    t.play("Golem")
    assert t.p1.in_play == "Golem, Smithy"
    assert t.p1.hand == "Copper, Estate"


def test_finds_one_or_none() -> None:
    """If you run out of cards you play what you found."""
    t = bed(hand="Golem", deck="Copper, Estate")
    t.play("Golem")
    assert t.p1.discard == "Copper, Estate"


def test_durations_stay_without_it() -> None:
    """Durations that it plays stay in play; Golem, which plays each only once, is discarded this turn."""
    t = bed(hand="Golem", deck="Caravan, Estate, Wharf, 20 Copper")
    t.play("Golem", ("play card", "Caravan, Wharf"))
    t.end_turn()
    assert t.p1.in_play == "Caravan, Wharf"


def test_discarding_triggers_before_the_actions() -> None:
    """What discarding the other cards triggers comes before the Actions are played: the Gold of a Tunnel may be drawn."""
    t = bed(hand="Golem", deck="Tunnel, Smithy, Moat")
    t.play("Golem", ("resolve", "Tunnel"), ("play card", "Smithy, Moat"))
    assert t.p1.hand == "Tunnel, Gold"
