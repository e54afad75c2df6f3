"""Weaver goes wrong in Clean-up, and when its card may cost more than $4."""

from tests.bed import bed

CARD = "Weaver"


def test_silvers() -> None:
    """Gain 2 Silvers."""
    t = bed(hand="Weaver")
    t.play("Weaver", ("option", "2 Silvers"))
    assert t.p1.discard == "2 Silver"


def test_card() -> None:
    """Or gain a card costing up to $4."""
    t = bed(hand="Weaver", kingdom="Smithy, Market")
    t.play("Weaver", ("option", "a card up to $4"), ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert not any("Market" in asked for asked in t.asked)


def test_no_silvers_left() -> None:
    """You may choose the Silvers even if there are not two left."""
    t = bed(hand="Weaver", text="pile Silver: 1")
    t.play("Weaver", ("option", "2 Silvers"))
    assert t.p1.discard == "Silver"


def test_when_discarded() -> None:
    """When you discard it, you may play it, in the middle of whatever discarded it."""
    t = bed(hand="Cellar, Weaver", deck="Copper")
    t.play("Cellar", ("discard", "Weaver"), ("resolve", "Weaver"), ("option", "2 Silvers"))
    assert t.p1.in_play == "Cellar, Weaver"
    assert t.p1.discard == "2 Silver"
    assert t.p1.hand == "Copper"


def test_on_another_players_turn() -> None:
    """That also works on another player's turn; it is discarded in that turn's Clean-up."""
    t = bed(hand="Militia", p2="Weaver, 3 Gold")
    t.play("Militia", ("p2", "discard", "Weaver"), ("p2", "resolve", "Weaver"), ("p2", "option", "2 Silvers"))
    assert t.p2.in_play == "Weaver"
    t.end_turn()
    assert t.p2.discard == "2 Silver, Weaver"


def test_not_in_cleanup() -> None:
    """Not in Clean-up."""
    t = bed(hand="Weaver", deck="6 Copper")
    t.end_turn()
    assert t.p1.discard == "Weaver"


def test_several_discarded_at_once() -> None:
    """If several are discarded at once, you may play each; all were discarded before."""
    t = bed(hand="2 Weaver, Copper", p2="Militia", kingdom="Village")
    t.discard("2 Weaver", ("resolve", "Weaver"), ("option", "2 Silvers"), ("resolve", "Weaver"),
              ("option", "a card up to $4"), ("gain", "Village"))  # fmt: skip
    assert t.p1.in_play == "2 Weaver"
    assert t.p1.discard == "2 Silver, Village"


def test_in_the_middle_of_another_card() -> None:
    """What you gain by playing it may draw cards in the middle of the card that discarded it: here before Cellar draws."""
    t = bed(hand="Cellar, Weaver", deck="Copper, Estate, Gold", kingdom="Cavalry")
    t.play("Cellar", ("discard", "Weaver"), ("resolve", "Weaver"), ("option", "a card up to $4"), ("gain", "Cavalry"))
    assert t.p1.hand == "Copper, Estate, Gold"
