"""Cauldron goes wrong in what it counts: gains before it was played, by others, of other types, or the fourth Action."""

from tests.bed import bed

CARD = "Cauldron"


def test_third_action() -> None:
    """$2 and +1 Buy. The third time you gain an Action this turn, each other player gains a Curse; the fourth brings none."""
    t = bed(hand="Cauldron", kingdom="Smithy", text="turn: p1 treasure", p3="")
    t.play("Cauldron")
    assert (t.p1.coins, t.p1.buys) == (2, 2)
    t.gain("Smithy")
    t.gain("Smithy")
    assert t.p2.discard == ""
    t.gain("Smithy")
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"
    t.gain("Smithy")
    assert t.p2.discard == "Curse"


def test_only_actions() -> None:
    """Other cards do not count, nor do those of other players."""
    t = bed(hand="Cauldron", kingdom="Smithy")
    t.play("Cauldron")
    t.gain("Silver")
    t.gain("Smithy")
    t.gain("Smithy", seat=1)
    t.gain("Smithy")
    assert t.p2.discard == "Smithy"


def test_earlier_gains_count() -> None:
    """Actions gained earlier this turn, before Cauldron was played, count."""
    t = bed(hand="Cauldron", kingdom="Smithy")
    t.gain("Smithy")
    t.gain("Smithy")
    t.play("Cauldron")
    t.gain("Smithy")
    assert t.p2.discard == "Curse"


def test_too_late() -> None:
    """If the third Action was gained before Cauldron was played, there are no Curses this turn."""
    t = bed(hand="Cauldron", kingdom="Smithy")
    for _ in range(3):
        t.gain("Smithy")
    t.play("Cauldron")
    t.gain("Smithy")
    assert t.p2.discard == ""


def test_cumulative() -> None:
    """Two Cauldrons give two Curses."""
    t = bed(hand="2 Cauldron", kingdom="Smithy")
    t.play("Cauldron")
    t.play("Cauldron")
    for _ in range(3):
        t.gain("Smithy")
    assert t.p2.discard == "2 Curse"


def test_moat_when_played() -> None:
    """It is an Attack when it is played: a Moat must be shown then, and protects for the whole turn."""
    t = bed(hand="Cauldron", kingdom="Smithy", p2="Moat", p3="")
    t.play("Cauldron", ("p2", "resolve", "Moat"))
    for _ in range(3):
        t.gain("Smithy")
    assert t.p2.discard == ""
    assert t.p3.discard == "Curse"


def test_gain_within_a_gain() -> None:
    """If gaining the second Action gains the third, there is one Curse, for the third."""
    t = bed(hand="Cauldron", kingdom="Border Village, Smithy")
    t.play("Cauldron")
    t.gain("Smithy")
    t.gain("Border Village", ("gain", "Smithy"))
    assert t.p2.discard == "Curse"


def test_curse_before_or_after_other_abilities() -> None:
    """If gaining the third Action triggers something else of yours, you choose the order."""
    t = bed(hand="Cauldron, Trader", kingdom="Smithy")
    t.play("Cauldron")
    t.gain("Smithy", ("resolve", ""))
    t.gain("Smithy", ("resolve", ""))
    t.gain("Smithy", ("resolve", "Trader"))
    assert t.p2.discard == "Curse"
    assert t.p1.discard == "2 Smithy, Silver"


def test_only_this_turn() -> None:
    """On your next turn it does nothing more."""
    t = bed(hand="Cauldron", kingdom="Smithy")
    t.play("Cauldron")
    t.end_turn()
    t.end_turn()
    for _ in range(3):
        t.gain("Smithy")
    assert t.p2.discard == ""


def test_before_what_the_others_do() -> None:
    """The Curses come before the others do what your gain triggers for them."""
    t = bed(hand="Cauldron", p2="Black Cat", p2_deck="2 Copper", kingdom="Great Hall", text="turn: p1 treasure")
    t.play("Cauldron")
    t.gain("Great Hall", ("p2", "resolve", ""))
    t.gain("Great Hall", ("p2", "resolve", ""))
    t.gain("Great Hall", ("p2", "resolve", "Black Cat"))
    assert str(t.p2.discard) == "Curse"
    assert [t.game.name(card) for card in t.game.gained_cards(-1)][-2:] == ["Curse", "Curse"]
    assert t.p1.discard == "3 Great Hall, Curse"


def test_first_printing_gained_while_buying() -> None:
    """Before 2022, with Swamp Hag: gaining the third Action as you buy another, you may give Curses before you get yours."""
    t = bed(hand="Swamp Hag", p2="Cauldron, Talisman", deck="9 Copper", kingdom="Village", text="pile Curse: 1",
            ruleset="first printing")  # fmt: skip
    t.play("Swamp Hag")
    t.end_turn()
    t.to_phase(2)
    t.play("Cauldron")
    t.play("Talisman")
    t.gain("Village")
    t.gain("Village")
    t.game.players[1].coins = 3
    t.buy("Village", ("p2", "resolve", "Talisman"))
    assert t.p1.discard.count("Curse") == 1
    assert "Curse" not in t.p2.discard
