"""Goatherd goes wrong about whose trashing counts, and from when."""

from tests.bed import bed

CARD = "Goatherd"


def test_draws_for_what_the_right_neighbour_trashed() -> None:
    """You get +1 Action, may trash a card, and get +1 Card for each card the player to your right trashed last turn."""
    t = bed(hand="Chapel, 3 Copper", p2="Goatherd, Estate", p2_deck="5 Gold")
    t.play("Chapel", ("trash", "3 Copper"))
    t.end_turn()
    t.play("Goatherd", ("trash", "Estate"))
    assert t.p2.actions == 1
    assert t.p2.hand == "3 Gold"


def test_draws_without_trashing() -> None:
    """You draw even if you trash nothing yourself."""
    t = bed(hand="Chapel, 3 Copper", p2="Goatherd, Estate", p2_deck="5 Gold")
    t.play("Chapel", ("trash", "3 Copper"))
    t.end_turn()
    t.play("Goatherd", ("trash", ""))
    assert t.p2.hand == "Estate, 3 Gold"


def test_the_player_to_the_right_only() -> None:
    """Only the player to your right counts, not you or others."""
    t = bed(hand="Chapel, 3 Copper", p2="Chapel, 2 Copper", p3="Goatherd", text="p3 deck: 9 Gold")
    t.play("Chapel", ("trash", "3 Copper"))
    t.end_turn()
    t.play("Chapel", ("trash", "2 Copper"))
    t.end_turn()
    t.play("Goatherd")
    assert t.p3.hand == "2 Gold"


def test_each_trashing_counts() -> None:
    """Each time that player trashed a card counts: a Fortress trashed twice counts as two."""
    t = bed(hand="Chapel, Chapel, Fortress", actions=2, p2="Goatherd", p2_deck="5 Gold")
    t.play("Chapel", ("trash", "Fortress"))
    t.play("Chapel", ("trash", "Fortress"))
    t.end_turn()
    t.play("Goatherd")
    assert t.p2.hand == "2 Gold"


def test_only_their_last_turn() -> None:
    """Only cards trashed on their last finished turn count, not what they trashed since, or earlier."""
    t = bed(hand="Chapel, Copper", deck="12 Silver", p2="Swindler, Goatherd", p2_deck="9 Gold")
    t.play("Chapel", ("trash", "Copper"))
    t.end_turn()
    t.p2.player.actions = 2
    t.play("Swindler", ("choose", "Silver"))
    assert t.trashed == "Copper, Silver"
    t.play("Goatherd")
    assert t.p2.hand == "Gold"
    t = bed(hand="Chapel, Copper", deck="12 Silver", p2_deck="4 Gold, Goatherd, 9 Gold")
    t.play("Chapel", ("trash", "Copper"))
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("Goatherd", ("trash", ""))
    assert t.p2.hand == "4 Gold"


def test_trash_then_draw() -> None:
    """You first trash, then draw: a card that you draw cannot be trashed."""
    t = bed(hand="Chapel, Copper", p2="Goatherd", p2_deck="Curse")
    t.play("Chapel", ("trash", "Copper"))
    t.end_turn()
    t.play("Goatherd")
    assert t.p2.hand == "Curse"


def test_donate_is_no_part_of_the_turn() -> None:
    """What they trashed between turns, with Donate before 2022, does not count."""
    t = bed(hand="3 Copper", p2="Goatherd", p2_deck="9 Gold", landscapes="Donate", ruleset="first printing")
    t.buy("Donate")
    t.end_turn(("p1", "trash", "3 Copper"))
    t.play("Goatherd")
    assert t.trashed == "3 Copper"
    assert t.p2.hand == ""
