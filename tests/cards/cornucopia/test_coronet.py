"""Coronet goes wrong when it plays Rewards, or Treasures before the Action."""

from tests.bed import bed

CARD = "Coronet"


def test_both() -> None:
    """You may play an Action from your hand twice, then a Treasure from your hand twice."""
    t = bed(hand="Coronet, Village, Silver", deck="2 Copper")
    t.play("Coronet", ("play card", "Village"), ("play card", "Silver"))
    assert t.p1.actions == 4
    assert t.p1.hand == "2 Copper"
    assert t.p1.coins == 4


def test_each_is_optional() -> None:
    """You may do only one of them, or neither."""
    t = bed(hand="Coronet, Village, Silver", deck="2 Copper")
    t.play("Coronet", ("play card", ""), ("play card", ""))
    assert t.p1.hand == "Village, Silver"


def test_no_rewards() -> None:
    """It cannot play Rewards, such as itself."""
    t = bed(hand="Coronet, Courser, Huge Turnip")
    t.play("Coronet")
    assert t.p1.hand == "Courser, Huge Turnip"


def test_drawn_treasure() -> None:
    """The Action comes first: a Treasure that it draws can be played."""
    t = bed(hand="Coronet, Smithy", deck="6 Gold")
    t.play("Coronet", ("play card", "Smithy"), ("play card", "Gold"))
    assert t.p1.coins == 6


def test_as_a_treasure() -> None:
    """In the Buy phase it can be played as a Treasure, and then also plays an Action."""
    t = bed(hand="Coronet, Village", deck="2 Copper", text="turn: p1 treasure")
    t.step(("treasures", "Coronet"), ("play card", "Village"), ("play card", ""))
    assert t.p1.hand == "2 Copper"


def test_what_it_plays_adds_up() -> None:
    """With a Village and a Silver: +2 Cards, +4 Actions and +$4; it uses no Action for them."""
    t = bed(hand="Coronet, Village, Silver", deck="3 Copper")
    t.play("Coronet", ("play card", "Village"), ("play card", "Silver"))
    assert t.p1.actions == 4
    assert t.p1.coins == 4
    assert t.p1.hand == "2 Copper"
