"""Haven goes wrong when the card comes back at the wrong time, or Haven stays without having set a card aside."""

from tests.bed import bed

CARD = "Haven"


def test_card_returns_at_the_start_of_the_next_turn() -> None:
    """The card waits face down until the start of your next turn; Haven stays in play until then."""
    t = bed(hand="Haven, Estate", deck="Gold, 10 Copper")
    t.play("Haven", ("set aside", "Gold"))
    assert t.p1.facedown == "Gold"
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.in_play == "Haven"
    assert t.p1.facedown == "Gold"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold"
    t.end_turn()
    assert t.p1.in_play == ""


def test_only_the_owner_sees_the_card() -> None:
    """The card is face down: you may look at it, the others may not."""
    t = bed(hand="Haven, Gold")
    t.play("Haven")
    card = t.card("Gold", 0, "facedown")
    assert t.game.players[0].view.can_see(card)
    assert not t.game.players[1].view.can_see(card)


def test_nothing_set_aside_nothing_stays() -> None:
    """With no card to set aside, Haven does not stay in play beyond this turn."""
    t = bed(hand="Haven")
    t.play("Haven")
    t.end_turn()
    assert t.p1.in_play == ""


def test_removed_haven_still_returns_the_card() -> None:
    """If Haven leaves play, the card under it remains and still comes back."""
    t = bed(hand="Haven, Gold", deck="9 Copper")
    t.play("Haven", ("set aside", "Gold"))
    t.game.players[0].trash([t.card("Haven", 0, "play")])
    t.end_turn()
    t.end_turn()
    assert "Gold" in t.p1.hand


def test_throne_room_sets_aside_two() -> None:
    """Played twice, it sets aside two cards, and Throne Room stays in play with it."""
    t = bed(hand="Throne Room, Haven, Gold, Silver", deck="2 Estate, 9 Copper")
    t.play("Throne Room", ("play card", "Haven"), ("set aside", "Gold"), ("set aside", "Silver"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Haven"
    t.end_turn(("p1", "resolve", "Haven"))
    assert "Gold" in t.p1.hand
    assert "Silver" in t.p1.hand


def test_one_card() -> None:
    """You draw one card and set aside one, no more, and must."""
    t = bed(hand="Haven, Copper", deck="2 Gold")
    t.play("Haven", ("set aside", "Gold"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.p1.hand, t.p1.facedown) == ("Copper", "Gold")
