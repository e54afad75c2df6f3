"""Star Chart goes wrong when the picked card goes above cards that were left in the deck."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Star Chart"


def test_pick_the_top_card() -> None:
    """When you shuffle you may look at the cards, pick one, and put it on top of the shuffled cards."""
    t = bed(hand="Smithy", discard="Gold, 6 Copper", landscapes="Star Chart")
    own(t, "Star Chart")
    t.play("Smithy", ("place", "Gold"))
    assert t.p1.hand == "Gold, 2 Copper"


def test_under_the_cards_left_in_the_deck() -> None:
    """If cards are left in your deck, the picked card goes under them."""
    t = bed(hand="Moat", deck="Silver", discard="Gold, 6 Copper", landscapes="Star Chart")
    own(t, "Star Chart")
    t.play("Moat", ("place", "Gold"))
    assert t.p1.hand == "Silver, Gold"
    t = bed(hand="Market", deck="Silver, Estate", discard="Gold, 6 Copper", landscapes="Star Chart")
    own(t, "Star Chart")
    t.expect(("place", "Gold"))
    cards = t.game.players[0].look(3)
    assert [t.game.name(card) for card in cards] == ["Silver", "Estate", "Gold"]


def test_shuffling_the_deck_itself() -> None:
    """It also works when an ability makes you shuffle your deck."""
    t = bed(deck="6 Copper, Gold", landscapes="Star Chart")
    own(t, "Star Chart")
    t.expect(("place", "Gold"))
    t.game.players[0].shuffle_into_deck([])
    t.finish()
    assert t.p1.deck.startswith("Gold")


def test_optional() -> None:
    """You need not pick a card."""
    t = bed(hand="Smithy", discard="Gold, 2 Copper", landscapes="Star Chart")
    own(t, "Star Chart")
    t.play("Smithy", ("place", ""))
    assert t.p1.hand == "Gold, 2 Copper"


def test_options_do_not_tell_the_order() -> None:
    """Looking through the cards does not tell you in which order they were shuffled."""
    seen = set()
    for seed in range(4):
        t = bed(hand="Smithy", discard="Gold, Silver, Estate, Duchy, Province", landscapes="Star Chart",
                text=f"seed: {seed}")  # fmt: skip
        own(t, "Star Chart")
        t.play("Smithy", ("place", ""))
        seen.add(next(line for line in t.asked if "place" in line))
    assert len(seen) == 1
