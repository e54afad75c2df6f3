"""Camel Train goes wrong where exiling is taken for gaining."""

from tests.bed import bed

CARD = "Camel Train"


def test_exiles_from_the_supply() -> None:
    """You exile a card from the Supply that is no Victory card; that is not gaining it."""
    t = bed(hand="Camel Train, Sheepdog", kingdom="Mill, Smithy")
    t.play("Camel Train", ("exile", "Smithy"))
    assert "Mill" not in t.asked[-1]
    assert "Province" not in t.asked[-1]
    assert t.p1.exile == "Smithy"
    assert t.left("Smithy") == 9
    assert t.game.gained_cards(0) == []


def test_exiles_a_gold_when_gained() -> None:
    """When you gain this you exile a Gold from the Supply, which is not gaining it."""
    t = bed(kingdom="Camel Train")
    before = t.left("Gold")
    t.gain("Camel Train")
    assert t.p1.exile == "Gold"
    assert t.left("Gold") == before - 1
    assert len(t.game.gained_cards(0)) == 1


def test_no_gold_left() -> None:
    """With no Gold left nothing is exiled."""
    t = bed(kingdom="Camel Train", text="pile Gold: 0")
    t.gain("Camel Train")
    assert t.p1.exile == ""


def test_its_own_copy_discarded_at_once() -> None:
    """Played as you gain it, it may exile a copy of itself, and you may discard that copy for the same gain."""
    t = bed(kingdom="Camel Train", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain("Camel Train", ("resolve", "Innovation"), ("exile", "Camel Train"), ("resolve", "Camel Train"),
           ("resolve", "Exile mat"))  # fmt: skip
    assert t.p1.exile == "Gold"
    assert t.p1.discard == "Camel Train"
    assert t.p1.in_play == "Camel Train"
