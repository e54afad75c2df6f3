"""Hostelry goes wrong about what may be discarded and when."""

from tests.bed import bed

CARD = "Hostelry"


def test_what_it_gives() -> None:
    """Played it gives +1 Card and +2 Actions."""
    t = bed(hand="Hostelry", deck="Gold")
    t.play("Hostelry")
    assert (t.p1.hand, t.p1.actions) == ("Gold", 2)


def test_treasures_for_horses() -> None:
    """When you gain it you may discard any number of Treasures, and only Treasures; you gain as many Horses."""
    t = bed(hand="2 Copper, Silver, Estate", kingdom="Hostelry")
    t.gain("Hostelry", ("discard", "Copper, Silver"))
    assert "Estate" not in t.asked[-1]
    assert t.p1.hand == "Copper, Estate"
    assert t.p1.discard == "Hostelry, Copper, Silver, 2 Horse"


def test_none() -> None:
    """You need not discard anything."""
    t = bed(hand="2 Copper", kingdom="Hostelry")
    t.gain("Hostelry", ("discard", ""))
    assert t.p1.discard == "Hostelry"


def test_drawing_first() -> None:
    """You may do something else that gaining it triggers first, such as drawing Treasures with a Sheepdog."""
    t = bed(hand="Sheepdog", deck="2 Gold", kingdom="Hostelry")
    t.gain("Hostelry", ("resolve", "Sheepdog"), ("discard", "2 Gold"))
    assert t.p1.discard == "Hostelry, 2 Gold, 2 Horse"


def test_revealed() -> None:
    """The Treasures are revealed before they are discarded: everybody sees all of them."""
    t = bed(hand="Copper, Silver", kingdom="Hostelry")
    t.game.log = []
    t.gain("Hostelry", ("discard", "Copper, Silver"))
    words = [entry.word for entry in t.game.log]
    assert words.index("reveal") < words.index("discard")
    assert all(entry.audience == -1 for entry in t.game.log if entry.word in ("reveal", "discard"))


def test_patron() -> None:
    """A Patron that Capitalism makes a Treasure gives +1 Coffers as you reveal it, in your Action phase."""
    t = bed(hand="Patron", kingdom="Hostelry", landscapes="Capitalism", text="p1 holds: Capitalism")
    t.gain("Hostelry", ("discard", "Patron"))
    assert t.p1.coffers == 1
    assert t.p1.discard == "Hostelry, Patron, Horse"
