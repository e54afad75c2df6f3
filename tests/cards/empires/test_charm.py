"""Charm goes wrong in which gain it waits for, and in what "the same cost" and "differently named" mean."""

from tests.bed import bed

CARD = "Charm"


def test_a_buy_and_coins() -> None:
    """You choose one: +1 Buy and +$2; or what follows."""
    t = bed(hand="Charm")
    t.play("Charm", ("option", "+1 Buy and +$2"))
    assert (t.p1.buys, t.p1.coins) == (2, 2)


def test_another_card_of_the_same_cost() -> None:
    """The next time you gain a card this turn you may also gain a card of another name with exactly the same cost."""
    t = bed(hand="Charm", coins=3, kingdom="Village, Smithy, Page", text="turn: p1 buy")
    t.play("Charm", ("option", "gain another card"))
    t.buy("Silver", ("gain", "Village"))
    assert t.p1.discard == "Silver, Village"
    assert "(0 to 1 of: Village)" in t.asked[-1]
    t.gain("Silver")
    assert t.p1.discard == "2 Silver, Village"


def test_debt_is_a_part_of_the_cost() -> None:
    """Potions and Debt in the cost must be the same too."""
    t = bed(hand="Charm", kingdom="Smithy, Engineer, Overlord, City Quarter")
    t.play("Charm", ("option", "gain another card"))
    t.gain("Overlord", ("gain", "City Quarter"))
    assert t.p1.discard == "Overlord, City Quarter"


def test_several() -> None:
    """Several Charms all wait for the same gain; the cards they give may have the same name as each other."""
    t = bed(hand="2 Charm", kingdom="Village")
    t.play("Charm", ("option", "gain another card"))
    t.play("Charm", ("option", "gain another card"))
    t.gain("Silver", ("gain", "Village"), ("gain", "Village"))
    assert t.p1.discard == "Silver, 2 Village"


def test_this_turn_only() -> None:
    """It does not wait for another turn, and you need not gain anything."""
    t = bed(hand="Charm", deck="9 Copper", kingdom="Village")
    t.play("Charm", ("option", "gain another card"))
    t.end_turn()
    t.gain("Silver", seat=0)
    assert "Village" not in t.p1.discard
    t = bed(hand="Charm", kingdom="Village")
    t.play("Charm", ("option", "gain another card"))
    t.gain("Silver", ("gain", ""))
    assert t.p1.discard == "Silver"


def test_the_cost_at_that_moment() -> None:
    """What the cards cost at that moment counts."""
    t = bed(hand="Charm, Bridge Troll", kingdom="Page")
    t.play("Charm", ("option", "gain another card"))
    t.play("Bridge Troll")
    t.gain("Curse", ("gain", "Copper"))
    assert t.p1.discard == "Curse, Copper"


def test_first_printing_when_bought() -> None:
    """Before 2022: the other card comes with the next card you buy, before it; cards gained otherwise do not use it up."""
    t = bed(hand="Charm", kingdom="Village", coins=3, ruleset="first printing")
    t.play("Charm", ("option", "gain another card"))
    t.gain("Silver")
    assert t.p1.discard == "Silver"
    t.buy("Silver", ("gain", "Village"))
    assert str(t.p1.discard) == "Silver, Village, Silver"


def test_first_printing_split_pile() -> None:
    """Before 2022: the bought card still lies on its pile, so what is under it cannot be the other card."""
    t = bed(hand="Charm", kingdom="Knights", coins=5, ruleset="first printing")
    t.play("Charm", ("option", "gain another card"))
    pile = t.game.first_pile + t.game.pile_named("Knights")
    martin = next(card for card in t.game.cards_in(pile) if t.game.name(card) == "Sir Martin")
    t.game.put_at(martin & 4095, pile, 5)
    t.buy(t.top("Knights"), ("gain", ""))
    assert "of: Duchy, Charm)" in t.asked[-1]


def test_first_printing_played_while_buying() -> None:
    """Before 2022: played as you gain another card in the middle of buying, it waits for the next card that you buy."""
    t = bed(hand="Haggler, Mining Road", kingdom="Charm, Mining Road, Village", actions=2, coins=5, ruleset="first printing")
    t.play("Haggler")
    t.play("Mining Road")
    t.buy("Gold", ("gain", "Charm"), ("resolve", "Mining Road"), ("option", "gain another card"))
    assert t.p1.discard == "Gold"
    t.game.players[0].coins = 3
    t.game.players[0].buys = 1
    t.buy("Silver", ("resolve", "Charm"), ("gain", "Village"), ("gain", "Copper"))
    assert t.p1.discard == "Gold, Village, Copper, Silver"


def test_follows_a_cost_that_changes_with_the_gain() -> None:
    """If a card's cost changes right after you gain it, as Fisherman's does, Charm follows the new cost."""
    t = bed(hand="Charm", kingdom="Fisherman, Market, Cellar")
    t.play("Charm", ("option", "gain another card"))
    t.gain("Fisherman", ("gain", "Market"))
    assert "Cellar" not in t.asked[-1]
    assert t.p1.discard == "Fisherman, Market"
