"""Mission goes wrong on the extra turn (what may be bought) and in how many turns in a row it gives."""

from freehold.rules.vocab import BUY_PHASE
from tests.bed import bed

CARD = "Mission"


def test_an_extra_turn() -> None:
    """You take another turn after this one."""
    t = bed(landscapes="Mission", coins=4, deck="15 Copper")
    t.buy("Mission")
    t.end_turn()
    assert t.game.current == 0
    assert len(t.p1.hand) == 5
    t.end_turn()
    assert t.game.current == 1


def test_no_cards_can_be_bought_on_it() -> None:
    """On the extra turn you cannot buy cards; you may gain them in other ways, and buy Events."""
    t = bed(hand="Engineer", landscapes="Mission, Donate", coins=4, kingdom="Smithy, Engineer", deck="Engineer, 9 Copper")
    t.buy("Mission")
    t.end_turn()
    t.play("Engineer", ("gain", "Silver"), ("trash", "no"))
    assert "Silver" in t.p1.discard
    t.game.phase = BUY_PHASE
    t.p1.player.coins = 8
    assert not t.on_offer("Province")
    assert not t.on_offer("Copper")
    assert t.on_offer("Mission")
    t.buy("Donate")
    assert t.p1.debt == 8


def test_cards_can_be_bought_again_afterwards() -> None:
    """The turn after the extra turn is a normal one."""
    t = bed(landscapes="Mission", coins=4, deck="25 Copper", p2_deck="15 Copper")
    t.buy("Mission")
    t.end_turn()
    t.end_turn()
    t.game.phase = BUY_PHASE
    assert t.on_offer("Copper")


def test_no_third_turn_in_a_row() -> None:
    """It never gives a third turn in a row: bought on an extra turn, or twice on one turn, it does nothing more."""
    t = bed(landscapes="Mission", coins=8, buys=2, deck="25 Copper")
    t.buy("Mission")
    t.buy("Mission")
    t.end_turn()
    assert t.game.current == 0
    t.p1.player.coins = 4
    t.buy("Mission")
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 0
    t.end_turn()
    assert t.game.current == 1


def test_extra_turns_are_not_counted() -> None:
    """The extra turn does not count as a turn of yours for breaking a tie."""
    t = bed(landscapes="Mission", coins=4, deck="25 Copper")
    t.buy("Mission")
    turns = int(t.p1.player.turns)
    t.end_turn()
    assert t.p1.player.turns == turns


def test_first_printing_previous_turn() -> None:
    """Before 2024: you get the turn only if the previous turn was not yours, and can buy it once a turn."""
    t = bed(landscapes="Mission", coins=8, buys=2, deck="30 Copper", ruleset="first printing")
    t.buy("Mission")
    assert not t.on_offer("Mission")
    t.end_turn()
    assert t.game.current == 0
    assert t.is_extra_turn()
    t.game.players[0].coins = 4
    t.buy("Mission")
    assert not t.on_offer("Copper")
    t.end_turn()
    assert t.game.current == 1
