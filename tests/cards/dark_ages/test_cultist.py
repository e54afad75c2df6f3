"""Cultist goes wrong when the next Cultist costs an Action, or when the Ruins go out in the wrong order."""

from tests.bed import bed

CARD = "Cultist"


def test_ruins_in_turn_order() -> None:
    """Each other player gains the top Ruins, in turn order: which one matters."""
    t = bed(hand="Cultist", p3="", deck="2 Copper, Gold")
    first = t.top("Ruins")
    t.play("Cultist")
    assert t.p1.hand == "2 Copper"
    assert t.p2.discard == first
    assert len(t.p3.discard) == 1
    assert t.left("Ruins") == 18


def test_ruins_run_out() -> None:
    """If the Ruins run out, the players further from you gain none."""
    t = bed(hand="Cultist", p3="", deck="2 Copper", text="pile Survivors: 1")
    t.play("Cultist")
    assert len(t.p2.discard) == 1
    assert t.p3.discard == ""


def test_may_play_another() -> None:
    """You may play another Cultist from your hand, also one just drawn; that uses no Action."""
    t = bed(hand="Cultist", deck="Cultist, Copper, 2 Silver")
    t.play("Cultist", ("play card", "Cultist"))
    assert t.p1.in_play == "2 Cultist"
    assert t.p1.hand == "Copper, 2 Silver"
    assert t.p1.actions == 0
    assert len(t.p2.discard) == 2


def test_need_not_play_another() -> None:
    """You may keep the other Cultist in your hand."""
    t = bed(hand="2 Cultist", deck="2 Copper")
    t.play("Cultist", ("play card", ""))
    assert t.p1.hand == "Cultist, 2 Copper"


def test_ruins_before_the_next_cultist() -> None:
    """The others have gained their Ruins before you decide about another Cultist."""
    t = bed(hand="2 Cultist", deck="4 Copper", text="pile Survivors: 1", p3="")
    t.play("Cultist", ("play card", "Cultist"))
    assert len(t.p2.discard) == 1


def test_moat_for_each() -> None:
    """A Moat shown for one Cultist does not protect against the next: it must be shown again."""
    t = bed(hand="2 Cultist", deck="4 Copper", p2="Moat")
    t.play("Cultist", ("p2", "resolve", "Moat"), ("play card", "Cultist"), ("p2", "resolve", ""))
    assert len(t.p2.discard) == 1


def test_when_trashed() -> None:
    """When you trash it: +3 Cards, on anybody's turn."""
    t = bed(hand="Cultist", deck="3 Copper, Silver")
    t.trash("Cultist")
    assert t.p1.hand == "3 Copper"
    t = bed(hand="Dame Molly", p2_deck="Cultist, Estate, 3 Copper, Silver")
    t.play("Dame Molly")
    assert t.p2.hand == "3 Copper"  # the Estate lies revealed, not on the deck


def test_treasures_drawn_too_late() -> None:
    """If it is trashed after you have begun to buy, Treasures that it draws cannot be played any more."""
    t = bed(hand="Cultist", deck="3 Gold", text="turn: p1 buy")
    t.trash("Cultist")
    t.step()
    assert t.p1.coins == 0
    t = bed(hand="Cultist", deck="3 Gold", coins=4, kingdom="Cemetery")
    t.buy("Cemetery", ("trash", "Cultist"))
    t.step()
    assert t.p1.hand == "3 Gold"
    assert t.p1.coins == 0
    assert not any("treasures" in asked for asked in t.asked)


def test_no_drawing_among_the_revealed() -> None:
    """A Cultist trashed while cards of your deck lie revealed does not draw those."""
    t = bed(hand="Sir Martin", p2_deck="Cultist, Gold, 3 Copper")
    t.play("Sir Martin", ("p2", "trash", "Cultist"))
    assert (t.p2.hand, t.p2.discard) == ("3 Copper", "Gold")


def test_ruins_for_the_black_market() -> None:
    """There are Ruins also if a Looter is only in the Black Market deck: as many as there are Curses."""
    t = bed(kingdom="Black Market", text="extra Black Market: Cultist", p3="")
    assert t.left("Ruins") == t.left("Curse") == 20
