"""Farmhands go wrong when the card set aside can be kept, or is played on the wrong turn."""

from tests.bed import bed

CARD = "Farmhands"


def test_play() -> None:
    """+1 Card and +2 Actions."""
    t = bed(hand="Farmhands", deck="Gold")
    t.play("Farmhands")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2


def test_when_gained() -> None:
    """When you gain it, you may set aside an Action or Treasure from your hand; you play it at the start of your next turn."""
    t = bed(hand="Gold, Estate", kingdom="Farmhands", deck="6 Copper")
    t.gain("Farmhands", ("set aside", "Gold"))
    assert t.p1.aside == "Gold"
    assert not any("Estate" in asked for asked in t.asked)
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Gold"
    assert t.p1.coins == 3


def test_playing_uses_no_action() -> None:
    """Playing the set-aside Action uses none of your Actions."""
    t = bed(hand="Village", kingdom="Farmhands", deck="6 Copper")
    t.gain("Farmhands", ("set aside", "Village"))
    t.end_turn()
    t.end_turn()
    assert t.p1.actions == 3
    assert t.p1.aside == ""


def test_is_optional() -> None:
    """You need not set a card aside."""
    t = bed(hand="Gold", kingdom="Farmhands")
    t.gain("Farmhands", ("set aside", ""))
    assert t.p1.hand == "Gold"


def test_on_another_players_turn() -> None:
    """Gained on another player's turn, it plays the card on your very next turn."""
    t = bed(kingdom="Farmhands", p2="Gold", p2_deck="Copper")
    t.gain("Farmhands", ("p2", "set aside", "Gold"), seat=1)
    t.end_turn()
    assert t.p2.in_play == "Gold"
