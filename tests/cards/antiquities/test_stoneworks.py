"""Stoneworks goes wrong in the VP for what it trashes, and in which gains count when it is gained."""

from tests.bed import bed

CARD = "Stoneworks"


def test_silver_onto_the_deck() -> None:
    """+1 Buy. Trash a card from your hand: you must, if you have one. For it you gain a Silver onto your deck."""
    t = bed(hand="Stoneworks, Copper, Gold", deck="Estate")
    t.play("Stoneworks", ("trash", "Copper"))
    assert t.p1.buys == 2
    assert t.trashed == "Copper"
    assert t.p1.deck == "Silver, Estate"
    assert t.p1.vp == 0


def test_no_card() -> None:
    """With no card in hand you trash none, and gain no Silver."""
    t = bed(hand="Stoneworks", deck="Estate")
    t.play("Stoneworks")
    assert t.p1.deck == "Estate"


def test_victory_card() -> None:
    """For a Victory card you also get 1 VP for each $ it costs over $2: 3 VP for a Duchy, none for an Estate."""
    t = bed(hand="Stoneworks, Duchy, Copper")
    t.play("Stoneworks", ("trash", "Duchy"))
    assert t.p1.vp == 3
    t = bed(hand="Stoneworks, Estate")
    t.play("Stoneworks")
    assert t.p1.vp == 0


def test_other_cards() -> None:
    """For other cards none, however dear. Dig is no Victory card by what is printed on it."""
    t = bed(hand="Stoneworks, Gold")
    t.play("Stoneworks")
    assert t.p1.vp == 0
    t = bed(hand="Stoneworks, Dig")
    t.play("Stoneworks")
    assert t.p1.vp == 0


def test_another_stoneworks() -> None:
    """It can trash another Stoneworks, not itself."""
    t = bed(hand="2 Stoneworks")
    t.play("Stoneworks")
    assert t.trashed == "Stoneworks"


def test_vp_when_gained() -> None:
    """When you gain it, +1 VP for each other card that you have gained this turn: not for itself, but for earlier
    Stoneworks."""
    t = bed(kingdom="Stoneworks")
    t.gain("Stoneworks")
    assert t.p1.vp == 0
    t.gain("Copper")
    t.gain("Stoneworks")
    assert t.p1.vp == 2
    t.gain("Stoneworks")
    assert t.p1.vp == 2 + 3


def test_only_yours_and_only_this_turn() -> None:
    """Other players' gains do not count, nor those of earlier turns."""
    t = bed(kingdom="Stoneworks", deck="9 Copper")
    t.gain("Copper", seat=1)
    t.gain("Silver")
    t.end_turn()
    t.end_turn()
    t.gain("Stoneworks")
    assert t.p1.vp == 0


def test_sample_turn() -> None:
    """The rulebook's example: after the Curse of Grave Watcher and the Silver of a Stoneworks a bought Stoneworks gives 2
    VP."""
    t = bed(hand="Stoneworks, Boulder Trap, Grave Watcher, Duchy, Gold", deck="5 Copper", text="pile Curse: 3")
    t.play("Grave Watcher", ("gain", "Curse"))
    t.play("Stoneworks", ("trash", "Duchy"))
    assert t.p1.vp == 3
    t.play("Gold")
    t.buy("Stoneworks")
    assert t.p1.vp == 5


def test_with_a_boulder_trap() -> None:
    """If a Boulder Trap is turned up as you gain it, you choose which comes first: the Trap and its Silver count if they do."""
    t = bed(hand="Boulder Trap", kingdom="Stoneworks, Boulder Trap", text="pile Stoneworks: 1", coins=4)
    t.game.shuffle_into(t.card("Boulder Trap"), t.game.pile_named("Stoneworks"))
    t.buy("Stoneworks", ("resolve", "Cards shuffled into piles"))
    assert t.p1.vp == 2
    t = bed(hand="Boulder Trap", kingdom="Stoneworks, Boulder Trap", text="pile Stoneworks: 1", coins=4)
    t.game.shuffle_into(t.card("Boulder Trap"), t.game.pile_named("Stoneworks"))
    t.buy("Stoneworks", ("resolve", "Stoneworks"))
    assert t.p1.vp == 0
