"""Farmhands go wrong when the card set aside can be kept, or is played on the wrong turn."""

from tests.bed import bed

CARD = "Farmhands"


def test_play() -> None:
    """+1 Card and +2 Actions."""
    t = bed(hand="Farmhands", deck="Gold, Silver")
    t.play("Farmhands")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2


def test_when_gained() -> None:
    """When you gain it, you may set aside an Action or Treasure from your hand; you play it at the start of your next turn."""
    t = bed(hand="Gold, Estate", kingdom="Farmhands", deck="6 Copper")
    t.gain("Farmhands", ("set aside", "Gold"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.aside == "Gold"  # face up
    assert t.p1.facedown == ""
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
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == ""


def test_on_another_players_turn() -> None:
    """Gained on another player's turn, it plays the card on your very next turn."""
    t = bed(kingdom="Farmhands", p2="Gold", p2_deck="Copper")
    t.gain("Farmhands", ("p2", "set aside", "Gold"), seat=1)
    t.end_turn()
    assert t.p2.in_play == "Gold"


def test_gained_at_the_start_of_a_turn() -> None:
    """Gained while your turn starts, it waits for the turn after this one."""
    t = bed(hand="Gold", kingdom="Farmhands, Workshop", landscapes="Summon", coins=5, deck="20 Copper")
    t.buy("Summon", ("gain", "Workshop"))
    t.end_turn()
    t.end_turn(("p1", "gain", "Farmhands"), ("p1", "set aside", "Copper"))
    assert t.p1.aside == "Copper"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Copper"


def test_is_not_optional_later() -> None:
    """Once the card is set aside, it is played, whether you still want it or not."""
    t = bed(hand="Death Cart", kingdom="Farmhands", deck="20 Copper")
    t.gain("Farmhands", ("set aside", "Death Cart"))
    t.end_turn()
    t.end_turn(("p1", "trash", ""))
    assert t.p1.in_play == "Death Cart"
