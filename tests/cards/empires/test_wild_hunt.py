"""Wild Hunt goes wrong when the VP are taken without an Estate."""

from tests.bed import bed

CARD = "Wild Hunt"


def test_three_cards() -> None:
    """The first option gives three cards."""
    t = bed(hand="Wild Hunt", deck="5 Copper")
    t.play("Wild Hunt", ("option", "+3 Cards"))
    assert t.p1.hand == "3 Copper"


def test_cards_and_a_vp_on_the_pile() -> None:
    """You choose +3 Cards and 1 VP on its pile, also if you cannot draw; or else:"""
    t = bed(hand="Wild Hunt", deck="Gold")
    t.play("Wild Hunt", ("option", "+3 Cards"))
    assert t.p1.hand == "Gold"
    assert t.game.tokens_on(t.game.pile_named("Wild Hunt"), 1) == 1


def test_an_estate_and_the_vp() -> None:
    """You gain an Estate, and then take the VP from the pile."""
    t = bed(hand="Wild Hunt", text="tokens Wild Hunt: vp=5\npile Wild Hunt: 0")
    t.play("Wild Hunt", ("option", "gain an Estate"))
    assert t.p1.discard == "Estate"
    assert t.p1.vp == 5


def test_no_estate() -> None:
    """If you gain no Estate you take no VP."""
    t = bed(hand="Wild Hunt", text="tokens Wild Hunt: vp=5\npile Estate: 0")
    t.play("Wild Hunt", ("option", "gain an Estate"))
    assert t.p1.vp == 0
    assert t.game.tokens_on(t.game.pile_named("Wild Hunt"), 1) == 5
