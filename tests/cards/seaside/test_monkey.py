"""Monkey goes wrong when it watches the wrong neighbour, or watches too long."""

from freehold.rules.vocab import TURN_OPENING
from tests.bed import bed

CARD = "Monkey"


def test_draws_when_the_right_neighbour_gains() -> None:
    """Until your next turn you draw a card each time the player to your right gains one; at its start you draw one."""
    t = bed(hand="Monkey", deck="5 Copper, Gold, Silver, Estate, Duchy")
    t.play("Monkey")
    t.end_turn()
    assert t.p1.hand == "5 Copper"
    t.gain("Curse")
    t.gain("Curse")
    assert t.p1.hand == "5 Copper, Gold, Silver"
    assert t.p1.in_play == "Monkey"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold, Silver, Estate"
    t.end_turn()
    assert t.p1.in_play == ""


def test_only_the_right_neighbour() -> None:
    """What the other players gain does not matter."""
    t = bed(hand="Monkey", deck="9 Copper", p3="")
    t.play("Monkey")
    t.gain("Curse", seat=1)
    t.gain("Curse")
    assert t.p1.hand == ""
    t.gain("Curse", seat=2)
    assert t.p1.hand == "Copper"


def test_cumulative() -> None:
    """Played twice, it draws two cards for each gain."""
    t = bed(hand="Throne Room, Monkey", deck="9 Copper")
    t.play("Throne Room", ("play card", "Monkey"))
    t.gain("Curse", seat=1)
    assert t.p1.hand == "2 Copper"


def test_works_at_once() -> None:
    """It works on your own turn too, but only for gains after you played it."""
    t = bed(hand="Monkey", deck="9 Copper")
    t.gain("Curse", seat=1)
    t.play("Monkey")
    assert t.p1.hand == ""
    t.gain("Curse", seat=1)
    assert t.p1.hand == "Copper"


def test_in_the_middle_of_their_ability() -> None:
    """You draw right after each gain, in the middle of what makes your neighbour gain."""
    t = bed(hand="Monkey", deck="9 Copper", p2="2 Treasure Map", text="pile Gold: 3")
    t.play("Monkey")
    t.play("Treasure Map", seat=1)
    assert t.p1.hand == "3 Copper"


def test_an_extra_turn_ends_it() -> None:
    """If you take an extra turn after this one, it is over before your neighbour's turn."""
    t = bed(hand="Monkey, Outpost", deck="20 Copper", actions=2)
    t.play("Monkey")
    t.play("Outpost")
    t.end_turn()
    assert t.p1.hand == "4 Copper"
    t.end_turn()
    t.gain("Curse")
    assert t.p1.hand == "5 Copper"


def test_ends_before_start_of_turn_abilities() -> None:
    """It ends when your turn starts, before any abilities at the start of the turn."""
    t = bed(hand="Monkey", deck="5 Copper, Gold")
    t.play("Monkey")
    t.end_turn()
    while t.game.phase != TURN_OPENING:
        t.step()
    t.gain("Curse", seat=1)
    assert t.p1.hand == "5 Copper"


def test_played_because_of_the_gain_itself() -> None:
    """If you manage to play it when your neighbour gains a card, you draw for that very gain."""
    t = bed(hand="Pirate", deck="2 Copper", landscapes="Way of the Mouse", kingdom="Cellar",
            ruleset="first printing",
            text="extra Way of the Mouse: Monkey\nturn: p2 action")  # fmt: skip
    t.gain("Silver", ("p1", "resolve", "Pirate"), ("p1", "resolve", "Way of the Mouse"))
    assert t.p1.hand == "Copper"
    assert t.p1.in_play == "Pirate"
