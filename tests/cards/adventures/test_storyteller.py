"""Storyteller goes wrong in what is paid and drawn."""

from tests.bed import bed

CARD = "Storyteller"


def test_draws_for_all_your_coins() -> None:
    """+1 Action; you play up to 3 Treasures from your hand, get +1 Card, then pay all your $ for +1 Card each."""
    t = bed(hand="Storyteller, Silver, 2 Copper", deck="9 Estate", coins=1)
    t.play("Storyteller", ("play card", "Silver"), ("play card", "Copper"), ("play card", "Copper"))
    assert t.p1.coins == 0
    assert t.p1.hand == "6 Estate"
    assert t.p1.actions == 1


def test_three_at_most_or_none() -> None:
    """You play three Treasures at most, or fewer, or none."""
    t = bed(hand="Storyteller, 4 Copper", deck="9 Estate")
    t.play("Storyteller", ("play card", "Copper"), ("play card", "Copper"), ("play card", "Copper"))
    assert t.p1.hand == "Copper, 4 Estate"
    t = bed(hand="Storyteller, 4 Copper", deck="9 Estate")
    t.play("Storyteller", ("play card", ""))
    assert t.p1.hand == "4 Copper, Estate"


def test_potions_are_kept() -> None:
    """You pay $ only: a Potion you made is kept."""
    t = bed(hand="Storyteller, Potion", deck="9 Estate")
    t.play("Storyteller", ("play card", "Potion"))
    assert t.p1.potions == 1
    assert t.p1.hand == "Estate"


def test_coffers_may_be_spent_first() -> None:
    """You may spend Coffers while resolving it, to draw more."""
    t = bed(hand="Storyteller", deck="9 Estate", coffers=2)
    t.play("Storyteller", ("spend", 2))
    assert t.p1.hand == "3 Estate"


def test_first_printing_pays_its_own_coin() -> None:
    """Before 2022: it gives +$1 instead of +1 Card; that $1 is paid for a card like the rest."""
    t = bed(hand="Storyteller, Silver", deck="5 Estate", ruleset="first printing")
    t.play("Storyteller", ("play card", "Silver"))
    assert t.p1.hand == "3 Estate"
    assert t.p1.coins == 0
    t = bed(hand="Storyteller", deck="5 Estate", ruleset="first printing")
    t.game.players[0].minus_coin = True
    t.play("Storyteller")
    assert t.p1.hand == ""
