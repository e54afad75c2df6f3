"""Fortress goes wrong when its return to the hand counts as a gain, or finds it after something else has moved it."""

from tests.bed import bed

CARD = "Fortress"


def test_play() -> None:
    """+1 Card and +2 Actions."""
    t = bed(hand="Fortress", deck="Copper, Gold")
    t.play("Fortress")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2


def test_returns_to_the_hand() -> None:
    """When you trash it, it goes from the trash to your hand. That is not gaining it."""
    t = bed(hand="Fortress")
    t.trash("Fortress")
    assert t.p1.hand == "Fortress"
    assert t.trashed == ""
    assert t.game.gained_cards(0) == []


def test_was_still_trashed() -> None:
    """It was trashed nevertheless: a Market Square can be discarded for it."""
    t = bed(hand="Fortress, Market Square")
    t.trash("Fortress", ("resolve", "Fortress"), ("resolve", "Market Square"))
    assert t.p1.hand == "Fortress"
    assert t.p1.discard == "Market Square, Gold"


def test_on_another_players_turn() -> None:
    """It returns to the hand of the player who had to trash it, on anybody's turn."""
    t = bed(hand="Dame Molly", p2="Copper", p2_deck="Fortress, Estate")
    t.play("Dame Molly")
    assert t.p2.hand == "Copper, Fortress"
    assert t.p2.discard == "Estate"


def test_possession_may_take_it_first() -> None:
    """While you are possessed, it may be set aside for Possession first. Then it is not returned to your hand."""
    t = bed(hand="Possession", p2="Death Cart, Fortress")
    t.play("Possession")
    t.end_turn()
    t.play("Death Cart", ("trash", "Fortress"), ("resolve", "Possession"))
    assert t.p2.hand == ""
    assert t.p2.aside == "Fortress"


def test_before_possession() -> None:
    """If its own ability comes first, it is in your hand and Possession cannot set it aside."""
    t = bed(hand="Possession", p2="Death Cart, Fortress")
    t.play("Possession")
    t.end_turn()
    t.play("Death Cart", ("trash", "Fortress"), ("resolve", "Fortress"))
    assert t.p2.hand == "Fortress"
    assert t.p2.aside == ""
