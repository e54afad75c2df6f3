"""Hill Fort goes wrong with gained cards that have moved on."""

from tests.bed import bed

CARD = "Hill Fort"


def test_into_the_hand() -> None:
    """You gain a card costing up to $4; then you may choose to put it into your hand."""
    t = bed(hand="Hill Fort", deck="Gold", kingdom="Smithy, Market")
    t.play("Hill Fort", ("gain", "Smithy"), ("option", "put it into your hand"))
    assert t.p1.hand == "Smithy"
    assert t.p1.actions == 0
    assert "Market" not in t.asked[0]


def test_card_and_action() -> None:
    """Or you choose +1 Card and +1 Action; the gained card stays where it is."""
    t = bed(hand="Hill Fort", deck="Gold", kingdom="Smithy")
    t.play("Hill Fort", ("gain", "Smithy"), ("option", "+1 Card and +1 Action"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Smithy"
    assert t.p1.actions == 1


def test_moved_elsewhere() -> None:
    """If something has moved the gained card, Hill Fort has lost track of it and cannot put it into your hand."""
    t = bed(hand="Hill Fort, Watchtower", deck="Gold", kingdom="Smithy")
    t.play("Hill Fort", ("gain", "Smithy"), ("resolve", "Watchtower"), ("option", "topdeck"),
           ("option", "put it into your hand"))  # fmt: skip
    assert t.p1.hand == "Watchtower"
    assert t.p1.deck == "Smithy, Gold"


def test_gained_to_the_deck() -> None:
    """A Nomad Camp, gained onto your deck, can be put into your hand."""
    t = bed(hand="Hill Fort", deck="Gold", kingdom="Nomad Camp")
    t.play("Hill Fort", ("gain", "Nomad Camp"), ("option", "put it into your hand"))
    assert t.p1.hand == "Nomad Camp"


def test_covered() -> None:
    """If another card was gained on top of it meanwhile, it still goes into your hand."""
    t = bed(hand="Hill Fort", deck="Gold", kingdom="Smithy", landscapes="Architects' Guild", favors=2)
    t.play("Hill Fort", ("gain", "Smithy"), ("resolve", "Architects' Guild"), ("gain", "Silver"),
           ("option", "put it into your hand"))  # fmt: skip
    assert t.p1.hand == "Smithy"
    assert t.p1.discard == "Silver"


def test_nothing_gained() -> None:
    """If you did not gain the card, as when you are possessed, nothing goes into the hand."""
    t = bed(hand="Possession", deck="9 Copper", p2="Hill Fort", p2_deck="9 Copper", kingdom="Smithy")
    t.play("Possession")
    t.end_turn()
    t.play("Hill Fort", ("gain", "Smithy"), ("option", "put it into your hand"))
    assert t.p2.hand == "-"
    assert "Smithy" in t.p1.discard


def test_too_late_to_react() -> None:
    """A Sheepdog that you gain and put into your hand this way comes too late to react to its own gain."""
    t = bed(hand="Hill Fort", kingdom="Sheepdog")
    t.play("Hill Fort", ("gain", "Sheepdog"), ("option", "put it into your hand"))
    assert t.p1.hand == "Sheepdog"


def test_gaining_first() -> None:
    """The gain is resolved completely before you choose and draw: a Trappers' Lodge card is what you draw."""
    t = bed(hand="Hill Fort", deck="Gold", kingdom="Smithy", landscapes="Trappers' Lodge", favors=1)
    t.play("Hill Fort", ("gain", "Smithy"), ("resolve", "Trappers' Lodge"), ("option", "+1 Card and +1 Action"))
    assert t.p1.hand == "Smithy"
    assert t.p1.actions == 1
