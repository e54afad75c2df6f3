"""Island goes wrong when it cannot move itself, or when the mat is forgotten in scoring."""

from tests.bed import bed

CARD = "Island"


def test_both_cards_go_to_the_mat() -> None:
    """Island and a card from your hand are put face up on your Island mat and stay there."""
    t = bed(hand="Island, Estate, Copper", deck="9 Copper")
    t.play("Island", ("set aside", "Estate"))
    assert t.p1.mat == "Island, Estate"
    assert t.p1.hand == "Copper"
    assert t.game.players[1].view.can_see(t.card("Estate", 0, "mat"))
    t.end_turn()
    t.end_turn()
    assert t.p1.mat == "Island, Estate"


def test_alone() -> None:
    """With no card in your hand only Island goes there."""
    t = bed(hand="Island")
    t.play("Island")
    assert t.p1.mat == "Island"


def test_throne_room_takes_another_card() -> None:
    """Played twice by Throne Room it takes two cards from your hand, and itself once."""
    t = bed(hand="Throne Room, Island, Estate, Duchy, Copper")
    t.play("Throne Room", ("play card", "Island"), ("set aside", "Estate"), ("set aside", "Duchy"))
    assert t.p1.mat == "Island, Estate, Duchy"
    assert t.p1.hand == "Copper"


def test_played_where_it_lies() -> None:
    """Played without being put into play it cannot be moved, but a card from your hand is."""
    t = bed(hand="Captain, Estate", kingdom="Island")
    left = t.left("Island")
    t.play("Captain")
    assert t.p1.mat == "Estate"
    assert t.left("Island") == left


def test_scores() -> None:
    """Island is worth 2 VP, on the mat too, and the cards there count."""
    t = bed(hand="Island, Duchy", discard="Island")
    t.play("Island")
    assert t.p1.points == 2 + 2 + 3


def test_one_card() -> None:
    """One other card goes with it, no more, and must."""
    t = bed(hand="Island, Estate, Duchy")
    t.play("Island", ("set aside", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.p1.mat, t.p1.hand) == ("Island, Estate", "Duchy")
