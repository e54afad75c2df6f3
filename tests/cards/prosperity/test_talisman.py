"""Talisman goes wrong by copying Victory cards or gains that are no purchases, and by copying the copy."""

from tests.bed import bed

CARD = "Talisman"


def test_copies_what_you_buy() -> None:
    """While it is in play, when you buy a card costing $4 or less that is no Victory card, you gain a copy of it."""
    t = bed(hand="Talisman", kingdom="Militia, Market", coins=4)
    t.play("Talisman")
    t.buy("Militia")
    assert t.p1.discard == "2 Militia"
    t = bed(hand="Talisman", kingdom="Market", coins=4)
    t.play("Talisman")
    t.buy("Market")
    assert t.p1.discard == "Market"
    t = bed(hand="Talisman", coins=4)
    t.play("Talisman")
    t.buy("Estate")
    assert t.p1.discard == "Estate"


def test_the_copy_comes_first() -> None:
    """The copy is gained when you buy, before you gain the bought card itself; only the latter counts as bought."""
    t = bed(hand="Talisman, Hoard", coins=2)
    t.play("Talisman")
    t.buy("Silver")
    assert t.game.gained_cards(0, bought=True) == t.game.gained_cards(0)[1:]


def test_only_when_bought() -> None:
    """A card that you gain in another way is not copied."""
    t = bed(hand="Talisman")
    t.play("Talisman")
    t.gain("Silver")
    assert t.p1.discard == "Silver"


def test_the_cost_when_bought_counts() -> None:
    """What counts is the cost when you bought the card: a cost reduced to $4 by then is enough."""
    t = bed(hand="Talisman, Quarry", kingdom="Goons", coins=3)
    t.play("Talisman")
    t.play("Quarry")
    t.buy("Goons")
    assert t.p1.discard == "2 Goons"


def test_each_of_several() -> None:
    """Each Talisman in play copies the card once."""
    t = bed(hand="2 Talisman", coins=2)
    t.play("Talisman")
    t.play("Talisman")
    t.buy("Silver")
    assert t.p1.discard == "3 Silver"


def test_the_last_card_of_a_pile() -> None:
    """If there is no other copy left you gain only the one card."""
    t = bed(hand="Talisman", coins=2, text="pile Silver: 1")
    t.play("Talisman")
    t.buy("Silver")
    assert t.p1.discard == "Silver"


def test_played_during_the_purchase() -> None:
    """A Talisman that you play while you buy a card (by something you gain then) copies that card too."""
    t = bed(hand="Talisman, Talisman, Sheepdog", kingdom="Militia", landscapes="Way of the Mouse", coins=3,
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.play("Talisman")
    t.buy(
        "Militia", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Talisman"),
        ("order", "Smithy, Village, Moat"),
    )  # fmt: skip
    assert t.p1.discard == "3 Militia"


def test_a_cost_that_changes_meanwhile() -> None:
    """A cost that changes after the purchase, while you resolve something else, does not matter to it."""
    t = bed(hand="2 Talisman, Quarry, Sheepdog", kingdom="Market", landscapes="Way of the Mouse", coins=5, buys=2,
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.play("Talisman")
    t.buy("Market", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Quarry, Talisman"),
          ("order", "Smithy, Village, Moat"))  # fmt: skip
    assert t.cost("Market") == 3
    assert t.p1.discard == "Market"
