"""Zombie Apprentice goes wrong when its bonus comes without a trashed Action."""

from tests.bed import Script, bed

CARD = "Zombie Apprentice"


def play(hand: str, deck: str, *answers: Script):  # type: ignore[no-untyped-def]
    t = bed(hand="Necromancer, " + hand, deck=deck, text=f"trash: {CARD}")
    t.play("Necromancer", *answers)
    return t


def test_trash_an_action() -> None:
    """You may trash an Action card from your hand; only if you did, +3 Cards and +1 Action."""
    t = play("Village, Copper", "5 Estate", ("trash", "Village"))
    assert t.p1.hand == "Copper, 3 Estate"
    assert t.p1.actions == 1
    t = play("Village, Copper", "5 Estate", ("trash", ""))
    assert t.p1.hand == "Village, Copper"
    t = play("Copper", "5 Estate")
    assert t.p1.actions == 0


def test_first_trash_then_draw() -> None:
    """What the trashing triggers comes before you draw."""
    t = play("Cultist", "3 Gold, 3 Silver, Estate", ("trash", "Cultist"))
    assert t.p1.hand == "3 Gold, 3 Silver"
