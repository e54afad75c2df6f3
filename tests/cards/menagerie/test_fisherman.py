"""Fisherman goes wrong with whose discard pile counts, when, and for which copies."""

from freehold.rules.vocab import BETWEEN_TURNS, DECK
from tests.bed import bed

CARD = "Fisherman"


def test_what_it_gives() -> None:
    """Played it gives +1 Card, +1 Action and +$1."""
    t = bed(hand="Fisherman", deck="Gold")
    t.play("Fisherman")
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Gold", 1, 1)


def test_cheaper_with_an_empty_discard_pile() -> None:
    """It costs $5, but $2 on your turn while your discard pile is empty; other reductions come on top."""
    t = bed(hand="Bridge", kingdom="Fisherman")
    assert t.cost("Fisherman") == 2
    t.play("Bridge")
    assert t.cost("Fisherman") == 1
    t.gain("Copper")
    assert t.cost("Fisherman") == 4


def test_the_discard_pile_of_whose_turn_it_is() -> None:
    """Only the discard pile of the player whose turn it is counts."""
    t = bed(discard="Copper", kingdom="Fisherman")
    assert t.cost("Fisherman") == 5
    t = bed(p2_discard="Copper", kingdom="Fisherman")
    assert t.cost("Fisherman") == 2


def test_a_second_one_costs_more() -> None:
    """With $4 and two Buys you can buy one for $2, but not another: the first lies in your discard pile."""
    t = bed(kingdom="Fisherman", coins=4, buys=2)
    t.buy("Fisherman")
    assert t.p1.coins == 2
    assert not t.on_offer("Fisherman")


def test_all_copies_everywhere() -> None:
    """The cost is that of all Fishermen, in your hand or deck and those of other players too."""
    t = bed(hand="Fisherman", deck="Fisherman", p2="Fisherman")
    for seat, zone in ((0, "hand"), (0, "deck"), (1, "hand")):
        assert t.game.cost(t.card("Fisherman", seat, zone)) == 2
    t.gain("Copper")
    for seat, zone in ((0, "hand"), (0, "deck"), (1, "hand")):
        assert t.game.cost(t.card("Fisherman", seat, zone)) == 5


def test_changes_in_the_middle_of_an_ability() -> None:
    """The cost changes in the middle of an ability: a Fisherman trashed by Stonemason costs $2, then $5.

    So you first gain a card cheaper than $2, then one cheaper than $5.
    """
    t = bed(hand="Stonemason, Fisherman", kingdom="Smithy, Cellar")
    t.play("Stonemason", ("gain", "Copper"), ("gain", "Smithy"))
    assert "Cellar" not in t.asked[0]
    assert t.p1.discard == "Copper, Smithy"


def test_gained_second_it_costs_5() -> None:
    """With the first card in your discard pile, Fisherman costs $5 as you gain the second of two.

    So it is with Stonemason trashing a Silver, and with Ball. A card moved off the pile makes it $2 again.
    """
    t = bed(hand="Stonemason, Silver", kingdom="Fisherman")
    t.play("Stonemason", ("gain", "Fisherman"), ("gain", "Estate"))
    assert "Fisherman" in t.asked[0]
    assert "Fisherman" not in t.asked[1]
    t = bed(hand="Stonemason, Silver, Watchtower", kingdom="Fisherman")
    t.play("Stonemason", ("trash", "Silver"), ("gain", "Fisherman"), ("resolve", "Watchtower"), ("option", "topdeck"),
           ("gain", "Fisherman"), ("resolve", ""))  # fmt: skip
    assert t.p1.deck == "Fisherman"
    t = bed(kingdom="Fisherman, Smithy", landscapes="Ball", coins=5)
    t.buy("Ball", ("gain", "Fisherman"), ("gain", "Smithy"))
    assert "Fisherman" in t.asked[0]
    assert "Fisherman" not in t.asked[1]


def test_stonemason_overpaid() -> None:
    """Overpaying for Stonemason you gain it first, so that Fisherman costs $5 already as you gain the first Action.

    Before 2022 the Actions came first: one Fisherman could be gained for $2, but not two.
    """
    t = bed(kingdom="Stonemason, Fisherman, Cellar", coins=4)
    t.buy("Stonemason", ("overpay", 2), ("gain", "Cellar"), ("gain", "Cellar"))
    assert t.p1.discard == "Stonemason, 2 Cellar"
    assert "Fisherman" not in t.asked[1]
    t = bed(kingdom="Stonemason, Fisherman, Cellar", coins=4, ruleset="first printing")
    t.buy("Stonemason", ("overpay", 2), ("gain", "Fisherman"), ("gain", "Cellar"))
    assert t.p1.discard == "Stonemason, Fisherman, Cellar"
    assert "Fisherman" not in t.asked[2]


def test_changes_before_when_gain_abilities() -> None:
    """The cost has changed before anything that the gain triggers; those abilities go by what the card cost when gained.

    So a Fisherman gained for $2 gives no Horse for Livery, though it costs $5 by then.
    """
    t = bed(hand="Livery", kingdom="Fisherman")
    t.play("Livery")
    t.gain("Fisherman")
    assert t.p1.discard == "Fisherman"
    t.gain("Fisherman", to=DECK)
    assert t.p1.discard == "Fisherman, Horse"


def test_haggler_follows_the_new_cost() -> None:
    """Haggler follows the new cost: a Fisherman bought for $2 lets you gain a card that costs less than $5."""
    t = bed(hand="Haggler", kingdom="Fisherman, Smithy, Market")
    t.play("Haggler")
    t.buy("Fisherman", ("gain", "Smithy"))
    assert "Market" not in t.asked[-1]
    assert t.p1.discard == "Fisherman, Smithy"


def test_on_nobodys_turn() -> None:
    """Between turns, when Donate was resolved before 2022, it costs $5 whatever lies in discard piles."""
    t = bed(kingdom="Fisherman")
    assert t.cost("Fisherman") == 2
    t.game.phase = BETWEEN_TURNS
    assert t.cost("Fisherman") == 5
