"""Clerk goes wrong by using up an Action at the start of the turn, and by hitting small hands."""

from tests.bed import bed

CARD = "Clerk"


def test_hits_hands_of_five_or_more() -> None:
    """Each other player with 5 or more cards in hand puts one of them onto their deck."""
    t = bed(hand="Clerk", p2="4 Copper, Gold", p3="4 Copper")
    t.play("Clerk", ("p2", "topdeck", "Gold"))
    assert t.p1.coins == 2
    assert t.p2.deck == "Gold"
    assert t.p3.hand == "4 Copper"


def test_free_at_the_start_of_your_turn() -> None:
    """At the start of your turn you may play it from your hand; that uses up no Action."""
    t = bed(p2="Clerk, Village")
    t.end_turn(("p2", "resolve", "Clerk"))
    assert t.p2.in_play == "Clerk"
    assert t.p2.coins == 2
    assert t.p2.actions == 1


def test_several_before_and_after_other_abilities() -> None:
    """You may play several, each before or after other start-of-turn abilities, or none."""
    t = bed(hand="Enchantress", deck="2 Clerk, 5 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Clerk"), ("p1", "resolve", "Enchantress"), ("p1", "resolve", "Clerk"))
    assert t.p1.coins == 4
    assert t.p1.actions == 1
    assert len(t.p1.hand) == 5


def test_one_that_comes_in_the_meantime() -> None:
    """A Clerk that comes to your hand at the start of your turn may still be played then."""
    t = bed(hand="Enchantress", deck="5 Copper, Clerk, Estate")
    t.play("Enchantress")
    t.end_turn()
    assert t.p1.hand == "5 Copper"
    t.end_turn(("p1", "resolve", "Clerk"))
    assert t.p1.in_play == "Enchantress, Clerk"


def test_only_on_your_own_turn() -> None:
    """It reacts to the start of your own turn only."""
    t = bed(hand="Village", p2="Copper", deck="5 Clerk")
    t.end_turn()
    assert t.p1.hand == "5 Clerk"
    assert t.p1.in_play == ""


def test_drawn_by_another_start_of_turn_ability() -> None:
    """A Clerk that Hireling draws at the start of your turn may be played at once."""
    t = bed(hand="Hireling", deck="5 Copper, Clerk, 5 Copper", p2_deck="9 Estate")
    t.play("Hireling")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Clerk"))
    assert t.p2.hand == "4 Estate"
    assert t.p1.coins == 2
    assert t.p1.actions == 1


def test_gained_to_the_hand() -> None:
    """One that Cobbler gains to your hand at the start of your turn may be played then, too."""
    t = bed(hand="Cobbler", deck="9 Copper", kingdom="Clerk", text="turn: p1 night")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Clerk"), ("p1", "resolve", "Clerk"))
    assert t.p1.in_play == "Cobbler, Clerk"
    assert t.p1.coins == 2


def test_one_card_and_moat() -> None:
    """One card goes back, no more, and must; who shows a Moat keeps the hand."""
    t = bed(hand="Clerk", p2="4 Copper, Estate", p3="Moat, 4 Copper")
    t.play("Clerk", ("p3", "resolve", "Moat"), ("p2", "topdeck", "Estate"))
    assert "(1 to 1 of" in t.asked[1]
    assert (t.p2.deck, t.p3.hand) == ("Estate", "Moat, 4 Copper")
