"""Recruiter goes wrong when it counts a cost before the card is trashed, or anything in a cost but coins."""

from tests.bed import bed

CARD = "Recruiter"


def test_a_villager_for_each_coin() -> None:
    """+2 Cards; then trash a card from your hand for +1 Villager for each $1 it costs. You must."""
    t = bed(hand="Recruiter, Silver", deck="2 Copper")
    t.play("Recruiter", ("trash", "Silver"))
    assert t.p1.hand == "2 Copper"
    assert t.p1.villagers == 3


def test_a_card_without_cost() -> None:
    """A card that costs $0 gives none."""
    t = bed(hand="Recruiter", deck="2 Copper")
    t.play("Recruiter")
    assert t.trashed == "Copper"
    assert t.p1.villagers == 0


def test_reduced_costs() -> None:
    """If cards cost less, there are fewer Villagers."""
    t = bed(hand="Bridge, Recruiter, Gold", deck="2 Copper", actions=2)
    t.play("Bridge")
    t.play("Recruiter", ("trash", "Gold"))
    assert t.p1.villagers == 5


def test_only_coins_count() -> None:
    """A Potion or debt in its cost gives none."""
    t = bed(hand="Recruiter, Familiar", deck="2 Copper")
    t.play("Recruiter", ("trash", "Familiar"))
    assert t.p1.villagers == 3
    t = bed(hand="Recruiter, Engineer", deck="2 Copper")
    t.play("Recruiter", ("trash", "Engineer"))
    assert t.p1.villagers == 0


def test_the_cost_is_checked_after_trashing() -> None:
    """First you trash the card, with what that triggers; the cost it has then counts."""
    t = bed(hand="Recruiter, Squire", deck="2 Copper", kingdom="Militia")
    t.play("Recruiter", ("trash", "Squire"))
    assert t.p1.discard == "Militia"
    assert t.p1.villagers == 2
