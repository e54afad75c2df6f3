"""Monastery goes wrong when it trashes all at once, or counts again while trashing."""

from tests.bed import bed

CARD = "Monastery"
NIGHT = "turn: p1 night"


def test_one_trash_for_each_gain() -> None:
    """For each card you gained this turn you may trash a card from your hand or a Copper you have in play."""
    t = bed(hand="Monastery, 3 Estate", text=NIGHT + "\np1 play: Copper, Silver")
    t.gain("Gold")
    t.gain("Gold")
    t.play("Monastery", ("trash", "Estate"), ("trash", "Copper"))
    assert t.trashed == "Estate, Copper"
    assert t.p1.in_play == "Silver, Monastery"
    assert all("Silver" not in line and "Monastery," not in line for line in t.asked)


def test_optional() -> None:
    """You need not trash anything, or as many as you might."""
    t = bed(hand="Monastery, 3 Estate", text=NIGHT)
    t.gain("Gold")
    t.gain("Gold")
    t.play("Monastery", ("trash", "Estate"), ("trash", ""))
    assert t.trashed == "Estate"


def test_nothing_gained() -> None:
    """If you gained nothing this turn, you trash nothing."""
    t = bed(hand="Monastery, 3 Estate", text=NIGHT)
    t.gain("Gold", seat=1)
    t.play("Monastery")
    assert t.trashed == ""


def test_an_exchange_is_no_gain() -> None:
    """A card that you took in exchange was not gained."""
    t = bed(hand="Vampire, Monastery, 2 Estate", kingdom="Market", text=NIGHT + "\nhexes: Greed")
    t.play("Vampire", ("gain", "Market"))
    assert t.p1.discard == "Market, Bat"
    t.play("Monastery", ("trash", "Estate"))
    assert t.trashed == "Estate"


def test_one_after_the_other() -> None:
    """Each trashing is done for itself: what you draw when one is trashed, you may trash next."""
    t = bed(hand="Monastery, Overgrown Estate", deck="Curse", text=NIGHT)
    t.gain("Gold")
    t.gain("Gold")
    t.play("Monastery", ("trash", "Overgrown Estate"), ("trash", "Curse"))
    assert t.trashed == "Overgrown Estate, Curse"


def test_counted_once() -> None:
    """Cards that you gain while trashing do not let you trash more."""
    t = bed(hand="Monastery, Feodum, 2 Estate", text=NIGHT)
    t.gain("Gold")
    t.play("Monastery", ("trash", "Feodum"))
    assert t.trashed == "Feodum"
    assert t.p1.discard == "Gold, 3 Silver"
