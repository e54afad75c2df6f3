"""Bridge Troll goes wrong in the turns on which cards are cheaper, and whose."""

from tests.bed import bed

CARD = "Bridge Troll"


def test_cheaper_on_this_turn_and_your_next() -> None:
    """On this turn and your next turn cards cost $1 less, on no other turn; now and then you get +1 Buy."""
    t = bed(hand="Bridge Troll", deck="20 Copper", kingdom="Smithy")
    assert t.cost("Smithy") == 4
    t.play("Bridge Troll")
    assert t.cost("Smithy") == 3
    assert t.cost("Copper") == 0
    assert t.p1.buys == 2
    t.end_turn()
    assert t.cost("Smithy") == 4
    t.end_turn()
    assert t.cost("Smithy") == 3
    assert t.p1.buys == 2
    t.end_turn()
    t.end_turn()
    assert t.cost("Smithy") == 4
    assert t.p1.in_play == ""


def test_others_take_their_minus_coin_token() -> None:
    """Each other player takes their -$1 token: the next time they get $ they get $1 less."""
    t = bed(hand="Bridge Troll", p2="Gold, Copper")
    t.play("Bridge Troll")
    t.end_turn()
    t.play("Gold")
    assert t.p2.coins == 2
    t.play("Copper")
    assert t.p2.coins == 3


def test_cumulative() -> None:
    """Played twice it makes cards $2 cheaper."""
    t = bed(hand="Throne Room, Bridge Troll", kingdom="Smithy")
    t.play("Throne Room", ("play card", "Bridge Troll"))
    assert t.cost("Smithy") == 2
    assert t.p1.buys == 3


def test_stays_in_effect_if_it_leaves_play() -> None:
    """Its effects come from having played it: they last if it leaves play."""
    t = bed(hand="Bridge Troll", kingdom="Smithy")
    t.play("Bridge Troll")
    t.p1.player.trash([t.card("Bridge Troll", 0, "play")])
    assert t.cost("Smithy") == 3


def test_played_on_another_turn() -> None:
    """Played on another player's turn it makes cards cheaper on that turn, then on your next."""
    t = bed(hand="Militia", p2="Caravan Guard, Copper", p2_deck="Bridge Troll, 20 Copper", landscapes="Way of the Mouse",
            kingdom="Smithy", text="extra Way of the Mouse: Vassal")  # fmt: skip
    t.play("Militia", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Way of the Mouse"),
           ("p2", "play card", "Bridge Troll"), ("p2", "resolve", ""), ("resolve", ""))  # fmt: skip
    assert t.cost("Smithy") == 3
    t.end_turn()
    assert t.game.current == 1
    assert t.cost("Smithy") == 3
    t.end_turn()
    assert t.cost("Smithy") == 4


def test_first_printing_while_in_play() -> None:
    """Before 2022: cards cost $1 less on your turns while it is in play; played twice it counts once."""
    t = bed(hand="Throne Room, Bridge Troll", deck="9 Copper", ruleset="first printing")
    t.play("Throne Room")
    assert t.p1.buys == 3
    assert t.game.players[1].minus_coin
    assert t.cost("Gold") == 5
    t.end_turn()
    assert t.cost("Gold") == 6
    t.end_turn()
    assert t.cost("Gold") == 5
    assert t.p1.buys == 3
    t.p1.player.trash([t.card("Bridge Troll", zone="play")])
    assert t.cost("Gold") == 6
