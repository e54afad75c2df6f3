"""Pilgrimage goes wrong in which way the token lies, and in when the cards are chosen."""

from tests.bed import bed

CARD = "Pilgrimage"


def test_copies_of_three_cards_in_play() -> None:
    """If your Journey token is face up after turning it over, you gain a copy of up to 3 differently named cards in play."""
    t = bed(landscapes="Pilgrimage", coins=4, text="p1 play: 2 Village, Gold, Smithy, Market")
    t.p1.player.token_face_up = False
    t.buy("Pilgrimage", ("choose", "Village"), ("choose", "Gold"), ("choose", "Smithy"))
    assert t.p1.discard == "Village, Gold, Smithy"
    assert "Village" not in t.asked[1]


def test_face_down() -> None:
    """If it is face down nothing more happens."""
    t = bed(landscapes="Pilgrimage", coins=4, text="p1 play: Gold")
    t.buy("Pilgrimage")
    assert t.p1.discard == ""
    assert not t.p1.player.token_face_up


def test_fewer_and_cards_that_cannot_be_gained() -> None:
    """You may choose fewer; a card of which no copy is in the Supply may be chosen but is not gained."""
    t = bed(landscapes="Pilgrimage", coins=4, text="p1 play: Soldier, Gold, Smithy")
    t.p1.player.token_face_up = False
    t.buy("Pilgrimage", ("choose", "Soldier"), ("choose", "Gold"), ("choose", ""))
    assert t.p1.discard == "Gold"


def test_once_per_turn() -> None:
    """You can buy it once per turn."""
    t = bed(landscapes="Pilgrimage", coins=8, buys=2)
    t.buy("Pilgrimage")
    assert not t.on_offer("Pilgrimage")
