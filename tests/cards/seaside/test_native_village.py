"""Native Village goes wrong when cards are shown before the choice, or are lost on the mat."""

from freehold.cards.seaside import FROM_THE_MAT, TO_THE_MAT
from freehold.rules.question import Question
from freehold.rules.view import View
from tests.bed import WATCHERS, bed

CARD = "Native Village"


def test_puts_the_top_card_on_the_mat() -> None:
    """One option puts the top card of your deck face down on your mat: only you may look at it."""
    t = bed(hand="Native Village", deck="Gold, Copper")
    t.play("Native Village", ("option", TO_THE_MAT))
    assert t.p1.secretmat == "Gold"
    assert t.p1.deck == "Copper"
    assert t.p1.actions == 2
    card = t.card("Gold", 0, "secretmat")
    assert t.game.players[0].view.can_see(card)
    assert not t.game.players[1].view.can_see(card)


def test_takes_everything_from_the_mat() -> None:
    """The other option takes all the cards from the mat into your hand."""
    t = bed(hand="Native Village", deck="Copper", text="p1 secretmat: Gold, 2 Estate")
    t.play("Native Village", ("option", FROM_THE_MAT))
    assert t.p1.hand == "Gold, 2 Estate"
    assert t.p1.secretmat == ""
    assert t.p1.deck == "Copper"


def test_an_option_that_does_nothing() -> None:
    """You may choose an option that you cannot carry out."""
    t = bed(hand="2 Native Village")
    t.play("Native Village", ("option", FROM_THE_MAT))
    t.play("Native Village", ("option", TO_THE_MAT))
    assert t.p1.secretmat == ""
    assert t.p1.actions == 3


def test_no_look_before_choosing() -> None:
    """You may not look at the top card of your deck before you choose."""
    t = bed(hand="Native Village", deck="Gold")
    card = t.card("Gold", 0, "deck")
    seen: list[bool] = []

    def watch(view: View, question: Question) -> None:
        seen.append(view.can_see(card))

    WATCHERS.append(watch)
    try:
        t.play("Native Village", ("option", TO_THE_MAT))
    finally:
        WATCHERS.remove(watch)
    assert seen == [False]


def test_mat_cards_score() -> None:
    """Cards on the mat are yours when the game is scored."""
    t = bed(hand="Native Village", deck="Province")
    t.play("Native Village", ("option", TO_THE_MAT))
    assert t.p1.points == 6
