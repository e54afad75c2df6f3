"""Specialist goes wrong with cards that leave play, with Durations, and with what a copy is."""

from tests.bed import bed

CARD = "Specialist"


def test_play_again() -> None:
    """You may play an Action or Treasure from your hand; when that is done you may choose to play it again."""
    t = bed(hand="Specialist, Smithy", deck="9 Copper")
    t.play("Specialist", ("play card", "Smithy"), ("option", "play it again"))
    assert t.p1.hand == "6 Copper"
    assert t.p1.actions == 0


def test_gain_a_copy() -> None:
    """Or you choose to gain a copy of it."""
    t = bed(hand="Specialist, Smithy", deck="9 Copper", kingdom="Smithy")
    t.play("Specialist", ("play card", "Smithy"), ("option", "gain a copy"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.discard == "Smithy"


def test_treasures() -> None:
    """It may be a Treasure, though it is your Action phase."""
    t = bed(hand="Specialist, Gold, Estate")
    t.play("Specialist", ("play card", "Gold"), ("option", "play it again"))
    assert t.p1.coins == 6
    assert "Estate" not in t.asked[0]


def test_is_optional() -> None:
    """You need not play a card; then there is nothing to choose."""
    t = bed(hand="Specialist, Gold")
    t.play("Specialist", ("play card", ""))
    assert t.p1.hand == "Gold"


def test_choice_comes_after() -> None:
    """You choose only when the card is completely resolved the first time."""
    t = bed(hand="Specialist, Cellar, Estate", deck="Gold, Silver")
    t.play("Specialist", ("play card", "Cellar"), ("discard", "Estate"), ("option", "play it again"), ("discard", "Gold"))
    assert t.p1.hand == "Silver"


def test_card_that_left_play() -> None:
    """You can play it again even if it has left play; and gain a copy of it just as well."""
    t = bed(hand="Specialist, Mining Village", deck="2 Gold")
    t.play("Specialist", ("play card", "Mining Village"), ("trash", "yes"), ("option", "play it again"))
    assert t.p1.hand == "2 Gold"
    assert t.p1.coins == 2
    t = bed(hand="Specialist, Mining Village", deck="2 Gold", kingdom="Mining Village")
    t.play("Specialist", ("play card", "Mining Village"), ("trash", "yes"), ("option", "gain a copy"))
    assert t.p1.discard == "Mining Village"


def test_no_copy_to_gain() -> None:
    """You may choose to gain a copy although there is none in the Supply, or the card never was there: you gain nothing."""
    t = bed(hand="Specialist, Smithy", deck="3 Copper", kingdom="Smithy", text="pile Smithy: 0")
    t.play("Specialist", ("play card", "Smithy"), ("option", "gain a copy"))
    assert t.p1.discard == ""
    t = bed(hand="Specialist, Spoils", kingdom="Bandit Camp")
    t.play("Specialist", ("play card", "Spoils"), ("option", "gain a copy"))
    assert t.p1.discard == ""


def test_any_cost() -> None:
    """The copy may cost anything, a Potion or debt too."""
    t = bed(hand="Specialist, Familiar", deck="3 Copper", kingdom="Familiar")
    t.play("Specialist", ("play card", "Familiar"), ("option", "gain a copy"))
    assert t.p1.discard == "Familiar"


def test_not_on_top_of_its_pile() -> None:
    """A card of a mixed pile can be gained only if it lies on top."""
    t = bed(hand="Specialist, Archer", kingdom="Clashes")
    t.play("Specialist", ("play card", "Archer"), ("option", "gain a copy"))
    assert t.p1.discard == ""


def test_duration_played_twice() -> None:
    """With a Duration that it plays twice, Specialist stays in play."""
    t = bed(hand="Specialist, Wharf", deck="30 Copper")
    t.play("Specialist", ("play card", "Wharf"), ("option", "play it again"))
    t.end_turn()
    assert t.p1.in_play == "Specialist, Wharf"
    t.end_turn()
    assert len(t.p1.hand) == 9


def test_duration_played_once() -> None:
    """If the Duration was played only once, it is discarded."""
    t = bed(hand="Specialist, Wharf", deck="30 Copper", kingdom="Wharf")
    t.play("Specialist", ("play card", "Wharf"), ("option", "gain a copy"))
    t.end_turn()
    assert t.p1.in_play == "Wharf"


def test_treasure_that_plays_treasures() -> None:
    """A Treasure that plays others, such as Tiara, plays them in your Action phase too."""
    t = bed(hand="Specialist, Tiara, Gold")
    t.play("Specialist", ("play card", "Tiara"), ("play card", "Gold"), ("option", "play it again"))
    assert t.p1.coins == 6


def test_with_elder() -> None:
    """With Elder you may do both: play it again, then gain a copy."""
    t = bed(hand="Elder, Specialist, Smithy", deck="9 Copper", kingdom="Smithy")
    t.play("Elder", ("play card", "Specialist"), ("play card", "Smithy"), ("option", "gain a copy, play it again"))
    assert t.p1.hand == "6 Copper"
    assert t.p1.discard == "Smithy"


def test_in_the_buy_phase() -> None:
    """Played in your Buy phase after you have bought, it may still play a Treasure."""
    t = bed(hand="Gold", kingdom="Specialist", landscapes="City-state", coins=5, favors=2)
    t.buy("Specialist", ("resolve", "City-state"), ("play card", "Gold"), ("option", "play it again"))
    assert t.p1.coins == 6
