"""Embassy goes wrong when its owner gains a Silver."""

from tests.bed import bed

CARD = "Embassy"


def test_play() -> None:
    """+5 Cards; discard 3 cards."""
    t = bed(hand="Embassy", deck="2 Gold, 3 Estate, Silver")
    t.play("Embassy", ("discard", "3 Estate"))
    assert "(3 to 3 of" in t.asked[0]
    assert t.p1.deck == "Silver"
    assert t.p1.hand == "2 Gold"
    assert t.p1.discard == "3 Estate"


def test_must_discard() -> None:
    """You discard 3 cards even if you could not draw 5."""
    t = bed(hand="Embassy, 3 Gold")
    t.play("Embassy")
    assert t.p1.hand == ""


def test_when_gained() -> None:
    """When you gain it, each other player gains a Silver."""
    t = bed(kingdom="Embassy", p3="")
    t.gain("Embassy")
    assert t.p1.discard == "Embassy"
    assert t.p2.discard == "Silver"
    assert t.p3.discard == "Silver"


def test_turn_order() -> None:
    """The Silvers go out in turn order from the current player, without the one who gained the Embassy."""
    t = bed(kingdom="Embassy", p3="", text="pile Silver: 1")
    t.gain("Embassy", seat=1)
    assert t.p1.discard == "Silver"
    assert t.p3.discard == ""


def test_your_other_abilities() -> None:
    """If gaining it triggers something else of yours, you choose the order; the Silvers come even if it is exchanged."""
    t = bed(hand="Trader", kingdom="Embassy")
    t.gain("Embassy", ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p2.discard == "Silver"


def test_before_what_the_others_do() -> None:
    """The Silvers come before the others do what your gain triggers for them."""
    t = bed(p2="Monkey", p2_deck="2 Copper", deck="9 Copper", kingdom="Embassy, Monkey",
            text="pile Silver: 1\nturn: p2 action")  # fmt: skip
    t.play("Monkey")
    t.end_turn()
    t.game.log = []
    t.gain("Embassy")
    words = [(entry.seat, entry.word) for entry in t.game.log if entry.seat == 1]
    assert words.index((1, "gain")) < words.index((1, "draw"))


def test_few_silvers() -> None:
    """If too few Silvers are left, the players further on gain none."""
    t = bed(kingdom="Embassy", p3="", text="pile Silver: 1")
    t.gain("Embassy")
    assert (t.p2.discard, t.p3.discard) == ("Silver", "")
