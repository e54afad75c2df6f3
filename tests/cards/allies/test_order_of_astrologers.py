"""Order of Astrologers goes wrong with cards that remain on the deck, and with Favors that come too late."""

from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed

CARD = "Order of Astrologers"


def test_cards_on_top() -> None:
    """When you shuffle you may spend Favors; for each you pick a card that goes on top, in any order you wish."""
    t = bed(hand="Smithy", discard="9 Copper, Gold, Silver, Curse", landscapes="Order of Astrologers", favors=3)
    t.play("Smithy", ("spend", "yes"), ("place", "Silver, Gold"))
    assert "Silver" in t.p1.hand
    assert "Gold" in t.p1.hand
    assert t.p1.favors == 1


def test_in_the_order_you_wish() -> None:
    """The first card you pick is the top one."""
    t = bed(hand="Old Map", discard="9 Copper, Gold, Silver", landscapes="Order of Astrologers", favors=2)
    t.play("Old Map", ("spend", "yes"), ("place", "Silver, Gold"), ("may", "no"))
    assert t.p1.discard == "Silver"
    assert t.p1.hand == "Gold"


def test_not_without_a_favor() -> None:
    """Without a Favor, or if you spend none, you do not look at the cards."""
    t = bed(hand="Smithy", discard="9 Copper", landscapes="Order of Astrologers", favors=1)
    t.play("Smithy", ("spend", "no"))
    assert t.p1.favors == 1
    t = bed(hand="Smithy", discard="9 Copper", landscapes="Order of Astrologers")
    t.play("Smithy")
    assert t.asked == []


def test_looking_costs_a_favor() -> None:
    """You spend the first Favor before you look through the cards, even if you then pick none."""
    t = bed(hand="Smithy", discard="9 Copper", landscapes="Order of Astrologers", favors=2)
    t.play("Smithy", ("spend", "yes"), ("place", ""))
    assert t.p1.favors == 1


def test_under_what_is_left_of_the_deck() -> None:
    """Cards that were still on your deck stay on top of those you pick."""
    t = bed(hand="Smithy", deck="2 Estate", discard="9 Copper, Gold", landscapes="Order of Astrologers", favors=1)
    t.play("Smithy", ("spend", "yes"), ("place", "Gold"))
    assert t.p1.hand == "2 Estate, Gold"


def test_not_at_set_up() -> None:
    """The shuffling before the first turn is no occasion for it."""
    bed()
    game = Setup(Kingdom(["Underling"], ["Order of Astrologers"]), 2).new_game(1, [Agent() for _ in range(2)])
    turns.advance(game)
    turns.advance(game)
    assert [player.favors for player in game.players] == [1, 1]


def test_liaison_favors_come_too_late() -> None:
    """If an Underling makes you shuffle you do not have its Favor yet."""
    t = bed(hand="Underling", discard="9 Copper", landscapes="Order of Astrologers")
    t.play("Underling")
    assert t.asked == []
    assert t.p1.favors == 1
