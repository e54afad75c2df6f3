"""Captain goes wrong when the card moves, or when the wrong card stays in play."""

from tests.bed import bed

CARD = "Captain"


def test_now_and_next_turn() -> None:
    """You choose and play a card now, and choose one again at the start of your next turn: another or the same."""
    t = bed(hand="Captain", kingdom="Village, Smithy", deck="9 Copper")
    t.play("Captain", ("play card", "Village"))
    assert t.p1.actions == 2
    assert t.p1.hand == "Copper"
    t.end_turn()
    assert t.p1.in_play == "Captain"
    t.end_turn(("p1", "play card", "Smithy"))
    assert len(t.p1.hand) == 8
    t.end_turn()
    assert t.p1.in_play == ""


def test_not_optional() -> None:
    """Playing a card is not optional."""
    t = bed(hand="Captain", kingdom="Smithy", deck="9 Copper")
    t.play("Captain")
    assert t.p1.hand == "3 Copper"


def test_what_may_be_chosen() -> None:
    """Only the top card of a Supply pile, an Action costing up to $4 that is neither a Duration nor a Command card."""
    t = bed(hand="Captain, Enchantress", kingdom="Village, Smithy, Market, Moat, Captain, Patrician", deck="9 Copper",
            text="pile Smithy: 0")  # fmt: skip
    t.play("Captain", ("play card", "Village"))
    options = next(line for line in t.asked if "play card" in line)
    assert "of: Village, Moat, Patrician)" in options


def test_left_in_the_supply() -> None:
    """The card stays in the Supply: it cannot be moved by its own instructions, and what needs that does not happen."""
    t = bed(hand="Captain", kingdom="Mining Village", deck="2 Copper")
    t.play("Captain")
    assert t.left("Mining Village") == 10
    assert t.trashed == ""
    assert t.p1.coins == 0
    assert t.p1.in_play == "Captain"


def test_a_played_card_may_take_itself() -> None:
    """A card that takes cards from the Supply may take itself."""
    t = bed(hand="Captain", kingdom="Workshop")
    t.play("Captain", ("gain", "Workshop"))
    assert t.left("Workshop") == 9
    assert t.p1.discard == "Workshop"


def test_nothing_to_play_now() -> None:
    """If there is no card to play, Captain stays and tries again at the start of your next turn."""
    t = bed(hand="Captain", kingdom="Market")
    t.play("Captain")
    t.end_turn()
    assert t.p1.in_play == "Captain"


def test_stays_for_a_duration_played_by_a_throne_room() -> None:
    """If it plays a throne room that plays a Duration, Captain stays in play as long as that Duration."""
    t = bed(hand="Captain", kingdom="Throne Room, Village", deck="Estate, 4 Copper, 9 Estate", text="p1 discard: Church")
    t.play("Captain", ("play card", "Village"))
    t.game.players[0].move_to(t.card("Church", zone="discard"), 1)
    t.end_turn()
    t.end_turn(("p1", "play card", "Throne Room"), ("p1", "play card", "Church"), ("p1", "set aside", ""),
               ("p1", "set aside", ""))  # fmt: skip
    t.end_turn()
    assert t.p1.in_play == "Captain, Church"
    t.end_turn(("p1", "trash", ""), ("p1", "trash", ""))
    t.end_turn()
    assert t.p1.in_play == ""


def test_first_printing_may_play_commands() -> None:
    """Before 2019: only Durations are out. A Band of Misfits of that time can be chosen, but does nothing in the Supply."""
    t = bed(hand="Bridge, Captain", kingdom="Band of Misfits, Village, Church", deck="9 Copper", actions=2,
            ruleset="first printing")  # fmt: skip
    t.play("Bridge")
    t.play("Captain", ("play card", "Band of Misfits"))
    assert "Church" not in t.asked[-1]
    assert t.game.played(0, 1) == 3
    assert t.top("Band of Misfits") == "Band of Misfits"
    t.end_turn()
    assert t.p1.in_play == "Captain"


def test_no_command_that_is_no_duration() -> None:
    """A Band of Misfits that costs only $4 now is a Command: it cannot be chosen, now or next turn."""
    t = bed(hand="Captain, Bridge", kingdom="Band of Misfits, Village", deck="9 Copper", actions=2)
    t.play("Bridge")
    t.play("Captain", ("play card", "Village"))
    assert "Band of Misfits" not in t.asked[0]


def test_next_turn_no_duration() -> None:
    """On the next turn it can play no Duration and no Command either."""
    t = bed(hand="Captain", kingdom="Fishing Village, Village, Flagship", deck="9 Copper")
    t.play("Captain")
    t.end_turn()
    t.end_turn()
    assert not any("play card" in asked for asked in t.asked)
    assert t.p1.actions == 3


def test_first_printing_next_turn() -> None:
    """Before 2019: on the next turn a card of the Supply is played where it lies, as now."""
    t = bed(hand="Captain", kingdom="Village, Fishing Village", deck="20 Copper", ruleset="first printing")
    t.play("Captain")
    t.end_turn()
    t.end_turn()
    assert t.p1.actions == 3
    assert t.left("Village") == 10
    assert t.p1.in_play == "Captain"


def test_no_command_next_turn() -> None:
    """On the next turn a cheap Command that is no Duration cannot be chosen either."""
    t = bed(hand="Captain", kingdom="Band of Misfits, Village", deck="9 Copper",
            text="p1 tokens: -$2 cost on Band of Misfits")  # fmt: skip
    t.play("Captain")
    t.end_turn()
    t.end_turn()
    assert not any("play card" in asked for asked in t.asked)
    assert t.p1.actions == 3
