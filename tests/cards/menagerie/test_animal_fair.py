"""Animal Fair goes wrong in how it is paid, and in when empty piles are counted."""

from tests.bed import bed

CARD = "Animal Fair"


def test_a_buy_for_each_empty_pile() -> None:
    """Each time you play it, count the empty Supply piles then: +$4 and a Buy for each."""
    t = bed(hand="2 Animal Fair", kingdom="Smithy", actions=2, text="pile Smithy: 0\npile Curse: 1")
    t.play("Animal Fair")
    assert (t.p1.coins, t.p1.buys) == (4, 2)
    t.gain("Curse")
    t.play("Animal Fair")
    assert (t.p1.coins, t.p1.buys) == (8, 4)


def test_bought_by_trashing() -> None:
    """Without $7 you may buy it if you have an Action card in hand: you trash that, and use a Buy, but no coins."""
    t = bed(hand="Smithy, Copper", kingdom="Animal Fair", coins=3)
    assert t.on_offer("Animal Fair")
    t.buy("Animal Fair")
    assert t.trashed == "Smithy"
    assert t.p1.discard == "Animal Fair"
    assert (t.p1.coins, t.p1.buys) == (3, 0)


def test_not_without_an_action() -> None:
    """With neither $7 nor an Action card in hand you cannot buy it."""
    t = bed(hand="4 Copper", kingdom="Animal Fair", coins=6)
    assert not t.on_offer("Animal Fair")


def test_choice_of_payment() -> None:
    """With $7 and an Action card in hand you choose whether to pay or to trash."""
    t = bed(hand="Smithy", kingdom="Animal Fair", coins=8)
    t.buy("Animal Fair", ("trash", "no"))
    assert t.trashed == ""
    assert t.p1.coins == 1
    t = bed(hand="Smithy", kingdom="Animal Fair", coins=8)
    t.buy("Animal Fair", ("trash", "yes"))
    assert t.trashed == "Smithy"
    assert t.p1.coins == 8


def test_you_choose_the_action() -> None:
    """You choose which Action card from your hand to trash."""
    t = bed(hand="Smithy, Village", kingdom="Animal Fair")
    t.buy("Animal Fair", ("trash", "Village"))
    assert t.trashed == "Village"


def test_still_costs_7() -> None:
    """It costs $7 however it is paid: a Wayfarer then costs $7 too."""
    t = bed(hand="Smithy", kingdom="Animal Fair, Wayfarer")
    t.buy("Animal Fair")
    assert t.cost("Animal Fair") == 7
    assert t.cost("Wayfarer") == 7


def test_trashing_comes_before_the_gain() -> None:
    """The card is trashed before anything that buying or gaining triggers."""
    t = bed(hand="Lich, Sheepdog", deck="4 Copper", kingdom="Animal Fair", text="trash: Silver")
    t.buy("Animal Fair", ("trash", "Lich"), ("resolve", ""), ("resolve", ""))
    assert t.p1.discard == "Lich, Silver, Animal Fair"
