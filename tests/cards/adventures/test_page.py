"""Page goes wrong when she is exchanged at the wrong moment, or for a card that is not there."""

from tests.bed import bed

CARD = "Page"


def test_gives_a_card_and_an_action() -> None:
    """+1 Card and +1 Action."""
    t = bed(hand="Page", deck="Gold, Silver")
    t.play("Page")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1


def test_exchanged_for_a_treasure_hunter() -> None:
    """When you discard her from play you may return her to her pile and take a Treasure Hunter to your discard pile."""
    t = bed(hand="Page", deck="9 Copper")
    t.play("Page")
    t.clean_up(("resolve", "Page"))
    assert t.p1.discard == "Copper, Treasure Hunter"
    assert t.left("Page") == 10
    assert t.left("Treasure Hunter") == 4


def test_may_be_kept() -> None:
    """You need not exchange her."""
    t = bed(hand="Page", deck="9 Copper")
    t.play("Page")
    t.clean_up(("resolve", ""))
    assert t.p1.discard == "Copper, Page"


def test_returning_can_refill_an_empty_pile() -> None:
    """A Page you return lies on her pile again: a pile that was empty no longer is."""
    t = bed(hand="Page", deck="9 Copper", text="pile Page: 0")
    assert t.game.empty_supply_piles() == 1
    t.play("Page")
    t.clean_up(("resolve", "Page"))
    assert t.game.empty_supply_piles() == 0


def test_brings_her_line_with_her() -> None:
    """A game with Page has piles of five Treasure Hunters, Warriors, Heroes and Champions outside the Supply."""
    t = bed(kingdom="Page", coins=20)
    for name in ("Treasure Hunter", "Warrior", "Hero", "Champion"):
        assert t.left(name) == 5
        assert not t.on_offer(name)
    assert t.left("Page") == 10


def test_not_when_discarded_from_the_hand() -> None:
    """Only discarding her from play lets you exchange her, not discarding her from your hand."""
    t = bed(hand="Page")
    t.discard("Page")
    assert t.p1.discard == "Page"


def test_no_treasure_hunter_left() -> None:
    """Without a Treasure Hunter left she stays a Page."""
    t = bed(hand="Page", deck="9 Copper", text="pile Treasure Hunter: 0")
    t.play("Page")
    t.clean_up()
    assert "Page" in t.p1.discard


def test_without_a_pile_to_return_to() -> None:
    """A Page from the Black Market deck has no pile to return to: she cannot be exchanged."""
    offers = "Page, Moat, Smithy"
    t = bed(hand="Black Market", deck="9 Copper", coins=2, text=f"extra Black Market: {offers}\noffers: {offers}")
    t.play("Black Market", ("buy", "Page"), ("order", "Moat, Smithy"))
    t.p1.player.to_hand(t.p1.player.discards)
    t.game.players[0].actions = 1
    t.play("Page")
    assert t.left("Treasure Hunter") == 5
    t.clean_up()
    assert "Page" in t.p1.discard
