"""Split piles (CR IV): only the top card counts, but the pile is one pile."""

from freehold.rules.vocab import ACTION, COIN_TOKEN, VICTORY
from tests.bed import bed

PILE = "Patrician/Emporium"


def test_only_the_top_card_can_be_bought_or_gained() -> None:
    """You can buy, gain or choose only the card on top; those below come when all above are gone."""
    t = bed(kingdom=PILE, coins=20, buys=9)
    assert t.top(PILE) == "Patrician"
    assert not t.on_offer("Emporium")
    for _ in range(5):
        t.buy("Patrician")
    assert t.top(PILE) == "Emporium"
    t.buy("Emporium")
    assert t.p1.discard == "5 Patrician, Emporium"


def test_different_names_are_no_copies() -> None:
    """Cards with different names are not copies of each other, even from one pile; a copy must lie on top."""
    t = bed(kingdom=PILE, text="p1 tavern: Duplicate\np2 discard: 4 Patrician")
    t.gain("Patrician", ("resolve", "Duplicate"))
    assert t.p1.discard == "Patrician"


def test_a_returned_card_goes_on_top() -> None:
    """A card that is returned goes on top of its pile, whatever lies there."""
    t = bed(hand="Patrician", kingdom=PILE, text="p2 discard: 4 Patrician")
    assert t.top(PILE) == "Emporium"
    t.p1.player.return_to_pile(t.card("Patrician"))
    assert t.top(PILE) == "Patrician"


def test_empty_only_when_all_are_gone() -> None:
    """The pile counts as empty only when all its cards are gone."""
    t = bed(kingdom=PILE, text="p2 discard: 5 Patrician, 4 Emporium")
    assert t.game.empty_supply_piles() == 0
    t.gain("Emporium")
    assert t.game.empty_supply_piles() == 1


def test_type_and_cost_of_the_pile() -> None:
    """The type of the pile is that of its randomizer, whatever lies on top: Castles are a Victory pile."""
    t = bed(kingdom="Castles, Patrician/Emporium", text="p2 discard: Humble Castle, Crumbling Castle")
    assert t.top("Castles") == "Small Castle"
    assert not t.game.pile_is(t.game.pile_named("Castles"), ACTION)
    assert t.game.pile_is(t.game.pile_named("Castles"), VICTORY)
    assert t.game.pile_is(t.game.pile_named("Emporium"), ACTION)


def test_tokens_work_for_every_card_of_the_pile() -> None:
    """A token on the pile works for every card that belongs to it."""
    t = bed(hand="Patrician, Emporium", kingdom="Peasant", deck="9 Copper", actions=2)
    t.p1.player.token_at[COIN_TOKEN] = t.game.pile_named("Patrician")
    t.play("Patrician")
    assert t.p1.coins == 1
    t.play("Emporium")
    assert t.p1.coins == 3


def test_castles_for_two_and_for_more() -> None:
    """Castles lie sorted by cost, the cheapest on top: one of each with two players, all twelve with more."""
    t = bed(kingdom="Castles")
    assert t.left("Castles") == 8
    names = [t.game.name(card) for card in t.game.cards_in(t.game.pile_zone(t.game.pile_named("Castles")))]
    assert names[::-1] == ["Humble Castle", "Crumbling Castle", "Small Castle", "Haunted Castle", "Opulent Castle",
                           "Sprawling Castle", "Grand Castle", "King's Castle"]  # fmt: skip
    t = bed(kingdom="Castles", p3="")
    assert t.left("Castles") == 12
    names = [t.game.name(card) for card in t.game.cards_in(t.game.pile_zone(t.game.pile_named("Castles")))]
    assert [names.count(name) for name in dict.fromkeys(names[::-1])] == [2, 1, 2, 1, 2, 1, 1, 2]
