"""Chapter III, moving cards from the deck: when one shuffles, what goes where, and what is left out."""

from tests.bed import bed


def test_shuffle_only_when_cards_are_needed() -> None:
    """An empty deck is not a reason to shuffle: you shuffle when you need a card."""
    t = bed(hand="Smithy", deck="3 Copper", discard="Gold")
    t.play("Smithy")
    assert t.p1.deck == "-"
    assert t.p1.discard == "Gold"
    t.draw(1)
    assert t.p1.hand == "3 Copper, Gold"
    assert t.p1.discard == ""


def test_shuffled_cards_go_under_the_deck() -> None:
    """With too few cards in the deck the discard pile is shuffled under it: you draw the cards that were left first."""
    t = bed(hand="Smithy", deck="2 Estate", discard="6 Copper")
    t.play("Smithy")
    assert t.p1.hand == "2 Estate, Copper"
    assert t.p1.deck == "5 Copper"
    assert t.p1.discard == ""


def test_remaining_cards_are_not_shuffled() -> None:
    """The cards left in the deck keep their places on top when you look at more than there are."""
    t = bed(hand="Sentry", deck="Curse, Gold", discard="8 Copper")
    t.play("Sentry", ("trash", ""), ("discard", ""), ("topdeck", "Gold, Copper"))
    assert t.p1.hand == "Curse"
    assert t.p1.deck == "Gold, 8 Copper"


def test_drawing_fewer() -> None:
    """If there are not enough cards even then, you draw what there is."""
    t = bed(hand="Smithy", deck="Gold", discard="Silver")
    t.play("Smithy")
    assert t.p1.hand == "Gold, Silver"
    t = bed(hand="Smithy")
    t.play("Smithy")
    assert t.p1.hand == ""


def test_clean_up_draw_shuffles_what_was_discarded() -> None:
    """If the new hand needs a shuffle, the cards just discarded in Clean-up are shuffled in."""
    t = bed(hand="3 Copper", deck="2 Estate")
    t.clean_up()
    assert t.p1.hand == "3 Copper, 2 Estate"


def test_short_hand() -> None:
    """With fewer than 5 cards altogether your hand has fewer than 5 cards."""
    t = bed(hand="3 Copper")
    t.clean_up()
    assert t.p1.hand == "3 Copper"


def test_cards_in_play_are_not_shuffled() -> None:
    """Cards in play stay there until Clean-up; a shuffle during the turn leaves them out."""
    t = bed(hand="Village, Smithy", deck="Copper", discard="Gold", actions=1)
    t.play("Village")
    t.play("Smithy")
    assert t.p1.in_play == "Village, Smithy"
    assert t.p1.hand == "Copper, Gold"


def test_revealed_cards_are_not_shuffled_in() -> None:
    """Cards that are revealed or looked at lie aside: a shuffle in the middle leaves them out."""
    t = bed(hand="Bandit", p2_deck="Estate", p2_discard="Copper")
    t.play("Bandit")
    assert t.p2.discard == "Estate, Copper"
    t = bed(hand="Adventurer", deck="Estate, Curse", discard="Silver")
    t.play("Adventurer")
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Estate, Curse"


def test_put_onto_an_empty_deck() -> None:
    """A card put onto an empty deck is its only card; that is no reason to shuffle."""
    t = bed(hand="Artisan", discard="5 Copper")
    t.play("Artisan", ("gain", "Silver"))
    assert t.p1.deck == "Silver"
    assert t.p1.discard == "5 Copper"


def test_discarding_all_at_once() -> None:
    """Cards discarded together are chosen together."""
    t = bed(hand="Militia", p2="Copper, Estate, Silver, Gold, Duchy")
    t.play("Militia", ("p2", "discard", "Estate, Duchy"))
    assert t.asked == ["p2 is asked 'discard' (2 to 2 of: Copper, Estate, Silver, Gold, Duchy) by Militia"]


def test_forced_choices_are_not_asked() -> None:
    """Where only one thing can be done nobody is asked."""
    t = bed(hand="Militia", p2="5 Copper")
    t.play("Militia")
    assert t.p2.hand == "3 Copper"
    assert t.asked == []


def test_gained_cards_go_to_the_discard_pile() -> None:
    """A gained card goes to the discard pile, or where the gaining ability says: the hand or the deck."""
    t = bed(hand="Workshop, Mine, Bureaucrat, Copper", actions=3)
    t.play("Workshop", ("gain", "Estate"))
    t.play("Mine", ("trash", "Copper"), ("gain", "Silver"))
    t.play("Bureaucrat")
    assert t.p1.discard == "Estate"
    assert t.p1.hand == "Silver"
    assert t.p1.deck == "Silver"
