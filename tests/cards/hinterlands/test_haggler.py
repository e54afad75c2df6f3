"""Haggler goes wrong with cards that are gained without being bought, and when the cost has changed meanwhile."""

from tests.bed import bed

CARD = "Haggler"


def test_play() -> None:
    """+$2. This turn, when you gain a card that you bought, gain a cheaper non-Victory card."""
    t = bed(hand="Haggler", kingdom="Smithy, Tunnel", coins=4)
    t.play("Haggler")
    assert t.p1.coins == 6
    t.buy("Smithy", ("gain", "Silver"))
    assert t.p1.discard == "Smithy, Silver"
    assert not any("Tunnel" in asked or "Estate" in asked for asked in t.asked)


def test_must_gain() -> None:
    """You must gain a card if there is one, even a Curse."""
    t = bed(hand="Haggler")
    t.play("Haggler")
    t.buy("Estate", ("gain", "Curse"))
    assert t.p1.discard == "Estate, Curse"


def test_nothing_cheaper() -> None:
    """If nothing is cheaper, you gain nothing."""
    t = bed(hand="Haggler")
    t.play("Haggler")
    t.buy("Copper")
    assert t.p1.discard == "Copper"


def test_only_bought_cards() -> None:
    """A card gained without being bought brings none: so the cheaper card brings no other."""
    t = bed(hand="Haggler")
    t.play("Haggler")
    t.gain("Gold")
    assert t.p1.discard == "Gold"


def test_cumulative() -> None:
    """Played twice, it brings two cards, both cheaper than the bought one."""
    t = bed(hand="Throne Room, Haggler", coins=4)
    t.play("Throne Room", ("play card", "Haggler"))
    t.buy("Gold", ("gain", "Silver"), ("gain", "Silver"))
    assert t.p1.discard == "Gold, 2 Silver"


def test_only_afterwards() -> None:
    """Only cards gained after it was played count, and only this turn."""
    t = bed(hand="Haggler", coins=9, buys=2)
    t.buy("Silver")
    assert t.p1.discard == "Silver"
    t = bed(hand="Haggler", deck="9 Gold")
    t.play("Haggler")
    t.end_turn()
    t.end_turn()
    t.game.players[0].coins = 3
    t.buy("Silver")
    assert t.p1.discard == "Haggler, Silver"


def test_does_not_need_to_stay_in_play() -> None:
    """It works whether or not it stays in play."""
    t = bed(hand="Procession, Haggler", coins=2)
    t.play("Procession", ("play card", "Haggler"))
    t.buy("Gold", ("gain", "Silver"), ("gain", "Silver"))
    assert t.trashed == "Haggler"
    assert t.p1.discard == "Gold, 2 Silver"


def test_exchanged_card() -> None:
    """It goes by the card you gained, even if you have exchanged it by then."""
    t = bed(hand="Haggler, Trader", coins=4)
    t.play("Haggler")
    t.buy("Gold", ("resolve", "Trader"), ("gain", "Silver"), ("resolve", ""))
    assert t.p1.discard == "2 Silver"


def test_not_gained() -> None:
    """If you did not gain the card that you bought, you gain no cheaper card either."""
    t = bed(hand="Possession", p2="Haggler", kingdom="Smithy")
    t.play("Possession")
    t.end_turn()
    t.play("Haggler")
    t.game.players[1].coins = 6
    t.buy("Gold")
    assert "Gold" in t.p1.discard
    assert t.p2.discard == ""
    assert t.left("Silver") == 40


def test_mixed_pile() -> None:
    """When the top card of a mixed pile is bought, the next one is on top and can be gained if it is cheaper."""
    others = "Dame Anna, Dame Josephine, Dame Molly, Dame Natalie, Dame Sylvia, Sir Bailey, Sir Destry, Sir Michael"
    t = bed(hand="Haggler", kingdom="Knights", coins=4, text=f"trash: {others}")
    t.play("Haggler")
    if t.top("Knights") == "Sir Vander":
        t.buy("Sir Vander", ("gain", "Sir Martin"))
        assert t.p1.discard == "Sir Vander, Sir Martin"
    else:
        t.buy("Sir Martin", ("gain", "Silver"))
        assert t.p1.discard == "Sir Martin, Silver"


def test_cost_changed_by_the_gain() -> None:
    """A card that costs less once you have gained it (Destrier) counts with its new cost."""
    t = bed(hand="Haggler", kingdom="Destrier, Market, Smithy", coins=4)
    t.play("Haggler")
    t.buy("Destrier", ("gain", "Smithy"))
    assert t.p1.discard == "Destrier, Smithy"
    assert not any("Market" in asked for asked in t.asked)


def test_first_printing_before_the_bought_card() -> None:
    """Before 2022: while it is in play, when you buy a card you first gain a cheaper one, then the card you bought."""
    t = bed(hand="Haggler", coins=1, ruleset="first printing")
    t.play("Haggler")
    t.buy("Silver", ("gain", "Copper"))
    assert str(t.p1.discard) == "Copper, Silver"


def test_first_printing_each_in_play() -> None:
    """Before 2022: each Haggler in play gives a card, but one that was played twice only one, and one that left play none."""
    t = bed(hand="Throne Room, 2 Haggler", coins=2, buys=3, actions=2, ruleset="first printing")
    t.play("Throne Room")
    t.play("Haggler")
    t.buy("Silver", ("gain", "Copper"), ("gain", "Copper"))
    assert t.p1.discard == "2 Copper, Silver"
    t.p1.player.trash([t.card("Haggler", zone="play")])
    t.buy("Silver", ("gain", "Copper"))


def test_first_printing_bought_before() -> None:
    """Before 2022: it is enough that it is in play when you buy; a card that you gain in another way gives nothing."""
    t = bed(hand="Haggler", coins=1, ruleset="first printing")
    t.play("Haggler")
    t.gain("Silver")
    assert t.p1.discard == "Silver"


def test_first_printing_split_pile() -> None:
    """Before 2022: the bought card still lies on its pile when you gain the other, so what is under it cannot be gained."""
    t = bed(hand="Haggler", kingdom="Knights", coins=3, ruleset="first printing")
    pile = t.game.first_pile + t.game.pile_named("Knights")
    martin = next(card for card in t.game.cards_in(pile) if t.game.name(card) == "Sir Martin")
    t.game.put_at(martin & 4095, pile, 1)
    t.play("Haggler")
    t.buy(t.top("Knights"), ("gain", "Silver"))
    assert "Sir Martin" not in t.asked[-1]
    assert t.top("Knights") == "Sir Martin"


def test_first_printing_played_while_buying() -> None:
    """Before 2022: if you play it while you gain another card as part of buying, it still adds a card for what you buy."""
    t = bed(hand="Haggler", kingdom="Haggler", landscapes="Innovation", coins=6, ruleset="first printing",
            text="p1 holds: Innovation")  # fmt: skip
    t.play("Haggler")
    t.buy("Gold", ("gain", "Haggler"), ("resolve", "Innovation"), ("gain", "Silver"))
    assert t.p1.in_play == "2 Haggler"
    assert t.p1.discard == "Silver, Gold"


def test_first_printing_changed_cost() -> None:
    """Before 2022: if the bought card has become cheaper by the time it is resolved, the other must be cheaper than that."""
    t = bed(hand="2 Haggler", kingdom="Destrier, Market, Smithy", actions=2, coins=2, ruleset="first printing")
    t.play("Haggler")
    t.play("Haggler")
    t.buy("Destrier", ("gain", "Market"), ("gain", "Smithy"))
    gains = [line for line in t.asked if "'gain'" in line]
    assert "Market" in gains[0]
    assert "Market" not in gains[1]


def test_first_printing_played() -> None:
    """Before 2022: played, it gives +$2 as now."""
    t = bed(hand="Haggler", ruleset="first printing")
    t.play("Haggler")
    assert t.p1.coins == 2


def test_cards_of_several_types() -> None:
    """A card of several types is a Victory card if one of them is: it cannot be the cheaper card."""
    t = bed(hand="Haggler", kingdom="Mill, Smithy", coins=3)
    t.play("Haggler")
    t.buy("Duchy", ("gain", "Smithy"))
    assert not any("Mill" in asked for asked in t.asked)
