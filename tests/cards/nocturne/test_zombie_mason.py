"""Zombie Mason goes wrong when the gain is forced, or when there was nothing to trash."""

from tests.bed import Script, bed

CARD = "Zombie Mason"


def play(deck: str, *answers: Script, kingdom: str = "Village"):  # type: ignore[no-untyped-def]
    t = bed(hand="Necromancer", deck=deck, text=f"trash: {CARD}", kingdom=kingdom)
    t.play("Necromancer", *answers)
    return t


def test_trash_then_gain() -> None:
    """You trash the top card of your deck; then you may gain a card costing up to $1 more."""
    t = play("Estate, Gold", ("gain", "Village"))
    assert t.trashed == "Zombie Mason, Estate"
    assert t.p1.discard == "Village"
    assert t.p1.deck == "Gold"
    t = play("Estate, Gold", ("gain", ""))
    assert t.p1.discard == ""


def test_less_or_the_same() -> None:
    """The gained card may cost less, or be a copy of the trashed one."""
    t = play("Estate", ("gain", "Curse"))
    assert t.p1.discard == "Curse"
    t = play("Estate", ("gain", "Estate"))
    assert t.p1.discard == "Estate"
    assert "Duchy" not in t.asked[-1]


def test_nothing_to_trash() -> None:
    """If you have no card to trash, you gain nothing."""
    t = play("")
    assert t.p1.discard == ""
