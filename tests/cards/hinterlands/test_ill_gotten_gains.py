"""Ill-Gotten Gains goes wrong when a Moat helps against its Curse."""

from tests.bed import bed

CARD = "Ill-Gotten Gains"


def test_play() -> None:
    """$1; you may gain a Copper to your hand, which you can play this turn."""
    t = bed(hand="Ill-Gotten Gains", text="turn: p1 treasure")
    t.step(("treasures", "Ill-Gotten Gains"), ("gain", "Copper"))
    t.step(("treasures", "Copper"))
    assert t.p1.coins == 2


def test_copper_is_optional() -> None:
    """You need not gain the Copper."""
    t = bed(hand="Ill-Gotten Gains", text="turn: p1 treasure")
    t.play("Ill-Gotten Gains", ("gain", ""))
    assert t.p1.hand == ""
    assert t.p1.coins == 1


def test_when_gained() -> None:
    """When you gain it, each other player gains a Curse. No Attack was played, so a Moat does not help."""
    t = bed(kingdom="Ill-Gotten Gains", p2="Moat", p3="")
    t.gain("Ill-Gotten Gains")
    assert t.p1.discard == "Ill-Gotten Gains"
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"


def test_turn_order() -> None:
    """The Curses go out in turn order from the current player, without the one who gained the card."""
    t = bed(kingdom="Ill-Gotten Gains", p3="", text="pile Curse: 1")
    t.gain("Ill-Gotten Gains", seat=1)
    assert t.p1.discard == "Curse"
    assert t.p3.discard == ""


def test_your_other_abilities() -> None:
    """If gaining it triggers something else of yours, you choose the order; the Curses come even if it is exchanged."""
    t = bed(hand="Trader", kingdom="Ill-Gotten Gains")
    t.gain("Ill-Gotten Gains", ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p2.discard == "Curse"


def test_before_what_the_others_do() -> None:
    """The Curses come before the others do what your gain triggers for them."""
    t = bed(p2="Monkey", p2_deck="2 Copper", kingdom="Ill-Gotten Gains, Monkey", text="turn: p2 action\np1 deck: 9 Copper")
    t.play("Monkey")
    t.end_turn()
    t.game.log = []
    t.gain("Ill-Gotten Gains")
    words = [(entry.seat, entry.word) for entry in t.game.log if entry.seat == 1]
    assert words.index((1, "gain")) < words.index((1, "draw"))


def test_first_printing_gained_while_buying() -> None:
    """Before 2022, with Swamp Hag: gained as you buy another card, its Curses may come before yours."""
    t = bed(hand="Swamp Hag", p2="Haggler", deck="9 Copper", kingdom="Ill-Gotten Gains", text="pile Curse: 1",
            ruleset="first printing")  # fmt: skip
    t.play("Swamp Hag")
    t.end_turn()
    t.play("Haggler")
    t.game.players[1].coins = 6
    t.buy("Gold", ("p2", "resolve", "Haggler"), ("gain", "Ill-Gotten Gains"))
    assert t.p1.discard.count("Curse") == 1
    assert "Curse" not in t.p2.discard


def test_no_copper_left() -> None:
    """With no Copper left there is none to gain."""
    t = bed(hand="Ill-Gotten Gains", text="turn: p1 treasure\npile Copper: 0")
    t.play("Ill-Gotten Gains")
    assert (t.p1.hand, t.p1.coins) == ("", 1)
