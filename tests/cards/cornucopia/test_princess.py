"""Princess goes wrong when leaving play ends the discount, or when playing it twice does not double it."""

from tests.bed import bed

CARD = "Princess"


def test_play() -> None:
    """+1 Buy; this turn, cards cost $2 less, but never less than $0."""
    t = bed(hand="Princess", kingdom="Smithy")
    t.play("Princess")
    assert t.p1.buys == 2
    assert t.cost("Smithy") == 2
    assert t.cost("Silver") == 1
    assert t.cost("Copper") == 0


def test_only_this_turn() -> None:
    """On the next turn the costs are normal."""
    t = bed(hand="Princess", kingdom="Smithy")
    t.play("Princess")
    t.end_turn()
    assert t.cost("Smithy") == 4


def test_cards_everywhere() -> None:
    """All cards cost less, wherever they are: a Silver in the hand as well."""
    t = bed(hand="Princess, Gold")
    t.play("Princess")
    assert t.game.cost(t.card("Gold")) == 4


def test_played_twice() -> None:
    """Played twice, it reduces costs by $4."""
    t = bed(hand="Throne Room, Princess", kingdom="Smithy")
    t.play("Throne Room", ("play card", "Princess"))
    assert t.cost("Smithy") == 0
    assert t.cost("Province") == 4


def test_does_not_need_to_stay_in_play() -> None:
    """The discount comes from having played it; it need not stay in play."""
    t = bed(hand="Procession, Princess", kingdom="Smithy")
    t.play("Procession", ("play card", "Princess"))
    assert t.trashed == "Princess"
    assert t.cost("Smithy") == 0


def test_costs_nothing() -> None:
    """It costs $0 for whatever asks."""
    t = bed(hand="Princess")
    assert t.game.cost(t.card("Princess")) == 0


def test_first_printing_while_in_play() -> None:
    """Before 2022: cards cost $2 less while it is in play; played twice it counts once, and not at all once it has left."""
    t = bed(hand="Throne Room, Princess", ruleset="first printing")
    t.play("Throne Room")
    assert t.p1.buys == 3
    assert t.cost("Province") == 6
    t.p1.player.trash([t.card("Princess", zone="play")])
    assert t.cost("Province") == 8
