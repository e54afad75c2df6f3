"""Sacred Grove goes wrong with Boons that give +$1, and with a Boon that is kept by several players."""

from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Sacred Grove"


def test_the_others_may_receive_it() -> None:
    """+1 Buy, +$3; you receive a Boon. Then every other player may receive the same Boon."""
    t = bed(hand="Sacred Grove", p2="", p3="", text="boons: The Mountain's Gift, The Sea's Gift")
    t.play("Sacred Grove", ("p2", "receive", "yes"), ("p3", "receive", "no"))
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    assert t.p1.discard == "Silver"
    assert t.p2.discard == "Silver"
    assert t.p3.discard == ""
    assert cards_of(t, 5) == ["The Mountain's Gift"]


def test_you_must_receive_it() -> None:
    """You yourself must receive it."""
    t = bed(hand="Sacred Grove", text="boons: The Mountain's Gift")
    t.play("Sacred Grove", ("p2", "receive", "no"))
    assert t.p1.discard == "Silver"


def test_a_boon_that_gives_a_coin() -> None:
    """The Field's Gift and The Forest's Gift, which give +$1, are for you alone."""
    for boon in ("The Field's Gift", "The Forest's Gift"):
        t = bed(hand="Sacred Grove", text="boons: " + boon)
        t.play("Sacred Grove")
        assert t.p1.coins == 4
        assert t.p2.coins == 0


def test_the_rivers_gift() -> None:
    """Whoever receives The River's Gift draws a card at the end of your turn, as you do."""
    t = bed(hand="Sacred Grove", deck="9 Copper", p2="Estate", p2_deck="9 Copper", p3="", text="boons: The River's Gift")
    t.play("Sacred Grove", ("p2", "receive", "yes"), ("p3", "receive", "no"))
    assert t.p2.hand == "Estate"
    t.clean_up()
    assert t.p1.hand == "6 Copper"
    assert t.p2.hand == "Estate, Copper"
    assert cards_of(t, 5) == ["The River's Gift"]
