"""Pixie goes wrong when the Boon is received though Pixie was not trashed, or only once."""

from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Pixie"


def test_trash_it_for_the_boon_twice() -> None:
    """+1 Card, +1 Action; you discard the top Boon, and may trash Pixie to receive that Boon twice."""
    t = bed(hand="Pixie", deck="Copper, Gold, Silver, Estate", text="boons: The Sea's Gift, The Mountain's Gift")
    t.play("Pixie", ("trash", "yes"))
    assert t.trashed == "Pixie"
    assert t.p1.hand == "Copper, Gold, Silver"
    assert cards_of(t, 5) == ["The Sea's Gift"]


def test_not_trashed() -> None:
    """If you do not trash it you do not receive the Boon, which is discarded."""
    t = bed(hand="Pixie", deck="Copper, Gold", text="boons: The Mountain's Gift")
    t.play("Pixie", ("trash", "no"))
    assert t.p1.discard == ""
    assert t.p1.in_play == "Pixie"
    assert cards_of(t, 5) == ["The Mountain's Gift"]


def test_what_it_gave_stays() -> None:
    """The card and the Action it gave are not lost when it is trashed."""
    t = bed(hand="Pixie", deck="Copper", text="boons: The Mountain's Gift")
    t.play("Pixie", ("trash", "yes"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Copper"
    assert t.p1.discard == "2 Silver"


def test_once_with_a_throne_room() -> None:
    """Played again after it was trashed, it gives +1 Card and +1 Action and discards a Boon, but it is not trashed again."""
    t = bed(hand="Throne Room, Pixie", deck="2 Copper", text="boons: The Mountain's Gift, The Swamp's Gift")
    t.play("Throne Room", ("play card", "Pixie"), ("trash", "yes"))
    assert t.p1.discard == "2 Silver"
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 2
    assert cards_of(t, 5) == ["The Mountain's Gift", "The Swamp's Gift"]


def test_played_where_it_lies() -> None:
    """Played without being moved into play, it cannot be trashed, so you do not receive the Boon."""
    t = bed(hand="Captain", deck="Copper", kingdom="Pixie", text="boons: The Mountain's Gift")
    t.play("Captain")
    assert t.p1.discard == ""
    assert t.left("Pixie") == 10


def test_a_boon_that_is_kept() -> None:
    """A Boon that is kept until Clean-up is kept, and counts twice."""
    t = bed(hand="Pixie", deck="Copper, 9 Estate", text="boons: The River's Gift")
    t.play("Pixie", ("trash", "yes"))
    assert cards_of(t, 5) == []
    t.clean_up()
    assert t.p1.hand == "7 Estate"
    assert cards_of(t, 5) == ["The River's Gift"]
