"""Charlatan goes wrong where Curses are looked at away from the hand, and if they lose their type or their -1 VP."""

from freehold.rules.vocab import CURSE, TREASURE, TREASURE_PHASE
from tests.bed import bed

CARD = "Charlatan"


def test_coins_even_without_curses() -> None:
    """You get +$3 even if there are no Curses left; while there are, each other player gains one."""
    t = bed(hand="Charlatan", p2="", p3="", text="pile Curse: 1")
    t.play("Charlatan")
    assert t.p1.coins == 3
    assert t.p2.discard == "Curse"
    assert t.p3.discard == ""


def test_curses_are_treasures_worth_one() -> None:
    """In games with Charlatan every Curse is a Treasure too, for the whole game, and makes $1 when played."""
    t = bed(hand="2 Curse, Copper", kingdom="Charlatan")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "2 Curse, Copper"))
    assert t.p1.coins == 3
    assert t.p1.in_play == "2 Curse, Copper"
    assert t.types("Curse") == CURSE | TREASURE


def test_they_still_cost_a_point() -> None:
    """Curses are still worth -1 VP and still have the type Curse."""
    t = bed(hand="3 Curse", kingdom="Charlatan")
    assert t.p1.points == -3


def test_not_in_other_games() -> None:
    """Without Charlatan in the game a Curse is just a Curse."""
    t = bed(hand="Curse")
    assert t.types("Curse") == CURSE
    t.to_phase(TREASURE_PHASE)
    t.step()
    assert t.p1.coins == 0


def test_wherever_they_are() -> None:
    """All Curses are Treasures: those in play (for Bank), in the hand (for Mine), in a deck, in the trash."""
    t = bed(hand="Bank, Curse", kingdom="Charlatan")
    t.play("Curse")
    t.play("Bank")
    assert t.p1.coins == 1 + 2
    t = bed(hand="Mine, Curse", kingdom="Charlatan")
    t.play("Mine", ("trash", "Curse"), ("gain", "Silver"))
    assert t.p1.hand == "Silver"
    t = bed(hand="Venture", deck="Estate, Curse", kingdom="Charlatan")
    t.play("Venture")
    assert t.p1.coins == 2
    t = bed(text="trash: Curse", kingdom="Charlatan")
    assert t.game.is_a(t.game.cards_in(1)[0], TREASURE)


def test_is_an_attack() -> None:
    """A player who reveals a Moat gains no Curse."""
    t = bed(hand="Charlatan", p2="Moat")
    t.play("Charlatan", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""


def test_a_curse_has_two_types() -> None:
    """Where types are counted a Curse has two: for Courtier, or for Falconer when a Curse is gained."""
    t = bed(hand="Courtier, Curse", kingdom="Charlatan")
    t.play("Courtier", ("option", "+1 Buy, +$3"))
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    t = bed(p2="Falconer", kingdom="Charlatan, Cellar")
    t.gain("Curse", ("p2", "resolve", "Falconer"), ("p2", "gain", "Silver"))
    assert t.p2.hand == "Silver"


def test_curses_count_for_keep() -> None:
    """Curses are Treasures for Keep at the end of the game too: who has the most of them gets its points for them."""
    t = bed(hand="3 Curse", p2="2 Curse", kingdom="Charlatan", landscapes="Keep")
    assert (t.p1.points, t.p2.points) == (-3 + 5, -2)


def test_a_curse_in_play_spoils_alms() -> None:
    """A Curse in play is a Treasure in play: Alms gains nothing."""
    t = bed(text="p1 play: Curse", kingdom="Charlatan", landscapes="Alms")
    t.buy("Alms")
    assert t.p1.discard == ""


def test_a_curse_in_the_trash_counts_for_forager() -> None:
    """A Curse in the trash is one more name of a Treasure there for Forager."""
    t = bed(hand="Forager, Estate", kingdom="Charlatan", text="trash: 2 Curse, Silver")
    t.play("Forager")
    assert t.p1.coins == 2


def test_maroon_draws_for_both_types() -> None:
    """Maroon draws four cards for a Curse: it has two types."""
    t = bed(hand="Maroon, Curse", deck="9 Copper", kingdom="Charlatan")
    t.play("Maroon")
    assert t.p1.hand == "4 Copper"
