"""Secret Cave goes wrong with fewer than 3 cards in hand, and in how long it stays in play."""

from tests.bed import bed

CARD = "Secret Cave"


def test_three_cards_for_three_coins_next_turn() -> None:
    """+1 Card, +1 Action; you may discard 3 cards, to get +$3 at the start of your next turn."""
    t = bed(hand="Secret Cave, 2 Copper, Estate", deck="Curse, 12 Silver")
    t.play("Secret Cave", ("discard", "yes"), ("discard", "2 Copper, Estate"))
    assert (t.p1.actions, t.p1.coins) == (1, 0)
    assert t.p1.hand == "Curse"
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 3
    assert t.p1.in_play == "Secret Cave"
    t.end_turn()
    assert t.p1.in_play == ""


def test_nothing_discarded() -> None:
    """If you do not discard, it sets up nothing and is discarded this turn."""
    t = bed(hand="Secret Cave, 3 Copper", deck="12 Silver")
    t.play("Secret Cave", ("discard", "no"))
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.coins == 0


def test_fewer_than_three() -> None:
    """You may choose to discard with only 1 or 2 cards in hand: they are discarded, but you get nothing next turn."""
    t = bed(hand="Secret Cave, Estate", deck="Curse, 12 Silver")
    t.play("Secret Cave", ("discard", "yes"))
    assert t.p1.hand == ""
    assert t.p1.discard == "Estate, Curse"
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.coins == 0


def test_throne_room_and_one_discard() -> None:
    """Played twice with 3 cards discarded only once, it gives +$3 once; the Throne Room stays in play with it."""
    t = bed(hand="Throne Room, Secret Cave, 2 Copper", deck="20 Silver")
    t.play("Throne Room", ("play card", "Secret Cave"), ("discard", "yes"), ("discard", "no"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Secret Cave"
    t.end_turn()
    assert t.p1.coins == 3
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room_and_the_first_discard_left_out() -> None:
    """It is the same if you discard only at the second playing."""
    t = bed(hand="Throne Room, Secret Cave, Copper", deck="20 Silver")
    t.play("Throne Room", ("play card", "Secret Cave"), ("discard", "no"), ("discard", "yes"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Secret Cave"
    t.end_turn()
    assert t.p1.coins == 3


def test_magic_lamp() -> None:
    """In games with it each player starts with a Magic Lamp in place of a Copper, and there are 12 Wishes."""
    t = bed(kingdom="Secret Cave")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert (names.count("Magic Lamp"), names.count("Copper")) == (1, 6)
    assert t.left("Wish") == 12
