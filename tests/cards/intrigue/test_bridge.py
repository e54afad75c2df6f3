"""Bridge goes wrong where a cost is read as printed, below nothing, or after the turn."""

from tests.bed import bed

CARD = "Bridge"


def test_cards_cost_less_everywhere() -> None:
    """Cards cost $1 less this turn, wherever they are, for buying and for anything else that asks for costs."""
    t = bed(hand="Bridge, Workshop", kingdom="Upgrade", p2="Gold")
    t.play("Bridge")
    assert (t.p1.buys, t.p1.coins) == (2, 1)
    assert t.cost("Gold") == 5
    assert t.game.cost(t.card("Gold", 1)) == 5
    t.game.players[0].actions = 1
    t.play("Workshop", ("gain", "Upgrade"))
    assert t.p1.discard == "Upgrade"


def test_is_cumulative() -> None:
    """Each Bridge you play counts: Throne Room on Bridge makes cards cost $2 less."""
    t = bed(hand="Throne Room, Bridge")
    t.play("Throne Room", ("play card", "Bridge"))
    assert t.cost("Gold") == 4
    assert (t.p1.buys, t.p1.coins) == (3, 2)


def test_not_below_nothing() -> None:
    """Costs do not go below $0: with Bridge, a Copper still costs $0, so Upgrade turns it into a card costing $1 now."""
    t = bed(hand="Bridge, Upgrade, Copper", deck="Curse", actions=2)
    t.play("Bridge")
    assert t.cost("Copper") == 0
    t.play("Upgrade", ("trash", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.discard == "Estate"


def test_until_the_end_of_the_turn() -> None:
    """It lasts for the rest of the turn, even if Bridge itself has left play, and ends with the turn."""
    t = bed(hand="Bridge")
    t.play("Bridge")
    played = t.card("Bridge", zone="play")
    t.game.players[0].trash([played])
    assert t.cost("Gold") == 5
    t.end_turn()
    assert t.cost("Gold") == 6


def test_played_on_another_players_turn() -> None:
    """If you play it on another player's turn, cards cost less for the rest of that turn."""
    t = bed(p2="Bridge")
    t.play("Bridge", seat=1)
    assert t.cost("Gold") == 5
    t.end_turn()
    assert t.cost("Gold") == 6


def test_buying_for_less() -> None:
    """You pay the reduced cost."""
    t = bed(hand="Bridge", coins=1)
    t.play("Bridge")
    t.buy("Silver")
    assert t.p1.coins == 0


def test_set_up_when_played_from_the_supply() -> None:
    """The reduction is set up by playing: a Bridge that is played where it lies in the Supply has it too."""
    t = bed(hand="Captain", kingdom="Bridge, Village")
    t.play("Captain", ("play card", "Bridge"))
    assert t.cost("Gold") == 5
