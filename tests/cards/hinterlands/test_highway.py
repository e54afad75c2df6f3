"""Highway goes wrong when leaving play ends the discount, or when playing it twice does not double it."""

from tests.bed import bed

CARD = "Highway"


def test_play() -> None:
    """+1 Card, +1 Action. This turn, cards cost $1 less, but not less than $0."""
    t = bed(hand="Highway", deck="Gold, Silver", kingdom="Smithy")
    t.play("Highway")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.cost("Smithy") == 3
    assert t.cost("Copper") == 0


def test_cumulative() -> None:
    """Played twice, also by a Throne Room, it takes off $2."""
    t = bed(hand="Throne Room, Highway", kingdom="Smithy")
    t.play("Throne Room", ("play card", "Highway"))
    assert t.cost("Smithy") == 2


def test_does_not_need_to_stay_in_play() -> None:
    """The discount comes from having played it; it need not stay in play."""
    t = bed(hand="Procession, Highway", kingdom="Smithy")
    t.play("Procession", ("play card", "Highway"))
    assert t.trashed == "Highway"
    assert t.cost("Smithy") == 2


def test_only_this_turn() -> None:
    """On the next turn the costs are normal."""
    t = bed(hand="Highway", kingdom="Smithy")
    t.play("Highway")
    t.end_turn()
    assert t.cost("Smithy") == 4


def test_first_printing_while_in_play() -> None:
    """Before 2022: cards cost $1 less while it is in play; played twice it counts once, and not at all once it has left."""
    t = bed(hand="Throne Room, Highway", deck="2 Copper", ruleset="first printing")
    t.play("Throne Room")
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 2
    assert t.cost("Province") == 7
    t.p1.player.trash([t.card("Highway", zone="play")])
    assert t.cost("Province") == 8


def test_cards_everywhere() -> None:
    """All cards cost less, wherever they are: with Develop you can make a Copper, which still costs $0, into an Estate."""
    t = bed(hand="Highway, Develop, Copper")
    t.play("Highway")
    assert t.cost("Estate") == 1
    t.play("Develop")
    assert t.p1.deck == "Estate"


def test_first_printing_played() -> None:
    """Before 2022: played, it gives +1 Card and +1 Action as now."""
    t = bed(hand="Highway", deck="Gold, Silver", ruleset="first printing")
    t.play("Highway")
    assert (t.p1.hand, t.p1.actions) == ("Gold", 1)
