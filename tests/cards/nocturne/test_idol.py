"""Idol goes wrong when it counts Idols played instead of Idols in play."""

from tests.bed import bed

CARD = "Idol"
BOONS = "turn: p1 treasure\nboons: The Mountain's Gift, The Sea's Gift"


def test_boons_and_curses_in_turn() -> None:
    """$2. With an odd number of Idols in play (this one included) you receive a Boon; else the others gain Curses."""
    t = bed(hand="3 Idol", deck="2 Copper", p3="", text=BOONS)
    t.play("Idol")
    assert t.p1.coins == 2
    assert t.p1.discard == "Silver"
    assert t.p2.discard == ""
    t.play("Idol")
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"
    assert t.p1.hand == "Idol"
    t.play("Idol")
    assert t.p1.hand == "Copper"
    assert t.p2.discard == "Curse"
    assert t.p1.coins == 6


def test_played_twice() -> None:
    """Played twice (Crown), one Idol does the same both times."""
    t = bed(hand="Crown, Idol", deck="2 Copper", text=BOONS)
    t.play("Crown", ("play card", "Idol"))
    assert t.p1.coins == 4
    assert t.p1.discard == "Silver"
    assert t.p1.hand == "Copper"
    assert t.p2.discard == ""


def test_counterfeit() -> None:
    """Counterfeit trashes the Idol it played twice, so that the next Idol is the first in play again."""
    t = bed(hand="Counterfeit, 2 Idol", deck="2 Copper", text=BOONS + ", The Forest's Gift")
    t.play("Counterfeit", ("play card", "Idol"))
    assert t.trashed == "Idol"
    coins = t.p1.coins
    t.play("Idol")
    assert t.p1.coins == coins + 3
    assert t.p2.discard == ""


def test_it_is_an_attack() -> None:
    """It is an Attack each time it is played: the others may use Reactions, also when it gives a Boon."""
    t = bed(hand="2 Idol", p2="Moat", text=BOONS)
    t.play("Idol", ("p2", "resolve", "Moat"))
    assert t.p1.discard == "Silver"
    t.play("Idol", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""


def test_reactions_come_before_the_coins() -> None:
    """Reactions are resolved first, before the $2."""
    t = bed(hand="Idol", p2="Moat", text=BOONS)
    t.game.log = []
    t.play("Idol", ("p2", "resolve", "Moat"))
    words = [entry.word for entry in t.game.log]
    assert words.index("reveal") < words.index("coins")


def test_highwayman() -> None:
    """If your first Idol does nothing because of a Highwayman, it still counts: the second one gives Curses."""
    t = bed(hand="Highwayman", p2="2 Idol", text="boons: The Mountain's Gift", kingdom="Idol")
    t.play("Highwayman")
    t.end_turn()
    t.play("Idol")
    assert t.p2.coins == 0
    assert t.p2.discard == ""
    t.play("Idol")
    assert t.p2.coins == 2
    assert "Curse" in t.p1.discard
