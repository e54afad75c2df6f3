"""Market Square goes wrong when it is triggered once at most, or by cards that are not yours."""

from tests.bed import bed

CARD = "Market Square"


def test_play() -> None:
    """+1 Card, +1 Action, +1 Buy."""
    t = bed(hand="Market Square", deck="Copper, Gold")
    t.play("Market Square")
    assert t.p1.hand == "Copper"
    assert (t.p1.actions, t.p1.buys) == (1, 2)


def test_discard_for_a_gold() -> None:
    """When one of your cards is trashed, you may discard this from your hand to gain a Gold."""
    t = bed(hand="Market Square, Copper")
    t.trash("Copper", ("resolve", "Market Square"))
    assert t.p1.discard == "Market Square, Gold"
    t = bed(hand="Market Square, Copper")
    t.trash("Copper", ("resolve", ""))
    assert t.p1.hand == "Market Square"


def test_on_another_players_turn() -> None:
    """Your card may be trashed on another player's turn."""
    t = bed(hand="Dame Molly", p2="Market Square", p2_deck="Silver, Estate")
    t.play("Dame Molly", ("p2", "resolve", "Market Square"))
    assert t.p2.discard == "Market Square, Gold, Estate"


def test_not_for_the_cards_of_others() -> None:
    """A card of another player does not trigger yours."""
    t = bed(hand="Dame Molly, Market Square", p2_deck="Silver, Estate")
    t.play("Dame Molly")
    assert t.p1.hand == "Market Square"


def test_several_for_one_card() -> None:
    """You may discard several of them for the same trashed card."""
    t = bed(hand="2 Market Square, Copper")
    t.trash("Copper", ("resolve", "Market Square"), ("resolve", "Market Square"))
    assert t.p1.discard == "2 Market Square, 2 Gold"


def test_without_any_gold_left() -> None:
    """You may discard it even if there is no Gold left."""
    t = bed(hand="Market Square, Copper", text="pile Gold: 0")
    t.trash("Copper", ("resolve", "Market Square"))
    assert t.p1.discard == "Market Square"


def test_drawn_by_the_trashed_card() -> None:
    """If what happens on trashing draws a Market Square, you may still discard it for that card."""
    t = bed(hand="Overgrown Estate", deck="Market Square")
    t.trash("Overgrown Estate", ("resolve", "Market Square"))
    assert t.p1.discard == "Market Square, Gold"


def test_same_one_twice() -> None:
    """The same one can even be discarded twice, if it was drawn again in between."""
    t = bed(hand="Cultist, Market Square")
    t.trash("Cultist", ("resolve", "Market Square"), ("resolve", "Market Square"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Market Square, Gold"


def test_not_for_a_card_of_the_supply() -> None:
    """A card trashed from the Supply is not yours and does not trigger it."""
    t = bed(hand="Market Square", kingdom="Smithy")
    t.game.players[0].trash([t.game.top_named("Smithy")])
    assert t.trashed == "Smithy"
    assert t.p1.hand == "Market Square"


def test_nothing_trashed() -> None:
    """If you should trash a card but cannot, nothing is trashed, and it cannot be discarded."""
    t = bed(hand="Market Square, Moneylender")
    t.play("Moneylender")
    assert t.p1.hand == "Market Square"
