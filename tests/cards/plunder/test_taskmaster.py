"""Taskmaster goes wrong when it stays without a reason, or counts as played again."""

from tests.bed import bed

CARD = "Taskmaster"


def test_without_a_five() -> None:
    """+1 Action and +$1. If you gain no card costing exactly $5 this turn, it does not stay."""
    t = bed(hand="Taskmaster", deck="12 Copper", p2_deck="5 Silver")
    t.play("Taskmaster")
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    t.gain("Gold")
    t.end_turn()
    assert t.p1.in_play == "-"


def test_repeats() -> None:
    """If you do, it stays and repeats at the start of your next turn, and so on as long as you gain such a card each turn.
    It is not played again."""
    t = bed(hand="Taskmaster", deck="30 Copper", p2_deck="12 Silver")
    t.play("Taskmaster")
    t.gain("Duchy")
    t.end_turn()
    assert t.p1.in_play == "Taskmaster"
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    assert t.game.played(0, 1) == 0
    t.gain("Duchy")
    t.end_turn()
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    t.end_turn()
    assert t.p1.in_play == "-"
    t.end_turn()
    assert t.p1.actions == 1


def test_only_cards_gained_after_it() -> None:
    """Only cards gained after you played it count."""
    t = bed(hand="Taskmaster", deck="12 Copper", p2_deck="5 Silver")
    t.gain("Duchy")
    t.play("Taskmaster")
    t.end_turn()
    assert t.p1.in_play == "-"


def test_played_twice() -> None:
    """Played with Throne Room it gives +2 Actions and +$2 now and on each turn it goes on; one such card a turn is
    enough."""
    t = bed(hand="Throne Room, Taskmaster", deck="30 Copper", p2_deck="12 Silver")
    t.play("Throne Room", ("play card", "Taskmaster"))
    assert (t.p1.actions, t.p1.coins) == (2, 2)
    t.gain("Duchy")
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Taskmaster"
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (3, 2)


def test_gained_card_that_made_you_play_it() -> None:
    """The card by whose gain you come to play Taskmaster was gained before it and does not count."""
    t = bed(hand="Taskmaster", deck="12 Copper", p2_deck="5 Silver", landscapes="Innovation", kingdom="Crown",
            text="p1 holds: Innovation")  # fmt: skip
    t.gain("Crown", ("resolve", "Innovation"), ("play card", "Taskmaster"))
    assert (t.p1.actions, t.p1.coins) == (3, 2)
    t.end_turn()
    assert t.p1.in_play == "-"


def test_played_where_it_lies() -> None:
    """If Way of the Mouse of the first printing plays it, the card used for that stays in play for what is repeated."""
    t = bed(hand="Village", deck="30 Copper", p2_deck="12 Silver", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Taskmaster", ruleset="first printing")  # fmt: skip
    t.play("Village", ("resolve", "Way of the Mouse"))
    t.gain("Duchy")
    t.end_turn()
    assert t.p1.in_play == "Village"
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    t.gain("Duchy")
    t.end_turn()
    assert t.p1.in_play == "Village"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "-"


def test_trashed_by_improve() -> None:
    """Without a $5 card it leaves play: Improve may trash it. If Improve then gains one, it repeats all the same."""
    t = bed(hand="Taskmaster, 2 Improve, Smithy", deck="20 Copper", actions=4, kingdom="Market")
    t.play("Taskmaster")
    t.play("Improve")
    t.play("Improve")
    t.play("Smithy")
    t.clean_up(("resolve", "Improve"), ("trash", "Taskmaster"), ("resolve", "Improve"), ("trash", "Smithy"),
               ("gain", "Market"))  # fmt: skip
    assert t.trashed == "Taskmaster, Smithy"
    t.end_turn()
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (2, 1)


def test_costs_that_change() -> None:
    """The cost when you gained the card counts: a Destrier gained for $5, though it costs $4 at once."""
    t = bed(hand="Taskmaster", deck="12 Copper", p2_deck="5 Silver", kingdom="Destrier")
    t.play("Taskmaster")
    t.gain("Copper")
    assert t.cost("Destrier") == 5
    t.gain("Destrier")
    t.end_turn()
    assert t.p1.in_play == "Taskmaster"
