"""Donate goes wrong in its moment: the start of your next turn, before everything else, with whatever hand you have."""

from freehold.rules.question import Question
from freehold.rules.view import View
from tests.bed import WATCHERS, Bed, bed

CARD = "Donate"


def test_at_the_start_of_your_next_turn() -> None:
    """On your next turn you first take deck and discard pile into your hand, trash what you like and draw 5 cards."""
    t = bed(landscapes="Donate", deck="7 Copper, 2 Estate", discard="Gold, Curse")
    t.buy("Donate")
    assert t.p1.debt == 8
    t.end_turn()
    assert t.trashed == ""
    t.end_turn(("trash", "2 Estate, Curse, Copper"))
    assert t.trashed == "2 Estate, Curse, Copper"
    assert len(t.p1.hand) == 5
    assert t.p1.discard == ""
    assert len(t.game.zones[t.p1.player.base + 1]) == 2


def test_may_trash_nothing_or_all() -> None:
    """You may trash any number of cards, none or all."""
    t = bed(landscapes="Donate", deck="2 Copper")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", ""))
    assert t.p1.hand == "2 Copper"
    t = bed(landscapes="Donate", deck="2 Copper")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", "2 Copper"))
    assert t.p1.hand == ""


def test_a_hand_that_was_changed_in_between() -> None:
    """If others changed your hand in between you still have 5 cards after Donate."""
    t = bed(landscapes="Donate", deck="12 Copper", p2="Militia")
    t.buy("Donate")
    t.end_turn()
    t.play("Militia")
    assert len(t.p1.hand) == 3
    t.end_turn(("p1", "trash", ""))
    assert len(t.p1.hand) == 5


def test_before_other_things_at_the_start_of_the_turn() -> None:
    """It comes before anything else that happens at the start of your turn."""
    t = bed(hand="Enchantress", landscapes="Donate", deck="9 Copper")
    t.play("Enchantress")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", ""))
    assert len(t.p1.hand) == 7


def test_trashed_all_at_once() -> None:
    """You trash all the cards at once; then what that triggers is resolved, before the deck is shuffled."""
    t = bed(landscapes="Donate", deck="2 Copper, Crumbling Castle")
    t.buy("Donate")
    t.end_turn()
    t.end_turn(("trash", "2 Copper, Crumbling Castle"))
    assert t.trashed == "2 Copper, Crumbling Castle"
    assert t.p1.discard == "" or t.p1.hand == "Silver"
    assert t.p1.vp == 1


def test_first_printing_after_the_turn() -> None:
    """Before 2021: it happens right after the turn, with the new hand, before any extra turn."""
    t = bed(hand="Estate", deck="5 Copper, 6 Silver", landscapes="Donate, Mission", ruleset="first printing",
            coins=4, buys=2, text="turn: p1 buy")  # fmt: skip
    t.buy("Mission")
    t.buy("Donate")
    t.end_turn(("p1", "trash", "5 Copper, Estate"))
    assert t.is_extra_turn()
    assert t.trashed == "5 Copper, Estate"
    assert t.p1.hand == "5 Silver"
    assert t.p1.deck == "Silver"


def test_first_printing_not_after_the_last_turn() -> None:
    """Before 2021: if the game ends with that turn, it does nothing."""
    t = bed(hand="Estate", deck="11 Copper", landscapes="Donate", ruleset="first printing",
            text="turn: p1 buy\npile Province: 0")  # fmt: skip
    t.buy("Donate")
    t.end_turn()
    assert t.trashed == ""


def test_first_printing_nobodys_turn() -> None:
    """Before 2021: it is nobody's turn then: what holds on your turns, such as a lower cost of a pile, does not."""
    for ruleset, cost in (("first printing", 3), ("current", 1)):
        t = bed(hand="Catacombs, Smithy", deck="9 Copper", kingdom="Smithy, Village, Catacombs", landscapes="Donate, Ferry",
                coins=3, buys=2, ruleset=ruleset, text="turn: p1 buy")  # fmt: skip
        t.buy("Ferry", ("pile", "Village"))
        t.buy("Donate")
        if ruleset == "current":
            t.end_turn()
        costs: list[int] = []

        def watch(view: View, question: Question, table: Bed = t, seen: list[int] = costs) -> None:
            seen.append(table.cost("Village"))

        WATCHERS.append(watch)
        try:
            t.end_turn(("p1", "trash", "Catacombs"), ("p1", "gain", "Village"))
        finally:
            WATCHERS.pop()
        assert costs[-1] == cost


def test_first_printing_possessed() -> None:
    """Before 2021: a possessed player who bought it decides about it alone, for the turn is over."""
    t = bed(hand="Possession", deck="9 Copper", p2="Cellar", p2_deck="9 Estate", landscapes="Donate", ruleset="first printing")
    t.play("Possession")
    t.end_turn()
    t.to_phase(3)
    t.buy("Donate")
    controllers: list[int] = []
    WATCHERS.append(lambda view, question: controllers.append(int(question.player.controller)))
    try:
        t.end_turn(("p2", "trash", ""))
    finally:
        WATCHERS.pop()
    assert controllers == [1]


def test_first_printing_the_rivers_gift() -> None:
    """Before 2021: it is nobody's turn, so The River's Gift, received then, gives no card at the end of any turn."""
    t = bed(hand="Catacombs", deck="9 Copper", kingdom="Catacombs, Blessed Village", landscapes="Donate",
            ruleset="first printing", text="turn: p1 buy\nboons: The River's Gift")  # fmt: skip
    t.buy("Donate")
    t.end_turn(("p1", "trash", "Catacombs"), ("p1", "gain", "Blessed Village"),
               ("p1", "option", "receive The River's Gift now"))  # fmt: skip
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    assert t.p1.hand == "5 Copper"
