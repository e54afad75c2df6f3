"""Swamp Hag goes wrong when she curses cards that were not bought."""

from tests.bed import bed

CARD = "Swamp Hag"


def test_three_coins_next_turn() -> None:
    """At the start of your next turn you get +$3."""
    t = bed(hand="Swamp Hag", deck="12 Copper")
    t.play("Swamp Hag")
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 3


def test_others_gain_a_curse_when_they_gain_what_they_bought() -> None:
    """Until then, when another player gains a card they bought, they gain a Curse; not for other gains."""
    t = bed(hand="Swamp Hag")
    t.play("Swamp Hag")
    t.end_turn()
    t.gain("Silver")
    assert t.p2.discard == "Silver"
    t.buy("Copper")
    assert t.p2.discard == "Silver, Copper, Curse"


def test_cumulative() -> None:
    """Played twice she gives two Curses for each card bought."""
    t = bed(hand="Throne Room, Swamp Hag")
    t.play("Throne Room", ("play card", "Swamp Hag"))
    t.end_turn()
    t.buy("Copper")
    assert t.p2.discard == "Copper, 2 Curse"


def test_ends_with_your_next_turn() -> None:
    """It ends when your next turn starts."""
    t = bed(hand="Swamp Hag", deck="20 Copper")
    t.play("Swamp Hag")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.buy("Copper")
    assert t.p2.discard == "Copper"


def test_first_printing_when_bought() -> None:
    """Before 2022: a card that is bought brings a Curse before it is gained, a card gained otherwise none."""
    t = bed(hand="Swamp Hag", deck="9 Copper", p2_deck="9 Estate", ruleset="first printing")
    t.play("Swamp Hag")
    t.end_turn()
    t.gain("Silver")
    assert t.p2.discard == "Silver"
    t.buy("Copper")
    assert str(t.p2.discard) == "Silver, Curse, Copper"
    t.end_turn()
    assert t.p1.coins == 3
