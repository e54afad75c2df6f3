"""Emporium goes wrong in what it counts, and when."""

from tests.bed import bed

CARD = "Emporium"
BARE = "p2 discard: 5 Patrician\n"


def test_card_action_and_coin() -> None:
    """+1 Card, +1 Action, +$1."""
    t = bed(hand="Emporium", deck="2 Copper")
    t.play("Emporium")
    assert t.p1.hand == "Copper"
    assert (t.p1.actions, t.p1.coins) == (1, 1)


def test_vp_with_5_actions_in_play() -> None:
    """When you gain it with 5 or more Action cards in play you get +2 VP."""
    t = bed(text=BARE + "p1 play: 5 Village")
    t.gain("Emporium")
    assert t.p1.vp == 2


def test_only_actions_in_play_now() -> None:
    """Only Action cards that are in play now count: not Treasures, not cards played that have left play."""
    t = bed(text=BARE + "p1 play: 4 Village, 3 Gold\np1 tavern: Royal Carriage")
    t.gain("Emporium")
    assert t.p1.vp == 0


def test_durations_and_called_reserves_count() -> None:
    """Duration cards of earlier turns and Reserve cards you have called are in play, so they count."""
    t = bed(text=BARE + "p1 play: 3 Village, Enchantress, Royal Carriage")
    t.gain("Emporium")
    assert t.p1.vp == 2


def test_duplicate_may_be_called_first() -> None:
    """You may call a Duplicate first: it counts as the fifth Action, and you get +2 VP for both Emporiums."""
    t = bed(text=BARE + "p1 play: 4 Village\np1 tavern: Duplicate")
    t.gain("Emporium", ("resolve", "Duplicate"))
    assert t.p1.vp == 4
    assert t.p1.discard == "2 Emporium"
