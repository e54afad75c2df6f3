"""Imp goes wrong when it plays a copy of a card in play, or looks at what was played instead of what is in play."""

from tests.bed import bed

CARD = "Imp"


def test_two_cards_and_an_action_to_play() -> None:
    """+2 Cards; then you may play an Action from your hand of which you have no copy in play."""
    t = bed(hand="Imp, Village", deck="9 Copper", actions=1)
    t.play("Imp", ("play card", "Village"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 2
    assert t.p1.in_play == "Imp, Village"
    t = bed(hand="Imp, Village", deck="9 Copper")
    t.play("Imp", ("play card", ""))
    assert t.p1.hand == "Village, 2 Copper"


def test_the_drawn_cards_too() -> None:
    """It may be a card that the Imp has just drawn."""
    t = bed(hand="Imp", deck="Moat, 9 Copper")
    t.play("Imp", ("play card", "Moat"))
    assert t.p1.hand == "3 Copper"


def test_no_copy_in_play() -> None:
    """You cannot play a card of which a copy is in play: not another Imp, nor a Duration left from an earlier turn."""
    t = bed(hand="2 Imp, Village, Wharf, Smithy", deck="9 Copper", text="p1 play: Village, Wharf")
    t.play("Imp", ("play card", "Smithy"))
    assert "of: Smithy)" in t.asked[0]


def test_played_but_gone() -> None:
    """You may play a card that was played this turn but is no longer in play."""
    t = bed(hand="2 Pixie, Imp", deck="9 Copper", text="boons: The Sea's Gift, The Field's Gift")
    t.play("Pixie", ("trash", "yes"))
    t.play("Imp", ("play card", "Pixie"), ("trash", "no"))
    assert t.p1.in_play == "Imp, Pixie"


def test_checked_at_each_play() -> None:
    """Each playing checks what is in play then: played twice, the Imp cannot play the same card twice."""
    t = bed(hand="Throne Room, Imp, 2 Village", deck="9 Copper")
    t.play("Throne Room", ("play card", "Imp"), ("play card", "Village"))
    assert t.p1.in_play == "Throne Room, Imp, Village"
    assert t.p1.hand == "Village, 5 Copper"


def test_cost() -> None:
    """It costs $2 for whatever asks for its cost, though it cannot be bought."""
    t = bed(hand="Imp", kingdom="Exorcist", coins=9, actions=1)
    assert t.cost("Imp") == 2
    assert not t.on_offer("Imp")
