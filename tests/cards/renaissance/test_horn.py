"""Horn goes wrong when it saves every Border Guard of a turn, or one that was not in play."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Horn"


def test_once_per_turn() -> None:
    """You may put only one Border Guard onto your deck each turn; you draw it with your next hand."""
    t = bed(text="p1 play: 2 Border Guard", deck="5 Copper")
    own(t, "Horn")
    t.clean_up(("resolve", "Horn"))
    assert t.p1.hand == "Border Guard, 4 Copper"
    assert t.p1.discard == "Border Guard"


def test_again_next_turn() -> None:
    """It works again on your next turn."""
    t = bed(text="p1 play: Border Guard", deck="5 Copper")
    own(t, "Horn")
    t.end_turn(("resolve", "Horn"))
    t.end_turn()
    t.play("Border Guard")
    t.clean_up(("resolve", "Horn"))
    assert "Border Guard" in t.p1.hand


def test_optional() -> None:
    """You need not use it."""
    t = bed(text="p1 play: Border Guard", deck="5 Copper")
    own(t, "Horn")
    t.clean_up(("resolve", ""))
    assert t.p1.discard == "Border Guard"


def test_only_from_play() -> None:
    """A Border Guard that is discarded from your hand does not trigger it."""
    t = bed(hand="Border Guard", deck="5 Copper")
    own(t, "Horn")
    t.clean_up()
    assert t.p1.discard == "Border Guard"


def test_only_who_has_it() -> None:
    """It helps only the player who has it."""
    t = bed(text="p1 play: Border Guard", deck="5 Copper")
    own(t, "Horn", 1)
    t.clean_up()
    assert t.p1.discard == "Border Guard"


def test_only_border_guards() -> None:
    """No other card may be put onto your deck."""
    t = bed(hand="Village", deck="9 Copper", kingdom="Border Guard")
    own(t, "Horn")
    t.play("Village")
    t.clean_up()
    assert "Village" in t.p1.discard
