"""Crumbling Castle goes wrong if its VP depends on the Silver."""

from tests.bed import bed

CARD = "Crumbling Castle"
TOP = "p2 discard: Humble Castle\n"


def test_gained() -> None:
    """When you gain it you get +1 VP and gain a Silver. It is worth 1 VP at the end."""
    t = bed(text=TOP)
    t.gain("Crumbling Castle")
    assert t.p1.vp == 1
    assert t.p1.discard == "Crumbling Castle, Silver"
    assert t.p1.points == 2


def test_trashed() -> None:
    """The same happens when you trash it, on anybody's turn."""
    t = bed(hand="Crumbling Castle", p2="", text="turn: p2 action")
    t.trash("Crumbling Castle", seat=0)
    assert t.p1.vp == 1
    assert t.p1.discard == "Silver"


def test_no_silver_left() -> None:
    """You get the VP even if no Silver is left."""
    t = bed(hand="Crumbling Castle", text="pile Silver: 0")
    t.trash("Crumbling Castle")
    assert t.p1.vp == 1
    assert t.p1.discard == ""


def test_the_silver_is_gained_after_the_castle() -> None:
    """The Silver is gained as another gain, once the Castle has been: a Duplicate may be called for it."""
    t = bed(text=TOP + "p1 tavern: Duplicate")
    t.gain("Crumbling Castle", ("resolve", "Crumbling Castle"), ("resolve", "Duplicate"))
    assert t.p1.discard == "Crumbling Castle, 2 Silver"
