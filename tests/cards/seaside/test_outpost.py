"""Outpost goes wrong with a third turn in a row, with the size of the hand, and with when it leaves play."""

from tests.bed import Bed, bed

CARD = "Outpost"


def whose_turns(t: Bed, count: int) -> list[int]:
    """The seats that have the next turns."""
    out = []
    for _ in range(count):
        t.end_turn()
        out.append(int(t.game.current) + 1)
    return out


def test_an_extra_turn_with_three_cards() -> None:
    """You draw only 3 cards for your next hand and take an extra turn after this one; after it you draw 5 again."""
    t = bed(hand="Outpost", deck="20 Copper")
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.hand == "3 Copper"
    assert (t.p1.actions, t.p1.buys) == (1, 1)
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.hand == "5 Copper"


def test_stays_in_play_until_the_extra_turn_ends() -> None:
    """It is discarded in the Clean-up of the extra turn."""
    t = bed(hand="Outpost", deck="20 Copper")
    t.play("Outpost")
    t.end_turn()
    assert t.p1.in_play == "Outpost"
    t.end_turn()
    assert t.p1.in_play == ""


def test_two_outposts() -> None:
    """Two Outposts give one extra turn and a hand of 3; one is discarded on that turn, the other on the next player's."""
    t = bed(hand="2 Outpost", deck="20 Copper", actions=2)
    t.play("Outpost")
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "2 Outpost"
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "Outpost"
    assert whose_turns(t, 1) == [1]
    assert t.p1.in_play == ""


def test_throne_room_gives_one_turn() -> None:
    """Played twice by Throne Room it gives one extra turn and a hand of 3 cards."""
    t = bed(hand="Throne Room, Outpost", deck="20 Copper")
    t.play("Throne Room", ("play card", "Outpost"))
    t.end_turn()
    assert t.p1.hand == "3 Copper"
    assert t.game.current == 0
    assert whose_turns(t, 3) == [2, 1, 2]


def test_on_an_extra_turn() -> None:
    """Played on an extra turn of yours it gives no third turn, but you still draw only 3 cards."""
    t = bed(hand="Outpost", deck="Outpost, 20 Copper")
    t.play("Outpost")
    t.end_turn()
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "Outpost"
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.in_play == ""


def test_other_extra_turns_come_instead() -> None:
    """If several things would give you an extra turn, you choose one; Outpost then fails, but the hand is still of 3."""
    t = bed(hand="Outpost", deck="20 Copper", landscapes="Mission", coins=4)
    t.play("Outpost")
    t.buy("Mission")
    t.end_turn(("p1", "turn", "Mission"))
    assert t.game.current == 0
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "Outpost"
    t.end_turn()
    assert t.game.current == 1


def test_the_extra_turn_is_the_next_turn_of_durations() -> None:
    """What you get at the start of your next turn you get on the extra turn."""
    t = bed(hand="Merchant Ship, Outpost", deck="20 Copper", actions=2)
    t.play("Merchant Ship")
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.coins == 2
    t.end_turn()
    assert t.p1.in_play == ""


def test_while_possessed() -> None:
    """If you are made to play it while Possessed, you take the extra turn yourself, and then your normal turn."""
    t = bed(hand="Possession", deck="20 Copper", p2="Outpost", p2_deck="20 Copper")
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller) == (1, 0)
    t.play("Outpost")
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller) == (1, 1)
    assert t.p2.hand == "3 Copper"
    assert whose_turns(t, 2) == [2, 1]


def test_turns_while_possessed_count_as_yours() -> None:
    """A turn you are Possessed on is a turn of yours: played on the second one in a row, Outpost gives no third."""
    t = bed(hand="Outpost", deck="4 Copper, Outpost, 20 Copper", p2="Throne Room, Possession", p2_deck="20 Copper",
            text="turn: p2 action", ruleset="first printing")  # fmt: skip
    t.play("Throne Room")
    t.end_turn()
    t.end_turn()
    t.play("Outpost")
    assert t.is_extra_turn()
    t.end_turn()
    assert not t.is_extra_turn()
    assert t.game.current == 0
    assert t.p1.hand == "3 Copper"
    assert whose_turns(t, 1) == [2]


def test_does_not_count_for_the_tiebreaker() -> None:
    """The extra turn is not counted among your turns when a tie is broken."""
    t = bed(hand="Outpost", deck="20 Copper")
    t.play("Outpost")
    before = t.game.players[0].turns
    t.end_turn()
    assert t.game.players[0].turns == before


def test_not_after_the_end_of_the_game() -> None:
    """If the game ends with this turn there is no extra turn."""
    t = bed(hand="Outpost", deck="20 Copper", text="pile Province: 1")
    t.play("Outpost")
    t.gain("Province")
    t.end_turn()
    assert t.game.phase == 6


def test_played_as_something_else() -> None:
    """If something happens instead of its instructions, there is no extra turn and it is discarded this turn."""
    t = bed(hand="Enchantress", p2="Outpost", p2_deck="20 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 0
    assert len(t.p2.hand) == 5
    assert t.p2.in_play == ""


def test_played_using_a_way() -> None:
    """Played using a Way it gives no extra turn, and you draw 5 cards; it is discarded this turn."""
    t = bed(hand="Outpost", deck="20 Copper", landscapes="Way of the Mule")
    t.play("Outpost", ("resolve", "Way of the Mule"))
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.hand == "5 Copper"
    assert t.p1.discard == "Outpost"


def test_several_ways_to_an_extra_turn() -> None:
    """With Seize the Day as well, taken after it, you have both turns: only the next hand is of 3 cards."""
    t = bed(hand="Outpost", deck="30 Copper", landscapes="Seize the Day", coins=4)
    t.play("Outpost")
    t.buy("Seize the Day")
    t.end_turn(("turn", "Outpost"))
    assert (t.game.current, len(t.p1.hand)) == (0, 3)
    t.end_turn()
    assert (t.game.current, t.game.extra_turn, len(t.p1.hand)) == (0, True, 5)
    t.end_turn()
    assert t.game.current == 1
