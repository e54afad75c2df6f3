"""Sea Trade goes wrong when the count is taken after drawing."""

from tests.bed import bed

CARD = "Sea Trade"


def test_draw_and_trash() -> None:
    """+1 Card per Action card you have in play; then you may trash up to that many from your hand."""
    t = bed(hand="Curse", deck="Estate, Gold, Silver", landscapes="Sea Trade", coins=4, text="p1 play: 2 Village, Copper")
    t.buy("Sea Trade", ("trash", "Curse, Estate"))
    assert t.p1.hand == "Gold"


def test_no_actions() -> None:
    """With no Action in play you neither draw nor trash."""
    t = bed(hand="Curse", deck="Estate", landscapes="Sea Trade", coins=4)
    t.buy("Sea Trade")
    assert t.p1.hand == "Curse"
