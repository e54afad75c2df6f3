"""Poacher goes wrong when it counts piles outside the Supply, or counts before they are empty."""

from tests.bed import bed

CARD = "Poacher"


def test_no_empty_pile() -> None:
    """+1 Card, +1 Action, +$1; with no empty Supply pile you discard nothing."""
    t = bed(hand="Poacher, Copper", deck="Gold")
    t.play("Poacher")
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.actions == 1
    assert t.p1.coins == 1


def test_one_card_for_each_empty_pile() -> None:
    """You discard one card for each empty Supply pile, any of them: Curses, Kingdom piles, Poacher itself."""
    t = bed(hand="Poacher, Copper, Estate", deck="Gold", text="pile Curse: 0\npile Poacher: 0")
    t.play("Poacher", ("discard", "Copper, Estate"))
    assert t.p1.hand == "Gold"
    assert "(2 to 2 of" in t.asked[0]


def test_draws_first() -> None:
    """You draw before you discard: the drawn card may be the one."""
    t = bed(hand="Poacher, Copper", deck="Estate", text="pile Curse: 0")
    t.play("Poacher", ("discard", "Estate"))
    assert t.p1.hand == "Copper"


def test_discards_even_if_nothing_was_drawn() -> None:
    """You discard also if there was no card to draw."""
    t = bed(hand="Poacher, Copper", text="pile Curse: 0")
    t.play("Poacher")
    assert t.p1.discard == "Copper"


def test_too_few_cards() -> None:
    """With too few cards in hand you discard what you have."""
    t = bed(hand="Poacher", deck="Gold", text="pile Curse: 0\npile Duchy: 0")
    t.play("Poacher")
    assert t.p1.hand == ""
    assert t.p1.discard == "Gold"


def test_counted_each_time() -> None:
    """Empty piles are counted each time a Poacher is played."""
    t = bed(hand="2 Poacher, Copper", deck="2 Copper", text="pile Curse: 1")
    t.play("Poacher")
    assert t.p1.discard == ""
    t.gain("Curse", seat=1)
    t.play("Poacher")
    assert t.p1.discard == "Copper"


def test_only_supply_piles() -> None:
    """Empty piles outside the Supply do not count."""
    t = bed(hand="Poacher, Copper", deck="Gold", kingdom="Urchin", text="pile Mercenary: 0")
    t.play("Poacher")
    assert t.p1.hand == "Copper, Gold"


def test_pile_that_is_no_longer_empty() -> None:
    """A pile that was empty does not count once a card has been returned to it."""
    t = bed(hand="Poacher, Copper", deck="Gold", kingdom="Village", text="pile Village: 0\np1 play: Village")
    t.p1.player.return_to_pile(t.card("Village", 0, "play"))
    t.play("Poacher")
    assert t.p1.hand == "Copper, Gold"


def test_draws_one_card() -> None:
    t = bed(hand="Poacher", deck="2 Copper")
    t.play("Poacher")
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Copper", 1, 1)
