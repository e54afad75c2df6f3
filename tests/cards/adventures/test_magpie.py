"""Magpie goes wrong with a card of two types."""

from tests.bed import bed

CARD = "Magpie"


def test_a_treasure() -> None:
    """+1 Card, +1 Action; you reveal the top card of your deck: a Treasure goes to your hand."""
    t = bed(hand="Magpie", deck="Copper, Gold")
    t.play("Magpie")
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == ""


def test_an_action_or_victory_card() -> None:
    """For an Action or Victory card you gain a Magpie; the card stays on your deck."""
    for name in ("Village", "Estate"):
        t = bed(hand="Magpie", deck=f"Copper, {name}")
        t.play("Magpie")
        assert t.p1.deck == name
        assert t.p1.discard == "Magpie"


def test_both() -> None:
    """For a card that is a Treasure and an Action or Victory card you do both."""
    for name in ("Crown", "Humble Castle"):
        t = bed(hand="Magpie", deck=f"Copper, {name}")
        t.play("Magpie")
        assert t.p1.hand == f"Copper, {name}"
        assert t.p1.discard == "Magpie"


def test_another_card() -> None:
    """Any other card stays on your deck, and you gain nothing."""
    t = bed(hand="Magpie", deck="Copper, Curse")
    t.play("Magpie")
    assert t.p1.deck == "Curse"
    assert t.p1.discard == ""


def test_one_card_and_one_action() -> None:
    t = bed(hand="Magpie", deck="Gold, Curse, Silver")
    t.play("Magpie")
    assert (t.p1.hand, t.p1.actions) == ("Gold", 1)
