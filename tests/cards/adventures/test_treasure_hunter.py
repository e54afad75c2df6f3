"""Treasure Hunter goes wrong in which gains count: whose, and of which turn."""

from tests.bed import bed

CARD = "Treasure Hunter"


def test_a_silver_for_each_card_of_the_last_turn() -> None:
    """You get +1 Action, +$1 and a Silver for each card that the player to your right gained on their last turn."""
    t = bed(p2="Treasure Hunter", kingdom="Smithy")
    t.gain("Smithy")
    t.gain("Copper")
    t.end_turn()
    t.play("Treasure Hunter")
    assert t.p2.discard == "2 Silver"
    assert t.p2.actions == 1
    assert t.p2.coins == 1


def test_later_gains_do_not_count() -> None:
    """Cards they gained after their last turn, such as on yours, do not count; nor do cards that others gained then."""
    t = bed(p2="Treasure Hunter")
    t.gain("Copper")
    t.gain("Copper", seat=1)
    t.end_turn()
    t.gain("Curse", seat=0)
    t.play("Treasure Hunter")
    assert t.p2.discard == "Copper, Silver"


def test_the_player_to_the_right() -> None:
    """With three players it is the one to your right, who had a turn just before you."""
    t = bed(p2="", p3="Treasure Hunter")
    t.gain("Copper")
    t.gain("Copper")
    t.end_turn()
    t.gain("Copper")
    t.end_turn()
    t.play("Treasure Hunter")
    assert t.p3.discard == "Silver"


def test_no_turn_yet() -> None:
    """If they have had no turn yet there is nothing to gain."""
    t = bed(hand="Treasure Hunter")
    t.play("Treasure Hunter")
    assert t.p1.discard == ""


def test_exchanged_for_a_warrior() -> None:
    """When you discard it from play you may exchange it for a Warrior."""
    t = bed(hand="Treasure Hunter", kingdom="Page")
    t.play("Treasure Hunter")
    t.clean_up(("resolve", "Treasure Hunter"))
    assert t.p1.hand == "Warrior"  # the discard pile was shuffled for the new hand
    assert t.left("Treasure Hunter") == 5
