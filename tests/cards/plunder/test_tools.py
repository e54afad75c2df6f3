"""Tools goes wrong when only one's own cards can be copied, or when a card comes that the Supply lacks."""

from tests.bed import bed

CARD = "Tools"


def test_anyones_card() -> None:
    """You gain a copy of a card that any player has in play, this one included."""
    t = bed(hand="Tools, Tools", kingdom="Smithy", text="p2 play: Smithy\np1 play: Gold")
    t.play("Tools", ("name", "Smithy"))
    t.play("Tools", ("name", "Tools"))
    assert t.p1.discard == "Smithy, Tools"


def test_not_in_the_supply() -> None:
    """You may choose any of them, but gain a copy only if the Supply has one."""
    t = bed(hand="Tools", text="p1 play: Spoils")
    t.play("Tools", ("name", "Spoils"))
    assert t.p1.discard == "-"
