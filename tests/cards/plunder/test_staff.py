"""Staff goes wrong when its Action must be played, or costs an Action."""

from tests.bed import bed

CARD = "Staff"


def test_plays_an_action() -> None:
    """$3, +1 Buy, and you may play an Action card from your hand, which uses up no Action."""
    t = bed(hand="Staff, Smithy, Estate", deck="3 Copper")
    t.play("Staff", ("play card", "Smithy"))
    assert (t.p1.coins, t.p1.buys, t.p1.actions) == (3, 2, 1)
    assert t.p1.hand == "Estate, 3 Copper"


def test_in_the_buy_phase() -> None:
    """It lets you play an Action in the Buy phase, and what that draws may still be played."""
    t = bed(hand="Staff, Smithy", deck="3 Gold", text="turn: p1 treasure")
    t.step(("treasures", "Staff"), ("play card", "Smithy"))
    t.step(("treasures", "3 Gold"))
    assert t.p1.coins == 12


def test_optional() -> None:
    """You need not play one."""
    t = bed(hand="Staff, Smithy", deck="3 Copper")
    t.play("Staff", ("play card", ""))
    assert t.p1.hand == "Smithy"
